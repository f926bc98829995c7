import type { StopReason } from "@anthropic-ai/sdk/resources/messages/messages";

/**
 * A JPEG of at most 1568 px, and the line that introduces it where there are
 * several.
 */
export type ModelImage = { label: string | null; jpeg: Buffer };

/**
 * What the provider has told of a call so far, for what it bills when the call
 * is cut off.
 */
export type Progress = {
  hasBegun: boolean;
  inputTokens: number;
  outputTokens: number;
  characters: number;
};

export type Message = {
  text: string;
  /** As the provider names it. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  stopReason: StopReason | null;
  /** The provider's own id of the call, which its support asks for. */
  providerRequestId: string | null;
};
