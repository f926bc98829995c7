import { randomBytes } from "node:crypto";
import { type Fault, isPaced } from "../faults";
import type { Chunk, Reply } from "../service";

type Stop = "end_turn" | "max_tokens" | "stop_sequence" | "refusal";
/**
 * `thinking` is the part of `output` that the model thought before its text.
 */
type Usage = { input: number; output: number; thinking: number };

/** What the model wrote, before it becomes JSON or a stream. */
export type Completion = {
  text: string;
  stop: Stop;
  stopSequence: string | null;
  usage: Usage;
};

/** Stands in the place of the model's name. */
const modelName = "Sample writer";

export function newId(prefix: "msg" | "req"): string {
  return `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;
}

/** The models that always think show nothing of it unless asked. */
const thinkingBlock = {
  type: "thinking",
  thinking: "",
  signature: "c2FuZGJveA==",
};

export function toMessage({ text, stop, stopSequence, usage }: Completion) {
  return {
    id: newId("msg"),
    type: "message",
    role: "assistant",
    model: modelName,
    content: [
      ...(usage.thinking > 0 ? [thinkingBlock] : []),
      ...(text === "" ? [] : [{ type: "text", text, citations: null }]),
    ],
    container: null,
    diagnostics: null,
    stop_reason: stop,
    stop_details: stopDetailsOf(stop),
    stop_sequence: stopSequence,
    usage: toUsage(usage),
  };
}

function stopDetailsOf(stop: Stop) {
  if (stop !== "refusal") return null;
  return {
    type: "refusal",
    category: "general_harms",
    explanation: "The sandbox was told to refuse.",
  };
}

function toUsage({ input, output, thinking }: Usage) {
  return {
    input_tokens: input,
    output_tokens: output,
    cache_creation: {
      ephemeral_1h_input_tokens: 0,
      ephemeral_5m_input_tokens: 0,
    },
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    inference_geo: null,
    output_tokens_details: thinking > 0 ? { thinking_tokens: thinking } : null,
    server_tool_use: null,
    service_tier: "standard",
    speed: null,
  };
}

/** Characters of one delta: about four tokens, as in the real stream. */
const deltaCharacters = 16;

/** The completion as server-sent events, which are sent at this pace. */
export function toStream(
  completion: Completion,
  pace: Pace,
  headers: Record<string, string>,
): Reply {
  const body: Chunk[] = [
    event("message_start", { message: startMessage(completion) }),
    ...thinkingEvents(completion),
    ...contentEvents(completion, pace),
    event("message_delta", {
      delta: {
        container: null,
        stop_reason: completion.stop,
        stop_details: stopDetailsOf(completion.stop),
        stop_sequence: completion.stopSequence,
      },
      usage: toDeltaUsage(completion),
    }),
    event("message_stop", {}),
  ];
  return {
    status: 200,
    headers: {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache",
    },
    body,
  };
}

function startMessage(completion: Completion) {
  const message = toMessage({
    ...completion,
    text: "",
    usage: { ...completion.usage, output: 1, thinking: 0 },
  });
  return {
    ...message,
    stop_reason: null,
    stop_details: null,
    stop_sequence: null,
  };
}

function thinkingEvents({ usage }: Completion): Chunk[] {
  if (usage.thinking === 0) return [];
  const { signature } = thinkingBlock;
  return [
    event("content_block_start", {
      index: 0,
      content_block: { ...thinkingBlock, signature: "" },
    }),
    event("content_block_delta", {
      index: 0,
      delta: { type: "signature_delta", signature },
    }),
    event("content_block_stop", { index: 0 }),
  ];
}

function contentEvents(
  { text, usage }: Completion,
  { firstTokenMs, tokenMs }: Pace,
): Chunk[] {
  if (text === "") return [];
  const index = usage.thinking > 0 ? 1 : 0;
  const deltas = splitIntoDeltas(text).map((piece) =>
    event(
      "content_block_delta",
      { index, delta: { type: "text_delta", text: piece } },
      countTokens(piece) * tokenMs,
    ),
  );
  return [
    event(
      "content_block_start",
      { index, content_block: { type: "text", text: "", citations: null } },
      firstTokenMs,
    ),
    event("ping", {}),
    ...deltas,
    event("content_block_stop", { index }),
  ];
}

function toDeltaUsage({ usage }: Completion) {
  const {
    cache_creation_input_tokens,
    cache_read_input_tokens,
    input_tokens,
    output_tokens,
    output_tokens_details,
  } = toUsage(usage);
  return {
    cache_creation_input_tokens,
    cache_read_input_tokens,
    input_tokens,
    output_tokens,
    output_tokens_details,
    server_tool_use: null,
  };
}

function event(type: string, fields: object, waitMs = 0): Chunk {
  return {
    text: `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`,
    waitMs,
  };
}

/** Splits between code points, so that no surrogate pair is cut. */
function splitIntoDeltas(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${deltaCharacters}}`, "gu")) ?? [];
}

/** Milliseconds to the first token, and for each token. */
type Pace = { firstTokenMs: number; tokenMs: number };

const realPace: Pace = { firstTokenMs: 800, tokenMs: 10 };

/**
 * `real` is about the speed of a small model; without it, answers come at once.
 * A fault can set another pace.
 */
export function paceOf(setting: string | undefined, fault?: Fault): Pace {
  if (fault !== undefined && isPaced(fault)) {
    const {
      firstTokenMs = realPace.firstTokenMs,
      tokensPerSecond = 1_000 / realPace.tokenMs,
    } = fault;
    return { firstTokenMs, tokenMs: 1_000 / tokensPerSecond };
  }
  return setting === "real" ? realPace : { firstTokenMs: 0, tokenMs: 0 };
}

const charactersPerToken = 4;

export function countTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/**
 * The beginning of a text that fits into this many tokens, without half a
 * surrogate pair at its end.
 */
export function firstTokens(text: string, tokens: number): string {
  return text
    .slice(0, tokens * charactersPerToken)
    .replace(/[\uD800-\uDBFF]$/, "");
}
