import { z } from "zod";
import {
  altTextLimit,
  instructionsLimit,
  materialLimit,
  materialSlots,
  questionLimit,
  tagLimit,
  tagSlots,
  titleLimit,
} from "@/lib/listings/limits";
import {
  parsePairs,
  splitList,
  tagFacets,
  toAttributes,
  toObject,
  toTagCandidates,
  toText,
  toTexts,
} from "@/lib/listings/read-values";

const attributeSchema = z.object({ name: z.string(), value: z.string() });
export type Attribute = z.output<typeof attributeSchema>;

const personalizationSchema = z.object({
  question: z.string(),
  instructions: z.string(),
});
/**
 * What buyers are asked for on Etsy, so that the seller can personalize the
 * piece.
 */
export type Personalization = z.output<typeof personalizationSchema>;

/**
 * The fields of a listing, in the order of Etsy's form: they are shown,
 * checked, copied and exported in it.
 */
export const generatedListingSchema = z.object({
  title: z.string(),
  altText: z.string(),
  description: z.string(),
  attributes: z.array(attributeSchema),
  tags: z.array(z.string()),
  materials: z.array(z.string()),
  /**
   * Null unless the seller said that the piece can be personalized; absent in
   * listings older than the field.
   */
  personalization: personalizationSchema.nullable().default(null),
});
export type GeneratedListing = z.output<typeof generatedListingSchema>;
export type ListingField = keyof GeneratedListing;
export const listingFields = generatedListingSchema.keyof().options;

/**
 * The same as an edit may send it: with nothing beside the fields, and of any
 * length.
 */
export const editedListingSchema = z.strictObject({
  ...generatedListingSchema.shape,
  attributes: z.array(z.strictObject(attributeSchema.shape)),
  personalization: z
    .strictObject(personalizationSchema.shape)
    .nullable()
    .optional(),
});

export const emptyListing: GeneratedListing = {
  title: "",
  altText: "",
  description: "",
  attributes: [],
  tags: [],
  materials: [],
  personalization: null,
};

/**
 * What the model writes of the fields, in this order. Lengths and counts are
 * for the rules: no provider enforces them.
 */
export const fieldAnswersSchema = z.object({
  titles: z.array(z.string()),
  description: z.string(),
  tags: z.array(z.object({ tag: z.string(), facet: z.enum(tagFacets) })),
  materials: z.array(z.string()),
  altText: z.string(),
  attributes: z.array(attributeSchema),
  personalization: personalizationSchema.nullable(),
});
export type FieldAnswers = z.output<typeof fieldAnswersSchema>;

/**
 * Reads the fields of anything: whatever is missing or of another shape is
 * empty. Never throws.
 */
export const parseFieldAnswers = (
  answer: Record<string, unknown>,
): FieldAnswers => ({
  titles: toTexts(
    Array.isArray(answer.titles) ? answer.titles : [answer.title],
  ),
  description: toText(answer.description),
  tags: toTagCandidates(answer.tags),
  materials: toTexts(answer.materials),
  altText: toText(answer.altText),
  attributes: toAttributes(answer.attributes),
  personalization: toPersonalization(answer.personalization),
});

function toPersonalization(value: unknown): Personalization | null {
  const { question, instructions } = toObject(value);
  return notBlank({
    question: toText(question).trim(),
    instructions: toText(instructions).trim(),
  });
}

/** How pages draw and edit a field. Lengths are in characters. */
type Kind =
  | { type: "heading" | "line" | "paragraphs"; maxLength?: number }
  | {
      type: "tags" | "list";
      entryName: string;
      slots: number;
      maxLength: number;
      emptyText: string;
    }
  /** With `parts`, the names are fixed. */
  | {
      type: "pairs";
      emptyText: string;
      parts?: { name: string; maxLength: number }[];
    };

/**
 * All that is known of one field of a listing, but for its rules, which are in
 * `rules.ts`.
 */
export type Field<Value> = {
  label: string;
  kind: Kind;
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
  /** The value without spaces at the edges and without empty entries. */
  trim: (value: Value) => Value;
  /** One text for each entry, as it is copied and compared. */
  entries: (value: Value) => string[];
  /** The same entries where each has a name. */
  pairs?: (value: Value) => Attribute[];
  fromPairs?: (pairs: Attribute[]) => Value;
  /** The words that buyers read, a text for each entry. */
  texts: (value: Value) => string[];
  /** Between entries when the field is copied or compared. */
  separator: string;
  compareBy: "words" | "lines" | "entries";
  /** The cells of our CSV file by their columns. */
  csv: Record<string, (value: Value) => string>;
  /**
   * Column of the CSV file that Etsy's Shop Manager exports; absent where Etsy
   * has none.
   */
  etsyColumn?: string;
  /** The value of pasted text. */
  parse: (text: string) => Value;
};

const same = (text: string) => text;
const single = (text: string) => [text];
const trimText = (text: string) => text.trim();
const trimEntries = (entries: string[]) =>
  entries.map(trimText).filter(Boolean);
const copyEntries = (entries: string[]) => [...entries];
const joinEntries = (entries: string[]) => entries.join(", ");
const toLines = (attributes: Attribute[]) =>
  attributes.map(({ name, value }) => `${name}: ${value}`);

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

const notBlank = (value: Personalization) =>
  value.question || value.instructions ? value : null;

const personalizationPairs = (value: Personalization | null): Attribute[] =>
  value === null
    ? []
    : [
        { name: "Question", value: value.question },
        { name: "Instructions", value: value.instructions },
      ];

/** Lines named "Question" and "Instructions", or else the question alone. */
function parsePersonalization(pasted: string): Personalization | null {
  const textOf = (name: RegExp) =>
    parsePairs(pasted).find((pair) => name.test(pair.name))?.value ?? "";
  const named = {
    question: textOf(/^question$/i),
    instructions: textOf(/^instructions$/i),
  };
  return (
    notBlank(named) ?? notBlank({ question: pasted.trim(), instructions: "" })
  );
}

export const fields: { [Key in ListingField]: Field<GeneratedListing[Key]> } = {
  title: {
    ...text,

    label: "Title",
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
    answerKey: "altText",
    fromAnswer: ({ altText }) => altText,

    kind: { type: "line", maxLength: altTextLimit },
    compareBy: "words",

    csv: { alt_text: same },
  },
  description: {
    ...text,

    label: "Description",
    answerKey: "description",
    fromAnswer: ({ description }) => description,

    kind: { type: "paragraphs" },
    compareBy: "lines",

    csv: { description: same },
    etsyColumn: "DESCRIPTION",
  },
  attributes: {
    label: "Attributes",
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
  personalization: {
    label: "Personalization",
    blank: { question: "", instructions: "" },

    answerKey: "personalization",
    fromAnswer: ({ personalization }) => personalization,
    kind: {
      type: "pairs",
      emptyText: "Nothing is asked yet.",
      parts: [
        { name: "Question", maxLength: questionLimit },
        { name: "Instructions", maxLength: instructionsLimit },
      ],
    },
    trim: toPersonalization,
    entries: (value) =>
      toLines(personalizationPairs(value).filter((pair) => pair.value !== "")),
    pairs: personalizationPairs,
    fromPairs: ([question, instructions]) => ({
      question: question?.value ?? "",
      instructions: instructions?.value ?? "",
    }),
    texts: (value) => personalizationPairs(value).map((pair) => pair.value),
    parse: parsePersonalization,

    separator: "\n",
    compareBy: "entries",
    csv: {
      personalization_question: (value) => value?.question ?? "",
      personalization_instructions: (value) => value?.instructions ?? "",
    },
  },
};
