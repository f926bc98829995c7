import "server-only";
import {
  clearedSignInCookie,
  readSignInToken,
  readTryToken,
  sessionCookie,
} from "@/lib/auth/cookies";
import type { CurrentUser } from "@/lib/auth/current-user";
import { keepTry } from "@/lib/tries/keep-try";

type SignedIn = {
  user: Pick<
    CurrentUser,
    "id" | "email" | "isVerified" | "isAdmin" | "createdAt"
  >;
  session: Parameters<typeof sessionCookie>[0];
};

/** The session's cookie, and who is signed in. */
export async function answerSignIn(
  request: Request,
  { user, session }: SignedIn,
) {
  await keepTry(user.id, readTryToken(request));
  const { id, email, isVerified, isAdmin, createdAt } = user;
  const headers = new Headers({ "Set-Cookie": sessionCookie(session) });
  if (readSignInToken(request) !== null)
    headers.append("Set-Cookie", clearedSignInCookie());
  return Response.json(
    { user: { id, email, isVerified, isAdmin, createdAt } },
    { headers },
  );
}
