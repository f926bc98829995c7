import "server-only";
import { limitAuth } from "@/lib/auth/limits";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { listSessions } from "@/lib/auth/sessions/session-data";
import { startSession } from "@/lib/auth/sessions/start-session";
import { findPasswordHash, replacePassword } from "@/lib/auth/user-data";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

type User = { id: number; email: string };
type Change = {
  currentPassword: string;
  newPassword: string;
  revokeKeys?: boolean | undefined;
};
type Browser = { device: string; token: string | null };

/**
 * For steps that a stolen session must not allow. Returns the stored hash.
 * Throws `invalid_input` for a wrong password.
 */
export async function confirmPassword(userId: number, password: string) {
  await limitAuth("confirmPasswordByUser", userId);
  const stored = await findPasswordHash(userId);
  const matches = await verifyPassword(stored, password);
  if (stored === undefined || !matches)
    throw new AppError("invalid_input", "That is not your current password.");
  return stored;
}

/**
 * Ends every session of the user and starts a new one for this browser, with
 * the same lifetime as before. Revokes all keys if that is wanted.
 */
export async function changePassword(
  user: User,
  change: Change,
  { device, token }: Browser,
  now = new Date(),
) {
  const stored = await confirmPassword(user.id, change.currentPassword);
  const current = (await listSessions(user.id, now)).find(
    ({ sid }) => token !== null && sid === hashToken(token),
  );
  const passwordHash = await hashPassword(change.newPassword);
  const replacement = {
    from: stored,
    to: passwordHash,
    revokeKeys: change.revokeKeys,
  };
  if (!(await replacePassword(user, replacement, now))) {
    throw new AppError(
      "conflict",
      "Your password was just changed elsewhere. Please sign in again.",
    );
  }
  const request = {
    remember: current?.sess.remember ?? false,
    device,
    oldToken: token,
  };
  const openedBy = current?.sess.openedBy ?? "password";
  return startSession({ id: user.id, passwordHash, openedBy }, request, now);
}
