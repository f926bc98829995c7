import "server-only";
import { modelFailed } from "@/lib/ai/ai-failure";
import type { ModelResponse } from "@/lib/ai/call-model";
import { log } from "@/lib/log";

/**
 * The text of a response. Throws `upstream_failed` when the model was talked
 * into repeating its instructions.
 */
export function safeText(
  { text, model }: ModelResponse,
  canary: string,
): string {
  if (!text.includes(canary)) return text;
  log().error({ model }, "the model gave away its instructions");
  throw modelFailed("the answer repeats the instructions");
}

/** In place of a repair that failed: the first answer is usable by itself. */
export function useFirstAnswer(err: unknown) {
  log().warn({ err }, "a repair failed");
  return null;
}
