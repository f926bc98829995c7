import { readSignInToken, signInCookie } from "@/lib/auth/cookies";
import { signInSchema } from "@/lib/auth/schema";
import { sessionRequest } from "@/lib/auth/sessions/start-session";
import { signIn } from "@/lib/auth/sign-in";
import { answerSignIn } from "@/lib/http/answer-sign-in";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { email, password, remember } = await readJson(request, signInSchema);
  const signedIn = await signIn(
    { email, password, ipAddress: clientIp(request) },
    {
      ...sessionRequest(request, remember),
      browserToken: readSignInToken(request),
    },
  );
  if (!signedIn.missing) return answerSignIn(request, signedIn);
  const { methods, token, browserToken } = signedIn.missing;
  const code = "second_factor_required";
  const message = "Confirm with your second factor to sign in.";
  return Response.json(
    { code, message, methods, token },
    { status: 403, headers: { "Set-Cookie": signInCookie(browserToken) } },
  );
});
