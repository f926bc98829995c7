import { z } from "zod";
import { answerSchemasOf } from "@/lib/listing-text/answer/answer-schema";
import {
  type ReadAnswer,
  readAnswer,
} from "@/lib/listing-text/answer/read-answer";
import { descriptionText } from "@/lib/listing-text/answer/read-description";
import type { FieldAnswers } from "@/lib/listing-text/fields/field-answers";
import {
  type Category,
  categoryValues,
  colors,
} from "@/lib/listing-text/fields/listing-choices";
import { makeOptional } from "@/lib/listing-text/fields/optional-fields";
import type { Fact } from "@/lib/listing-text/fields/schema";

/** What the model is asked for, and the same for several photos. */
export const { listing: modelAnswerSchema, photos: photosAnswerSchema } =
  answerSchemasOf(categoryValues);

/**
 * What "Auto-fill from image" asks for: the form, as far as the photo shows it.
 */
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

/**
 * A model's answer as far as it could be read, without what its texts cite:
 * whatever is missing or of another shape is empty.
 */
export type ParsedAnswer = FieldAnswers &
  Pick<
    ReadAnswer,
    "unknown" | "contradictions" | "categoryPath" | "claimsNeedingProof"
  > & {
    facts: Fact[];
    photoAltTexts: { photo: number; altText: string }[];
    category: Category | null;
  };

/** Without an id that the model did not give, and what repeats the value. */
const toFact = (
  { id, part, property, quote, ...fact }: ReadAnswer["facts"][number],
  canCite: boolean,
): Fact => ({
  ...fact,
  name: property,
  ...(canCite && { id }),
  ...(part !== "" && { part }),
  ...(quote !== fact.value && { quote }),
});

/** The answer as the listing is completed from it. */
export function parsedAnswerOf(read: ReadAnswer): ParsedAnswer {
  const { unknown, materials, contradictions } = read;
  return {
    facts: read.facts.map((fact) => toFact(fact, read.canCite)),
    contradictions,
    photoAltTexts: read.photoAltTexts.map(({ photo, text }) => ({
      photo,
      altText: text,
    })),
    unknown,
    titles: read.titles.map(({ text }) => text),
    description: descriptionText(read.description),
    tags: read.tags.map(({ tag, facet }) => ({ tag, facet })),
    materials,
    altText: read.altText.text,
    attributes: read.attributes.map(({ name, value }) => ({ name, value })),
    ...makeOptional((key) => read[key]),
    category:
      categoryValues.find((category) => category === read.category) ?? null,
    categoryPath: read.categoryPath,
    claimsNeedingProof: read.claimsNeedingProof,
  };
}

/** Reads anything, also half of an answer. Never throws. */
export const parseAnswer = (input: unknown): ParsedAnswer =>
  parsedAnswerOf(readAnswer(input));
