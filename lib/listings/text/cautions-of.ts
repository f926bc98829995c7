import { findWatchListTerms } from "@/lib/etsy/watch-list";
import type { GeneratedListing, ListingNotes } from "@/lib/listings/schema";
import { listingText } from "@/lib/listings/text/listing-text";
import { findClaims } from "@/lib/listings/words/claims";

/** What stands in the listing as it is now and needs proof, or may belong to others; each once. */
export function cautionsOf(listing: GeneratedListing): Pick<ListingNotes, "claims" | "watchList"> {
  const text = listingText(listing);
  const claims = new Map(findClaims(text).map((claim) => [claim.text.toLowerCase(), claim]));
  return { claims: [...claims.values()], watchList: [...findWatchListTerms(text)] };
}
