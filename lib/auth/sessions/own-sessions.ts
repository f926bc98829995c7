import "server-only";
import type { SessionEntry } from "@/lib/auth/schema";
import {
  findSession,
  listSessions,
  removeOtherSessions,
  removeSession,
  removeSessionOf,
} from "@/lib/auth/sessions/session-data";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

/** An id that reveals nothing of the key under which the session is stored. */
const publicSessionId = (sid: string) => hashToken(sid).slice(0, 16);

/** A session in next-auth's format, or null when the token is not valid. */
export async function describeSession(token: string, now = new Date()) {
  const found = await findSession(hashToken(token), now);
  return (
    found && {
      user: { id: String(found.user.id), email: found.user.email },
      expires: found.expire.toISOString(),
    }
  );
}

/** The user's active sessions, the caller's own first. */
export async function listOwnSessions(
  userId: number,
  token: string | null,
  now = new Date(),
): Promise<SessionEntry[]> {
  const current = token === null ? null : hashToken(token);
  const rows = await listSessions(userId, now);
  return rows
    .map(({ sid, sess, expire }) => ({
      id: publicSessionId(sid),
      device: sess.device,
      createdAt: sess.createdAt,
      openedBy: sess.openedBy,
      expiresAt: expire.toISOString(),
      isCurrent: sid === current,
    }))
    .sort(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) ||
        b.createdAt.localeCompare(a.createdAt),
    );
}

/** Signs out one browser. A session that is gone already is not an error. */
export async function endSession(token: string | null) {
  if (token !== null) await removeSession(hashToken(token));
}

/**
 * Ends one of the user's sessions by its public id. Throws `not_found`, also
 * for another user's.
 */
export async function endOwnSession(
  userId: number,
  id: string,
  now = new Date(),
) {
  const row = (await listSessions(userId, now)).find(
    ({ sid }) => publicSessionId(sid) === id,
  );
  if (!row || !(await removeSessionOf(userId, row.sid))) {
    throw new AppError("not_found", "Session not found.");
  }
}

/** Ends all sessions but the caller's; returns how many. */
export function endOtherSessions(userId: number, token: string | null) {
  return removeOtherSessions(userId, hashToken(token ?? ""));
}
