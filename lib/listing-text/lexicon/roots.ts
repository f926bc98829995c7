import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

export const stopWords = new Set(
  "a an and are as at be by for from has have her him his in into is it its my of on or our that the their this to under with without your you".split(
    " ",
  ),
);

/** What French and Italian put before a vowel: "l'olive", "dell'acqua". */
const elision =
  /^(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull|quell)'(?=\p{L}{2})/u;

/** Words of a text in lower case, without punctuation and accents. */
export const wordsOf = memoize((text): readonly string[] => {
  const folded = foldText(text).toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []).map((word) =>
    word.replace(elision, "").replace(/'s?$|'/gu, ""),
  );
});

/** Scripts that put no spaces between words. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

/**
 * Words of a longer text; where the script has no spaces, two letters count as
 * one.
 */
export const readingWords = (text: string): number =>
  wordsOf(text).reduce(
    (sum, word) => sum + (isUnspaced(word) ? Math.ceil(word.length / 2) : 1),
    0,
  );

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

/**
 * Tells whether a text has a root: as a word, or within a run of letters
 * without spaces.
 */
export function rootFinder(text: string): (root: string) => boolean {
  const roots = new Set(rootsOf(text));
  const runs = [...roots].filter(isUnspaced);
  return (root) => roots.has(root) || runs.some((run) => run.includes(root));
}

/**
 * The same for phrases that differ only in order, plurals and little words; ""
 * when nothing carries meaning.
 */
export const rootKey = memoize((text): string =>
  [...new Set(rootsOf(text))].sort().join(" "),
);
