import { revokeToken } from "@/lib/access/oauth/issue-tokens";
import { oauthRoute, readOAuthForm } from "@/lib/http/oauth-route";

export const POST = oauthRoute(async (request) => {
  await revokeToken(await readOAuthForm(request));
  return new Response(null, { status: 200 });
});
