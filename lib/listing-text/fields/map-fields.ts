import {
  emptyListing,
  type Field,
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";

type Use<Result> = <Key extends ListingField>(
  field: Field<GeneratedListing[Key]>,
  value: GeneratedListing[Key],
  key: Key,
) => Result;

/** What `use` makes of one field of the listing. */
export const applyToField = <Result>(
  listing: GeneratedListing,
  key: ListingField,
  use: Use<Result>,
): Result => {
  const call = <Key extends ListingField>(name: Key) =>
    use<Key>(fields[name], listing[name], name);
  return call(key);
};

/** What `use` makes of each field, in the order of the fields. */
export const mapFields = <Result>(
  listing: GeneratedListing,
  use: Use<Result>,
): Result[] => listingFields.map((key) => applyToField(listing, key, use));

/** A listing of the fields alone, each made by `make`. */
export function makeListing(
  make: <Key extends ListingField>(key: Key) => GeneratedListing[Key],
): GeneratedListing {
  const made = { ...emptyListing };
  const set = <Key extends ListingField>(key: Key) => {
    made[key] = make<Key>(key);
  };
  for (const key of listingFields) set(key);
  return made;
}

/** The fields alone, without what else is known of a listing. */
export const pickFields = (listing: GeneratedListing): GeneratedListing =>
  makeListing((key) => listing[key]);

/** The fields as far as they are written. */
export type WrittenFields = {
  [Key in ListingField]?: GeneratedListing[Key] | undefined;
};

/** The written fields, and those of `others` in place of the rest. */
export const fillFields = (
  written: WrittenFields,
  others: GeneratedListing,
): GeneratedListing =>
  makeListing((key) => {
    const value: WrittenFields[typeof key] = written[key];
    return value === undefined ? others[key] : value;
  });

/** The fields that the listing has: an optional one may be null. */
export const presentFields = (listing: WrittenFields): ListingField[] =>
  listingFields.filter(
    (key) => listing[key] !== undefined && listing[key] !== null,
  );

/** The words of one field that buyers read, a text for each entry. */
export const fieldTexts = (
  listing: GeneratedListing,
  key: ListingField,
): string[] => applyToField(listing, key, ({ texts }, value) => texts(value));

/** The same, a line for each entry. */
export const fieldText = (
  listing: GeneratedListing,
  key: ListingField,
): string => fieldTexts(listing, key).join("\n");

/** All words of a listing that buyers read, a line for each field and entry. */
export const listingText = (listing: GeneratedListing): string =>
  mapFields(listing, ({ texts }, value) => texts(value))
    .flat()
    .join("\n");

/**
 * A field as it is pasted into Etsy's own form: lists with commas, attributes
 * one to a line.
 */
export const copyText = (
  listing: GeneratedListing,
  key: ListingField,
): string =>
  applyToField(listing, key, ({ entries, separator }, value) =>
    entries(value).join(separator),
  );

/** The whole listing, in the order of the fields on Etsy's form. */
export function wholeListingText(listing: GeneratedListing): string {
  return listingFields
    .map((key) => ({ label: fields[key].label, text: copyText(listing, key) }))
    .flatMap(({ label, text }) => (text ? [`${label}\n${text}`] : []))
    .join("\n\n");
}
