import "server-only";
import { removeSession } from "@/lib/auth/sessions/data";
import { hashToken } from "@/lib/auth/token";

/** Signs out one browser. A session that is gone already is no failure. */
export async function endSession(token: string | null) {
  if (token !== null) await removeSession(hashToken(token));
}
