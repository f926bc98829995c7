import { z } from "zod";
import { sentListingSchema } from "@/lib/etsy/listing/sent-listing";
import {
  draftChoicesSchema,
  draftRequestSchema,
  problemSchema,
  publicationStates,
  stepSchema,
} from "@/lib/etsy/publish/schema";
import { openPointSchema } from "@/lib/listing-text/fields/schema";

const { shape } = draftRequestSchema;
const ofShop = "One of your shop's, from `GET /etsy/options`.";

/** What pages send, with what their forms explain. */
export const etsyDraftRequestSchema = draftRequestSchema.extend({
  taxonomyId: shape.taxonomyId.describe(
    "Etsy's category, from `GET /etsy/categories`.",
  ),
  price: shape.price.describe(
    "In your shop's currency (`currency` of `GET /etsy/options`), with as many decimals as it has.",
  ),
  whenMade: shape.whenMade.describe(
    "Etsy's value, such as `made_to_order` or `2020_2026`.",
  ),
  shippingProfileId: shape.shippingProfileId.describe(
    `${ofShop} Required unless it is a download.`,
  ),
  readinessStateId: shape.readinessStateId.describe(
    `${ofShop} Required unless it is a download.`,
  ),
  returnPolicyId: shape.returnPolicyId.describe(ofShop),
  sectionId: shape.sectionId.describe(ofShop),
  partnerIds: shape.partnerIds.describe(
    "The production partners, from `GET /etsy/options`.",
  ),
  attributes: shape.attributes.describe(
    "From `GET /etsy/categories/{id}/attributes`: ids of its values, or a number with the id of its scale.",
  ),
  languages: shape.languages.describe("Translations to send along."),
  confirm: shape.confirm.describe(
    "With it, the draft is created. Without it, the response says what would be sent.",
  ),
  digest: shape.digest.describe(
    "The digest of the sheet that you confirm. Required with `confirm`.",
  ),
});

export const etsyDraftSheetSchema = z
  .object({
    currency: z
      .string()
      .describe("The currency of all prices: your shop's, such as `USD`."),
    fields: z
      .record(z.string(), z.string())
      .describe("The fields of Etsy's form, by Etsy's names."),
    photos: z.array(
      z.object({ id: z.string(), rank: z.int(), altText: z.string() }),
    ),
    ...sentListingSchema.pick({ attributes: true, translations: true }).shape,
    questions: sentListingSchema.shape.questions.unwrap(),
    variations: sentListingSchema.shape.variations.unwrap(),
    steps: z.array(z.string()).describe("What is done on Etsy, in this order."),
    digest: z
      .string()
      .describe("Identifies all of this. Send it with `confirm`."),
    ready: z
      .boolean()
      .describe(
        "Whether nothing is open. A listing with open points can't be sent.",
      ),
    open: z.array(openPointSchema),
  })
  .describe("What would be sent. Nothing was sent.");

export const publicationSchema = z.object({
  id: z.string().describe("An opaque id."),
  listingId: z.string(),
  state: z
    .enum(publicationStates)
    .describe("`waiting` continues by itself, `failed` waits for you."),
  steps: z.array(stepSchema),
  etsyListingId: z
    .string()
    .nullable()
    .describe("The number of the draft, once there is one."),
  editUrl: z
    .string()
    .nullable()
    .describe("Etsy's editor, once there is a draft."),
  isDigital: z
    .boolean()
    .describe("Whether the files have to be added on Etsy."),
  problem: problemSchema
    .nullable()
    .describe("What it waits for, or why it stopped."),
});
export type PublicPublication = z.output<typeof publicationSchema>;

const named = { id: z.int(), name: z.string() };
const titled = z.object({ id: z.int(), title: z.string() });
const labeled = z.object({ id: z.int(), label: z.string() });

export const etsyOptionsSchema = z.object({
  currency: z
    .string()
    .describe("The currency of your shop's prices, such as `USD`."),
  shippingProfiles: z.array(titled),
  readinessStates: z.array(labeled.extend({ kind: z.string() })),
  returnPolicies: z.array(labeled),
  sections: z.array(titled),
  partners: z.array(labeled),
});

export const etsyCategoryQuerySchema = z.strictObject({
  q: z.string().trim().max(200).describe("Words to search for."),
});
const categorySchema = z.object({
  ...named,
  path: z.array(z.string()).describe("The categories above it, from the top."),
});
export const etsyCategoryPageSchema = z.object({
  data: z.array(categorySchema),
  nextCursor: z.null(),
});

const attributeSchema = z.object({
  ...named,
  isRequired: z.boolean(),
  maxValues: z.int(),
  values: z
    .array(z.object(named))
    .describe("The only values; none where a number is sent with a scale."),
  scales: z.array(z.object(named)),
});
export const etsyAttributePageSchema = z.object({
  data: z.array(attributeSchema),
  nextCursor: z.null(),
});

export const etsyProposalSchema = z.object({
  categories: z
    .array(categorySchema)
    .describe("The likeliest first, three at most."),
  used: z
    .array(
      draftChoicesSchema.omit({
        price: true,
        quantity: true,
        attributes: true,
        languages: true,
      }),
    )
    .describe(
      "What your earlier drafts chose, one for each category, newest first.",
    ),
});
