import { z } from "zod";
import { transformFields } from "@/lib/listings/fields";
import { checkListing } from "@/lib/listings/rules";
import type { Violation } from "@/lib/listings/rules/rule-table";
import {
  attributeSchema,
  type GeneratedListing,
  generatedListingSchema,
  type ListingAnswer,
  listingAnswerSchema,
  listingFields,
} from "@/lib/listings/schema";

/** Rules about lengths and counts. What else Etsy would refuse may be sent, to be rewritten or to be told. */
const exceedsLimit = ({ code }: Violation) => /_too_(?:long|many)$/.test(code);

/** The fields and nothing else, of any length: an edit that is too long is kept and reported, never lost. */
export const editedListingSchema = z.strictObject({
  ...generatedListingSchema.shape,
  attributes: z.array(z.strictObject(attributeSchema.shape)),
});

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

/** The listing that somebody is typing, without spaces at the edges and without empty entries. */
export const tidyListing = (listing: GeneratedListing): GeneratedListing =>
  transformFields(listing, (field, value) => field.trim(value));
