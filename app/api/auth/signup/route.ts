import { signUpCookie } from "@/lib/auth/cookies";
import { signUpSchema } from "@/lib/auth/schema";
import { signUp } from "@/lib/auth/sign-up";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { email, password, callbackUrl } = await readJson(
    request,
    signUpSchema,
    { status: 400 },
  );
  const token = await signUp({
    email,
    password,
    callbackUrl,
    ipAddress: clientIp(request),
  });
  const message =
    "Account created. Please check your email to verify your address.";
  return Response.json(
    { message, email },
    { status: 201, headers: { "Set-Cookie": signUpCookie(token) } },
  );
});
