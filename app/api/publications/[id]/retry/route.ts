import { retryPublication } from "@/lib/etsy/publish/publish-listing";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("etsy_retry", String(user.id), { points: 60, seconds: 600 });
  return retryPublication(params.id, user.id);
});
