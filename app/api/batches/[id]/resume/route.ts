import { startBatch } from "@/lib/batches/batches";
import { batchStartSchema } from "@/lib/batches/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

/** A body is only there to say the mode. */
const modeOf = async (request: Request) => (await readJson(request, batchStartSchema)).mode;

export const POST = userRoute<{ id: string }>(async ({ request, params, user }) =>
  startBatch(user.id, params.id, request.headers.get("content-type") === null ? undefined : await modeOf(request)),
);
