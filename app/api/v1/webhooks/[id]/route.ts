import { readPatch } from "@/lib/http/body";
import { keyRoute, patchOptions } from "@/lib/http/key-route";
import {
  changeEndpoint,
  deleteEndpoint,
  readEndpoint,
} from "@/lib/webhooks/endpoints";
import { endpointChangesSchema } from "@/lib/webhooks/schema";

type Params = { id: string };

export const GET = keyRoute<Params>(
  "webhooks",
  ({ params, user, now }) => readEndpoint(user.id, params.id, now),
  {
    isPatched: true,
  },
);

export const PATCH = keyRoute<Params>(
  "webhooks",
  async ({ request, params, user, now }) =>
    changeEndpoint(
      user.id,
      params.id,
      await readPatch(request, endpointChangesSchema),
      now,
    ),
  { isPatched: true },
);

export const DELETE = keyRoute<Params>("webhooks", async ({ params, user }) => {
  await deleteEndpoint(user.id, params.id);
  return new Response(null, { status: 204 });
});

export const OPTIONS = patchOptions(["DELETE", "GET", "PATCH"]);
