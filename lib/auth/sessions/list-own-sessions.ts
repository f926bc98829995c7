import "server-only";
import type { SessionEntry } from "@/lib/auth/schema";
import { listSessions } from "@/lib/auth/sessions/data";
import { hashToken } from "@/lib/auth/token";

/** A name for a session that says nothing of the key under which it is stored. */
export const publicSessionId = (sid: string) => hashToken(sid).slice(0, 16);

/** The user's live sessions, the caller's own first. */
export async function listOwnSessions(userId: number, token: string | null, now = new Date()): Promise<SessionEntry[]> {
  const own = token === null ? null : hashToken(token);
  const rows = await listSessions(userId, now);
  return rows
    .map(({ sid, sess, expire }) => ({
      id: publicSessionId(sid),
      device: sess.device,
      createdAt: sess.createdAt,
      expiresAt: expire.toISOString(),
      isCurrent: sid === own,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.localeCompare(a.createdAt));
}
