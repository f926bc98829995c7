import { checkOnce } from "@/lib/listing-text/check/check-once";
import {
  type PlacedSentence,
  placeSentences,
} from "@/lib/listing-text/check/place-sentences";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { ledgerOf } from "@/lib/listing-text/ledger/ledger-of";
import { groundsIn } from "@/lib/listing-text/score/grounds";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";

/** Whether anything is known that a text can be compared with. */
export const hasLedger = ({ facts = [] }: ScoreContext): boolean =>
  facts.length > 0;

const noSentences: readonly PlacedSentence[] = [];
const placed = new WeakMap<
  ScoreContext,
  Map<string, readonly PlacedSentence[]>
>();
/** An editor's history asks about many descriptions in one context. */
const mostDescriptions = 50;

function sentencesOf(
  description: string,
  context: ScoreContext,
): readonly PlacedSentence[] {
  if (!hasLedger(context)) return noSentences;
  const known = placed.get(context) ?? new Map();
  placed.set(context, known);
  if (known.size > mostDescriptions) known.clear();
  const sentences =
    known.get(description) ?? placeSentences(description, context);
  known.set(description, sentences);
  return sentences;
}

/**
 * The share of the sentences that no fact supports, from 0 to 1; null where it
 * isn't known. What the checks found comes first.
 */
function unsupportedShareOf(
  description: string,
  context: ScoreContext,
): number | null {
  if (context.unsupportedShare !== undefined) return context.unsupportedShare;
  const all = sentencesOf(description, context);
  return all.length === 0
    ? null
    : all.filter(({ support }) => support === "none").length / all.length;
}

/**
 * Whether a text says otherwise than a fact: a sentence that is marked, and
 * what the model wrote in the other fields. What the seller changed is her
 * word. What the checks found comes first.
 */
function isContradicted(
  listing: GeneratedListing,
  context: ScoreContext,
): boolean {
  if (context.isContradicted !== undefined) return context.isContradicted;
  if (!hasLedger(context)) return false;
  const marked = sentencesOf(listing.description, context)
    .filter(({ support }) => support === "none")
    .map(({ text }) => text);
  const others = context.generated
    ? []
    : [
        listing.title,
        listing.altText,
        ...listing.attributes.map(({ name, value }) => `${name}: ${value}`),
      ];
  const ledger = ledgerOf(context);
  const confirmed = new Set(context.confirmed);
  return [...marked, ...others].some(
    (text) =>
      text.trim() !== "" &&
      !confirmed.has(sentenceKey(text)) &&
      checkOnce(text, ledger).verdict === "contradicted",
  );
}

/** Fewer of them say nothing of the field. */
const leastEntries = 3;

/**
 * Whether most tags, or most attributes, rest on nothing that is known: words
 * that were only put there to fill the field.
 */
function isMostlyUnfounded(
  { tags, attributes }: GeneratedListing,
  context: ScoreContext,
): boolean {
  if (!hasLedger(context)) return false;
  const groundOf = groundsIn(context);
  const isFounded = (text: string) => groundOf(text) === "founded";
  return [tags, attributes.map(({ value }) => value)].some(
    (entries) =>
      entries.length >= leastEntries &&
      entries.filter(isFounded).length * 2 < entries.length,
  );
}

/** The most points with what the checks found; 100 where they found nothing. */
export function capOfChecks(
  listing: GeneratedListing,
  context: ScoreContext,
): number {
  const share = unsupportedShareOf(listing.description, context) ?? 0;
  return Math.min(
    isContradicted(listing, context) ? 40 : 100,
    share > 0.5 ? 50 : 100,
    share > 0.2 ? 69 : 100,
    isMostlyUnfounded(listing, context) ? 69 : 100,
  );
}
