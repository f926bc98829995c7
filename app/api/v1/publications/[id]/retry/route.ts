import { retryPublication } from "@/lib/etsy/publish/publish-listing";
import { keyRoute } from "@/lib/http/key-route";
import { toPublicPublication } from "@/lib/public-api/to-public-publication";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = keyRoute<{ id: string }>(
  "etsy",
  async ({ params, user }) => {
    await limit("etsy_retry", String(user.id), { points: 60, seconds: 600 });
    return toPublicPublication(await retryPublication(params.id, user.id));
  },
);
