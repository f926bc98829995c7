import { findLexicon, type Lexicon } from "@/lib/listing-text/words/lexicon";
import { normalizeText } from "@/lib/listing-text/words/normalize-text";

/** In characters: the beginning of a text tells as much. */
const longestSample = 2_000;

const isKnown = (word: string, lexicon: Lexicon): boolean =>
  lexicon.has("functionWords", word) ||
  lexicon.colorOf.has(word) ||
  lexicon.numbers.has(word) ||
  lexicon.materialOf(word) !== null ||
  lexicon.partOf(word) !== null;

/**
 * The one of some languages whose pack knows most words of a text, the first of
 * those that know as many. A brief of six words has hardly a little word by
 * which else a language is told. Null without a candidate that has a pack.
 */
export function likelyLanguage(
  text: string,
  candidates: readonly string[],
): string | null {
  const sample = normalizeText(text.slice(0, longestSample)).toLowerCase();
  if (
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample) &&
    candidates.includes("ja")
  )
    return "ja";
  const words = sample.match(/\p{L}+/gu) ?? [];
  let best: { language: string; count: number } | null = null;
  for (const language of candidates) {
    const lexicon = findLexicon(language);
    if (!lexicon) continue;
    const count = words.filter((word) => isKnown(word, lexicon)).length;
    if (best === null || count > best.count) best = { language, count };
  }
  return best?.language ?? null;
}
