import { z } from "zod";
import { type GeneratedListing, type ListingAnswer, listingAnswerSchema, listingFields } from "@/lib/listings/schema";

/** Caps against abuse, far above what Etsy takes; its own limits are the rules' to name. Characters. */
const line = z.string().max(2_000, "This text is too long.");
const lines = z.array(line).max(100, "These are too many.");

/** The six fields, and nothing beside them. */
export const editedListingSchema = z.strictObject({
  title: line,
  description: z.string().max(20_000, "This description is too long."),
  tags: lines,
  materials: lines,
  altText: line,
  attributes: z.array(z.strictObject({ name: line, value: line })).max(100, "These are too many."),
}) satisfies z.ZodType<GeneratedListing>;

export const listingEditSchema = z.strictObject({
  results: editedListingSchema,
  /** The one the edit was made of. */
  version: z.int().positive().max(2_147_483_647),
  /** Stays as it is when not sent. */
  locked: z.array(z.enum(listingFields)).max(listingFields.length, "These are too many.").optional(),
});
export type ListingEdit = z.output<typeof listingEditSchema>;

export const rewriteRequestSchema = z.strictObject({
  field: z.enum(listingFields),
  /** As they stand on the page, saved or not. */
  results: editedListingSchema,
});

export type Rewrite = {
  /** The one field that was asked for. */
  patch: Partial<GeneratedListing>;
};

/** The answer to an edit of an older version: what is stored now. */
export const conflictSchema = z.object({ current: listingAnswerSchema });
export type Conflict = { code: "conflict"; message: string; current: ListingAnswer };
