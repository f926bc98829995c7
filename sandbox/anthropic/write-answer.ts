import type { Fault } from "../faults";
import { meets } from "./json-schema";
import type { Answer } from "./message";
import { firstTokens, tokensIn } from "./pace";
import type { MessagesRequest } from "./request-schema";
import { writeSample } from "./writer/write-sample";

/** Tokens after which fault mode `max_tokens` stops. */
const faultyTokens = 40;

/** What the model would say: the sample writer's text, or what the fault makes of it. */
export async function writeAnswer(request: MessagesRequest, imageTokens: number, fault?: Fault): Promise<Answer> {
  const usage = { input: inputTokens(request) + imageTokens, output: 1 };
  if (fault?.mode === "refusal") return { text: "", stop: "refusal", stopSequence: null, usage };
  const text = await textOf(request, fault);
  const allowed = fault?.mode === "max_tokens" ? Math.min(faultyTokens, request.max_tokens) : request.max_tokens;
  return finish(text, allowed, request.stop_sequences ?? [], usage.input);
}

async function textOf(request: MessagesRequest, fault?: Fault): Promise<string> {
  if (fault?.mode === "answer") return fault.answer ?? "";
  const schema = request.output_config?.format?.schema;
  const text = await writeSample(request, fault?.mode === "obey_injection");
  if (schema !== undefined && !meets(JSON.parse(text), schema)) {
    throw new Error("The sample writer's answer does not meet the schema that was sent.");
  }
  return fault?.mode === "malformed" ? `Here is the listing you asked for: ${text.slice(0, text.length / 2)}` : text;
}

function finish(text: string, maxTokens: number, stopSequences: string[], input: number): Answer {
  const stops = stopSequences
    .map((sequence) => ({ sequence, at: text.indexOf(sequence) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const stopped = stops[0] === undefined ? text : text.slice(0, stops[0].at);
  if (tokensIn(stopped) > maxTokens) {
    const cut = firstTokens(stopped, maxTokens);
    return { text: cut, stop: "max_tokens", stopSequence: null, usage: { input, output: maxTokens } };
  }
  const usage = { input, output: Math.max(1, tokensIn(stopped)) };
  if (stops[0] === undefined) return { text, stop: "end_turn", stopSequence: null, usage };
  return { text: stopped, stop: "stop_sequence", stopSequence: stops[0].sequence, usage };
}

function inputTokens({ system, messages, output_config }: MessagesRequest): number {
  const contents = [system ?? "", ...messages.map(({ content }) => content)];
  const texts = contents.flatMap((content) =>
    typeof content === "string" ? [content] : content.map((block) => (block.type === "text" ? block.text : "")),
  );
  const schema = output_config?.format?.schema;
  return tokensIn(texts.join("")) + (schema === undefined ? 0 : tokensIn(JSON.stringify(schema)));
}
