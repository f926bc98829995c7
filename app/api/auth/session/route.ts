import { readSessionToken } from "@/lib/auth/cookies";
import { describeSession } from "@/lib/auth/sessions/own-sessions";
import { publicRoute } from "@/lib/http/route";

/**
 * In front of next-auth's own, which takes a database that can't be reached for
 * a session that ended, and clears the cookie. Here that is a 503 and the
 * cookie stays.
 */
export const GET = publicRoute(async ({ request }) => {
  const token = readSessionToken(request);
  return (token && (await describeSession(token))) || {};
});
