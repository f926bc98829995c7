import { largeJson, parseInput, readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import {
  batchQuerySchema,
  createBatchSchema,
} from "@/lib/public-api/batch-schemas";
import { createPublicBatch, listPublicBatches } from "@/lib/public-api/batches";
import { requireIdempotencyKey } from "@/lib/public-api/idempotency";
import { answerOnce } from "@/lib/public-api/once/answer-once";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = keyRoute("read", ({ request, user }) =>
  listPublicBatches(
    user.id,
    parseInput(
      batchQuerySchema,
      Object.fromEntries(new URL(request.url).searchParams),
    ),
  ),
);

export const POST = keyRoute(
  "generate",
  async ({ request, user, now }) => {
    const key = requireIdempotencyKey(request);
    await limit("batches", String(user.id), { points: 60, seconds: 3_600 });
    const batch = await readJson(request, createBatchSchema, largeJson);
    return answerOnce(
      { userId: user.id, operation: "createBatch", key, input: batch },
      async (id) => {
        const body = await createPublicBatch(user.id, id, batch, now);
        return {
          status: 202,
          body,
          headers: { Location: `/api/v1/batches/${id}` },
        };
      },
    );
  },
  { tellsMonth: true },
);
