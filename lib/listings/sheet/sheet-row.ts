import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { findSheetClaims } from "@/lib/listings/sheet/find-sheet-claims";
import type { SheetBlank, SheetRow } from "@/lib/listings/sheet/schema";
import { textsOf } from "@/lib/listings/sheet/texts-of";

/** What of a listing stands in a sheet. */
export function sheetRowOf(listing: ListingAnswer): SheetRow {
  const { id, version, tags, materials, attributes } = listing;
  const { claims, others } = findSheetClaims(listing);
  return {
    id,
    version,
    name: listing.productName || listing.title,
    claims: claims.map(({ texts: _, ...claim }) => claim),
    blanks: blanksIn(listing),
    others,
    tags,
    materials,
    attributes,
  };
}

/** Each blank once, where it is first written. */
function blanksIn(listing: ListingAnswer): SheetBlank[] {
  const found = new Map<string, SheetBlank>();
  for (const { field, text } of textsOf(listing).filter(({ text }) =>
    hasBlank(text),
  ))
    for (const name of blanksOf(text))
      if (!found.has(name)) found.set(name, { name, field, said: text });
  return [...found.values()];
}
