import {
  type FieldDescriptor,
  toLines,
} from "@/lib/listing-text/fields/field-descriptor";
import {
  instructionsLimit,
  questionLimit,
} from "@/lib/listing-text/fields/limits";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";
import type {
  OptionalName,
  OptionalValues,
  Personalization,
  Values,
} from "@/lib/listing-text/fields/optional-schemas";
import { parsePairs } from "@/lib/listing-text/fields/parse-pairs";
import { toObject, toText } from "@/lib/listing-text/fields/read-answer-values";

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

export const optionalNames = Object.keys(optionalFields) as OptionalName[];

export const isOptional = (name: string): name is OptionalName =>
  Object.hasOwn(optionalFields, name);

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
