import { findPack } from "@/lib/listing-text/languages/find-pack";
import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import { normalizeText } from "@/lib/listing-text/words/normalize-text";
import { rememberOnce, rememberWords } from "@/lib/listing-text/words/remember";
import { vocabularyOf } from "@/lib/listing-text/words/vocabulary";

/** In characters: the beginning of a text tells as much. */
const longestSample = 2_000;

/** Tells whether a pack knows a word. */
const wordTestOf = rememberOnce((pack: LanguagePack) => {
  const { has, colorOf, numbers, materialOf, partOf } = vocabularyOf(pack);
  return rememberWords(
    (word): boolean =>
      has("functionWords", word) ||
      colorOf.has(word) ||
      numbers.has(word) ||
      materialOf(word) !== null ||
      partOf(word) !== null,
  );
});

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
  for (const language of new Set(candidates)) {
    const pack = findPack(language);
    if (!pack) continue;
    const count = words.filter(wordTestOf(pack)).length;
    if (best === null || count > best.count) best = { language, count };
  }
  return best?.language ?? null;
}
