import { z } from "zod";
import { findingKeys } from "@/lib/audit/findings";
import { nullableShape } from "@/lib/listing-text/fields/asked-shape";
import { listingFields } from "@/lib/listing-text/fields/fields";
import { categoryValues } from "@/lib/listing-text/fields/listing-choices";
import {
  editedListingSchema,
  generatedListingSchema,
} from "@/lib/listing-text/fields/listing-schema";
import { editedShape } from "@/lib/listing-text/fields/optional-schemas";
import {
  factSchema,
  listingFormSchema,
  openPointSchema,
} from "@/lib/listing-text/fields/schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { ownWordsLimit, rewriteStyles } from "@/lib/listings/edit/schema";
import { translationSchema } from "@/lib/listings/translate/schema";
import { photoIdsSchema } from "@/lib/photos/schema";
import { checkedShape } from "@/lib/public-api/checked-shape";

const fieldSchema = z.enum(listingFields);

/** RFC 9457. `code` is stable; sentences are not. */
export const problemSchema = z.object({
  type: z.string().describe("Where the code is explained."),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe("A sentence about this failure, safe to show."),
  code: z.string().describe("Stable: programs decide by it."),
  requestId: z.string(),
  errors: z
    .array(
      z.object({ pointer: z.string(), code: z.string(), detail: z.string() }),
    )
    .optional()
    .describe("Each value that was refused, by its JSON pointer in the body."),
  resetsAt: z
    .string()
    .optional()
    .describe(
      "With `limit_reached`: when the next month starts, in ISO 8601. Trying again before then is of no use.",
    ),
  open: z
    .array(openPointSchema)
    .optional()
    .describe("With `not_ready`: what has to be settled first."),
  suggestions: z
    .array(z.string())
    .max(3)
    .optional()
    .describe("With `piece_unknown`: what the piece may be."),
});
export type Problem = z.output<typeof problemSchema>;

export const usageSchema = z.object({
  plan: z.string(),
  listingsThisMonth: z.int(),
  quota: z.int().nullable().describe("Listings per month; null for no limit."),
  remaining: z.int().nullable().describe("null for no limit."),
  resetsAt: z.string().describe("ISO 8601: the start of the next month, UTC."),
  isInTrial: z.boolean(),
});

const listingId = z.string().describe("An opaque id.");

export const listingSchema = generatedListingSchema.extend({
  id: listingId,
  ...nullableShape,
  productName: z.string(),
  category: z.enum(categoryValues).nullable(),
  facts: z
    .array(factSchema)
    .describe("What the text is based on, and who said it."),
  missing: z
    .array(z.string())
    .describe("What buyers ask and nobody answered: `[add size]` blanks."),
  photos: z.array(
    z.object({
      id: z.string().nullable(),
      position: z.int(),
      altText: z.string(),
    }),
  ),
  score: z.number().nullable(),
  ready: z.boolean().describe("Whether nothing is open."),
  open: z.array(openPointSchema),
  ...checkedShape,
  writer: z.string(),
  version: z.int().describe("Counts the edits, from 1. It is the ETag."),
});
export type PublicListing = z.output<typeof listingSchema>;

const listingSummarySchema = z.object({
  id: listingId,
  productName: z.string(),
  category: z.string().nullable(),
  title: z.string(),
  score: z.number().nullable(),
  createdAt: z.string(),
});
export const listingPageSchema = z.object({
  data: z.array(listingSummarySchema),
  nextCursor: z
    .string()
    .nullable()
    .describe("The cursor of the next page; null on the last."),
});

export const listingQuerySchema = z.strictObject({
  q: z.string().max(200).optional().describe("Words to search for."),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z
    .string()
    .max(1_000)
    .optional()
    .describe("`nextCursor` of the previous page."),
});

const form = listingFormSchema.partial().shape;

/** Of photos, the product's name can be seen. */
export const createListingSchema = z
  .strictObject({
    ...form,
    materials: form.materials.describe("What it is made of."),
    styleDesign: form.styleDesign.describe(
      "Its style and design: rustic, wheel thrown, rounded handle.",
    ),
    colors: form.colors.describe("Its main colors."),
    audience: form.audience.describe("Who it is for."),
    extraDetails: form.extraDetails.describe(
      "Size, care, what is included, how long it takes. What is left out becomes a blank to fill in, never a guess.",
    ),
    category: form.category.describe(
      "Etsy's top-level category. The writer chooses without one.",
    ),
    titleStyle: form.titleStyle.describe(
      "As Etsy's guidance of 2026 asks, or with as many phrases as fit.",
    ),
    language: form.language.describe(
      "The language of the listing, whatever the facts are written in; English by default.",
    ),
    productName: listingFormSchema.shape.productName
      .optional()
      .describe(
        "What the piece is, in plain words. Needed unless there are photos.",
      ),
    photoIds: photoIdsSchema
      .default([])
      .describe("The ids of photos that were uploaded before, in their order."),
  })
  .refine(
    ({ productName, photoIds }) =>
      productName !== undefined || photoIds.length > 0,
    {
      path: ["productName"],
      params: { code: "required" },
      error: "Product name is required",
    },
  );
export type CreateListing = z.output<typeof createListingSchema>;

export const listingRequestSchema = z.object({
  id: z.string().describe("An opaque id."),
  status: z.enum(["queued", "ready", "failed"]),
  listingId: z
    .string()
    .nullable()
    .describe(
      "The id of the listing once it is ready; null again when it is deleted.",
    ),
  error: z
    .string()
    .nullable()
    .describe(
      "The code of why it failed. Nothing was counted; the same request with the same key writes it again.",
    ),
  createdAt: z.string().describe("ISO 8601."),
});
export type ListingRequest = z.output<typeof listingRequestSchema>;

const edited = editedListingSchema.partial().shape;
const attribute = editedListingSchema.shape.attributes.element;

const personalization = editedShape.personalization.unwrap().unwrap();
const { question, instructions } = personalization.shape;
/** The optional fields, with what programs are told of them. */
const editedOptional: typeof editedShape = {
  personalization: personalization
    .extend({
      question: question.describe(
        "What buyers are asked for, 45 characters at most.",
      ),
      instructions: instructions.describe(
        "How to answer, 120 characters at most.",
      ),
    })
    .nullable()
    .optional()
    .describe("What buyers are asked for; null when it can't be personalized."),
};

export const listingPatchSchema = z
  .strictObject({
    title: edited.title.describe("The whole title, 140 characters at most."),
    altText: edited.altText.describe(
      "The alt text of the first photo, 500 characters at most.",
    ),
    description: edited.description.describe(
      "The whole description, with its line breaks.",
    ),
    attributes: z
      .array(
        attribute.extend({
          name: attribute.shape.name.describe(
            "The name, such as Primary color.",
          ),
          value: attribute.shape.value.describe("The value, such as Blue."),
        }),
      )
      .optional()
      .describe("All attributes."),
    tags: edited.tags.describe(
      "All tags: 13 at most, of at most 20 characters.",
    ),
    materials: edited.materials.describe(
      "All materials: 13 at most, of at most 45 characters.",
    ),
    ...editedOptional,
  })
  .describe("Whole fields; the others stay.");
export type ListingPatch = z.output<typeof listingPatchSchema>;

export const rewriteRequestSchema = z.strictObject({
  field: fieldSchema,
  instruction: z
    .string()
    .trim()
    .min(1)
    .max(ownWordsLimit, "Please say it in 200 characters or fewer.")
    .optional()
    .describe(
      "How it should read. It changes wording, tone and length, and adds no facts.",
    ),
  style: z.enum(rewriteStyles).optional(),
  language: z
    .enum(languageValues)
    .optional()
    .describe("Otherwise that of the listing."),
});
export type RewriteRequest = z.output<typeof rewriteRequestSchema>;

const someFieldsSchema = generatedListingSchema.extend(nullableShape).partial();

export const rewriteSchema = z.object({
  listingId,
  field: fieldSchema,
  before: someFieldsSchema.describe("The one field as it is."),
  after: someFieldsSchema.describe(
    "The one field as it is proposed. Send it as a PATCH of the listing to take it.",
  ),
  version: z
    .int()
    .describe("The version of the listing that was rewritten. It is the ETag."),
});
export type PublicRewrite = z.output<typeof rewriteSchema>;

export const translationPageSchema = z.object({
  data: z.array(translationSchema),
  nextCursor: z.null().describe("There are eight at most, on one page."),
});

export const auditReportSchema = z.object({
  notes: z.array(z.string()).describe("What of the file was left out."),
  rows: z.array(
    z.object({
      index: z.int().describe("Place in the file, from 0."),

      title: z.string(),
      sku: z.string(),
      price: z.string(),
      score: z.int().min(0).max(100),
      tags: z.int(),
      found: z.array(z.enum(findingKeys)),
    }),
  ),
  groups: z
    .array(
      z.object({
        members: z.array(z.int()).describe("Places in the file."),
        common: z.array(
          z.object({
            kind: z.enum(["tags", "title", "opening"]),
            shared: z.array(z.string()),
          }),
        ),
      }),
    )
    .describe(
      "Listings that are found by the same searches, or read the same. The largest first.",
    ),
});
export type AuditReport = z.output<typeof auditReportSchema>;
