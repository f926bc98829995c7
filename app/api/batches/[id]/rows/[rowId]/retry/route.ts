import { retryBatchRow } from "@/lib/batches/batches";
import { requireId } from "@/lib/batches/read-batch";
import { rowRetrySchema } from "@/lib/batches/schema";
import { readOptionalJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute<{ id: string; rowId: string }>(
  async ({ request, params, user }) => {
    await limit("batch_rows", String(user.id), { points: 600, seconds: 3_600 });
    const target = {
      userId: user.id,
      batchId: params.id,
      rowId: requireId(params.rowId),
    };
    return retryBatchRow(
      target,
      await readOptionalJson(request, rowRetrySchema),
    );
  },
);
