import "server-only";
import { listSessions, removeOtherSessions, removeSessionOf } from "@/lib/auth/sessions/data";
import { publicSessionId } from "@/lib/auth/sessions/list-own-sessions";
import { hashToken } from "@/lib/auth/token";
import { AppError } from "@/lib/errors";

/** Ends one of the user's sessions by its public id. Throws `not_found`, for another user's as well. */
export async function endOwnSession(userId: number, id: string, now = new Date()) {
  const row = (await listSessions(userId, now)).find(({ sid }) => publicSessionId(sid) === id);
  if (!row || !(await removeSessionOf(userId, row.sid))) {
    throw new AppError("not_found", "There is no such session.");
  }
}

/** Ends all but the caller's; tells how many that were. */
export function endOtherSessions(userId: number, token: string | null) {
  return removeOtherSessions(userId, hashToken(token ?? ""));
}
