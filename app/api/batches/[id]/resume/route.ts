import { startBatch } from "@/lib/batches/batches";
import { batchStartSchema } from "@/lib/batches/schema";
import { readOptionalJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

/** A body is only there to say the mode. */
export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) =>
    startBatch(
      user.id,
      params.id,
      (await readOptionalJson(request, batchStartSchema)).mode,
    ),
);
