import { signUpCookie } from "@/lib/auth/cookies";
import { signUpSchema } from "@/lib/auth/schema";
import { signUp } from "@/lib/auth/sign-up";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { firstPageOf } from "@/lib/http/first-page-of";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const asked = await readJson(request, signUpSchema, { status: 400 });
  const { email } = asked;
  const token = await signUp({
    ...asked,
    ipAddress: clientIp(request),
    firstPage: firstPageOf(request),
  });
  if (token === null) {
    const message = "Account created. You can sign in now.";
    return Response.json({ message, email }, { status: 201 });
  }
  const message =
    "Account created. Please check your email to verify your address.";
  return Response.json(
    { message, email },
    { status: 201, headers: { "Set-Cookie": signUpCookie(token) } },
  );
});
