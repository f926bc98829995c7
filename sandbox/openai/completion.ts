import { randomBytes } from "node:crypto";
import { type Completion, countTokens } from "../anthropic/message";
import type { Fault } from "../faults";
import { type Chunk, json, type Reply } from "../service";

/** What a server makes of the text that its model wrote. */
export type Answer = {
  model: string;
  text: string;
  finish: string | null;
  usage: Completion["usage"] | null;
};

const finishes = {
  end_turn: "stop",
  stop_sequence: "stop",
  max_tokens: "length",
  refusal: "content_filter",
};
/** Characters of the answer of mode `huge`. */
const hugeLength = 10_000_000;

/** The faults of small servers, in what is said of a text and around it. */
export function toAnswer(
  { text, stop, usage }: Completion,
  model: string,
  fault: Fault | undefined,
): Answer {
  const answer = { model, text, finish: finishes[stop], usage };
  switch (fault?.mode) {
    case "empty":
      return { ...answer, text: "" };
    case "huge":
      return { ...answer, text: text.padEnd(hugeLength, " x") };
    case "thinking":
      return {
        ...answer,
        text: `<think>\nThe form wants {"name": …}, so I write it.\n</think>\n\n${text}`,
      };
    case "odd_finish":
      return { ...answer, finish: "eos_token" };
    case "no_finish":
      return { ...answer, finish: null };
    case "no_usage":
      return { ...answer, usage: null };
    default:
      return answer;
  }
}

const toUsage = ({ input, output }: Completion["usage"]) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

/** What a whole answer and each piece of a stream begin with. */
const headOf = (object: string, { model }: Answer) => ({
  id: `chatcmpl-sandbox-${randomBytes(12).toString("hex")}`,
  object,
  created: 0,
  model,
});

export function toCompletion(answer: Answer, waitMs: number): Reply {
  const { text, finish, usage } = answer;
  const whole = json(200, {
    ...headOf("chat.completion", answer),
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: text },
        finish_reason: finish,
      },
    ],
    ...(usage && { usage: toUsage(usage) }),
  });
  return { ...whole, body: whole.body.map((chunk) => ({ ...chunk, waitMs })) };
}

type Pace = { firstTokenMs: number; tokenMs: number };
/** Characters of one piece of a stream, and of the longest ones. */
const pieceLength = 16;
const hugePieceLength = 4_096;

/** The answer as server-sent events, which are sent at this pace. */
export function toStream(
  answer: Answer,
  { firstTokenMs, tokenMs }: Pace,
  { isCounted, fault }: { isCounted: boolean; fault: Fault | undefined },
): Reply {
  const head = headOf("chat.completion.chunk", answer);
  const event = (fields: object, waitMs = 0): Chunk => ({
    text: `data: ${JSON.stringify({ ...head, ...fields })}\n\n`,
    waitMs,
  });
  const piece = (delta: object, finish_reason: string | null, waitMs = 0) =>
    event({ choices: [{ index: 0, delta, finish_reason }] }, waitMs);
  const pieces = splitText(answer.text).map((content) =>
    piece({ content }, null, countTokens(content) * tokenMs),
  );
  const start = piece({ role: "assistant", content: "" }, null, firstTokenMs);
  const end = [
    ...(answer.finish === null ? [] : [piece({}, answer.finish)]),
    ...(isCounted && answer.usage
      ? [event({ choices: [], usage: toUsage(answer.usage) })]
      : []),
    { text: "data: [DONE]\n\n", waitMs: 0 },
  ];
  return {
    status: 200,
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache",
    },
    body:
      fault?.mode === "stream_error"
        ? [start, ...firstHalf(pieces), streamError]
        : [
            start,
            ...(answer.finish === null ? firstHalf(pieces) : pieces),
            ...end,
          ],
  };
}

const streamError: Chunk = {
  text: 'data: {"error":{"code":500,"message":"The sandbox was told to fail within a stream.","type":"server_error"}}\n\n',
  waitMs: 0,
};

const firstHalf = (pieces: Chunk[]) =>
  pieces.slice(0, Math.ceil(pieces.length / 2));

/** Between code points, so that no surrogate pair is cut. */
function splitText(text: string): string[] {
  const length = text.length > 1_000_000 ? hugePieceLength : pieceLength;
  return text.match(new RegExp(`[\\s\\S]{1,${length}}`, "gu")) ?? [];
}
