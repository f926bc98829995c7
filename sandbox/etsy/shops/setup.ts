import { z } from "zod";

const id = z.int().min(1);
const shippingProfile = z.strictObject({
  shipping_profile_id: id,
  title: z.string().nullable(),
  origin_country_iso: z.string().length(2).default("US"),
  profile_type: z.enum(["manual", "calculated"]).default("manual"),
  is_deleted: z.boolean().default(false),
});
const readinessState = z.strictObject({
  readiness_state_id: id,
  readiness_state: z.enum(["ready_to_ship", "made_to_order"]),
  min_processing_days: z.int().min(0),
  max_processing_days: z.int().min(0),
});
const returnPolicy = z.strictObject({
  return_policy_id: id,
  accepts_returns: z.boolean(),
  accepts_exchanges: z.boolean(),
  return_deadline: z.int().nullable().default(null),
});

/**
 * A shop with Etsy's own names; what is left out is as in the shop that the
 * sandbox starts with.
 */
export const shopSetupSchema = z.strictObject({
  /**
   * The seller of the shop. The consent page signs in the one that was set up
   * last, but for those who are not signed in.
   */
  user_id: id.default(51_000_001),
  /** Whether the consent page signs in this seller from now on. */
  is_signed_in: z.boolean().default(true),
  /** Null for a seller who has not opened a shop. */
  shop_id: id.nullable().default(61_000_001),
  shop_name: z.string().min(1).default("HarborClayStudio"),
  currency_code: z.string().length(3).default("USD"),
  /** The first is the shop's own. */
  languages: z.array(z.string()).min(1).default(["en-US", "de"]),
  is_vacation: z.boolean().default(false),
  is_shop_us_based: z.boolean().default(true),
  /** A closed shop answers 404. */
  is_closed: z.boolean().default(false),
  shipping_profiles: z.array(shippingProfile).default([
    {
      shipping_profile_id: 70_000_001,
      title: "Small parcels",
      origin_country_iso: "US",
      profile_type: "manual",
      is_deleted: false,
    },
    {
      shipping_profile_id: 70_000_002,
      title: "Large parcels",
      origin_country_iso: "US",
      profile_type: "calculated",
      is_deleted: false,
    },
  ]),
  readiness_states: z.array(readinessState).default([
    {
      readiness_state_id: 80_000_001,
      readiness_state: "ready_to_ship",
      min_processing_days: 1,
      max_processing_days: 2,
    },
    {
      readiness_state_id: 80_000_002,
      readiness_state: "made_to_order",
      min_processing_days: 5,
      max_processing_days: 10,
    },
  ]),
  return_policies: z.array(returnPolicy).default([
    {
      return_policy_id: 90_000_001,
      accepts_returns: true,
      accepts_exchanges: true,
      return_deadline: 30,
    },
  ]),
  sections: z
    .array(z.strictObject({ shop_section_id: id, title: z.string() }))
    .default([
      { shop_section_id: 30_000_001, title: "Kitchen" },
      { shop_section_id: 30_000_002, title: "Gifts" },
    ]),
  production_partners: z
    .array(
      z.strictObject({
        production_partner_id: id,
        partner_name: z.string(),
        location: z.string(),
      }),
    )
    .default([]),
  /**
   * Listings that the shop already has, each with what `createDraftListing`
   * takes, a state, alt texts of its photos, attributes and a SKU.
   */
  listings: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type ShopSetup = Omit<
  z.output<typeof shopSetupSchema>,
  "listings" | "is_signed_in"
>;

export function defaultShop(): ShopSetup {
  const { listings: _, is_signed_in: __, ...shop } = shopSetupSchema.parse({});
  return shop;
}
