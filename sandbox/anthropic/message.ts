import { randomBytes } from "node:crypto";

export type Stop = "end_turn" | "max_tokens" | "stop_sequence" | "refusal";
export type Usage = { input: number; output: number };

/** An answer before it becomes JSON or a stream. */
export type Answer = { text: string; stop: Stop; stopSequence: string | null; usage: Usage };

/** The sentence that stands where a real answer names its model; the application shows it as it is. */
const writerName = "Sample writer: set ANTHROPIC_API_KEY for the real one";

export function newId(prefix: "msg" | "req"): string {
  return `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;
}

/** The message object of the wire. */
export function messageOf({ text, stop, stopSequence, usage }: Answer) {
  return {
    id: newId("msg"),
    type: "message",
    role: "assistant",
    model: writerName,
    content: text === "" ? [] : [{ type: "text", text, citations: null }],
    container: null,
    diagnostics: null,
    stop_reason: stop,
    stop_details: stopDetails(stop),
    stop_sequence: stopSequence,
    usage: usageOf(usage),
  };
}

export function stopDetails(stop: Stop) {
  if (stop !== "refusal") return null;
  return { type: "refusal", category: "general_harms", explanation: "The sandbox was told to refuse." };
}

export function usageOf({ input, output }: Usage) {
  return {
    input_tokens: input,
    output_tokens: output,
    cache_creation: { ephemeral_1h_input_tokens: 0, ephemeral_5m_input_tokens: 0 },
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    inference_geo: null,
    output_tokens_details: null,
    server_tool_use: null,
    service_tier: "standard",
    speed: null,
  };
}
