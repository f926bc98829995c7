import { etsySources } from "@/lib/etsy/etsy-sources";
import { findWatchListTerms } from "@/lib/etsy/watch-list";
import type { GeneratedListing } from "@/lib/listings/schema";
import { type Check, checker, type ScoreContext, sellerTextOf } from "@/lib/listings/score/check";
import { listingText } from "@/lib/listings/text/listing-text";
import { findClaims, splitClaims } from "@/lib/listings/words/claims";

const check = checker("trust");
const source = etsySources.creativityStandards;

/** 4 points. A listing that says nothing earns no trust. */
export function scoreTrust(listing: GeneratedListing, context: ScoreContext): Check[] {
  const text = listingText(listing);
  const any = (points: number) => (text.trim() === "" ? 0 : points);
  const names = findWatchListTerms(text);
  const claims = findClaims(text).length === 0 ? [] : splitClaims(text, sellerTextOf(context)).untyped;
  return [
    check(
      "no_watch_list",
      2,
      any(names.length === 0 ? 2 : 0),
      source,
      "No brand, character or celebrity is named.",
      names[0]?.reason ?? "The listing is empty.",
    ),
    check(
      "no_untold_claims",
      2,
      any(claims.length === 0 ? 2 : 0),
      source,
      "Nothing is claimed that you did not say.",
      claims[0] ? `“${claims[0].text}” needs proof. ${claims[0].reason}` : "The listing is empty.",
    ),
  ];
}
