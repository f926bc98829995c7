import {
  type FieldText,
  removeTexts,
} from "@/lib/listing-text/check/field-texts";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { checkTitle } from "@/lib/listing-text/rules/title";
import type { ChangedText } from "@/lib/listings/sheet/change-list";
import {
  type FoundClaim,
  findSheetClaims,
} from "@/lib/listings/sheet/find-sheet-claims";

const inTitle =
  "It stands in the title, which a listing can't be without: change the title in the listing.";

/**
 * The listing without each sentence, tag or other text that makes one of the
 * claims. A title that does gives way to another that was written.
 */
export function strikeClaims(
  listing: ListingAnswer,
  keys: readonly string[],
): ChangedText {
  const struck = findSheetClaims(listing).claims.filter(({ key }) =>
    keys.includes(key),
  );
  const without = withoutTexts(
    listing,
    struck.flatMap(({ texts }) => texts),
  );
  if (without === null) {
    const title = otherTitle(listing, struck);
    if (title === undefined) return { problem: inTitle };
    return strikeClaims({ ...listing, title }, keys);
  }
  return { results: without };
}

/** Null when one of them is the title. */
export function withoutTexts(
  listing: GeneratedListing,
  texts: readonly FieldText[],
): GeneratedListing | null {
  const of = new Map<ListingField, string[]>();
  for (const { field, text } of texts)
    of.set(field, [...(of.get(field) ?? []), text]);
  let results = listing;
  for (const [field, gone] of of) {
    const patch = removeTexts(results, field, gone);
    if (patch === null) return null;
    results = { ...results, ...patch };
    if (isEmptyPairs(results, field)) results = { ...results, [field]: null };
  }
  return results;
}

/** An optional field whose last part is gone goes with it. */
const isEmptyPairs = (listing: GeneratedListing, field: ListingField) =>
  fields[field].blank !== undefined &&
  JSON.stringify(fields[field].blank) === JSON.stringify(listing[field]);

/** One of the written titles that keeps Etsy's rules and claims none of it. */
const otherTitle = (listing: ListingAnswer, struck: readonly FoundClaim[]) =>
  listing.titles.find((title) => {
    if (title === listing.title || checkTitle(title).length > 0) return false;
    const open = findSheetClaims({ ...listing, title }).claims;
    return !open.some(
      ({ key, texts }) =>
        struck.some((each) => each.key === key) &&
        texts.some(({ field }) => field === "title"),
    );
  });
