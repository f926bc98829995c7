import "server-only";
import type { RawMessageStreamEvent, StopReason } from "@anthropic-ai/sdk/resources/messages/messages";

/** Characters of text, far more than any answer has. */
const maxText = 64 * 1024;

export type Message = {
  text: string;
  /** As the provider names it. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  stopReason: StopReason | null;
};

/**
 * Reads the events of one answer to its end. The SDK's own collector copies the whole message for every few tokens,
 * which a thousand answers at once can't afford. Throws whatever breaks off, also an end that comes too early.
 */
export async function readEvents(
  events: AsyncIterable<RawMessageStreamEvent>,
  onText?: (textSoFar: string) => void,
): Promise<Message> {
  const message: Message = { text: "", model: "", inputTokens: 0, outputTokens: 0, stopReason: null };
  for await (const event of events) {
    switch (event.type) {
      case "message_start":
        message.model = event.message.model;
        message.inputTokens = event.message.usage.input_tokens;
        message.outputTokens = event.message.usage.output_tokens;
        break;
      case "content_block_delta":
        if (event.delta.type !== "text_delta") break;
        message.text += event.delta.text;
        if (message.text.length > maxText) throw new Error("the answer is too long");
        onText?.(message.text);
        break;
      case "message_delta":
        message.stopReason = event.delta.stop_reason;
        message.outputTokens = event.usage.output_tokens;
        message.inputTokens = event.usage.input_tokens ?? message.inputTokens;
        break;
      case "message_stop":
        return message;
    }
  }
  throw new Error("the answer has no end");
}
