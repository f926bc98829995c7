import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import {
  beginRequest,
  findRequest,
  forgetRequest,
  releaseRequest,
  requireRoomForAnswer,
  saveAnswer,
} from "@/lib/public-api/once/request-data";
import { PublicError } from "@/lib/public-api/public-error";
import { extraSecondsOf } from "@/lib/settings/extra-time";

/**
 * Seconds; longer than any of these calls takes, so that only a killed process
 * exceeds it.
 */
const lease = () => 150 + extraSecondsOf(env());
const storedSchema = z.object({
  status: z.number(),
  answer: z.unknown(),
  headers: z.record(z.string(), z.string()),
});

type Asked = { userId: number; operation: string; key: string; input: unknown };
type Answer = {
  status?: number;
  body: object;
  headers?: Record<string, string>;
};

/**
 * Answers a request, and everyone who sends it again within a day with the same
 * answer. `answer` gets an id that is the same when the request is repeated
 * after its process was killed. A refusal is not kept: the key may be used
 * again. Throws `idempotency_mismatch`, `idempotency_in_progress`,
 * `storage_full`, and what `answer` throws.
 */
export async function answerOnce(
  { input, ...rest }: Asked,
  answer: (id: string) => Promise<Answer>,
) {
  const requestHash = createHash("sha256")
    .update(JSON.stringify(input))
    .digest("hex");
  const asked = { ...rest, requestHash };
  await requireRoomForAnswer(asked.userId);
  const begun = await beginRequest(asked, lease());
  if (!begun) return replay(asked);
  try {
    const { status = 200, body, headers = {} } = await answer(begun.id);
    await saveAnswer(begun, { status, answer: body, headers });
    return Response.json(body, { status, headers });
  } catch (error) {
    const isRefused = error instanceof AppError && error.status < 500;
    await (isRefused ? forgetRequest(begun) : releaseRequest(begun)).catch(
      () => null,
    );
    throw error;
  }
}

async function replay(asked: Parameters<typeof beginRequest>[0]) {
  const known = await findRequest(asked);
  if (known && known.requestHash !== asked.requestHash) {
    throw new PublicError(
      "idempotency_mismatch",
      "This Idempotency-Key was used for another request. Send a new one.",
    );
  }
  const { data } = storedSchema.safeParse(known);
  if (!data)
    throw new PublicError(
      "idempotency_in_progress",
      "The same request is still being answered.",
      2,
    );
  const headers = { ...data.headers, "Idempotent-Replayed": "true" };
  return Response.json(data.answer, { status: data.status, headers });
}
