import { readSignUpToken, signUpCookie } from "@/lib/auth/cookies";
import { resendVerificationSchema } from "@/lib/auth/schema";
import { resendVerification } from "@/lib/auth/sign-up";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { email, callbackUrl } = await readJson(
    request,
    resendVerificationSchema,
  );
  await resendVerification({
    email,
    callbackUrl,
    ipAddress: clientIp(request),
  });
  const token = readSignUpToken(request);
  const message = "Please check your email for a new verification link.";
  return Response.json(
    { message },
    token === null ? {} : { headers: { "Set-Cookie": signUpCookie(token) } },
  );
});
