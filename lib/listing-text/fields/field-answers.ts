import { z } from "zod";
import { nullableShape } from "@/lib/listing-text/fields/asked-shape";
import { attributeSchema } from "@/lib/listing-text/fields/listing-schema";
import { readOptional } from "@/lib/listing-text/fields/optional-fields";
import {
  tagFacets,
  toAttributes,
  toTagCandidates,
  toText,
  toTexts,
} from "@/lib/listing-text/fields/read-answer-values";

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
  ...nullableShape,
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
  ...readOptional(answer),
});
