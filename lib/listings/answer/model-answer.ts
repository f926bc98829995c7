import { z } from "zod";
import { categoryValues, colors, factSchema } from "@/lib/listings/schema";

/** What a tag is about; thirteen tags should cover several of these. */
export const tagFacets = [
  "what",
  "style",
  "material",
  "technique",
  "color",
  "occasion",
  "recipient",
  "use",
  "place",
] as const;

/**
 * What the model is asked for, in the order it writes it: facts first, copy out of the facts.
 * Lengths and counts are not enforced by the provider; `normalise` and the rules see to them.
 */
export const modelAnswerSchema = z.object({
  facts: z.array(factSchema),
  unknown: z.array(z.string()),
  titles: z.array(z.string()),
  description: z.string(),
  tags: z.array(z.object({ tag: z.string(), facet: z.enum(tagFacets) })),
  materials: z.array(z.string()),
  altText: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  category: z.enum(categoryValues),
  categoryPath: z.string(),
  claimsNeedingProof: z.array(z.string()),
});
export type ModelAnswer = z.output<typeof modelAnswerSchema>;

/** What "Auto-fill from image" asks for: the form, as far as the photo tells it. */
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
