import { readOptionalJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { retryRowSchema } from "@/lib/public-api/batch-schemas";
import { retryPublicRow } from "@/lib/public-api/batches";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = keyRoute<{ id: string; rowId: string }>(
  "generate",
  async ({ request, params, user }) => {
    await limit("batch_rows", String(user.id), { points: 600, seconds: 3_600 });
    const target = { userId: user.id, batchId: params.id, rowId: params.rowId };
    return retryPublicRow(
      target,
      await readOptionalJson(request, retryRowSchema),
    );
  },
);
