import "server-only";
import { type Limit, limit, uncountOne } from "@/lib/resilience/rate-limit";

const minutes = 60;
const hours = 60 * minutes;
const signInMessage =
  "Too many sign-in attempts. Please wait before trying again.";
const resetMessage =
  "Too many reset attempts. Please wait before trying again.";

/**
 * An IP address is shared by a household or an office, so its limits are higher
 * than those of one account.
 */
const authLimits = {
  signInByAccountAndIp: {
    points: 10,
    seconds: 15 * minutes,
    message: signInMessage,
  },
  signInByIp: { points: 50, seconds: 15 * minutes, message: signInMessage },
  signUpByIp: { points: 30, seconds: 1 * hours },
  checkInvitationByIp: { points: 60, seconds: 1 * hours },
  accountExistsMailByEmail: { points: 3, seconds: 1 * hours },
  verifyByIp: { points: 60, seconds: 1 * hours },
  resendByEmail: { points: 3, seconds: 1 * hours },
  resendByIp: { points: 20, seconds: 1 * hours },
  forgotByEmail: { points: 3, seconds: 1 * hours, message: resetMessage },
  forgotByIp: { points: 20, seconds: 1 * hours, message: resetMessage },
  checkResetByIp: { points: 60, seconds: 1 * hours, message: resetMessage },
  resetByIp: { points: 20, seconds: 1 * hours, message: resetMessage },
  confirmPasswordByUser: { points: 10, seconds: 15 * minutes },
  secondFactorByIp: { points: 60, seconds: 15 * minutes },
  passkeyByIp: { points: 120, seconds: 15 * minutes },
  passkeyByUser: { points: 60, seconds: 1 * hours },
  // Each method has its own, so that who uses up one does not lock the owner
  // out of the others.
  factorByUserAndMethod: {
    points: 5,
    seconds: 15 * minutes,
    message:
      "That is too many tries. Wait 15 minutes, or use another way to confirm.",
  },
} as const satisfies Record<string, Limit>;

/** Counts one attempt. Throws `rate_limited` or `unavailable`. */
export function limitAuth(
  name: keyof typeof authLimits,
  ...key: (string | number)[]
) {
  return limit(name, key.join("\n"), authLimits[name]);
}

/** Takes back one attempt, which was right. */
export function uncountAuth(
  name: keyof typeof authLimits,
  ...key: (string | number)[]
) {
  return uncountOne(name, key.join("\n"), authLimits[name]);
}

/** Counts one attempt at an account's password. Throws like `limitAuth`. */
export async function limitSignIn(email: string, ipAddress: string) {
  await limitAuth("signInByIp", ipAddress);
  await limitAuth("signInByAccountAndIp", email, ipAddress);
}
