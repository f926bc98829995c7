import type { FieldAnswers } from "@/lib/listing-text/fields/field-answers";
import {
  type FieldDescriptor,
  toLines,
} from "@/lib/listing-text/fields/field-descriptor";
import {
  altTextLimit,
  materialLimit,
  materialSlots,
  tagLimit,
  tagSlots,
  titleLimit,
} from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import {
  noOptionalFields,
  optionalFields,
  optionalNames,
} from "@/lib/listing-text/fields/optional-fields";
import type {
  OptionalName,
  OptionalValues,
} from "@/lib/listing-text/fields/optional-schemas";
import { parsePairs, splitList } from "@/lib/listing-text/fields/parse-pairs";

export type ListingField = keyof GeneratedListing;

export const emptyListing: GeneratedListing = {
  title: "",
  altText: "",
  description: "",
  attributes: [],
  tags: [],
  materials: [],
  ...noOptionalFields,
};

/** What rules are told of a text: what it says depends on where it stands. */
export type CheckedField =
  | "title"
  | "description"
  | "tag"
  | "attribute"
  | "material"
  | "altText"
  | OptionalName;

/**
 * All that is known of one field of a listing, but for its rules, which are in
 * `rules.ts`.
 */
export type Field<Value> = FieldDescriptor<Value> & {
  /** As what its texts are checked, each by itself. */
  checkedAs: CheckedField;
  /**
   * Optional fields, which may be null: the value with which the seller begins.
   */
  blank?: NonNullable<Value>;
  /**
   * The member of the model's answer that the field is made of, and the value
   * made of it, unrepaired.
   */
  answerKey: keyof FieldAnswers;
  fromAnswer: (answer: FieldAnswers) => Value;
};

const same = (text: string) => text;
const single = (text: string) => [text];
const trimText = (text: string) => text.trim();
const trimEntries = (entries: string[]) =>
  entries.map(trimText).filter(Boolean);
const copyEntries = (entries: string[]) => [...entries];
const joinEntries = (entries: string[]) => entries.join(", ");
const text = {
  trim: trimText,
  entries: single,
  texts: single,
  separator: "",
  parse: trimText,
};
const list = {
  trim: trimEntries,
  entries: copyEntries,
  texts: copyEntries,
  parse: splitList,
  separator: ", ",
  compareBy: "entries" as const,
};

/** Each is the member of the answer that has its name. */
const describeOptional = () =>
  Object.fromEntries(optionalNames.map((key) => [key, ofAnswer(key)])) as {
    [Key in OptionalName]: Field<OptionalValues[Key]>;
  };
const ofAnswer = <Key extends OptionalName>(
  key: Key,
): Field<OptionalValues[Key]> => ({
  ...optionalFields[key],
  checkedAs: key,
  answerKey: key,
  fromAnswer: (answer) => answer[key],
});

export const fields: { [Key in ListingField]: Field<GeneratedListing[Key]> } = {
  title: {
    ...text,

    label: "Title",
    checkedAs: "title",
    answerKey: "titles",
    fromAnswer: ({ titles: [first = ""] }) => first,

    kind: { type: "heading", maxLength: titleLimit },
    compareBy: "words",

    csv: { title: same },
    etsyColumn: "TITLE",
  },
  altText: {
    ...text,

    label: "Alt text",
    checkedAs: "altText",
    answerKey: "altText",
    fromAnswer: ({ altText }) => altText,

    kind: { type: "line", maxLength: altTextLimit },
    compareBy: "words",

    csv: { alt_text: same },
  },
  description: {
    ...text,

    label: "Description",
    checkedAs: "description",
    answerKey: "description",
    fromAnswer: ({ description }) => description,

    kind: { type: "paragraphs" },
    compareBy: "lines",

    csv: { description: same },
    etsyColumn: "DESCRIPTION",
  },
  attributes: {
    label: "Attributes",
    checkedAs: "attribute",
    answerKey: "attributes",
    fromAnswer: ({ attributes }) => attributes,
    kind: {
      type: "pairs",
      emptyText: "None yet. Color and style are worth filling in.",
    },
    trim: (attributes) =>
      attributes
        .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
        .filter(({ name, value }) => name !== "" || value !== ""),

    entries: toLines,
    pairs: (attributes) => attributes,
    fromPairs: (pairs) => pairs,
    texts: (attributes) => attributes.map(({ value }) => value),

    separator: "\n",
    compareBy: "entries",
    csv: { attributes: (attributes) => toLines(attributes).join("; ") },

    parse: parsePairs,
  },
  tags: {
    ...list,

    label: "Tags",
    checkedAs: "tag",
    answerKey: "tags",
    fromAnswer: ({ tags }) => tags.map(({ tag }) => tag),
    kind: {
      type: "tags",
      entryName: "tag",
      slots: tagSlots,
      maxLength: tagLimit,
      emptyText: "empty",
    },

    csv: { tags: joinEntries },
    etsyColumn: "TAGS",
  },
  materials: {
    ...list,

    label: "Materials",
    checkedAs: "material",
    answerKey: "materials",
    fromAnswer: ({ materials }) => materials,
    kind: {
      type: "list",
      entryName: "material",
      slots: materialSlots,
      maxLength: materialLimit,
      emptyText: "None yet. Add what it is made of.",
    },

    csv: { materials: joinEntries },
    etsyColumn: "MATERIALS",
  },
  ...describeOptional(),
};

export const listingFields = Object.keys(fields) as [
  ListingField,
  ...ListingField[],
];
