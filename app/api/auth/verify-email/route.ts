import { tokenOnlySchema } from "@/lib/auth/schema";
import { verifyEmail } from "@/lib/auth/verify-email";
import { readJson } from "@/lib/http/body";
import { clientAddress } from "@/lib/http/client-address";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  const { token } = await readJson(request, tokenOnlySchema, { status: 400 });
  await verifyEmail({ token, address: clientAddress(request) });
  return { message: "Your email address is verified. You can sign in now." };
});
