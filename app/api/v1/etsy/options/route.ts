import { readOptions } from "@/lib/etsy/read-options";
import { keyRoute } from "@/lib/http/key-route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = keyRoute("etsy", async ({ user }) => {
  await limit("etsy_options", String(user.id), { points: 60, seconds: 600 });
  return readOptions(user.id);
});
