import { findInvited } from "@/lib/auth/find-invited";
import { tokenOnlySchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

/** Whom an invitation's link is for. It leaves the invitation as it is. */
export const POST = publicRoute(async ({ request }) => {
  const { token } = await readJson(request, tokenOnlySchema);
  return { email: await findInvited({ token, ipAddress: clientIp(request) }) };
});
