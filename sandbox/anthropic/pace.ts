/** Milliseconds to the first token and for each token. */
export type Pace = { firstTokenMs: number; tokenMs: number };

/** `real` is about what a small model does; anything else answers at once, which tests want. */
export function paceOf(setting: string | undefined): Pace {
  return setting === "real" ? { firstTokenMs: 800, tokenMs: 10 } : { firstTokenMs: 0, tokenMs: 0 };
}

const charactersPerToken = 4;

export function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/** The beginning of a text that this many tokens can hold, never half a surrogate pair. */
export function firstTokens(text: string, tokens: number): string {
  return text.slice(0, tokens * charactersPerToken).replace(/[\uD800-\uDBFF]$/, "");
}
