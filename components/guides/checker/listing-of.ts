import type { CheckerMode } from "@/lib/content/blocks";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { wholeListingText } from "@/lib/listing-text/fields/map-fields";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import { readPastedListing } from "@/lib/listing-text/paste/read-pasted-listing";

/** The listing that a pasted text is a part, or the whole, of. */
export function listingOf(mode: CheckerMode, text: string): GeneratedListing {
  if (mode === "title") return { ...emptyListing, title: text };
  if (mode === "tags") return { ...emptyListing, tags: splitList(text) };
  if (mode === "altText") return { ...emptyListing, altText: text };
  return readPastedListing(text);
}

/** The listing's text for the same field. */
export function textOf(mode: CheckerMode, listing: GeneratedListing): string {
  if (mode === "title") return listing.title;
  if (mode === "tags") return listing.tags.join(", ");
  if (mode === "altText") return listing.altText;
  return wholeListingText(listing);
}
