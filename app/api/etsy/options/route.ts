import { readOptions } from "@/lib/etsy/read-options";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(async ({ user }) => {
  await limit("etsy_options", String(user.id), { points: 60, seconds: 600 });
  return readOptions(user.id);
});
