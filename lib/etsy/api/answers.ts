import { z } from "zod";

/*
 * What we read of Etsy's answers, with the names of the contract of August 2026. Everything else is ignored, since Etsy may
 * add to it at any time.
 */

/** Ids exceed 32 bits, and stay exact as numbers below 2^53. */
const id = z.int().positive();

export const selfAnswer = z.object({ user_id: id, shop_id: id.nullish() });

export const shopAnswer = z.object({
  shop_name: z.string().min(1).max(200),
  currency_code: z.string().min(1).max(10),
  languages: z.array(z.string().max(20)).max(50),
});

const listOf = <Item>(item: z.ZodType<Item>) => z.object({ results: z.array(item) });

export const shippingProfilesAnswer = listOf(
  z.object({ shipping_profile_id: id, title: z.string().nullish(), is_deleted: z.boolean().default(false) }),
);
export const readinessStatesAnswer = listOf(
  z.object({
    readiness_state_id: id,
    readiness_state: z.string(),
    processing_days_display_label: z.string().default(""),
  }),
);
export const returnPoliciesAnswer = listOf(
  z.object({
    return_policy_id: id,
    accepts_returns: z.boolean(),
    accepts_exchanges: z.boolean(),
    return_deadline: z.int().nullish(),
  }),
);
export const sectionsAnswer = listOf(z.object({ shop_section_id: id, title: z.string() }));
export const partnersAnswer = listOf(
  z.object({ production_partner_id: id, partner_name: z.string(), location: z.string().default("") }),
);

type TaxonomyNode = { id: number; name: string; children: TaxonomyNode[] };
export const taxonomyNode: z.ZodType<TaxonomyNode> = z.object({
  id,
  name: z.string().min(1),
  get children() {
    return z.array(taxonomyNode);
  },
});
export const taxonomyAnswer = listOf(taxonomyNode);

export const propertiesAnswer = listOf(
  z.object({
    property_id: id,
    name: z.string(),
    display_name: z.string(),
    is_required: z.boolean(),
    supports_attributes: z.boolean(),
    supports_variations: z.boolean(),
    is_multivalued: z.boolean(),
    max_values_allowed: z.int().nullish(),
    scales: z.array(z.object({ scale_id: id, display_name: z.string() })).default([]),
    possible_values: z
      .array(z.object({ value_id: id.nullish(), name: z.string(), scale_id: id.nullish() }))
      .default([]),
  }),
);
