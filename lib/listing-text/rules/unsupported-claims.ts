import { splitClaims } from "@/lib/listing-text/lexicon/claims";
import {
  allKinds,
  hasOffLimits,
  withoutOffLimitSentences,
} from "@/lib/listing-text/lexicon/off-limits";
import { foldText, matchFolded } from "@/lib/listing-text/plain-text/fold-text";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/watch-list";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

const lengthUnits = String.raw`(?:cm|mm|inch(?:es)?|in(?=[.,;:)x×]|$|\s*$)|ft|feet|foot|yards?|yd|met(?:er|re)s?|m)(?![\p{L}\p{N}])|["″”]`;
const volumeUnits = String.raw`(?:fl\.?\s?oz|oz|ounces?|ml|cl|lit(?:er|re)s?|l|cups?)(?![\p{L}\p{N}])`;
const weightUnits = String.raw`(?:g|kg|grams?|lbs?|pounds?)(?![\p{L}\p{N}])`;
const number = String.raw`\d+(?:[.,/]\d+)?(?:\s\d\/\d)?`;
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(${number}(?:\s?[x×]\s?${number})*)[\s-]?(?:${lengthUnits}|${volumeUnits}|${weightUnits})`,
  "giu",
);

const digitsOf = (text: string): string[] =>
  foldText(text).match(/\d+(?:[.,]\d+)?/gu) ?? [];

/** Whether a text has a measure with a number that the seller didn't type. */
export function hasUntypedMeasure(text: string, seller: string): boolean {
  if (!/\d/u.test(foldText(text))) return false;
  const typed = new Set(digitsOf(seller));
  return matchFolded(text, measure).some(({ folded }) =>
    digitsOf(folded).some((digits) => !typed.has(digits)),
  );
}

/** Somebody else's brand or figure that the seller never mentioned; or "". */
function untypedBrandIn(text: string, seller: string): string {
  const named = findWatchListTerms(text);
  if (named.length === 0) return "";
  const typed = new Set(findWatchListTerms(seller).map(({ term }) => term));
  return named.find(({ term }) => !typed.has(term))?.term ?? "";
}

/**
 * Why nothing of ours may say a text, in words for people: it contains what no
 * listing may contain, or claims or names what the seller didn't. "" where it
 * may.
 */
export function refusalOf(text: string, seller: string): string {
  if (hasOffLimits(text, allKinds))
    return "Links, prices and contact details are left out";
  const [claim] = splitClaims(text, seller).untyped;
  if (claim) return `You did not say “${claim.text}”, which needs proof`;
  const brand = untypedBrandIn(text, seller);
  return brand === "" ? "" : `You did not name “${brand}”`;
}

/**
 * Whether a phrase makes no claim and has no measure that the seller didn't
 * make, and contains nothing off limits.
 */
export const isSupported = (phrase: string, seller: string): boolean =>
  refusalOf(phrase, seller) === "" && !hasUntypedMeasure(phrase, seller);

/** The text without the sentences that are `gone`. Keeps lines. */
export function withoutSentences(
  text: string,
  isGone: (sentence: string) => boolean,
): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const sentences = splitSentences(line);
      const kept = sentences.filter((sentence) => !isGone(sentence.text));
      if (kept.length === sentences.length) return [line];
      if (kept.length === 0) return [];
      const [first] = kept;
      const bullet = line.slice(0, sentences[0]?.start);
      const rest = sentences.flatMap((sentence, index) => {
        if (!kept.includes(sentence)) return [];
        const gap = line.slice(sentences[index - 1]?.end ?? 0, sentence.start);
        return sentence === first ? [sentence.text] : [gap, sentence.text];
      });
      return [bullet + rest.join("")];
    })
    .join("\n");
}

/**
 * The sentences without contact details and prices, and without what the seller
 * didn't claim; whole ones go.
 */
export const supportedSentences = (text: string, seller: string): string =>
  withoutSentences(
    withoutOffLimitSentences(text, allKinds),
    (sentence) => !isSupported(sentence, seller),
  );
