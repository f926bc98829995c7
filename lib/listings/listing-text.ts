import { findWatchListTerms } from "@/lib/etsy/watch-list";
import { findClaims } from "@/lib/listings/lexicon/claims";
import type { GeneratedListing, ListingNotes } from "@/lib/listings/schema";

/** All words of a listing, a line for each field and entry. */
export const listingText = ({ title, description, tags, materials, altText, attributes }: GeneratedListing): string =>
  [title, description, ...tags, ...materials, altText, ...attributes.map(({ value }) => value)].join("\n");

/** What stands in the listing as it is now and needs proof, or may belong to others; each once. */
export function findCautions(listing: GeneratedListing): Pick<ListingNotes, "claims" | "watchList"> {
  const text = listingText(listing);
  const claims = new Map(findClaims(text).map((claim) => [claim.text.toLowerCase(), claim]));
  return { claims: [...claims.values()], watchList: [...findWatchListTerms(text)] };
}
