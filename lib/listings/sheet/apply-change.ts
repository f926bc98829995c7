import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { changeList } from "@/lib/listings/sheet/change-list";
import { fillBlanks } from "@/lib/listings/sheet/fill-blanks";
import { findSheetClaims } from "@/lib/listings/sheet/find-sheet-claims";
import type { SheetChange } from "@/lib/listings/sheet/schema";
import { strikeClaims } from "@/lib/listings/sheet/strike-claims";

/** Keys that one listing may have confirmed: as many as an edit may send. */
const mostConfirmed = 100;

export type AppliedChange =
  | { results: GeneratedListing; confirmed: string[] }
  | { problem: string };

/**
 * What a sheet's change makes of a listing, or why it can't be made. Only what
 * may be confirmed is: a claim about health stays open.
 */
export function applyChange(
  listing: ListingAnswer,
  { confirm = [], strike = [], blanks = [], list }: SheetChange,
): AppliedChange {
  const confirmable = findSheetClaims(listing).claims.filter(
    ({ canConfirm, key }) => canConfirm && confirm.includes(key),
  );
  if (confirmable.length < new Set(confirm).size)
    return {
      problem:
        "It no longer says this, or says what no seller can confirm. Strike it instead.",
    };
  const confirmed = [...new Set([...listing.confirmed, ...confirm])];
  if (confirmed.length > mostConfirmed)
    return { problem: "So much can't be confirmed in one listing." };
  let results = pickFields(listing);
  for (const change of [
    (text: GeneratedListing) => strikeClaims({ ...listing, ...text }, strike),
    (text: GeneratedListing) => fillBlanks(text, blanks),
    (text: GeneratedListing) =>
      list ? changeList(text, list) : { results: text },
  ]) {
    const changed = change(results);
    if ("problem" in changed) return changed;
    results = pickFields(changed.results);
  }
  // Another version for nothing would only be in the way.
  const isSame =
    confirmed.length === listing.confirmed.length &&
    JSON.stringify(results) === JSON.stringify(pickFields(listing));
  return isSame
    ? { problem: "Nothing of it would change." }
    : { results, confirmed };
}
