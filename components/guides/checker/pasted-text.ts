import { wholeListingText } from "@/components/listings/view/listing-text";
import type { CheckerMode } from "@/lib/content/blocks";
import { readPastedListing, splitList } from "@/lib/listings/pasted-listing";
import type { GeneratedListing } from "@/lib/listings/schema";

const empty: GeneratedListing = { title: "", description: "", tags: [], materials: [], altText: "", attributes: [] };

/** The listing that a pasted text is a part, or the whole, of. */
export function listingOf(mode: CheckerMode, text: string): GeneratedListing {
  if (mode === "title") return { ...empty, title: text };
  if (mode === "tags") return { ...empty, tags: splitList(text) };
  return readPastedListing(text);
}

/** The text that stands for a listing in the same field. */
export function textOf(mode: CheckerMode, listing: GeneratedListing): string {
  if (mode === "title") return listing.title;
  if (mode === "tags") return listing.tags.join(", ");
  return wholeListingText(listing);
}
