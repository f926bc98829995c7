import { z } from "zod";
import { checkListing } from "@/lib/listings/rules";
import type { Violation } from "@/lib/listings/rules/rule-table";
import { type GeneratedListing, type ListingAnswer, listingAnswerSchema, listingFields } from "@/lib/listings/schema";

const lines = z.array(z.string());
/** Rules about lengths and counts. What else Etsy would refuse may be sent, to be rewritten or to be told. */
const exceedsLimit = ({ code }: Violation) => /_too_(?:long|many)$/.test(code);

/** The six fields, and nothing beside them, however long: what stands on the page is never lost. */
export const editedListingSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  tags: lines,
  materials: lines,
  altText: z.string(),
  attributes: z.array(z.strictObject({ name: z.string(), value: z.string() })),
}) satisfies z.ZodType<GeneratedListing>;

/** The same within Etsy's limits. */
const sentListingSchema = editedListingSchema.superRefine((listing, context) => {
  for (const { field, message } of checkListing(listing).filter(exceedsLimit)) {
    context.addIssue({ code: "custom", path: [field], message });
  }
});

export const listingEditSchema = z.strictObject({
  results: sentListingSchema,
  /** The one the edit was made of. */
  version: z.int().positive().max(2_147_483_647),
  /** Stays as it is when not sent. */
  locked: z.array(z.enum(listingFields)).max(listingFields.length, "These are too many.").optional(),
});
export type ListingEdit = z.output<typeof listingEditSchema>;

export const rewriteRequestSchema = z.strictObject({
  field: z.enum(listingFields),
  /** As they stand on the page, saved or not. */
  results: sentListingSchema,
});

export type Rewrite = {
  /** The one field that was asked for. */
  patch: Partial<GeneratedListing>;
};

/** The answer to an edit of an older version: what is stored now. */
export const conflictSchema = z.object({ current: listingAnswerSchema });
export type Conflict = { code: "conflict"; message: string; current: ListingAnswer };

const filled = (entries: readonly string[]) => entries.map((entry) => entry.trim()).filter(Boolean);

/** What is meant by a listing that is being typed: without spaces at the edges and without empty slots. */
export function tidyListing({ title, description, tags, materials, altText, attributes }: GeneratedListing) {
  return {
    title: title.trim(),
    description: description.trim(),
    tags: filled(tags),
    materials: filled(materials),
    altText: altText.trim(),
    attributes: attributes
      .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
      .filter(({ name, value }) => name !== "" || value !== ""),
  } satisfies GeneratedListing;
}
