import { readSignInToken } from "@/lib/auth/cookies";
import { secondFactorSchema } from "@/lib/auth/factors/schema";
import { finishSignIn } from "@/lib/auth/factors/second-factor";
import { sessionRequest } from "@/lib/auth/sessions/start-session";
import { answerSignIn } from "@/lib/http/answer-sign-in";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

/** Exchanges the step after the password, with a factor, for a session. */
export const POST = publicRoute(async ({ request }) => {
  const { token, proof } = await readJson(request, secondFactorSchema);
  const browserToken = readSignInToken(request);
  const ipAddress = clientIp(request);
  const signedIn = await finishSignIn(
    { token, browserToken, proof, ipAddress },
    sessionRequest(request, false),
  );
  return answerSignIn(request, signedIn);
});
