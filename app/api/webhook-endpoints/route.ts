import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";
import { createEndpoint, readEndpoints } from "@/lib/webhooks/endpoints";
import { newEndpointSchema } from "@/lib/webhooks/schema";

export const GET = userRoute(({ user }) => readEndpoints(user.id));

export const POST = userRoute(async ({ request, user }) => {
  await limit("webhook_endpoints", String(user.id), {
    points: 60,
    seconds: 3_600,
  });
  return Response.json(
    await createEndpoint(user.id, await readJson(request, newEndpointSchema)),
    { status: 201 },
  );
});
