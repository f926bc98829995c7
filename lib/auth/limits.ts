import type { Limit } from "@/lib/rate-limit";

const minutes = 60;
const hours = 60 * minutes;
const signInWords = "Too many sign-in attempts. Please wait before trying again.";
const resetWords = "Too many reset attempts. Please wait before trying again.";

/** How often who may try. An address is shared by a household or an office, an account belongs to one person. */
export const authLimits = {
  signInByAccountAndAddress: { points: 10, seconds: 15 * minutes, message: signInWords },
  signInByAddress: { points: 50, seconds: 15 * minutes, message: signInWords },
  signUpByAddress: { points: 30, seconds: 1 * hours },
  accountExistsMailByEmail: { points: 3, seconds: 1 * hours },
  verifyByAddress: { points: 60, seconds: 1 * hours },
  resendByEmail: { points: 3, seconds: 1 * hours },
  resendByAddress: { points: 20, seconds: 1 * hours },
  forgotByEmail: { points: 3, seconds: 1 * hours, message: resetWords },
  forgotByAddress: { points: 20, seconds: 1 * hours, message: resetWords },
  checkResetByAddress: { points: 60, seconds: 1 * hours, message: resetWords },
  resetByAddress: { points: 20, seconds: 1 * hours, message: resetWords },
  confirmPasswordByUser: { points: 10, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>;
