import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";
import { rotateSecret } from "@/lib/webhooks/endpoints";

export const POST = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("webhook_endpoints", String(user.id), {
    points: 60,
    seconds: 3_600,
  });
  return rotateSecret(user.id, params.id);
});
