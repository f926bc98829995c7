import { lengthOf } from "@/lib/listings/rules/characters";

const danglingWord =
  /^(?:and|or|with|for|of|in|on|at|by|to|from|the|a|an|und|mit|für|et|avec|pour|de|y|con|para|[^\p{L}\p{Nd}]+)$/iu;

/** Words that can't end a phrase: "with", "and", "&". */
export const isDanglingWord = (word: string): boolean => danglingWord.test(word);

/** Whole words from the start that fit the limit, or "" when not even the first does. No word is ever cut. */
export function truncateAtWord(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  const end = text.lastIndexOf(" ", limit);
  const words = end < 0 ? [] : text.slice(0, end).split(" ");
  while (words.length > 0 && isDanglingWord(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

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
export function truncateAtSentence(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  for (const mark of [/\n\n/gu, /[.!?。！？]["'”’)]?(?=\s)|\n/gu]) {
    const end = lastEnd(text, limit, mark);
    if (end > limit / 2) return text.slice(0, end).trimEnd();
  }
  const words = text
    .slice(0, limit + 1)
    .replace(/\S*$/u, "")
    .trimEnd();
  return truncateAtWord(words, limit);
}
