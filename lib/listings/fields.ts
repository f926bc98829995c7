import type { ModelAnswer } from "@/lib/listings/answer/model-answer";
import { checkAltText, normalizeAltText } from "@/lib/listings/rules/alt-text";
import { checkAttributes, normalizeAttributes } from "@/lib/listings/rules/attributes";
import { checkDescription, normalizeDescription } from "@/lib/listings/rules/description";
import { tagSlots } from "@/lib/listings/rules/limits";
import { checkMaterials, normalizeMaterials } from "@/lib/listings/rules/materials";
import type { ListingField, Violation } from "@/lib/listings/rules/rule-table";
import { checkTags, normalizeTags } from "@/lib/listings/rules/tags";
import { checkTitle, normalizeTitle } from "@/lib/listings/rules/title";
import { type Attribute, emptyListing, type GeneratedListing, listingFields } from "@/lib/listings/schema";

/** All that is known of one field of a listing. Its schema is in `schema.ts`, how the model rewrites it in `edit/`. */
export type Field<Value> = {
  label: string;
  /** The member of the model's answer that the field is made of. */
  answerKey: keyof ModelAnswer;
  check: (value: Value) => Violation[];
  /** Repairs what can be repaired; "" or [] when nothing usable is left. Repairing twice is the same as once. */
  normalize: (value: Value) => Value;
  /** The value without spaces at the edges and without empty entries. */
  trim: (value: Value) => Value;
  /** One text for each entry, as it is copied, compared and exported. */
  entries: (value: Value) => string[];
  /** The words that buyers read, a text for each entry. */
  texts: (value: Value) => string[];
  /** Between entries when the field is copied or compared. */
  separator: string;
  compareBy: "words" | "lines" | "entries";
  /** Position in the text that the seller copies, as on Etsy's form. */
  copyPosition: number;
  csv: { column: string; separator: string };
  /** Column of the CSV file that Etsy's Shop Manager exports; absent where Etsy has none. */
  etsyColumn?: string;
  /** The line that names the field in a pasted listing. */
  heading: RegExp;
  /** The value of pasted text. */
  parse: (text: string) => Value;
};

/** The entries of a pasted list: by lines, commas or semicolons, as Etsy's form and its export write them. */
export function splitList(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

const single = (text: string) => [text];
const trimText = (text: string) => text.trim();
const trimEntries = (entries: string[]) => entries.map(trimText).filter(Boolean);
const copyEntries = (entries: string[]) => [...entries];

const text = { trim: trimText, entries: single, texts: single, separator: "", parse: trimText } as const;
const list = {
  ...{ trim: trimEntries, entries: copyEntries, texts: copyEntries, parse: splitList, separator: ", " },
  compareBy: "entries" as const,
};

function parseAttributes(pasted: string): Attribute[] {
  return pasted.split("\n").flatMap((line) => {
    const [name = "", ...value] = line.split(":");
    return line.trim() === "" ? [] : [{ name: name.trim(), value: value.join(":").trim() }];
  });
}

export const fields: { [Key in ListingField]: Field<GeneratedListing[Key]> } = {
  title: {
    ...text,
    ...{ label: "Title", answerKey: "titles", heading: /^(?:listing )?title$/i },
    ...{ check: checkTitle, normalize: normalizeTitle },
    ...{ compareBy: "words", copyPosition: 1, csv: { column: "title", separator: "" }, etsyColumn: "TITLE" },
  },
  description: {
    ...text,
    ...{ label: "Description", answerKey: "description", heading: /^(?:listing )?description$/i },
    ...{ check: checkDescription, normalize: normalizeDescription },
    ...{
      compareBy: "lines",
      copyPosition: 3,
      csv: { column: "description", separator: "" },
      etsyColumn: "DESCRIPTION",
    },
  },
  tags: {
    ...list,
    ...{ label: "Tags", answerKey: "tags", heading: /^(?:seo |13 )?tags$/i },
    ...{ check: checkTags, normalize: (tags) => normalizeTags(tags).slice(0, tagSlots) },
    ...{ copyPosition: 5, csv: { column: "tags", separator: ", " }, etsyColumn: "TAGS" },
  },
  materials: {
    ...list,
    ...{ label: "Materials", answerKey: "materials", heading: /^materials?$/i },
    ...{ check: checkMaterials, normalize: normalizeMaterials },
    ...{ copyPosition: 6, csv: { column: "materials", separator: ", " }, etsyColumn: "MATERIALS" },
  },
  altText: {
    ...text,
    ...{ label: "Alt text", answerKey: "altText", heading: /^(?:image )?alt(?:ernative)?[ -]?text$/i },
    ...{ check: checkAltText, normalize: (altText) => normalizeAltText(altText) },
    ...{ compareBy: "words", copyPosition: 2, csv: { column: "alt_text", separator: "" } },
  },
  attributes: {
    ...{ label: "Attributes", answerKey: "attributes", heading: /^attributes$/i },
    ...{ check: checkAttributes, normalize: normalizeAttributes },
    trim: (attributes) =>
      attributes
        .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
        .filter(({ name, value }) => name !== "" || value !== ""),
    entries: (attributes) => attributes.map(({ name, value }) => `${name}: ${value}`),
    texts: (attributes) => attributes.map(({ value }) => value),
    ...{ separator: "\n", compareBy: "entries", copyPosition: 4, csv: { column: "attributes", separator: "; " } },
    parse: parseAttributes,
  },
};

type Use<Result> = <Key extends ListingField>(
  field: Field<GeneratedListing[Key]>,
  value: GeneratedListing[Key],
) => Result;

/** What `use` makes of one field of the listing. */
export const applyToField = <Result>(listing: GeneratedListing, key: ListingField, use: Use<Result>): Result => {
  const call = <Key extends ListingField>(name: Key) => use<Key>(fields[name], listing[name]);
  return call(key);
};

/** What `use` makes of each field, in the order of the fields. */
export const mapFields = <Result>(listing: GeneratedListing, use: Use<Result>): Result[] =>
  listingFields.map((key) => applyToField(listing, key, use));

/** A listing of the fields alone, each changed by `change`; other members of what is given are left out. */
export function transformFields(
  listing: GeneratedListing,
  change: <Key extends ListingField>(
    field: Field<GeneratedListing[Key]>,
    value: GeneratedListing[Key],
    key: Key,
  ) => GeneratedListing[Key],
): GeneratedListing {
  const changed = { ...emptyListing };
  const apply = <Key extends ListingField>(key: Key) => {
    changed[key] = change<Key>(fields[key], listing[key], key);
  };
  for (const key of listingFields) apply(key);
  return changed;
}

/** A field as it is pasted into Etsy's own form: lists with commas, attributes one to a line. */
export const copyText = (listing: GeneratedListing, key: ListingField): string =>
  applyToField(listing, key, (field, value) => field.entries(value).join(field.separator));

/** The whole listing, in the order of the fields on Etsy's form. */
export function wholeListingText(listing: GeneratedListing): string {
  const order = [...listingFields].sort((one, other) => fields[one].copyPosition - fields[other].copyPosition);
  return order
    .map((key) => ({ label: fields[key].label, text: copyText(listing, key) }))
    .flatMap(({ label, text }) => (text ? [`${label}\n${text}`] : []))
    .join("\n\n");
}
