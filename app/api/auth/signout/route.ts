import { clearedSessionCookie, readSessionToken } from "@/lib/auth/session-cookie";
import { endSession } from "@/lib/auth/sessions/end-session";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  await endSession(readSessionToken(request));
  return Response.json({ message: "Signed out." }, { headers: { "Set-Cookie": clearedSessionCookie() } });
});
