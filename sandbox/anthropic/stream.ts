import type { Chunk, Reply } from "../wire/reply";
import { type Answer, messageOf, stopDetails, usageOf } from "./message";
import { type Pace, tokensIn } from "./pace";

/** Characters of one delta, about the four tokens that the real stream sends at a time. */
const deltaCharacters = 16;

/** The answer as the server-sent events of the Messages API, ready to be paced. */
export function streamOf(answer: Answer, pace: Pace, headers: Record<string, string>): Reply {
  const body: Chunk[] = [
    event("message_start", { message: openingOf(answer) }),
    ...blockOf(answer.text, pace),
    event("message_delta", {
      delta: {
        container: null,
        stop_reason: answer.stop,
        stop_details: stopDetails(answer.stop),
        stop_sequence: answer.stopSequence,
      },
      usage: deltaUsageOf(answer),
    }),
    event("message_stop", {}),
  ];
  return {
    status: 200,
    headers: { ...headers, "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
    body,
  };
}

function openingOf(answer: Answer) {
  const message = messageOf({ ...answer, text: "", usage: { ...answer.usage, output: 1 } });
  return { ...message, stop_reason: null, stop_details: null, stop_sequence: null };
}

function blockOf(text: string, { firstTokenMs, tokenMs }: Pace): Chunk[] {
  if (text === "") return [];
  const deltas = pieces(text).map((piece) =>
    event("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } }, tokensIn(piece) * tokenMs),
  );
  return [
    event(
      "content_block_start",
      { index: 0, content_block: { type: "text", text: "", citations: null } },
      firstTokenMs,
    ),
    event("ping", {}),
    ...deltas,
    event("content_block_stop", { index: 0 }),
  ];
}

function deltaUsageOf({ usage }: Answer) {
  const { cache_creation_input_tokens, cache_read_input_tokens, input_tokens, output_tokens } = usageOf(usage);
  return {
    cache_creation_input_tokens,
    cache_read_input_tokens,
    input_tokens,
    output_tokens,
    output_tokens_details: null,
    server_tool_use: null,
  };
}

function event(type: string, fields: object, waitMs = 0): Chunk {
  return { text: `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`, waitMs };
}

/** By code points, so that no surrogate pair is torn. */
function pieces(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${deltaCharacters}}`, "gu")) ?? [];
}
