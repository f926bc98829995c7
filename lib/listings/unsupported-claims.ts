import {
  splitClaims,
  withoutUntypedClaims,
} from "@/lib/listings/lexicon/claims";
import {
  allKinds,
  hasOffLimits,
  withoutOffLimitSentences,
  withoutOffLimits,
} from "@/lib/listings/lexicon/off-limits";
import { foldText, replaceFolded } from "@/lib/plain-text/fold-text";
import { untilStable } from "@/lib/plain-text/plain-text";
import { findWatchListTerms } from "@/lib/watch-list/watch-list";

const lengthUnits = String.raw`(?:cm|mm|inch(?:es)?|in(?=[.,;:)x×]|$|\s*$)|ft|feet|foot|yards?|yd|met(?:er|re)s?|m)(?![\p{L}\p{N}])|["″”]`;
const volumeUnits = String.raw`(?:fl\.?\s?oz|oz|ounces?|ml|cl|lit(?:er|re)s?|l|cups?)(?![\p{L}\p{N}])`;
const weightUnits = String.raw`(?:g|kg|grams?|lbs?|pounds?)(?![\p{L}\p{N}])`;
const number = String.raw`\d+(?:[.,/]\d+)?(?:\s\d\/\d)?`;
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(${number}(?:\s?[x×]\s?${number})*)[\s-]?(?:(${lengthUnits})|(${volumeUnits})|(${weightUnits}))`,
  "giu",
);

const digitsOf = (text: string): string[] =>
  foldText(text).match(/\d+(?:[.,]\d+)?/gu) ?? [];

/**
 * The text with every measure whose numbers the seller did not type replaced. A
 * photo doesn't show a measure, so a number that only the model knows is
 * invented.
 */
function replaceUntypedMeasures(
  text: string,
  seller: string,
  replacement: (what: string) => string,
): string {
  if (!/\d/u.test(foldText(text))) return text;
  const typed = new Set(digitsOf(seller));
  return replaceFolded(text, measure, (found) => {
    if (digitsOf(found.folded).every((digits) => typed.has(digits)))
      return found.text;
    const [, isLength, isVolume] = found.groups;
    return replacement(isLength ? "size" : isVolume ? "capacity" : "weight");
  });
}

export const hasUntypedMeasure = (text: string, seller: string): boolean =>
  replaceUntypedMeasures(text, seller, () => "\u0000").includes("\u0000");

/**
 * Whether the text names somebody else's brand or figure that the seller never
 * mentioned.
 */
function namesUntypedBrand(text: string, seller: string): boolean {
  const named = findWatchListTerms(text);
  if (named.length === 0) return false;
  const typed = new Set(findWatchListTerms(seller).map(({ term }) => term));
  return named.some(({ term }) => !typed.has(term));
}

/**
 * A phrase without claims and measures that the seller didn't make, and without
 * contact details and prices, which no listing may contain; "" when it names
 * another's brand.
 */
export function removeUnsupportedFromPhrase(
  phrase: string,
  seller: string,
): string {
  if (namesUntypedBrand(phrase, seller)) return "";
  const allowed = withoutOffLimits(phrase, allKinds);
  // "solid 14k gold" without its karat is still solid gold.
  const kept = untilStable(allowed, (current) =>
    withoutUntypedClaims(current, seller),
  );
  return replaceUntypedMeasures(kept, seller, () => " ");
}

/**
 * Whether a phrase makes no claim that the seller didn't make, and contains
 * nothing off limits.
 */
export function isSupported(phrase: string, seller: string): boolean {
  return (
    splitClaims(phrase, seller).untyped.length === 0 &&
    !hasUntypedMeasure(phrase, seller) &&
    !namesUntypedBrand(phrase, seller) &&
    !hasOffLimits(phrase, allKinds)
  );
}

/**
 * A quality right before its noun can be left out of the sentence; with any
 * other claim the sentence goes.
 */
function removeUnsupportedFromSentence(
  sentence: string,
  seller: string,
): string {
  if (namesUntypedBrand(sentence, seller)) return "";
  const isBeforeNoun = splitClaims(sentence, seller).untyped.every(
    ({ text, kind }) => {
      if (kind === "health" || kind === "origin") return false;
      const after = sentence.slice(sentence.indexOf(text) + text.length);
      return /^\s+(?!(?:and|or|to|for|with|by|in|on|but|so|as)\b)\p{L}/u.test(
        after,
      );
    },
  );
  if (!isBeforeNoun) return "";
  const kept = untilStable(sentence, (current) =>
    withoutUntypedClaims(current, seller),
  );
  return replaceUntypedMeasures(kept, seller, (what) => `[add ${what}]`);
}

/**
 * Sentences without contact details and prices, and without what the seller
 * didn't claim; invented measures become `[add size]` blanks. Keeps lines.
 */
export function removeUnsupportedClaims(text: string, seller: string): string {
  return withoutOffLimitSentences(text, allKinds)
    .split("\n")
    .map((line) => {
      const sentences = line.split(/(?<=[.!?])\s+/u);
      const kept = sentences.map((sentence) =>
        removeUnsupportedFromSentence(sentence, seller),
      );
      return sentences.every((sentence, index) => sentence === kept[index])
        ? line
        : kept.filter(Boolean).join(" ");
    })
    .join("\n");
}
