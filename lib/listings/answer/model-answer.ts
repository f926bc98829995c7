import { z } from "zod";
import { fieldAnswersSchema, parseFieldAnswers } from "@/lib/listings/fields";
import { toList, toObject, toText, toTexts } from "@/lib/listings/read-values";
import { type Category, categoryValues, colors, type Fact, factSchema } from "@/lib/listings/schema";

/** What the model is asked for, in the order it writes it: facts first, copy out of the facts. */
export const modelAnswerSchema = z.object({
  facts: z.array(factSchema),
  unknown: z.array(z.string()),
  ...fieldAnswersSchema.shape,
  category: z.enum(categoryValues),
  categoryPath: z.string(),
  claimsNeedingProof: z.array(z.string()),
});
export type ModelAnswer = z.output<typeof modelAnswerSchema>;

/** What "Auto-fill from image" asks for: the form, as far as the photo shows it. */
export const photoReadingSchema = z.object({
  productName: z.string(),
  materials: z.string(),
  styleDesign: z.string(),
  colors: z.array(z.enum(colors)),
  audience: z.string(),
  category: z.enum(categoryValues),
  extraDetails: z.string(),
});
export type PhotoReading = z.output<typeof photoReadingSchema>;

/** A model's answer as far as it could be read: whatever is missing or of another shape is empty. */
export type ParsedAnswer = Omit<ModelAnswer, "category"> & { category: Category | null };

function toFacts(value: unknown): Fact[] {
  return toList(value).map((entry) => {
    const { name, value: text, source } = toObject(entry);
    return { name: toText(name), value: toText(text), source: source === "seller" ? "seller" : "photo" };
  });
}

/** Reads anything, also half of an answer. Never throws. */
export function parseAnswer(input: unknown): ParsedAnswer {
  const answer = toObject(input);
  return {
    facts: toFacts(answer.facts),
    unknown: toTexts(answer.unknown),
    ...parseFieldAnswers(answer),
    category: categoryValues.find((category) => category === answer.category) ?? null,
    categoryPath: toText(answer.categoryPath),
    claimsNeedingProof: toTexts(answer.claimsNeedingProof),
  };
}
