import { z } from "zod";
import { sentListingSchema } from "@/lib/etsy/listing/sent-listing";
import { draftChoicesSchema, problemSchema } from "@/lib/etsy/publish/schema";
import { openPointSchema } from "@/lib/listing-text/fields/schema";
import { listingId } from "@/lib/mcp/listing-schema";

const partial = draftChoicesSchema.partial();
const { shape } = partial;
const attribute = draftChoicesSchema.shape.attributes.unwrap().element;
const asked = "Leave it out to be told what the seller can choose.";

const choices = partial.extend({
  taxonomyId: shape.taxonomyId.describe(`The id of Etsy's category. ${asked}`),
  price: shape.price.describe("In the shop's currency. The seller names it."),
  quantity: shape.quantity.describe("How many there are to sell, 999 at most."),
  whoMade: shape.whoMade.describe(
    "Who made it: the seller, another company or person, or a member of her shop.",
  ),
  whenMade: shape.whenMade.describe(
    `When it was made, such as made_to_order or 1990s. ${asked}`,
  ),
  isSupply: shape.isSupply.describe(
    "Whether it is a supply or tool to make things, and not a finished product.",
  ),
  type: shape.type.describe(
    "download for files that buyers download; it needs no shipping.",
  ),
  shippingProfileId: shape.shippingProfileId.describe(
    `The shipping profile of the shop; required unless it is a download. ${asked}`,
  ),
  readinessStateId: shape.readinessStateId.describe(
    `The processing profile of the shop; required unless it is a download. ${asked}`,
  ),
  returnPolicyId: shape.returnPolicyId.describe(
    "The return policy of the shop. `suggested` has that of its last draft.",
  ),
  sectionId: shape.sectionId.describe(
    "The section of the shop. `suggested` has that of its last draft.",
  ),
  partnerIds: shape.partnerIds.describe(
    "Production partners of the shop, where someone else helps to make it.",
  ),
  attributes: z
    .array(
      attribute.extend({
        id: attribute.shape.id.describe(
          "The id of the attribute: `choose` names it as attributes/<id>.",
        ),
        valueIds: attribute.shape.valueIds.describe(
          "Ids of the category's own values; none where a number is sent.",
        ),
        number: attribute.shape.number.describe(
          "The value of an attribute with scales.",
        ),
        scaleId: attribute.shape.scaleId.describe(
          "The unit of the number, such as inches.",
        ),
      }),
    )
    .max(30)
    .optional()
    .describe(
      "What Etsy asks for in this category. `suggested` has those that the facts of the listing answer.",
    ),
  languages: shape.languages.describe(
    "Translations of the listing to send along.",
  ),
});

/**
 * The body of the page's call, of which the first call may lack everything: the
 * answer says what there is to choose.
 */
export const draftInputSchema = choices.extend({
  listingId,
  confirm: z
    .boolean()
    .optional()
    .describe(
      "true only after the seller has seen the sheet and said yes. With the digest of that sheet.",
    ),
  digest: z
    .string()
    .max(100)
    .optional()
    .describe("The digest of the sheet that the seller has confirmed."),
});
export type DraftInput = z.output<typeof draftInputSchema>;

export const draftResultSchema = z.object({
  state: z
    .enum(["choose", "confirm", "not_ready", "sending", "stopped", "done"])
    .describe(
      "choose: arguments are missing. confirm: show the sheet to the seller. not_ready: open points have to be settled first. sending: call again in a while. stopped: see problem. done: the draft is on Etsy.",
    ),
  next: z.string().describe("What to do now."),
  choose: z
    .array(
      z.object({
        argument: z.string(),
        message: z.string(),
        options: z
          .array(
            z.object({
              value: z.union([z.string(), z.number(), z.boolean()]),
              label: z.string(),
            }),
          )
          .describe("The only values; none where the seller names one."),
      }),
    )
    .describe("What is missing."),
  suggested: choices.describe(
    "Taken from the shop's last draft, where there is one, and from the listing.",
  ),
  sheet: z
    .object({
      chosen: z
        .array(z.object({ argument: z.string(), label: z.string() }))
        .describe("What the ids stand for, in words."),
      currency: z.string().describe("The currency of every price."),
      fields: z
        .record(z.string(), z.string())
        .describe("The fields as they are sent to Etsy."),
      photos: z.array(z.object({ rank: z.int(), altText: z.string() })),
      attributes: z.array(
        z.object({ name: z.string(), values: z.array(z.string()) }),
      ),
      translations: z.array(
        sentListingSchema.shape.translations.element.pick({
          language: true,
          title: true,
        }),
      ),
      steps: z.array(z.string()),
    })
    .nullable()
    .describe("What would be sent. Nothing has been sent yet."),
  digest: z
    .string()
    .nullable()
    .describe("Send it along with confirm: it identifies this sheet."),
  open: z
    .array(openPointSchema)
    .describe(
      "What the seller has to settle before a draft: blanks, claims, third-party names.",
    ),
  problem: problemSchema
    .pick({ code: true, message: true, words: true, field: true })
    .nullable(),
  editUrl: z
    .string()
    .nullable()
    .describe("Etsy's editor, where the seller publishes it herself."),
  link: z.url().describe("The listing's page on this site."),
});
export type DraftResult = z.output<typeof draftResultSchema>;
