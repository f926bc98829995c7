import { clearedSessionCookie, readSessionToken } from "@/lib/auth/cookies";
import { endSession } from "@/lib/auth/sessions/own-sessions";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(async ({ request }) => {
  await endSession(readSessionToken(request));
  return Response.json(
    { message: "Signed out." },
    { headers: { "Set-Cookie": clearedSessionCookie() } },
  );
});
