import { revokeToken } from "@/lib/access/oauth/issue-tokens";
import { oauthRoute, readOAuthForm } from "@/lib/http/oauth-route";

export const POST = oauthRoute(async (request, now) => {
  await revokeToken(await readOAuthForm(request), now);
  return new Response(null, { status: 200 });
});
