import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Message,
  type ModelRequest,
  mostTokensOf,
  type Progress,
  providerRequestIdOf,
  streamMessage,
} from "@/lib/ai-client";
import {
  type AiFailure,
  modelBusy,
  modelFailed,
  modelRefused,
  modelUnavailable,
  toAiFailure,
} from "@/lib/ai-failure";
import { createCircuitBreaker } from "@/lib/circuit-breaker";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics";
import {
  recordModelCall,
  requireModelBudget,
} from "@/lib/model-budget/model-budget";
import { holdCost, settleCost } from "@/lib/model-budget/payer";
import { isSandboxKey } from "@/lib/models";
import {
  endServiceFault,
  recordServiceFault,
} from "@/lib/service-faults/service-faults";

const maxRetries = 2;

/** One for all model calls of a listing. */
export const aiDeadline = () =>
  AbortSignal.timeout(env().ANTHROPIC_DEADLINE_MS);

export const aiBreaker = createCircuitBreaker({
  maxFailures: 8,
  openFor: 10_000,
});

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
 * failing, or refuses our configuration) or `upstream_failed`, never anything
 * else, and never later than `deadline` fires.
 */
export async function callModel(
  request: ModelRequest,
  deadline: AbortSignal,
): Promise<ModelResponse> {
  await requireModelBudget();
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptWithinBudget(request, deadline, attempt);
    if ("message" in outcome) {
      const durationMs = Math.round(performance.now() - startedAt);
      recordSuccess(outcome.message, attempt, durationMs);
      return toResponse(outcome.message, durationMs);
    }
    const isRetried = outcome.retryIn !== null && attempt < maxRetries;
    if (isRetried)
      await sleep(outcome.retryIn ?? 0, undefined, { signal: deadline }).catch(
        () => undefined,
      );
    const isLast = !isRetried || deadline.aborted;
    if (isLast || outcome.billed.inputTokens > 0)
      recordModelCall({ ...outcome.billed, failed: true });
    if (!isLast) continue;
    recordFailure(outcome);
    throw outcome.error;
  }
}

/** Throws `unavailable` while the circuit breaker is open. */
async function attemptWithinBudget(
  request: ModelRequest,
  deadline: AbortSignal,
  attempt: number,
): Promise<Outcome> {
  if (!aiBreaker.allows(performance.now()))
    throw isMisconfigured ? modelUnavailable() : modelBusy();
  const held = await holdCost(request.payer, {
    model: env().ANTHROPIC_MODEL,
    ...mostTokensOf(request),
  });
  const outcome = await attemptOnce(request, deadline, attempt);
  settleCost(held, "message" in outcome ? outcome.message : outcome.billed);
  return outcome;
}

function recordSuccess(message: Message, attempt: number, durationMs: number) {
  recordModelCall({ ...message, failed: message.stopReason !== "end_turn" });
  metrics().modelSeconds.observe(
    { model: env().ANTHROPIC_MODEL },
    durationMs / 1_000,
  );
  const { text: _, ...entry } = message;
  log().info({ ...entry, attempt, durationMs }, "the model answered");
}

/** Tells the operator, and opens the circuit breaker where that helps. */
function recordFailure(failure: AiFailure) {
  isMisconfigured = failure.configurationFault !== undefined;
  if (failure.configurationFault !== undefined)
    recordServiceFault("model", failure.configurationFault);
  if (failure.isExhausted) aiBreaker.open(performance.now());
  else if (failure.isOutage) aiBreaker.recordFailure(performance.now());
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
    aiBreaker.recordSuccess();
    endServiceFault("model");
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
  const model = env().ANTHROPIC_MODEL;
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
