import "server-only";
import { type Limit, limit } from "@/lib/rate-limit";

const minutes = 60;
const hours = 60 * minutes;
const signInMessage = "Too many sign-in attempts. Please wait before trying again.";
const resetMessage = "Too many reset attempts. Please wait before trying again.";

/** A network address is shared by a household or an office; an account belongs to one person. */
const authLimits = {
  signInByAccountAndAddress: { points: 10, seconds: 15 * minutes, message: signInMessage },
  signInByAddress: { points: 50, seconds: 15 * minutes, message: signInMessage },
  signUpByAddress: { points: 30, seconds: 1 * hours },
  accountExistsMailByEmail: { points: 3, seconds: 1 * hours },
  verifyByAddress: { points: 60, seconds: 1 * hours },
  resendByEmail: { points: 3, seconds: 1 * hours },
  resendByAddress: { points: 20, seconds: 1 * hours },
  forgotByEmail: { points: 3, seconds: 1 * hours, message: resetMessage },
  forgotByAddress: { points: 20, seconds: 1 * hours, message: resetMessage },
  checkResetByAddress: { points: 60, seconds: 1 * hours, message: resetMessage },
  resetByAddress: { points: 20, seconds: 1 * hours, message: resetMessage },
  confirmPasswordByUser: { points: 10, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>;

/** Counts one attempt. Throws `rate_limited` or `unavailable`. */
export function limitAuth(name: keyof typeof authLimits, ...key: (string | number)[]) {
  return limit(name, key.join("\n"), authLimits[name]);
}

/** Counts one attempt at the password of an account, from a network address. Throws like `limitAuth`. */
export async function limitSignIn(email: string, address: string) {
  await limitAuth("signInByAddress", address);
  await limitAuth("signInByAccountAndAddress", email, address);
}
