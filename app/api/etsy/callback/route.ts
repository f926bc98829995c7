import { findCurrentUser, requireSessionId } from "@/lib/auth/current-user";
import { completeConnect } from "@/lib/etsy/connection/connect";
import { publicRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

const seeOther = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path } });

/** Etsy's consent page leads here, so that every outcome is a page. */
export const GET = publicRoute(async ({ request }) => {
  const user = await findCurrentUser(request);
  if (user === null) return seeOther("/signin?callbackUrl=%2Fshop");
  await limit("etsy_callback", String(user.id), { points: 60, seconds: 600 });
  const session = { userId: user.id, sid: requireSessionId(request) };
  const outcome = await completeConnect(
    session,
    new URL(request.url).searchParams,
  );
  return seeOther(`/dashboard?etsy=${outcome}`);
});
