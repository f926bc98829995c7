import "server-only";
import { consumeReset, hasReset } from "@/lib/auth/data";
import { limitAuth } from "@/lib/auth/limit-auth";
import { hashPassword } from "@/lib/auth/password";
import { hashToken } from "@/lib/auth/token";
import { AppError } from "@/lib/errors";

const invalid = () =>
  new AppError("invalid_token", "Invalid or expired reset token. Please request a new password reset.");

/** Uses nothing up. Throws `invalid_token`. */
export async function checkResetToken({ token, address }: { token: string; address: string }, now = new Date()) {
  await limitAuth("checkResetByAddress", address);
  if (!(await hasReset(hashToken(token), now))) throw invalid();
}

type Reset = { token: string; password: string; address: string };

/** Works once for each token, and ends all sessions of its user. Throws `invalid_token`. */
export async function resetPassword({ token, password, address }: Reset, now = new Date()) {
  await limitAuth("resetByAddress", address);
  const tokenHash = hashToken(token);
  // Spares the hashing; what decides is the write below.
  if (!(await hasReset(tokenHash, now))) throw invalid();
  if (!(await consumeReset(tokenHash, await hashPassword(password), now))) throw invalid();
}
