import { z } from "zod";
import { listingFields } from "@/lib/listing-text/fields/fields";
import { categoryValues } from "@/lib/listing-text/fields/listing-choices";
import { requiredListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { openPointSchema } from "@/lib/listing-text/fields/schema";

/**
 * Programs and assistants check by the same shapes: `/api/v1/checks`, and the
 * tools of `/mcp`.
 */

const maxText = 60_000;
const line = z.string().max(2_000);
const lines = z.array(line).max(100);

/** Longer than Etsy's limits, so that they are reported. */
export const checkedListingSchema = z.strictObject({
  title: line.optional().describe("The title as it is, or would be, on Etsy."),
  description: z
    .string()
    .max(maxText)
    .optional()
    .describe("The whole description, with its line breaks."),
  tags: lines
    .optional()
    .describe("One tag per entry. Etsy allows 13 of at most 20 characters."),
  materials: lines.optional().describe("One material per entry."),
  altText: line.optional().describe("The alt text of the first photo."),
  attributes: z
    .array(
      z.strictObject({
        name: line.describe("The name, such as Primary color."),
        value: line.describe("The value, such as Blue."),
      }),
    )
    .max(100)
    .optional()
    .describe("Attributes on Etsy, such as the primary color."),
});
export type CheckedListing = z.output<typeof checkedListingSchema>;

/**
 * A listing to check, in any state. What is left out is unknown; an empty text
 * or list says that there is none.
 */
export const checkRequestSchema = z.strictObject({
  ...checkedListingSchema.shape,
  productName: line.optional().describe("What the piece is, in plain words."),
  category: z
    .enum(categoryValues)
    .optional()
    .describe("Etsy's top-level category."),
  sellerText: z
    .string()
    .max(maxText)
    .optional()
    .describe(
      "What the seller knows to be true. Claims that are in it need no other proof.",
    ),
});
export type CheckRequest = z.output<typeof checkRequestSchema>;

/** What a check scores only when it is sent. */
const scoredParts = [
  ...checkedListingSchema.keyof().options,
  "category",
] as const;

const patchSchema = z.object({
  label: z.string(),
  patch: requiredListingSchema
    .partial()
    .describe(
      "Whole fields that replace the old ones. Only fields that were sent.",
    ),
});

const findingSchema = z.object({
  field: z.enum(listingFields),
  index: z
    .int()
    .nullable()
    .describe(
      "The place of the entry, from 0; null for a field without entries.",
    ),
  code: z.string(),
  message: z.string(),
});

export const checkReportSchema = z.object({
  score: z
    .int()
    .min(0)
    .max(100)
    .describe(
      "How closely it follows Etsy's guidance. It predicts neither rank nor sales.",
    ),
  grade: z.enum(["excellent", "strong", "fair", "needs work"]),
  meaning: z.string().describe("What the score says, and what it does not."),
  notScored: z
    .array(z.enum(scoredParts))
    .describe(
      "What was not sent, and so is not scored; the rest has all hundred points.",
    ),
  passes: z
    .boolean()
    .describe("Whether Etsy would accept every field as it is."),
  violations: z.array(findingSchema).describe("What Etsy would refuse."),
  open: z
    .array(openPointSchema)
    .describe(
      "What the seller has to settle: blanks, claims, third-party names. Claims cost points only where `sellerText` is sent and doesn't contain them.",
    ),
  advice: z
    .array(findingSchema)
    .describe("What Etsy accepts as far as we know, but is better changed."),
  checks: z.array(
    z.object({
      id: z.string(),
      area: z.enum([
        "title",
        "tags",
        "description",
        "attributes",
        "altText",
        "trust",
      ]),
      points: z.number(),
      max: z.number(),
      message: z.string(),
      source: z.string().describe("Where Etsy says so."),
      fix: patchSchema
        .nullable()
        .describe("Raises the score without new facts."),
    }),
  ),
  repair: patchSchema
    .nullable()
    .describe(
      "Repairs violations and what is advised against; null where there is nothing to repair, or it can't be repaired.",
    ),
});
export type CheckReport = z.output<typeof checkReportSchema>;
