import { clearedSignUpCookie, readSignUpToken } from "@/lib/auth/cookies";
import { verifyEmailSchema } from "@/lib/auth/schema";
import { verifyEmail } from "@/lib/auth/verify-email";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { token, password, newPassword } = await readJson(
    request,
    verifyEmailSchema,
    { status: 400 },
  );
  const signUpToken = readSignUpToken(request);
  await verifyEmail({
    token,
    password,
    newPassword,
    signUpToken,
    ipAddress: clientIp(request),
  });
  const message = "Your email address is verified. You can sign in now.";
  return Response.json(
    { message },
    { headers: { "Set-Cookie": clearedSignUpCookie() } },
  );
});
