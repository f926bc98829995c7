import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type {
  ListingAnswer,
  ListingPhoto,
} from "@/lib/listing-text/fields/schema";
import { checkAltText } from "@/lib/listing-text/rules/alt-text";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { tidyListing } from "@/lib/listings/edit/schema";

/**
 * Alt texts of the photos after the first, whose text is the listing's, by
 * photo.
 */
export type AltTexts = Record<string, string>;

/** What can be undone. */
export type EditorStep = {
  results: GeneratedListing;
  altTexts: AltTexts;
  /** Keys of the claims, names and sentences that the seller confirmed. */
  confirmed: string[];
  /** Keys of told facts that the seller leaves out. */
  leftOut: string[];
};

export type EditedListing = EditorStep & {
  /** Fields that no rewrite may change. */
  locked: ListingField[];
};

export function editedListingOf(listing: ListingAnswer): EditedListing {
  const { locked, confirmed, leftOut, photos } = listing;
  return {
    results: tidyListing(listing),
    altTexts: altTextsOf(photos),
    locked,
    confirmed,
    leftOut,
  };
}

/** Of the photos after the first: those that have a text of their own. */
export const altTextsOf = (photos: ListingPhoto[]): AltTexts =>
  Object.fromEntries(
    photos.flatMap(({ id, position, altText }) =>
      id && position > 1 ? [[id, altText]] : [],
    ),
  );

export const tidyTexts = (altTexts: AltTexts): AltTexts =>
  Object.fromEntries(
    Object.entries(altTexts).map(([id, text]) => [id, text.trim()]),
  );

export const photosWith = (altTexts: AltTexts) =>
  Object.entries(altTexts).map(([id, altText]) => ({ id, altText }));

/**
 * All that is saved, for comparison. The order of the marks doesn't matter, nor
 * that of the photos.
 */
export function serialize(edited: EditedListing) {
  const { results, altTexts, locked, confirmed, leftOut } = edited;
  return JSON.stringify([
    results,
    [...locked].sort(),
    [...confirmed].sort(),
    [...leftOut].sort(),
    Object.entries(tidyTexts(altTexts)).sort(),
  ]);
}

/** The first reason why Etsy would refuse it. */
export const findRefused = (
  { results, altTexts }: EditedListing,
  snippets: readonly string[],
) =>
  [
    ...checkListing(results, snippets),
    ...Object.values(altTexts).flatMap(checkAltText),
  ][0]?.message;
