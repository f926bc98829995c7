import { findWatchListTerms } from "@/lib/etsy/watch-list";
import { mapFields } from "@/lib/listings/fields";
import { findClaims } from "@/lib/listings/lexicon/claims";
import type { GeneratedListing, ListingNotes } from "@/lib/listings/schema";

/** All words of a listing, a line for each field and entry. */
export const listingText = (listing: GeneratedListing): string =>
  mapFields(listing, (field, value) => field.texts(value))
    .flat()
    .join("\n");

/** What the listing says now that needs proof, or may belong to others; each once. */
export function findCautions(listing: GeneratedListing): Pick<ListingNotes, "claims" | "watchList"> {
  const text = listingText(listing);
  const claims = new Map(findClaims(text).map((claim) => [claim.text.toLowerCase(), claim]));
  return { claims: [...claims.values()], watchList: [...findWatchListTerms(text)] };
}
