import { startBatch } from "@/lib/batches/batches";
import { readOptionalJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { startBatchSchema } from "@/lib/public-api/batch-schemas";
import { toPublicBatch } from "@/lib/public-api/batches";

export const POST = keyRoute<{ id: string }>(
  "generate",
  async ({ request, params, user }) => {
    const { mode } = await readOptionalJson(request, startBatchSchema);
    return toPublicBatch(await startBatch(user.id, params.id, mode));
  },
);
