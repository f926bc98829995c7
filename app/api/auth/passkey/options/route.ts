import { readSignInToken, signInCookie } from "@/lib/auth/cookies";
import { passkeyOptionsSchema } from "@/lib/auth/factors/schema";
import { askForPasskeyOf } from "@/lib/auth/factors/second-factor";
import { startPasskeySignIn } from "@/lib/auth/sign-in-with-passkey";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";

/** What a passkey is to sign: as the second factor, or alone. */
export const POST = publicRoute(async ({ request }) => {
  const { token } = await readJson(request, passkeyOptionsSchema);
  const browserToken = readSignInToken(request);
  const ipAddress = clientIp(request);
  if (token !== undefined)
    return askForPasskeyOf({ token, browserToken }, ipAddress);
  const asked = await startPasskeySignIn({ browserToken, ipAddress });
  const headers = { "Set-Cookie": signInCookie(asked.browserToken) };
  return Response.json(asked.options, { headers });
});
