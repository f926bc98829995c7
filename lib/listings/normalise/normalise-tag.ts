import { fitWords, isLooseEnd } from "@/lib/listings/normalise/fit-words";
import {
  lowerCased,
  singleSpaces,
  spelledSigns,
  straightQuotes,
  withoutRefused,
} from "@/lib/listings/normalise/write-out";
import { lengthOf, refusedInTags } from "@/lib/listings/rules/characters";
import { sameness } from "@/lib/listings/rules/duplicates";
import { tagLimit } from "@/lib/listings/rules/limits";
import { hasOffLimits, refusedKinds } from "@/lib/listings/words/off-limits";
import { plainLine, saysSomething } from "@/lib/plain-text/plain-text";
import { untilStable } from "@/lib/plain-text/until-stable";

/** Numbers that no tag can write: "3.5", "18/8", "1:12". */
const brokenNumber = /\d[.,:/]\d/u;

function writeOut(tag: string): string {
  return straightQuotes(tag)
    .replace(/1\/2|½/gu, " half ")
    .replace(/(\d)"/gu, "$1 inch ")
    .replace(/(\d)\s*[×*]\s*(?=\d)/gu, "$1x")
    .replace(/\d+(?:[.,]\d+)?\s*%/gu, " ")
    .replaceAll("&", " and ");
}

function repair(tag: string): string {
  const allowed = withoutRefused(spelledSigns(tag), refusedInTags);
  return singleSpaces(lowerCased(allowed))
    .replace(/^[-'\s]+|[-\s]+$/gu, "")
    .normalize("NFC");
}

export type NormalTag = { tag: string; isShortened: boolean };

/**
 * A tag that Etsy takes, in lower case, or null when it can't be one. A phrase that is too long loses whole words
 * from its end while two remain; a single word that is too long is no tag.
 */
export function normaliseTag(candidate: string): NormalTag | null {
  const plain = plainLine(candidate);
  const written = writeOut(plain);
  if (brokenNumber.test(written) || hasOffLimits(plain, refusedKinds)) return null;
  const tag = untilStable(written, repair);
  if (!saysSomething(tag) || hasOffLimits(tag, refusedKinds)) return null;
  if (lengthOf(tag) <= tagLimit) return { tag, isShortened: false };
  const fitted = untilStable(fitWords(tag, tagLimit), repair);
  if (hasOffLimits(fitted, refusedKinds) || !fitted.includes(" ") || isLooseEnd(fitted.split(" ").at(-1) ?? ""))
    return null;
  return { tag: fitted, isShortened: true };
}

/** Every usable tag once, in order. May be more than fit the slots. */
export function normaliseTags(candidates: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const candidate of candidates) {
    const tag = normaliseTag(candidate)?.tag;
    if (tag !== undefined && !found.has(sameness(tag))) found.set(sameness(tag), tag);
  }
  return [...found.values()];
}
