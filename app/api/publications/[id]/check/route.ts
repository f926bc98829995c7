import { checkPublication } from "@/lib/etsy/at-etsy/check-publication";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("etsy_check", String(user.id), { points: 60, seconds: 600 });
  return checkPublication(params.id, user.id);
});
