import { deleteBatch } from "@/lib/batches/batches";
import { readBatch } from "@/lib/batches/read-batch";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute<{ id: string }>(({ params, user }) =>
  readBatch(user.id, params.id),
);

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await deleteBatch(user.id, params.id);
  return new Response(null, { status: 204 });
});
