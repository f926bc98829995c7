import { requestReset } from "@/lib/auth/reset-password";
import { emailOnlySchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { email } = await readJson(request, emailOnlySchema);
  await requestReset({ email, ipAddress: clientIp(request) });
  return {
    message: "Please check your email for a link to choose a new password.",
  };
});
