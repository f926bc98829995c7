import { readTryToken, sessionCookie } from "@/lib/auth/cookies";
import { signInSchema } from "@/lib/auth/schema";
import { sessionRequest } from "@/lib/auth/sessions/start-session";
import { signIn } from "@/lib/auth/sign-in";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";
import { keepTry } from "@/lib/tries/keep-try";

export const POST = publicRoute(async ({ request }) => {
  const { email, password, remember } = await readJson(request, signInSchema);
  const credentials = { email, password, ipAddress: clientIp(request) };
  const { user, session } = await signIn(
    credentials,
    sessionRequest(request, remember),
  );
  await keepTry(user.id, readTryToken(request));
  const { id, isVerified, isAdmin, createdAt } = user;
  return Response.json(
    { user: { id, email: user.email, isVerified, isAdmin, createdAt } },
    { headers: { "Set-Cookie": sessionCookie(session) } },
  );
});
