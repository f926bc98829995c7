import { keyRoute } from "@/lib/http/key-route";
import { readDeliveries } from "@/lib/webhooks/deliveries";

export const GET = keyRoute<{ id: string }>(
  "webhooks",
  ({ request, params, user }) =>
    readDeliveries(
      user.id,
      params.id,
      new URL(request.url).searchParams.get("cursor"),
    ),
);
