import { readBatch } from "@/lib/batches/read-batch";
import { acceptRows } from "@/lib/batches/review/review-rows";
import { rowIdsSchema } from "@/lib/batches/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

/** The batch as it is then, and what became of the rows. */
export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const { ids } = await readJson(request, rowIdsSchema);
    const reviewed = await acceptRows(user.id, params.id, ids);
    return { ...(await readBatch(user.id, params.id)), ...reviewed };
  },
);
