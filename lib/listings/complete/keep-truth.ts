import { findWatchListTerms } from "@/lib/etsy/watch-list";
import { hasUntypedMeasure, replaceUntypedMeasures } from "@/lib/listings/complete/measures";
import { splitClaims, withoutUntypedClaims } from "@/lib/listings/words/claims";
import { everyKind, hasOffLimits, withoutOffLimitSentences, withoutOffLimits } from "@/lib/listings/words/off-limits";
import { untilStable } from "@/lib/plain-text/until-stable";

/** Whether the text names somebody else's brand or figure that the seller never mentioned. */
function namesUntyped(text: string, seller: string): boolean {
  const named = findWatchListTerms(text);
  if (named.length === 0) return false;
  const typed = new Set(findWatchListTerms(seller).map(({ term }) => term));
  return named.some(({ term }) => !typed.has(term));
}

/**
 * A phrase without claims and measures that the seller didn't make, and without contact details and prices, which no
 * listing may hold; "" when it names another's brand.
 */
export function truePhrase(phrase: string, seller: string): string {
  if (namesUntyped(phrase, seller)) return "";
  const allowed = withoutOffLimits(phrase, everyKind);
  // "solid 14k gold" without its karat is still solid gold.
  const kept = untilStable(allowed, (current) => withoutUntypedClaims(current, seller));
  return replaceUntypedMeasures(kept, seller, () => " ");
}

/** Whether a phrase holds nothing that the seller would have to prove and didn't say, and nothing off limits. */
export function isTrue(phrase: string, seller: string): boolean {
  return (
    splitClaims(phrase, seller).untyped.length === 0 &&
    !hasUntypedMeasure(phrase, seller) &&
    !namesUntyped(phrase, seller) &&
    !hasOffLimits(phrase, everyKind)
  );
}

/** A quality right before its noun can be left out of the sentence; with any other claim the sentence goes. */
function trueSentence(sentence: string, seller: string): string {
  if (namesUntyped(sentence, seller)) return "";
  const isBeforeNoun = splitClaims(sentence, seller).untyped.every(({ text, kind }) => {
    if (kind === "health" || kind === "origin") return false;
    const after = sentence.slice(sentence.indexOf(text) + text.length);
    return /^\s+(?!(?:and|or|to|for|with|by|in|on|but|so|as)\b)\p{L}/u.test(after);
  });
  if (!isBeforeNoun) return "";
  const kept = untilStable(sentence, (current) => withoutUntypedClaims(current, seller));
  return replaceUntypedMeasures(kept, seller, (what) => `[add ${what}]`);
}

/** Sentences without contact details and prices, and without what the seller didn't claim; invented measures become `[add size]` blanks. Keeps lines. */
export function trueText(text: string, seller: string): string {
  return withoutOffLimitSentences(text, everyKind)
    .split("\n")
    .map((line) => {
      const sentences = line.split(/(?<=[.!?])\s+/u);
      const kept = sentences.map((sentence) => trueSentence(sentence, seller));
      return sentences.every((sentence, index) => sentence === kept[index]) ? line : kept.filter(Boolean).join(" ");
    })
    .join("\n");
}
