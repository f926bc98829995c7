import { memoize } from "@/lib/memoize";
import { foldText } from "@/lib/plain-text/fold-text";

export const stopWords = new Set(
  "a an and are as at be by for from has have her him his in into is it its my of on or our that the their this to under with without your you".split(
    " ",
  ),
);

/** Words of a text in lower case, without punctuation and accents. */
export const wordsOf = memoize((text): readonly string[] => {
  const folded = foldText(text).toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []).map((word) => word.replace(/'s?$|'/gu, ""));
});

/** The word without its English plural, as Etsy's search matches it. */
export function rootOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word;
  if (/ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|zz|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Roots of the words that carry meaning, in order. */
export const rootsOf = memoize((text): readonly string[] =>
  wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(rootOf),
);

/** The same for phrases that differ only in order, plurals and little words; "" when nothing carries meaning. */
export const rootKey = memoize((text): string => [...new Set(rootsOf(text))].sort().join(" "));
