import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";
import { resendDelivery } from "@/lib/webhooks/deliveries";

export const POST = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("webhook_sends", String(user.id), {
    points: 120,
    seconds: 3_600,
  });
  return Response.json(await resendDelivery(user.id, params.id), {
    status: 202,
  });
});
