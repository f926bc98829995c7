import { readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { limit } from "@/lib/resilience/rate-limit";
import { createEndpoint, readEndpoints } from "@/lib/webhooks/endpoints";
import { newEndpointSchema } from "@/lib/webhooks/schema";

export const GET = keyRoute("webhooks", async ({ user, now }) => {
  const { endpoints } = await readEndpoints(user.id, now);
  return { data: endpoints, nextCursor: null };
});

export const POST = keyRoute("webhooks", async ({ request, user, now }) => {
  await limit("webhook_endpoints", String(user.id), {
    points: 60,
    seconds: 3_600,
  });
  const created = await createEndpoint(
    user.id,
    await readJson(request, newEndpointSchema),
    now,
  );
  return Response.json(created, {
    status: 201,
    headers: { Location: `/api/v1/webhooks/${created.endpoint.id}` },
  });
});
