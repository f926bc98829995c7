import { keyRoute } from "@/lib/http/key-route";
import { limit } from "@/lib/resilience/rate-limit";
import { sendTestEvent } from "@/lib/webhooks/deliveries";

export const POST = keyRoute<{ id: string }>(
  "webhooks",
  async ({ params, user }) => {
    await limit("webhook_sends", String(user.id), {
      points: 120,
      seconds: 3_600,
    });
    return Response.json(await sendTestEvent(user.id, params.id), {
      status: 202,
    });
  },
);
