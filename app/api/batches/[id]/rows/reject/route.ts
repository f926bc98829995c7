import { rejectRows } from "@/lib/batches/review/review-rows";
import { rowIdsSchema } from "@/lib/batches/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute<{ id: string }>(async ({ request, params, user }) => {
  const { ids } = await readJson(request, rowIdsSchema);
  return rejectRows(user.id, params.id, ids);
});
