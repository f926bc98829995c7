import { keyRoute } from "@/lib/http/key-route";
import { limit } from "@/lib/resilience/rate-limit";
import { rotateSecret } from "@/lib/webhooks/endpoints";

export const POST = keyRoute<{ id: string }>(
  "webhooks",
  async ({ params, user, now }) => {
    await limit("webhook_endpoints", String(user.id), {
      points: 60,
      seconds: 3_600,
    });
    return rotateSecret(user.id, params.id, now);
  },
);
