import { z } from "zod";
import {
  emptyListing,
  fields,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import { altTextLimit } from "@/lib/listing-text/fields/limits";
import {
  editedListingSchema,
  type GeneratedListing,
  generatedListingSchema,
} from "@/lib/listing-text/fields/listing-schema";
import { fillFields, makeListing } from "@/lib/listing-text/fields/map-fields";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { maxPhotos, tooManyPhotos } from "@/lib/photos/limits";

const tooLongAltText = `An alt text has at most ${altTextLimit} characters.`;

/**
 * Rules about lengths and counts. Other violations may be sent, to be rewritten
 * or reported.
 */
const exceedsLimit = ({ code }: Violation) => /_too_(?:long|many)$/.test(code);

/** An edit within Etsy's limits. */
const sentListingSchema = editedListingSchema.superRefine(
  (listing, context) => {
    for (const { field, code, message } of checkListing(
      fillFields(listing, emptyListing),
    ).filter(exceedsLimit)) {
      context.addIssue({
        code: "custom",
        path: [field],
        params: { code },
        message,
      });
    }
  },
);

export const listingEditSchema = z.strictObject({
  results: sentListingSchema,
  /** The one the edit was made of. */
  version: z.int().positive().max(2_147_483_647),
  /** Stays as it is when not sent. */
  locked: z
    .array(z.enum(listingFields))
    .max(listingFields.length, "These are too many.")
    .optional(),
  /**
   * Keys of claims and names, as the page finds them. Stay as they are when not
   * sent.
   */
  confirmed: z
    .array(z.string().max(200))
    .max(100, "These are too many.")
    .optional(),
  /**
   * Keys of told facts that stay out of the text. Stay as they are when not
   * sent.
   */
  leftOut: z
    .array(z.string().max(200))
    .max(100, "These are too many.")
    .optional(),
  /**
   * Alt texts of photos after the first, whose text is that of the listing. The
   * others stay as they are.
   */
  photos: z
    .array(
      z.strictObject({
        id: z.uuid(),
        altText: z.string().trim().max(altTextLimit, tooLongAltText),
      }),
    )
    .max(maxPhotos, tooManyPhotos)
    .optional(),
});
export type ListingEdit = z.output<typeof listingEditSchema>;

/**
 * A listing as it was before the last change that was made to many: of which
 * change, and the version that came of it.
 */
export const storedUndoSchema = z.object({
  edit: z.string(),
  kind: z.string(),
  /** ISO 8601. */
  at: z.string(),
  version: z.number(),
  results: generatedListingSchema,
  confirmed: z.array(z.string()),
});
export type StoredUndo = z.output<typeof storedUndoSchema>;

export const rewriteStyles = [
  "shorter",
  "warmer",
  "plainer",
  "more_detail",
] as const;
/** Characters of what the seller says in own words. */
export const ownWordsLimit = 200;

/** How the seller wants a field to read. All of it may be left out. */
const rewriteWishSchema = z.strictObject({
  style: z.enum(rewriteStyles).optional(),
  ownWords: z
    .string()
    .trim()
    .min(1)
    .max(ownWordsLimit, "Please say it in 200 characters or fewer.")
    .optional(),
  /** Otherwise that of the listing. */
  language: z.enum(languageValues).optional(),
});
export type RewriteWish = z.output<typeof rewriteWishSchema>;

export const rewriteRequestSchema = rewriteWishSchema.extend({
  field: z.enum(listingFields),
  /** As they are on the page, saved or not. */
  results: sentListingSchema.transform((listing) =>
    fillFields(listing, emptyListing),
  ),
});

export type Rewrite = {
  /** The one field that was asked for. */
  patch: Partial<GeneratedListing>;
  /**
   * Of a description: keys of the sentences that the model made up. Absent from
   * an instance of the version before.
   */
  rewritten?: string[];
};

/** The answer to an edit of an older version: what is stored now. */
export const conflictSchema = z.object({ current: listingAnswerSchema });
export type Conflict = {
  code: "conflict";
  message: string;
  current: ListingAnswer;
};

/**
 * The listing that somebody is typing, without spaces at the edges and without
 * empty entries.
 */
export const tidyListing = (listing: GeneratedListing): GeneratedListing =>
  makeListing((key) => fields[key].trim(listing[key]));
