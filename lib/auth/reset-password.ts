import "server-only";
import {
  consumeResetToken,
  hasResetToken,
  renewResetToken,
} from "@/lib/auth/email-token-data";
import { limitAuth } from "@/lib/auth/limits";
import { hashPassword } from "@/lib/auth/password";
import { createEmailToken } from "@/lib/auth/token";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

const invalidToken = () =>
  new AppError(
    "invalid_token",
    "Invalid or expired reset token. Please request a new password reset.",
  );

/**
 * Emails a link for choosing a new password. Throws `not_found` for an unknown
 * email, unless that is hidden.
 */
export async function requestReset(
  { email, ipAddress }: { email: string; ipAddress: string },
  now = new Date(),
) {
  await limitAuth("forgotByIp", ipAddress);
  await limitAuth("forgotByEmail", email);
  const isSent = await renewResetToken(email, createEmailToken("reset", now));
  if (!isSent && !env().HIDE_ACCOUNT_EXISTENCE) {
    throw new AppError(
      "not_found",
      "No account found with that email address.",
    );
  }
}

/** Leaves the token valid. Throws `invalid_token`. */
export async function checkResetToken(
  { token, ipAddress }: { token: string; ipAddress: string },
  now = new Date(),
) {
  await limitAuth("checkResetByIp", ipAddress);
  if (!(await hasResetToken(hashToken(token), now))) throw invalidToken();
}

type Reset = {
  token: string;
  password: string;
  keepAccess?: boolean | undefined;
  ipAddress: string;
};

/**
 * A token works once. Ends all sessions of its user, and all keys, connected
 * apps and webhooks, unless those are to be kept. Throws `invalid_token`.
 */
export async function resetPassword(
  { token, password, keepAccess, ipAddress }: Reset,
  now = new Date(),
) {
  await limitAuth("resetByIp", ipAddress);
  const tokenHash = hashToken(token);
  // Only saves the hashing; the write below decides.
  if (!(await hasResetToken(tokenHash, now))) throw invalidToken();
  const chosen = {
    password: await hashPassword(password),
    ends: keepAccess ? "nothing" : "all",
  } as const;
  if (!(await consumeResetToken(tokenHash, chosen, now))) throw invalidToken();
}
