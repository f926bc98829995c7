import { z } from "zod";
import { listingFields } from "@/lib/listing-text/fields/fields";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { rewriteStyles } from "@/lib/listings/edit/schema";
import {
  createListingSchema,
  listingPageSchema,
  listingPatchSchema,
  listingSchema,
} from "@/lib/public-api/schemas";

/** Bytes of a photo that comes with a call; in base64 a third more. */
const maxImageBytes = 4 * 1024 * 1024;

const link = z
  .url()
  .describe("The page on which the seller sees and changes it.");
export const listingId = z
  .string()
  .max(20)
  .describe("The id of a listing, from generate_listing or find_my_listings.");

/** The body of `POST /api/v1/listings`, and a photo. */
export const generateInputSchema = z
  .strictObject({
    ...createListingSchema.shape,
    image: z
      .base64("Send the photo's bytes in base64, without a data: prefix.")
      .min(1)
      .max(
        Math.ceil(maxImageBytes / 3) * 4,
        "A photo can have at most 4 MB here. Shrink it, or upload it on the page.",
      )
      .optional()
      .describe("A photo as base64: JPEG, PNG, WebP or HEIC of at most 4 MB."),
    imageAddress: z
      .string()
      .min(1)
      .max(2_000)
      .optional()
      .describe(
        "Instead of image: the https address of a photo of at most 10 MB that anyone can open. It is fetched once; redirects are not followed.",
      ),
    uploadLink: z
      .string()
      .max(80)
      .optional()
      .describe(
        "The id of a link from create_upload_link: all photos that were added through it.",
      ),
    requestId: z
      .string()
      .regex(
        /^[\w.:-]{1,80}$/,
        "A requestId has 1 to 80 letters, digits, and _ . : -",
      )
      .optional()
      .describe(
        "The same arguments return the same listing, within a day or with the same requestId; send a different one to have another listing written.",
      ),
  })
  .refine(
    ({ productName, photoIds, image, imageAddress, uploadLink }) =>
      productName !== undefined ||
      photoIds.length > 0 ||
      image ||
      imageAddress ||
      uploadLink,
    {
      path: ["productName"],
      error:
        "Say what the piece is in productName, or send a photo of it. create_upload_link gives the seller a page to add photos.",
    },
  )
  .refine(
    ({ image, imageAddress }) =>
      image === undefined || imageAddress === undefined,
    {
      path: ["imageAddress"],
      error: "Send the photo or its address, not both.",
    },
  );
export type GenerateInput = z.output<typeof generateInputSchema>;

export const ownListingSchema = listingSchema.extend({ link });
export type OwnListing = z.output<typeof ownListingSchema>;

export const getInputSchema = z.strictObject({ listingId });

export const editInputSchema = z
  .strictObject({
    listingId,
    version: z
      .int()
      .positive()
      .max(2_147_483_647)
      .describe(
        "The version of the listing that you changed, from get_listing, generate_listing or rewrite_field.",
      ),
    ...listingPatchSchema.shape,
  })
  .refine(
    ({ listingId: _, version: __, ...fields }) =>
      Object.keys(fields).length > 0,
    {
      error: `Send at least one field to change: ${listingFields.join(", ")}.`,
    },
  );
export type EditInput = z.output<typeof editInputSchema>;

export const rewriteInputSchema = z.strictObject({
  listingId,
  field: z.enum(listingFields).describe("The field to write again."),
  style: z
    .enum(rewriteStyles)
    .optional()
    .describe("How it should read; or say it in ownWords."),
  ownWords: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("How the seller wants it to read. It proves no fact."),
  language: z
    .enum(languageValues)
    .optional()
    .describe("The language to write in; that of the listing if left out."),
});
export type RewriteInput = z.output<typeof rewriteInputSchema>;

const oneField = generatedListingSchema.partial();
export const rewriteResultSchema = z.object({
  before: oneField.describe("The field as it is stored."),
  after: oneField.describe(
    "The field as it was rewritten. It is not stored: when the seller takes it, send it to edit_listing.",
  ),
  score: z
    .object({ before: z.int(), after: z.int() })
    .describe("The score of the whole listing."),
  version: z
    .int()
    .describe(
      "The version of the listing that was rewritten: send it to edit_listing to store `after`.",
    ),
  link,
});
export type RewriteResult = z.output<typeof rewriteResultSchema>;

export const findInputSchema = z.strictObject({
  query: z
    .string()
    .max(200)
    .optional()
    .describe(
      "Words of the product or the text. Without it, all listings are found.",
    ),
  limit: z.int().min(1).max(20).default(10).describe("How many to return."),
  cursor: z
    .string()
    .max(1_000)
    .optional()
    .describe("nextCursor of the previous response."),
});
export type FindInput = z.output<typeof findInputSchema>;

export const findResultSchema = z.object({
  listings: z
    .array(listingPageSchema.shape.data.element.extend({ link }))
    .describe("Newest first."),
  nextCursor: listingPageSchema.shape.nextCursor,
});
export type FindResult = z.output<typeof findResultSchema>;
