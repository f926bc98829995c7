import { readSignInToken } from "@/lib/auth/cookies";
import { passkeySignInSchema } from "@/lib/auth/factors/schema";
import { sessionRequest } from "@/lib/auth/sessions/start-session";
import { signInWithPasskey } from "@/lib/auth/sign-in-with-passkey";
import { answerSignIn } from "@/lib/http/answer-sign-in";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

/** Signs in with a passkey alone. */
export const POST = publicRoute(async ({ request }) => {
  const { response, remember } = await readJson(request, passkeySignInSchema);
  const browserToken = readSignInToken(request);
  const signedIn = await signInWithPasskey(
    { signed: response, browserToken, ipAddress: clientIp(request) },
    sessionRequest(request, remember),
  );
  return answerSignIn(request, signedIn);
});
