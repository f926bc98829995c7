import type { FieldText } from "@/lib/listing-text/check/field-texts";
import {
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { applyToField } from "@/lib/listing-text/fields/map-fields";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

const sentenceKinds = new Set(["line", "paragraphs"]);

/**
 * The texts of a field that stay or go as a whole: sentences, a title, a tag,
 * "Era: 1950s".
 */
function textsOfField(
  listing: GeneratedListing,
  field: ListingField,
): FieldText[] {
  const entries = applyToField(listing, field, (descriptor, value) =>
    descriptor.entries(value),
  );
  const texts = sentenceKinds.has(fields[field].kind.type)
    ? entries.flatMap((entry) => splitSentences(entry).map(({ text }) => text))
    : entries;
  return texts.map((text) => ({ field, text }));
}

/** Those of the whole listing, in the order of its fields. */
export const textsOf = (listing: GeneratedListing): FieldText[] =>
  listingFields.flatMap((field) => textsOfField(listing, field));
