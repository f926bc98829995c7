import { isDanglingWord } from "@/lib/listing-text/lexicon/dangling-words";
import { lengthOf } from "@/lib/listing-text/rules/characters";

/**
 * From the end, since nearly all words are short: the last line break may be
 * far away.
 */
function lastWordStart(text: string): number {
  let at = text.length;
  while (at > 0 && text[at - 1] !== " " && text[at - 1] !== "\n") at -= 1;
  return at;
}

/**
 * The start of a text that was cut, without the words at its end that can't end
 * a phrase.
 */
function dropDanglingWords(start: string): string {
  let rest = start.trimEnd();
  for (;;) {
    const lastWord = lastWordStart(rest);
    if (!isDanglingWord(rest.slice(lastWord))) return rest;
    rest = rest.slice(0, lastWord).trimEnd();
  }
}

/**
 * Whole words from the start that fit the limit, or "" when not even the first
 * does. No word is ever cut.
 */
export function truncateAtWord(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  const end = text.lastIndexOf(" ", limit);
  return end < 0 ? "" : dropDanglingWords(text.slice(0, end));
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
 * As many whole paragraphs as fit the limit; else whole sentences; else whole
 * words; else "". Half of the room must be used before a coarser boundary is
 * preferred to a finer one.
 */
export function truncateAtSentence(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  for (const mark of [/\n\n/gu, /[.!?。！？]["'”’)]?(?=\s)|\n/gu]) {
    const end = lastEnd(text, limit, mark);
    if (end > limit / 2) return text.slice(0, end).trimEnd();
  }
  return dropDanglingWords(
    text.slice(0, limit + 1).replace(/(?<!\S)\S*$/u, ""),
  );
}
