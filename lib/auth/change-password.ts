import "server-only";
import { confirmPassword } from "@/lib/auth/confirm-password";
import { replacePassword } from "@/lib/auth/data";
import { hashPassword } from "@/lib/auth/password";
import { listSessions } from "@/lib/auth/sessions/data";
import { startSession } from "@/lib/auth/sessions/start-session";
import { hashToken } from "@/lib/auth/token";
import { AppError } from "@/lib/errors";

type Change = { currentPassword: string; newPassword: string };
type Caller = { id: number; email: string };
type Here = { device: string; token: string | null };

/** Ends every session of the user and starts a new one for the caller, as lasting as the old. */
export async function changePassword(user: Caller, change: Change, { device, token }: Here, now = new Date()) {
  const stored = await confirmPassword(user.id, change.currentPassword);
  const own = (await listSessions(user.id, now)).find(({ sid }) => token !== null && sid === hashToken(token));
  const next = await hashPassword(change.newPassword);
  if (!(await replacePassword(user, stored, next, now))) {
    throw new AppError("conflict", "Your password was just changed elsewhere. Please sign in again.");
  }
  const request = { remember: own?.sess.remember ?? false, device, oldToken: token };
  return startSession({ id: user.id, passwordHash: next }, request, now);
}
