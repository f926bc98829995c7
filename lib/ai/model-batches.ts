import "server-only";
import { APIError } from "@anthropic-ai/sdk";
import type { Message } from "@anthropic-ai/sdk/resources/messages/messages";
import { modelBusy, modelFailed, toAiFailure } from "@/lib/ai/ai-failure";
import { aiBreaker, type ModelResponse, toResponse } from "@/lib/ai/call-model";
import {
  recordModelCall,
  requireModelBudget,
} from "@/lib/ai/model-budget/model-budget";
import { amountOf, holdCostOfMany } from "@/lib/ai/model-budget/payer";
import { batchNameOf, usualModelOf } from "@/lib/ai/models";
import {
  batchParamsOf,
  type ModelRequest,
  modelClient,
  mostTokensOf,
} from "@/lib/ai/stream-message";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import {
  endServiceFault,
  recordServiceFault,
} from "@/lib/service-faults/service-faults";

/** Milliseconds of one call; creating a batch sends megabytes. */
const timeout = 60_000;

/**
 * The call may have reached the provider, who may be at work on it: its answer
 * is lost.
 */
export class AnswerLost extends Error {
  override name = "AnswerLost";
}

/** The server has no batches: what it is asked is answered at once. */
export class NoBatches extends Error {
  override name = "NoBatches";
}

const missing = new Set([404, 405, 501]);
/** Only a server of one's own has none, or a gateway. */
const lacksBatches = (thrown: unknown) =>
  env().ANTHROPIC_BASE_URL !== undefined &&
  thrown instanceof APIError &&
  missing.has(thrown.status ?? 0);

/** Throws what can be thrown before anything is sent: `unavailable`. */
export async function requireModel() {
  await requireModelBudget();
  if (!aiBreaker.allows(performance.now())) throw modelBusy();
}

export type BatchRequest = { id: string; request: ModelRequest };

/**
 * Holds the most that they can cost, at half the price, in the shares of a
 * user: of as many from the first one on as there is room.
 */
export function holdBatch(userId: number, requests: BatchRequest[], now: Date) {
  const model = batchNameOf(usualModelOf(env()));
  const most = requests.map(({ request }) => ({
    model,
    ...mostTokensOf(request),
  }));
  return holdCostOfMany({ userId }, most, now);
}

/**
 * Throws an `AppError` or `NoBatches` when nothing was created, and
 * `AnswerLost` when that isn't known.
 */
export async function createModelBatch(requests: BatchRequest[]) {
  if (env().MODEL_API === "openai") throw new NoBatches();
  try {
    const { id } = await modelClient().messages.batches.create(
      {
        requests: requests.map(({ id: custom_id, request }) => ({
          custom_id,
          params: batchParamsOf(request),
        })),
      },
      { timeout },
    );
    aiBreaker.recordSuccess();
    endServiceFault("model");
    return id;
  } catch (thrown) {
    if (lacksBatches(thrown)) throw new NoBatches();
    const failure = toAiFailure(thrown, { isLate: false, attempt: 0 });
    log().warn(
      { err: failure.error },
      "a batch was not taken by the model's provider",
    );
    if (failure.configurationFault !== undefined)
      recordServiceFault("model", failure.configurationFault);
    const status = thrown instanceof APIError ? thrown.status : undefined;
    if (status === undefined || status >= 500 || status === 408)
      throw new AnswerLost();
    throw failure.error;
  }
}

type BatchState = "processing" | "ended" | "missing";

/** Throws an `AppError` when the provider doesn't say. */
export async function findModelBatchState(id: string): Promise<BatchState> {
  try {
    const batch = await modelClient().messages.batches.retrieve(id, undefined, {
      timeout,
    });
    return batch.processing_status === "ended" ? "ended" : "processing";
  } catch (thrown) {
    if (thrown instanceof APIError && thrown.status === 404) return "missing";
    throw toAiFailure(thrown, { isLate: false, attempt: 0 }).error;
  }
}

/**
 * Batches of so many requests that were created within this time. Throws an
 * `AppError`.
 */
export async function listModelBatches(
  { from, to }: { from: Date; to: Date },
  requests: number,
) {
  const found: { id: string; isEnded: boolean }[] = [];
  try {
    const newestFirst = modelClient().messages.batches.list(
      { limit: 100 },
      { timeout },
    );
    for await (const {
      id,
      created_at,
      processing_status,
      request_counts: counts,
    } of newestFirst) {
      const createdAt = new Date(created_at);
      if (createdAt < from) break;
      const size =
        counts.processing +
        counts.succeeded +
        counts.errored +
        counts.canceled +
        counts.expired;
      if (createdAt <= to && size === requests)
        found.push({ id, isEnded: processing_status === "ended" });
    }
    return found;
  } catch (thrown) {
    throw toAiFailure(thrown, { isLate: false, attempt: 0 }).error;
  }
}

/**
 * Whatever is not answered yet is not. One that has ended is left as it is.
 * Throws an `AppError`.
 */
export async function cancelModelBatch(id: string) {
  try {
    await modelClient().messages.batches.cancel(id, undefined, { timeout });
  } catch (thrown) {
    if (
      thrown instanceof APIError &&
      (thrown.status === 400 || thrown.status === 404)
    )
      return;
    throw toAiFailure(thrown, { isLate: false, attempt: 0 }).error;
  }
}

export type BatchResult = {
  /** As it was given when the batch was created. */
  id: string;
  type: "answered" | "canceled" | "expired";
  /** Throws what `callModel` throws for such an answer. */
  read: () => ModelResponse;
  /**
   * What the provider bills, at half the price, in billionths of a US dollar;
   * nothing where no model answered.
   */
  cost: number;
  /** Counts the call for the budget, at half the price. To be called once. */
  record: () => void;
};

/**
 * The results of a batch that has ended, in any order. Throws an `AppError`
 * when they can't be read.
 */
export async function* readModelBatch(id: string): AsyncGenerator<BatchResult> {
  const results = await modelClient()
    .messages.batches.results(id, undefined, { timeout })
    .catch((thrown: unknown) => {
      throw toAiFailure(thrown, { isLate: false, attempt: 0 }).error;
    });
  for await (const { custom_id, result } of results) {
    const isAnswered = result.type === "succeeded" || result.type === "errored";
    const message =
      result.type === "succeeded" ? messageOf(result.message) : null;
    const call = message && {
      model: batchNameOf(message.model),
      inputTokens: message.inputTokens,
      outputTokens: message.outputTokens,
    };
    yield {
      id: custom_id,
      cost: call ? amountOf(call) : 0,
      type: isAnswered ? "answered" : result.type,
      read() {
        if (message === null)
          throw modelFailed(
            result.type === "errored"
              ? result.error.error.message
              : result.type,
          );
        return toResponse({ ...message, providerRequestId: null }, 0);
      },
      record() {
        if (call === null) return;
        const failed = message?.stopReason !== "end_turn";
        recordModelCall({ ...call, failed });
      },
    };
  }
}

function messageOf({ content, model, stop_reason, usage }: Message) {
  const text = content
    .flatMap((block) => (block.type === "text" ? [block.text] : []))
    .join("");
  return {
    text,
    model,
    stopReason: stop_reason,

    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
  };
}
