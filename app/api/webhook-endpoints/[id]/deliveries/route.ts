import { userRoute } from "@/lib/http/route";
import { readDeliveries } from "@/lib/webhooks/deliveries";

export const GET = userRoute<{ id: string }>(({ request, params, user }) =>
  readDeliveries(
    user.id,
    params.id,
    new URL(request.url).searchParams.get("cursor"),
  ),
);
