import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AiFailure,
  modelBusy,
  modelFailed,
  modelRefused,
  modelUnavailable,
  toAiFailure,
} from "@/lib/ai/ai-failure";
import type { Message, Progress } from "@/lib/ai/message";
import {
  recordModelCall,
  requireModelBudget,
  requireReviewBudget,
} from "@/lib/ai/model-budget/model-budget";
import {
  holdCost,
  holdReviewCost,
  settleCost,
} from "@/lib/ai/model-budget/payer";
import { isSandboxKey, reviewNameOf } from "@/lib/ai/models";
import {
  type ModelRequest,
  modelNameFor,
  mostTokensOf,
  providerRequestIdOf,
  streamMessage,
} from "@/lib/ai/stream-message";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";
import { createCircuitBreaker } from "@/lib/resilience/create-circuit-breaker";
import {
  endServiceFault,
  recordServiceFault,
} from "@/lib/service-faults/service-faults";

const maxRetries = 2;

/** One for all model calls of a listing. */
export const aiDeadline = () => AbortSignal.timeout(env().MODEL_DEADLINE_MS);

const patience = { maxFailures: 8, openFor: 10_000 };
export const aiBreaker = createCircuitBreaker(patience);
/** Reviews that fail, by a model of their own perhaps, hold no writing up. */
export const reviewBreaker = createCircuitBreaker(patience);

const isReview = ({ purpose }: ModelRequest) => purpose === "review";
const breakerFor = (request: ModelRequest) =>
  isReview(request) ? reviewBreaker : aiBreaker;
/** Under which name a call is counted that `model` answers. */
const countedName = (request: ModelRequest, model: string) =>
  isReview(request) ? reviewNameOf(model) : model;

/**
 * Whether the last failure was one that only the operator can mend; it is then
 * the reason for an open circuit breaker.
 */
let isMisconfigured = false;

/**
 * Once at the start: whoever runs the instance should know why its texts are
 * dull.
 */
export function warnOfSampleWriter() {
  if (isSandboxKey(env().ANTHROPIC_API_KEY)) {
    log().warn(
      "a sample writer writes the listings: set ANTHROPIC_API_KEY to have a model write",
    );
  }
}

export type ModelResponse = Omit<
  Message,
  "stopReason" | "providerRequestId"
> & { durationMs: number };

/**
 * Throws `refused`, `unavailable` (the model is busy, over budget, keeps
 * failing, or refuses our configuration; `ReviewLeftOut` is one) or
 * `upstream_failed`, never anything else, and never later than `deadline`
 * fires.
 */
export async function callModel(
  request: ModelRequest,
  deadline: AbortSignal,
): Promise<ModelResponse> {
  await (isReview(request) ? requireReviewBudget() : requireModelBudget());
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptWithinBudget(request, deadline, attempt);
    if ("message" in outcome) {
      const durationMs = Math.round(performance.now() - startedAt);
      recordSuccess(request, outcome.message, { attempt, durationMs });
      return toResponse(outcome.message, durationMs);
    }
    const isRetried = outcome.retryIn !== null && attempt < maxRetries;
    if (isRetried)
      await sleep(outcome.retryIn ?? 0, undefined, { signal: deadline }).catch(
        () => undefined,
      );
    const isLast = !isRetried || deadline.aborted;
    if (isLast || outcome.billed.inputTokens > 0)
      recordCall(request, { ...outcome.billed, failed: true });
    if (!isLast) continue;
    recordFailure(request, outcome);
    throw outcome.error;
  }
}

/** Throws `unavailable` while the circuit breaker is open. */
async function attemptWithinBudget(
  request: ModelRequest,
  deadline: AbortSignal,
  attempt: number,
): Promise<Outcome> {
  if (!breakerFor(request).allows(performance.now()))
    throw isMisconfigured ? modelUnavailable() : modelBusy();
  const hold = isReview(request) ? holdReviewCost : holdCost;
  const held = await hold(request.payer, {
    model: modelNameFor(request),
    ...mostTokensOf(request),
  });
  const outcome = await attemptOnce(request, deadline, attempt);
  settleCost(held, "message" in outcome ? outcome.message : outcome.billed);
  return outcome;
}

/** Counts it for the day, the analytics and the metrics. */
function recordCall(
  request: ModelRequest,
  call: Parameters<typeof recordModelCall>[0],
) {
  recordModelCall(
    { ...call, model: countedName(request, call.model) },
    countedName(request, modelNameFor(request)),
  );
}

function recordSuccess(
  request: ModelRequest,
  message: Message,
  taken: { attempt: number; durationMs: number },
) {
  recordCall(request, {
    ...message,
    failed: message.stopReason !== "end_turn",
  });
  metrics().modelSeconds.observe(
    { model: countedName(request, modelNameFor(request)) },
    taken.durationMs / 1_000,
  );
  const { text: _, ...entry } = message;
  const { purpose } = request;
  log().info({ ...entry, ...taken, purpose }, "the model answered");
}

/**
 * Tells the operator, and opens the circuit breaker where that helps. What is
 * wrong with reviews alone says nothing of the writer.
 */
function recordFailure(request: ModelRequest, failure: AiFailure) {
  if (!isReview(request)) {
    isMisconfigured = failure.configurationFault !== undefined;
    if (failure.configurationFault !== undefined)
      recordServiceFault("model", failure.configurationFault);
  }
  const breaker = breakerFor(request);
  if (failure.isExhausted) breaker.open(performance.now());
  else if (failure.isOutage) breaker.recordFailure(performance.now());
}

type Billed = { model: string; inputTokens: number; outputTokens: number };
type Outcome = { message: Message } | (AiFailure & { billed: Billed });

async function attemptOnce(
  request: ModelRequest,
  deadline: AbortSignal,
  attempt: number,
): Promise<Outcome> {
  let hasText = false;
  const onText = (text: string) => {
    hasText = true;
    request.onText?.(text);
  };
  const progress: Progress = {
    hasBegun: false,
    inputTokens: 0,
    outputTokens: 0,
    characters: 0,
  };
  try {
    const message = await streamMessage(
      { ...request, onText },
      deadline,
      progress,
    );
    breakerFor(request).recordSuccess();
    if (!isReview(request)) endServiceFault("model");
    return { message };
  } catch (thrown) {
    const failure = toAiFailure(thrown, { isLate: deadline.aborted, attempt });
    metrics().modelFailures.inc({ code: failure.error.code });
    log().warn(
      {
        err: failure.error,
        attempt,
        providerRequestId: providerRequestIdOf(thrown),
      },
      "the model failed",
    );
    // The caller has shown the beginning of this response already.
    const billed = billedOf(request, progress, deadline.aborted);
    return { ...failure, billed, retryIn: hasText ? null : failure.retryIn };
  }
}

/** Characters of a token, at the least. */
const charactersPerToken = 3;

/**
 * What the provider bills of an attempt that failed: nothing of one that it
 * refused, and of one that was cut off what it had read and written by then.
 * One that we gave up waiting for may have been read.
 */
function billedOf(
  request: ModelRequest,
  { hasBegun, inputTokens, ...written }: Progress,
  isLate: boolean,
): Billed {
  const model = modelNameFor(request);
  if (!hasBegun && !isLate) return { model, inputTokens: 0, outputTokens: 0 };
  const outputTokens = Math.max(
    written.outputTokens,
    Math.ceil(written.characters / charactersPerToken),
  );
  return {
    model,
    inputTokens: inputTokens || mostTokensOf(request).inputTokens,
    outputTokens,
  };
}

/** Throws `refused` and `upstream_failed`. */
export function toResponse(
  { stopReason, providerRequestId: _, ...message }: Message,
  durationMs: number,
): ModelResponse {
  if (stopReason === "refusal") throw modelRefused();
  if (stopReason !== "end_turn") throw modelFailed(`stopped: ${stopReason}`);
  return { ...message, durationMs };
}
