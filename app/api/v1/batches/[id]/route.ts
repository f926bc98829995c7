import { deleteBatch } from "@/lib/batches/batches";
import { readBatchSummary } from "@/lib/batches/read-pages";
import { keyRoute } from "@/lib/http/key-route";
import { toPublicBatch } from "@/lib/public-api/batches";

type Params = { id: string };

export const GET = keyRoute<Params>("read", async ({ params, user }) =>
  toPublicBatch(await readBatchSummary(user.id, params.id)),
);

export const DELETE = keyRoute<Params>("generate", async ({ params, user }) => {
  await deleteBatch(user.id, params.id);
  return new Response(null, { status: 204 });
});
