import { type Fault, isPaced } from "../faults";

/** Milliseconds to the first token and for each token. */
export type Pace = { firstTokenMs: number; tokenMs: number };

const real: Pace = { firstTokenMs: 800, tokenMs: 10 };

/** `real` is about what a small model does; anything else answers at once, which tests want. A fault may set another. */
export function paceOf(setting: string | undefined, fault?: Fault): Pace {
  if (fault !== undefined && isPaced(fault)) {
    const { firstTokenMs = real.firstTokenMs, tokensPerSecond = 1_000 / real.tokenMs } = fault;
    return { firstTokenMs, tokenMs: 1_000 / tokensPerSecond };
  }
  return setting === "real" ? real : { firstTokenMs: 0, tokenMs: 0 };
}

const charactersPerToken = 4;

export function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/** The beginning of a text that this many tokens can hold, never half a surrogate pair. */
export function firstTokens(text: string, tokens: number): string {
  return text.slice(0, tokens * charactersPerToken).replace(/[\uD800-\uDBFF]$/, "");
}
