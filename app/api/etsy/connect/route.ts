import { requireSessionId } from "@/lib/auth/current-user";
import { startConnect } from "@/lib/etsy/connection/connect";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute(async ({ request, user }) => {
  await limit("etsy_connect", String(user.id), { points: 20, seconds: 600 });
  return startConnect({ userId: user.id, sid: requireSessionId(request) });
});
