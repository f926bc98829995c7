import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { MessageCreateParamsStreaming } from "@anthropic-ai/sdk/resources/messages/messages";
import type { z } from "zod";
import { type Message, readEvents } from "@/lib/ai-events";
import { type AiFailure, busy, failed, refused, toAiFailure } from "@/lib/ai-failure";
import { createCappedFetch } from "@/lib/capped-fetch";
import { createBreaker } from "@/lib/circuit-breaker";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { requireModelBudget } from "@/lib/model-budget/model-budget";
import { noteModelCall } from "@/lib/model-budget/note-model-call";

const maxRetries = 2;
/** Bytes of an answer with all that stands around its text. */
const maxBody = 4 * 1024 * 1024;

/** One for everything that one listing asks of the model. */
export const aiDeadline = () => AbortSignal.timeout(env().ANTHROPIC_DEADLINE_MS);

export const aiBreaker = createBreaker({ failures: 8, openFor: 10_000 });

/** Models that think by themselves and refuse to be told not to. */
const alwaysThinking = /^claude-opus-/;

export type Question = {
  system: string;
  /** JPEG of at most 1568 px. */
  image?: Buffer;
  text: string;
  /** The shape of the answer. The provider sees to the fields and types, not to lengths and counts. */
  schema: z.ZodType;
  maxTokens: number;
  /** Hears the text so far, again and again. */
  onText?: (text: string) => void;
};

export type Answer = {
  text: string;
  /** As the provider names it. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};

/**
 * Asks the model. Throws `refused`, `unavailable` (busy, or spared because it keeps failing) or `upstream_failed`,
 * never anything else, and never later than `deadline` fires.
 */
export async function askModel(question: Question, deadline: AbortSignal): Promise<Answer> {
  await requireModelBudget();
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    if (!aiBreaker.admits(performance.now())) throw busy();
    const outcome = await attemptOnce(question, deadline, attempt);
    if ("message" in outcome) {
      noteModelCall({ ...outcome.message, failed: outcome.message.stopReason !== "end_turn" });
      return readAnswer(outcome.message, Math.round(performance.now() - startedAt));
    }
    if (outcome.retryIn !== null && attempt < maxRetries) {
      await sleep(outcome.retryIn, undefined, { signal: deadline }).catch(() => undefined);
      if (!deadline.aborted) continue;
    }
    noteModelCall({ model: env().ANTHROPIC_MODEL, failed: true, inputTokens: 0, outputTokens: 0 });
    if (outcome.isSpent) aiBreaker.open(performance.now());
    else if (outcome.isOutage) aiBreaker.failed(performance.now());
    throw outcome.error;
  }
}

type Attempt = { message: Message } | AiFailure;

async function attemptOnce(question: Question, deadline: AbortSignal, attempt: number): Promise<Attempt> {
  let hasText = false;
  const onText = (text: string) => {
    hasText = true;
    question.onText?.(text);
  };
  try {
    const events = await client().messages.create(paramsOf(question), { signal: deadline });
    const message = await readEvents(events, onText);
    aiBreaker.succeeded();
    return { message };
  } catch (thrown) {
    const failure = toAiFailure(thrown, { isLate: deadline.aborted, attempt });
    log().warn({ err: failure.error, attempt }, "the model failed");
    return hasText ? { ...failure, retryIn: null } : failure;
  }
}

function readAnswer({ stopReason, ...answer }: Message, durationMs: number): Answer {
  if (stopReason === "refusal") throw refused();
  if (stopReason !== "end_turn") throw failed(`stopped: ${stopReason}`);
  return { ...answer, durationMs };
}

/** Each schema is one of a few constants, and its JSON takes milliseconds to make. */
const formats = new WeakMap<z.ZodType, { type: "json_schema"; schema: Record<string, unknown> }>();

function formatOf(schema: z.ZodType) {
  const known = formats.get(schema);
  if (known) return known;
  const { type, schema: json } = zodOutputFormat(schema);
  const format = { type, schema: json };
  formats.set(schema, format);
  return format;
}

function paramsOf({ system, image, text, schema, maxTokens }: Question): MessageCreateParamsStreaming {
  const model = env().ANTHROPIC_MODEL;
  return {
    model,
    stream: true,
    max_tokens: maxTokens,
    system,
    ...(!alwaysThinking.test(model) && { thinking: { type: "disabled" } }),
    output_config: { format: formatOf(schema) },
    messages: [
      {
        role: "user",
        content: [
          ...(image
            ? [
                {
                  type: "image" as const,
                  source: {
                    type: "base64" as const,
                    media_type: "image/jpeg" as const,
                    data: image.toString("base64"),
                  },
                },
              ]
            : []),
          { type: "text", text },
        ],
      },
    ],
  };
}

let shared: Anthropic | undefined;

function client() {
  shared ??= new Anthropic({
    apiKey: env().ANTHROPIC_API_KEY,
    ...(env().ANTHROPIC_BASE_URL && { baseURL: env().ANTHROPIC_BASE_URL }),
    // Tries are counted here, where the deadline and the state of the breaker are known.
    maxRetries: 0,
    timeout: env().ANTHROPIC_DEADLINE_MS,
    fetch: createCappedFetch(maxBody),
    logLevel: "off",
  });
  return shared;
}
