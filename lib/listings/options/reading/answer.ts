import { z } from "zod";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import {
  maxAxisValues,
  maxChoices,
  maxQuestions,
} from "@/lib/listings/options/limits";

/** What the model is asked for. */
export const optionsAnswerSchema = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(["text_input", "dropdown"]),
      instructions: z.array(z.string()),
      maxCharacters: z.number().nullable(),
      required: z.string(),
      options: z.array(z.string()),
      quotes: z.array(z.string()),
    }),
  ),
  variations: z.array(
    z.object({
      name: z.string(),
      values: z.array(
        z.object({ value: z.string(), price: z.number().nullable() }),
      ),
      quotes: z.array(z.string()),
    }),
  ),
});

/** Entries of each list that are read; more can't be told in a sentence. */
const maxEntries = 2 * maxQuestions;
const maxQuotes = 40;
/** Characters; longer texts are read as none. */
const maxText = 2_000;

const text = z
  .string()
  .max(maxText)
  .transform((value) => plainLine(value))
  .catch("");
const number = z.number().nullable().catch(null);
const list = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.slice(0, most).flatMap((one) => {
        const { data } = entry.safeParse(one);
        return data === undefined ? [] : [data];
      }),
    );

const readQuestionSchema = z.object({
  text,
  kind: z.enum(["text_input", "dropdown"]).catch("text_input"),
  instructions: list(text, maxEntries),
  maxCharacters: number,
  required: text,
  /** One more than Etsy takes, so that too many are seen to be so. */
  options: list(text, maxChoices + 1),
  quotes: list(text, maxQuotes),
});
export type ReadQuestion = z.output<typeof readQuestionSchema>;

const readVariationSchema = z.object({
  name: text,
  values: list(z.object({ value: text, price: number }), maxAxisValues + 1),
  quotes: list(text, maxQuotes),
});
export type ReadVariation = z.output<typeof readVariationSchema>;

const readAnswerSchema = z.object({
  questions: list(readQuestionSchema, maxEntries),
  variations: list(readVariationSchema, maxEntries),
});
/** An answer as it came, of strings and numbers that nothing has checked. */
export type ReadAnswer = z.output<typeof readAnswerSchema>;

/** Null for an answer that is none: not JSON, or without any of its lists. */
export function parseAnswer(answer: string): ReadAnswer | null {
  const value = parseJson(answer);
  const isAnswer =
    typeof value === "object" &&
    value !== null &&
    ["questions", "variations"].some((name) =>
      Array.isArray((value as Record<string, unknown>)[name]),
    );
  return isAnswer ? readAnswerSchema.parse(value) : null;
}
