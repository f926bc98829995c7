import { resendVerification } from "@/lib/auth/resend-verification";
import { resendVerificationSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/body";
import { clientAddress } from "@/lib/http/client-address";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { email, callbackUrl } = await readJson(request, resendVerificationSchema);
  await resendVerification({ email, callbackUrl, address: clientAddress(request) });
  return { message: "Please check your email for a new verification link." };
});
