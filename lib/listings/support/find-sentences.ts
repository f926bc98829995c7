import type { CheckedField } from "@/lib/listing-text/check/check-text";
import { sentenceKey } from "@/lib/listing-text/check/split-sentences";
import {
  fields,
  type GeneratedListing,
  type ListingField,
  listingFields,
} from "@/lib/listings/fields";
import { hasBlank } from "@/lib/listings/lexicon/blanks";
import { applyToField } from "@/lib/listings/map-fields";
import {
  type Grounds,
  type PlacedSentence,
  placeSentences,
  supportFinder,
} from "@/lib/listings/support/place-sentences";

const checkedAs: Record<Exclude<ListingField, "description">, CheckedField> = {
  title: "title",
  altText: "altText",
  attributes: "attribute",
  tags: "tag",
  materials: "material",
  personalization: "personalization",
};

const entriesOf = (
  listing: Partial<GeneratedListing>,
  field: ListingField,
): string[] => {
  const value = listing[field];
  if (value === undefined || value === null) return [];
  return applyToField({ ...emptyOf(listing) }, field, (descriptor, known) =>
    descriptor.entries(known),
  );
};

const emptyOf = (listing: Partial<GeneratedListing>): GeneratedListing => ({
  title: "",
  altText: "",
  description: "",
  attributes: [],
  tags: [],
  materials: [],
  personalization: null,
  ...listing,
});

/**
 * The sentences of the description that state something, in order, and the
 * texts of other fields that are marked, each with what it rests on.
 */
export const findSentences = (
  listing: GeneratedListing,
  grounds: Grounds,
): PlacedSentence[] => [
  ...placeSentences(listing.description, grounds),
  ...findMarked(listing, grounds),
];

/**
 * Of these only what a fact contradicts is open: of tags, attributes and
 * materials, what nothing supports is left out while a listing is written; an
 * alt text also says what stands around the piece.
 */
const whereOnlyFactsMark: ReadonlySet<ListingField> = new Set([
  "altText",
  "attributes",
  "tags",
  "materials",
]);

/** Texts beside the description that are open. */
function findMarked(
  listing: GeneratedListing,
  grounds: Grounds,
): PlacedSentence[] {
  const supportFor = supportFinder(grounds);
  return listingFields.flatMap((field) => {
    if (field === "description") return [];
    const written = grounds.generated
      ? new Set(entriesOf(grounds.generated, field))
      : null;
    return entriesOf(listing, field).flatMap((text): PlacedSentence[] => {
      if (text.trim() === "" || hasBlank(text)) return [];
      // What she wrote or changed herself is her word.
      if (written !== null && !written.has(text)) return [];
      const key = sentenceKey(text);
      const colon = text.indexOf(": ");
      const isPair = fields[field].kind.type === "pairs" && colon > 0;
      const options = isPair
        ? { field: checkedAs[field], name: text.slice(0, colon) }
        : { field: checkedAs[field] };
      const said = isPair ? text.slice(colon + 2) : text;
      const found = supportFor(said, key, options);
      const isOpen = whereOnlyFactsMark.has(field)
        ? found.isContradicted
        : found.support === "none";
      return isOpen ? [{ field, text, ...found, key, start: 0, end: 0 }] : [];
    });
  });
}
