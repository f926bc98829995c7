import { fitWords } from "@/lib/listings/normalise/fit-words";
import { lengthOf } from "@/lib/listings/rules/characters";

/** The last place before the limit where one of the marks ends, or -1. */
function lastEnd(text: string, limit: number, mark: RegExp): number {
  let end = -1;
  for (const found of text.slice(0, limit + 1).matchAll(mark)) {
    const at = found.index + found[0].trimEnd().length;
    if (at <= limit) end = at;
  }
  return end;
}

/**
 * As many whole paragraphs as fit the limit; else whole sentences; else whole words; else "".
 * Half of the room must be used before a coarser boundary is preferred to a finer one.
 */
export function fitSentences(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  for (const mark of [/\n\n/gu, /[.!?。！？]["'”’)]?(?=\s)|\n/gu]) {
    const end = lastEnd(text, limit, mark);
    if (end > limit / 2) return text.slice(0, end).trimEnd();
  }
  const words = text
    .slice(0, limit + 1)
    .replace(/\S*$/u, "")
    .trimEnd();
  return fitWords(words, limit);
}
