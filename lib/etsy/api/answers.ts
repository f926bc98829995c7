import { z } from "zod";
import {
  etsyFlag,
  etsyId,
  etsyText,
  listOf,
  someItemsOf,
} from "@/lib/etsy/api/items";

/*
 * What we read of Etsy's answers, with the names of the contract of August
 * 2026. Everything else is ignored, since Etsy may add to it at any time.
 */

export const selfAnswer = z.object({
  user_id: etsyId,
  shop_id: etsyId.nullish(),
});

export const shopAnswer = z.object({
  shop_name: z.string().min(1).max(200),
  currency_code: z.string().min(1).max(10),
  languages: someItemsOf(
    "language of a shop",
    z.string().min(1).max(20),
  ).transform((languages) => languages.slice(0, 50)),
});

/** Of one listing. Title and description are what its comparison stands on. */
export const listingTexts = z.object({
  state: z.string(),
  title: z.string(),
  description: z.string(),
  tags: someItemsOf("tag", z.string()),
  materials: someItemsOf("material", z.string()),
});

/** What a seller chooses by its name. */
const name = z.string().trim().min(1);

export const shippingProfilesAnswer = listOf(
  "shipping profile",
  z.object({
    shipping_profile_id: etsyId,
    title: etsyText,
    is_deleted: etsyFlag,
  }),
);
export const readinessStatesAnswer = listOf(
  "processing profile",
  z.object({
    readiness_state_id: etsyId,
    readiness_state: etsyText,
    processing_days_display_label: etsyText,
  }),
);
export const returnPoliciesAnswer = listOf(
  "return policy",
  z.object({
    return_policy_id: etsyId,
    accepts_returns: z.boolean(),
    accepts_exchanges: z.boolean(),
    return_deadline: z.int().nullish(),
  }),
);
export const sectionsAnswer = listOf(
  "section",
  z.object({ shop_section_id: etsyId, title: name }),
);
export const partnersAnswer = listOf(
  "production partner",
  z.object({
    production_partner_id: etsyId,
    partner_name: name,
    location: etsyText,
  }),
);

export type TaxonomyNode = {
  id: number;
  name: string;
  children: TaxonomyNode[];
};
export const taxonomyNode: z.ZodType<TaxonomyNode> = z.object({
  id: etsyId,
  name: z.string().min(1),
  get children() {
    return someItemsOf("category", taxonomyNode);
  },
});
export const taxonomyAnswer = listOf("category", taxonomyNode);

export const categoryProperty = z.object({
  property_id: etsyId,
  display_name: name,
  is_required: etsyFlag,
  supports_attributes: etsyFlag,
  is_multivalued: etsyFlag,
  max_values_allowed: z.int().nullish(),
  scales: someItemsOf(
    "scale of a property",
    z.object({ scale_id: etsyId, display_name: name }),
  ),
  possible_values: someItemsOf(
    "value of a property",
    z.object({ value_id: etsyId.nullish(), name: z.string().min(1) }),
  ),
});
export const propertiesAnswer = listOf(
  "property of a category",
  categoryProperty,
);
