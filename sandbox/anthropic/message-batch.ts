import process from "node:process";
import type { Fault } from "../faults";
import type { SandboxRequest } from "../service";
import { newId, toMessage } from "./message";
import { type MessagesRequest, validateRequest } from "./validate-request";
import { writeCompletion } from "./write-completion";

/**
 * Milliseconds; the real service gives up a day after the batch was created.
 */
const lifetime = 24 * 3_600_000;
/** Seconds after which a batch is answered by itself. */
const defaultSeconds = 30;

type Entry = { custom_id: string; params: unknown };
type Outcome = "succeeded" | "errored" | "canceled" | "expired";
type Result = {
  custom_id: string;
  result: { type: Outcome; [key: string]: unknown };
};

/** A batch with its requests, and their results once it has ended. */
export type Batch = {
  id: string;
  createdAt: number;
  cancelAt: number | null;
  endedAt: number | null;
  entries: Entry[];
  results: Result[];
  /**
   * The fault of the call that created it: it changes the answers in it, or
   * those whose request contains its `match`.
   */
  fault: Fault | undefined;
};

/** A canceled batch ends at the next call, as does one whose time has come. */
export async function endIfDue(batch: Batch) {
  if (batch.endedAt !== null) return;
  const setting = Number(process.env.SANDBOX_BATCH_SECONDS ?? defaultSeconds);
  const age = Date.now() - batch.createdAt;
  if (batch.cancelAt !== null || age >= lifetime)
    await end(batch, age >= lifetime);
  else if (age >= setting * 1_000) await end(batch, false);
}

/** Answers its requests, or says that they were canceled or expired. */
export async function end(batch: Batch, isExpired: boolean) {
  const results: Result[] = [];
  for (const entry of batch.entries) {
    if (batch.cancelAt !== null)
      results.push({
        custom_id: entry.custom_id,
        result: { type: "canceled" },
      });
    else if (isExpired)
      results.push({ custom_id: entry.custom_id, result: { type: "expired" } });
    else results.push(await answer(entry, batch.fault));
  }
  // In any order, like the real results.
  batch.results = results.reverse();
  batch.endedAt = Date.now();
}

/** The params are only looked at here, as in the real service. */
async function answer(
  { custom_id, params }: Entry,
  fault?: Fault,
): Promise<Result> {
  const applies =
    fault !== undefined &&
    (fault.match === undefined || JSON.stringify(params).includes(fault.match));
  const validated =
    (params as Partial<MessagesRequest>).stream === true
      ? {
          error: {
            type: "invalid_request_error",
            message: "stream: streaming is not supported in batches",
          },
        }
      : await validateRequest(params);
  if ("error" in validated) {
    const { type, message } = validated.error;
    return {
      custom_id,
      result: {
        type: "errored",
        error: {
          type: "error",
          error: { type, message },
          request_id: newId("req"),
        },
      },
    };
  }
  const completion = await writeCompletion(
    validated.request,
    validated.imageTokens,
    applies ? fault : undefined,
  );
  const message = toMessage(completion);
  return {
    custom_id,
    result: {
      type: "succeeded",
      message: {
        ...message,
        usage: { ...message.usage, service_tier: "batch" },
      },
    },
  };
}

/** `MessageBatch` of the API. */
export function toBatch(batch: Batch, { headers: { host } }: SandboxRequest) {
  const { id, createdAt, cancelAt, endedAt, entries, results } = batch;
  const count = (outcome: Outcome) =>
    results.filter(({ result }) => result.type === outcome).length;
  const at = (time: number | null) =>
    time === null ? null : new Date(time).toISOString();
  return {
    id,
    type: "message_batch",
    archived_at: null,
    processing_status:
      endedAt !== null
        ? "ended"
        : cancelAt !== null
          ? "canceling"
          : "in_progress",
    request_counts: {
      processing: endedAt === null ? entries.length : 0,
      succeeded: count("succeeded"),

      errored: count("errored"),
      canceled: count("canceled"),
      expired: count("expired"),
    },

    created_at: at(createdAt),
    expires_at: at(createdAt + lifetime),

    cancel_initiated_at: at(cancelAt),
    ended_at: at(endedAt),
    results_url:
      endedAt === null
        ? null
        : `http://${host}/v1/messages/batches/${id}/results`,
  };
}
