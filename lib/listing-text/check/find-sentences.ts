import {
  type Grounds,
  type PlacedSentence,
  placeSentences,
  supportFinder,
  withConfirmed,
} from "@/lib/listing-text/check/place-sentences";
import { marks } from "@/lib/listing-text/check/read-review";
import {
  type CheckedField,
  emptyListing,
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { applyToField } from "@/lib/listing-text/fields/map-fields";
import type { Verdict } from "@/lib/listing-text/fields/verdict";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

const entriesOf = (
  listing: Partial<GeneratedListing>,
  field: ListingField,
): string[] => {
  const value = listing[field];
  if (value === undefined || value === null) return [];
  return applyToField(
    { ...emptyListing, [field]: value },
    field,
    (descriptor, known) => descriptor.entries(known),
  );
};

/**
 * The sentences of the description that state something, in order, and the
 * texts of other fields that are marked, each with what it rests on.
 */
export function findSentences(
  listing: GeneratedListing,
  grounds: Grounds,
): PlacedSentence[] {
  const known = withConfirmed(grounds, [
    ...splitSentences(listing.description).map(({ text }) => text),
    ...listingFields.flatMap((field) =>
      field === "description" ? [] : entriesOf(listing, field),
    ),
  ]);
  return [
    ...placeSentences(listing.description, known),
    ...findMarked(listing, known),
  ];
}

/**
 * Of these, what rules don't know is not open: what nothing supports is left
 * out while a listing is written. What a fact contradicts is, and what a review
 * calls unsupported.
 */
const labels: ReadonlySet<ListingField> = new Set([
  "attributes",
  "tags",
  "materials",
]);

/**
 * Whether a text beside the description is open. An alt text also says what
 * stands around the piece, which no review sees: only facts speak against it.
 */
function isOpen(
  field: ListingField,
  found: Pick<PlacedSentence, "support" | "isContradicted">,
  verdict: Verdict | undefined,
): boolean {
  if (found.support !== "none") return false;
  if (field === "altText") return found.isContradicted;
  if (!labels.has(field)) return true;
  return (
    found.isContradicted || (verdict !== undefined && marks(verdict.verdict))
  );
}

/** Texts beside the description that are open. */
const findMarked = (
  listing: GeneratedListing,
  grounds: Grounds,
): PlacedSentence[] => {
  const supportFor = supportFinder(grounds);
  return listingFields.flatMap((field) => {
    if (field === "description") return [];
    return textsToCheck(listing, field, grounds).flatMap((text) => {
      const key = sentenceKey(text);
      const { said, options } = checkedPart(text, field);
      const found = supportFor(said, key, options);
      return isOpen(field, found, grounds.verdicts?.[key])
        ? [{ field, text, ...found, key, start: 0, end: 0 }]
        : [];
    });
  });
};

/** What she wrote or changed herself is her word. */
function textsToCheck(
  listing: GeneratedListing,
  field: ListingField,
  { generated }: Grounds,
): string[] {
  const texts = entriesOf(listing, field).filter(
    (text) => text.trim() !== "" && !hasBlank(text),
  );
  if (!generated) return texts;
  const written = new Set(entriesOf(generated, field));
  return texts.filter((text) => written.has(text));
}

/** Of an attribute its value: "Material: oak" is checked as "oak". */
function checkedPart(
  text: string,
  field: Exclude<ListingField, "description">,
): { said: string; options: { field: CheckedField; name?: string } } {
  const checked = fields[field].checkedAs;
  const colon = text.indexOf(": ");
  if (fields[field].kind.type !== "pairs" || colon <= 0)
    return { said: text, options: { field: checked } };
  return {
    said: text.slice(colon + 2),
    options: { field: checked, name: text.slice(0, colon) },
  };
}
