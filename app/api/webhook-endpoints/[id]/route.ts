import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { changeEndpoint, deleteEndpoint } from "@/lib/webhooks/endpoints";
import { endpointChangesSchema } from "@/lib/webhooks/schema";

export const PATCH = userRoute<{ id: string }>(
  async ({ request, params, user }) =>
    changeEndpoint(
      user.id,
      params.id,
      await readJson(request, endpointChangesSchema),
    ),
);

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await deleteEndpoint(user.id, params.id);
  return new Response(null, { status: 204 });
});
