import { clearedSessionCookie } from "@/lib/auth/cookies";
import { resetPassword } from "@/lib/auth/reset-password";
import { resetPasswordSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const reset = await readJson(request, resetPasswordSchema);
  await resetPassword({ ...reset, ipAddress: clientIp(request) });
  const message = "Your password is changed. You can sign in now.";
  return Response.json(
    { message },
    { headers: { "Set-Cookie": clearedSessionCookie() } },
  );
});
