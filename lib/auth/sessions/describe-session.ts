import "server-only";
import { findSession } from "@/lib/auth/sessions/data";
import { hashToken } from "@/lib/auth/token";

/** A session in next-auth's words, or null when the token opens none. */
export async function describeSession(token: string, now = new Date()) {
  const found = await findSession(hashToken(token), now);
  return found && { user: { id: String(found.user.id), email: found.user.email }, expires: found.expire.toISOString() };
}
