import { z } from "zod";
import {
  instructionsLimit,
  questionLimit,
} from "@/lib/listing-text/fields/limits";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import {
  axisNameLimit,
  axisValueLimit,
  maxAxes,
  maxAxisValues,
  maxBuyerCharacters,
  maxChoices,
  maxCombinations,
  maxQuestions,
  optionLimit,
} from "@/lib/listings/options/limits";
import { highestPrice } from "@/lib/listings/options/price";

/** A plain line; empty while the seller has not filled it in. */
const line = (limit: number, tooLong: string) =>
  z
    .string()
    .max(4 * limit, tooLong)
    .transform(plainLine)
    .pipe(z.string().max(limit, tooLong));

const tooLong = (what: string, limit: number) =>
  `${what} has at most ${limit} characters.`;

const questionSchema = z.strictObject({
  text: line(questionLimit, tooLong("A question", questionLimit)),
  /** Always "" for a dropdown, which has none on Etsy. */
  instructions: line(
    instructionsLimit,
    tooLong("A question's instructions", instructionsLimit),
  ),
  kind: z.enum(["text_input", "dropdown"]),
  isRequired: z.boolean(),
  /**
   * How many the buyer may type; null for a dropdown, and while the seller has
   * not said it.
   */
  maxCharacters: z
    .int("Please use a whole number of characters.")
    .min(1, "A buyer needs at least one character.")
    .max(
      maxBuyerCharacters,
      `A buyer may type at most ${maxBuyerCharacters} characters.`,
    )
    .nullable(),
  /** What a buyer chooses from; [] for a text. */
  options: z
    .array(line(optionLimit, tooLong("An option", optionLimit)))
    .max(maxChoices, `A question has at most ${maxChoices} options.`),
});
export type Question = z.output<typeof questionSchema>;

const valueSchema = line(
  axisValueLimit,
  tooLong("A variation's value", axisValueLimit),
);

const axisSchema = z.strictObject({
  name: line(axisNameLimit, tooLong("A variation's name", axisNameLimit)),
  values: z
    .array(valueSchema)
    .max(maxAxisValues, `A variation has at most ${maxAxisValues} values.`),
});
export type Axis = z.output<typeof axisSchema>;

const combinationSchema = z.strictObject({
  /** One of each axis, in their order. */
  values: z.array(valueSchema).min(1).max(maxAxes),
  /** In the shop's currency; null for the price of the listing. */
  price: z
    .number("Please write the price as a number.")
    .min(0, "A price can't be below zero.")
    .max(highestPrice, "That price is too high.")
    .nullable(),
  isOffered: z.boolean(),
});
export type Combination = z.output<typeof combinationSchema>;

const variationsSchema = z.strictObject({
  axes: z
    .array(axisSchema)
    .min(1, "Please name what varies.")
    .max(maxAxes, `Etsy allows at most ${maxAxes} variations.`),
  /**
   * Every combination of the axes' values, the first axis varying slowest; see
   * `combine`.
   */
  combinations: z
    .array(combinationSchema)
    .max(
      maxCombinations,
      `Etsy allows at most ${maxCombinations} combinations.`,
    ),
});
export type Variations = z.output<typeof variationsSchema>;

/**
 * What a buyer tells and chooses: Etsy's personalization questions and
 * variations. It keeps to Etsy's lengths and counts, but may have blanks and
 * other problems, since it is saved while it is typed: nothing goes to Etsy
 * before `checkOptions` is silent.
 */
const listingOptionsSchema = z.strictObject({
  questions: z
    .array(questionSchema)
    .max(maxQuestions, `A listing asks at most ${maxQuestions} questions.`),
  /** Null for a listing that comes in one kind. */
  variations: variationsSchema.nullable(),
});
export type ListingOptions = z.output<typeof listingOptionsSchema>;

export const emptyOptions: ListingOptions = { questions: [], variations: null };

/**
 * As it is stored: with what was valid when it was saved. `version` is 0 while
 * nothing is.
 */
export const optionsAnswerSchema = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      instructions: z.string(),
      kind: z.enum(["text_input", "dropdown"]),

      isRequired: z.boolean(),
      maxCharacters: z.number().nullable(),
      options: z.array(z.string()),
    }),
  ),
  variations: z
    .object({
      axes: z.array(
        z.object({ name: z.string(), values: z.array(z.string()) }),
      ),
      combinations: z.array(
        z.object({
          values: z.array(z.string()),
          price: z.number().nullable(),
          isOffered: z.boolean(),
        }),
      ),
    })
    .nullable(),
  version: z.number(),
});
export type OptionsAnswer = z.output<typeof optionsAnswerSchema>;

export const optionsEditSchema = listingOptionsSchema.extend({
  /** The one the edit is based on; 0 where nothing is stored yet. */
  version: z.int().min(0).max(2_147_483_647),
});
export type OptionsEdit = z.output<typeof optionsEditSchema>;

/** The answer to an edit of an older version: what is stored now. */
export type OptionsConflict = {
  code: "conflict";
  message: string;
  current: OptionsAnswer;
};

/** Characters of a sentence that is read. */
export const maxSentence = 2_000;

export const readOptionsSchema = z.strictObject({
  sentence: z
    .string()
    .trim()
    .min(1, "Please say what buyers write or choose.")
    .max(maxSentence, `Please use at most ${maxSentence} characters.`),
});

/**
 * What a sentence says, filled in. Nothing in it that the sentence doesn't say:
 * what is missing is blank.
 */
export type Proposal = {
  options: ListingOptions;
  /** What the seller has to fill in, in words: "“three fonts”: name them." */
  notes: string[];
  /** Parts of the sentence that are in no field. */
  unread: string[];
};

/** A proposal, and the name of the model that read the sentence. */
export type OptionsReading = Proposal & { reader: string };
