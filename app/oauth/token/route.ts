import { issueTokens } from "@/lib/access/oauth/issue-tokens";
import { oauthRoute, readOAuthForm } from "@/lib/http/oauth-route";

export const POST = oauthRoute(async (request, now) =>
  issueTokens(await readOAuthForm(request), now),
);
