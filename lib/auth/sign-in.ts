import "server-only";
import { type Credentials, checkCredentials } from "@/lib/auth/check-credentials";
import { type SessionRequest, startSession } from "@/lib/auth/sessions/start-session";

/** Throws like `checkCredentials`. */
export async function signIn(credentials: Credentials, request: SessionRequest) {
  const { user, passwordHash } = await checkCredentials(credentials);
  return { user, session: await startSession({ id: user.id, passwordHash }, request) };
}
