import { createBatch } from "@/lib/batches/batches";
import { readBatches } from "@/lib/batches/read-batch";
import { newBatchSchema } from "@/lib/batches/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(({ user }) => readBatches(user.id));

export const POST = userRoute(async ({ request, user }) => {
  await limit("batches", String(user.id), { points: 60, seconds: 3_600 });
  return Response.json(
    await createBatch(user.id, await readJson(request, newBatchSchema)),
    { status: 202 },
  );
});
