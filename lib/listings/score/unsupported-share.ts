import type { GeneratedListing } from "@/lib/listings/fields";
import type { ScoreContext } from "@/lib/listings/score/check";
import { groundsIn } from "@/lib/listings/score/grounds";
import { placeSentences } from "@/lib/listings/support/place-sentences";

/** Whether anything is known that a text can be compared with. */
export const hasLedger = ({ facts = [] }: ScoreContext): boolean =>
  facts.length > 0;

const shares = new WeakMap<ScoreContext, Map<string, number | null>>();

/**
 * The share of the sentences that no fact supports, from 0 to 1; null where it
 * isn't known. What the checks found comes first.
 */
export function unsupportedShareOf(
  description: string,
  context: ScoreContext,
): number | null {
  if (context.unsupportedShare !== undefined) return context.unsupportedShare;
  if (!hasLedger(context)) return null;
  const known = shares.get(context) ?? new Map<string, number | null>();
  shares.set(context, known);
  const last = known.get(description);
  if (last !== undefined) return last;
  const all = placeSentences(description, context);
  const open = all.filter(({ support }) => support === "none");
  const share = all.length === 0 ? null : open.length / all.length;
  // An editor's history asks about many descriptions in one context.
  if (known.size > 50) known.clear();
  known.set(description, share);
  return share;
}

/** Fewer of them say nothing of the field. */
const leastEntries = 3;

/**
 * Whether most tags, or most attributes, rest on nothing that is known: words
 * that were only put there to fill the field.
 */
export function isMostlyUnfounded(
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
    context.isContradicted ? 40 : 100,
    share > 0.5 ? 50 : 100,
    share > 0.2 ? 69 : 100,
    isMostlyUnfounded(listing, context) ? 69 : 100,
  );
}
