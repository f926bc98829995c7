import { z } from "zod";
import {
  type Attribute,
  type FieldDescriptor,
  toLines,
} from "@/lib/listing-text/fields/field-descriptor";
import {
  instructionsLimit,
  questionLimit,
} from "@/lib/listing-text/fields/limits";
import { parsePairs } from "@/lib/listing-text/fields/parse-pairs";
import { toObject, toText } from "@/lib/listing-text/fields/read-answer-values";

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
 * The fields that a listing may do without, under their names: null then. They
 * follow the others on the form. Each as it is stored and written by the model.
 */
const schemas = { personalization: personalizationSchema };
export type Schemas = typeof schemas;
export type OptionalName = keyof Schemas;
export const optionalNames = Object.keys(schemas) as OptionalName[];

export const isOptional = (name: string): name is OptionalName =>
  Object.hasOwn(schemas, name);

type Values = { [Key in OptionalName]: z.output<Schemas[Key]> };
export type OptionalValues = { [Key in OptionalName]: Values[Key] | null };

type OptionalField<Value> = FieldDescriptor<Value | null> & {
  /** The value with which the seller begins. */
  blank: Value;
  /**
   * The value in a model's answer, unrepaired; null for anything of another
   * shape. Never throws.
   */
  read: (answered: unknown) => Value | null;
  /** Null where nothing of use is left. */
  mapTexts: (
    value: Value | null,
    change: (text: string) => string,
  ) => Value | null;
};

const notBlank = (value: Personalization) =>
  value.question || value.instructions ? value : null;

function readPersonalization(value: unknown): Personalization | null {
  const { question, instructions } = toObject(value);
  return notBlank({
    question: toText(question).trim(),
    instructions: toText(instructions).trim(),
  });
}

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

export const optionalFields: {
  [Key in OptionalName]: OptionalField<Values[Key]>;
} = {
  personalization: {
    label: "Personalization",
    blank: { question: "", instructions: "" },
    kind: {
      type: "pairs",
      emptyText: "Nothing is asked yet.",
      parts: [
        { name: "Question", maxLength: questionLimit },
        { name: "Instructions", maxLength: instructionsLimit },
      ],
    },

    read: readPersonalization,
    trim: readPersonalization,
    entries: (value) =>
      toLines(personalizationPairs(value).filter((pair) => pair.value !== "")),
    pairs: personalizationPairs,
    fromPairs: ([question, instructions]) => ({
      question: question?.value ?? "",
      instructions: instructions?.value ?? "",
    }),
    texts: (value) => personalizationPairs(value).map((pair) => pair.value),
    mapTexts(value, change) {
      if (value === null) return null;
      const question = change(value.question);
      const instructions = change(value.instructions);
      return question ? { question, instructions } : null;
    },
    parse: parsePersonalization,

    separator: "\n",
    compareBy: "entries",
    csv: {
      personalization_question: (value) => value?.question ?? "",
      personalization_instructions: (value) => value?.instructions ?? "",
    },
  },
};

/** A value for each optional field. */
export const makeOptional = (
  make: <Key extends OptionalName>(key: Key) => OptionalValues[Key],
): OptionalValues =>
  Object.fromEntries(
    optionalNames.map((key) => [key, make(key)]),
  ) as OptionalValues;

/** As long as nobody has told anything for them. */
export const noOptionalFields: OptionalValues = makeOptional(() => null);

/** The optional fields out of a model's answer. Never throws. */
export const readOptional = (
  answer: Readonly<Record<string, unknown>>,
): OptionalValues =>
  makeOptional((key) => optionalFields[key].read(answer[key]));

/** Members of a schema: what `wrap` makes of each optional field's. */
export const shapeOf = (wrap: (schema: z.ZodType) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, wrap(schema)]),
  );

/** As it is stored; absent in listings older than the field. */
export const storedShape = shapeOf((schema) =>
  schema.nullable().default(null),
) as { [Key in OptionalName]: z.ZodDefault<z.ZodNullable<Schemas[Key]>> };

const withNothingElse = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? schema.strict() : schema;

/** As an edit may send it: with nothing else inside, and of any length. */
export const editedShape = shapeOf((schema) =>
  withNothingElse(schema).nullable().optional(),
) as { [Key in OptionalName]: z.ZodOptional<z.ZodNullable<Schemas[Key]>> };
