import { lengthOf } from "@/lib/listings/rules/characters";

const loose =
  /^(?:and|or|with|for|of|in|on|at|by|to|from|the|a|an|und|mit|für|et|avec|pour|de|y|con|para|[^\p{L}\p{Nd}]+)$/iu;

/** Words that can't end a phrase: "with", "and", "&". */
export const isLooseEnd = (word: string): boolean => loose.test(word);

/** Whole words from the start that fit the limit, or "" when not even the first does. No word is ever cut. */
export function fitWords(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  const end = text.lastIndexOf(" ", limit);
  const words = end < 0 ? [] : text.slice(0, end).split(" ");
  while (words.length > 0 && isLooseEnd(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}
