import { fitSentences } from "@/lib/listings/normalise/fit-sentences";
import { altTextLimit, descriptionLimit } from "@/lib/listings/rules/limits";
import {
  hasOffLimits,
  refusedKinds,
  withoutOffLimitSentences,
  withoutOffLimits,
} from "@/lib/listings/words/off-limits";
import { plainLine, plainText, saysSomething } from "@/lib/plain-text/plain-text";
import { untilStable } from "@/lib/plain-text/until-stable";

/** Plain text with its line breaks, cut after a paragraph or sentence when it is too long; "" when it says nothing. */
export function normaliseDescription(description: string): string {
  const text = untilStable(description, (current) =>
    fitSentences(withoutOffLimitSentences(plainText(current), refusedKinds), descriptionLimit),
  );
  return saysSomething(text) && !hasOffLimits(text, refusedKinds) ? text : "";
}

/** One line, cut after a sentence or a word when it is longer than `limit` characters; "" when it says nothing. */
export function normaliseAltText(altText: string, limit = altTextLimit): string {
  const text = untilStable(altText, (current) =>
    fitSentences(withoutOffLimits(plainLine(current), refusedKinds), limit),
  );
  return saysSomething(text) && !hasOffLimits(text, refusedKinds) ? text : "";
}
