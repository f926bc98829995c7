import { json } from "../../service";
import { type Call, type Handler, shopOf } from "../call";
import { EtsyError, refuse } from "../errors";
import type { ShopSetup } from "./setup";

/** Any time in the past will do. */
const openedAt = 1_577_836_800;

export const getMe: Handler = ({ store, grant }) => {
  const shop = store.state.shops.find(
    ({ user_id }) => user_id === grant?.userId,
  );
  // A seller without a shop has no shop_id.
  const shopId = shop?.shop_id ?? null;
  return json(200, {
    user_id: grant?.userId,
    ...(shopId === null ? {} : { shop_id: shopId }),
  });
};

/** What no shop of the sandbox has, or all of them have. */
const sameForAll = {
  create_date: openedAt,
  created_timestamp: openedAt,
  update_date: openedAt,
  updated_timestamp: openedAt,

  title: null,
  announcement: null,
  vacation_message: null,
  sale_message: null,
  digital_sale_message: null,
  accepts_custom_requests: false,

  policy_welcome: null,
  policy_payment: null,
  policy_shipping: null,
  policy_refunds: null,
  policy_additional: null,
  policy_seller_info: null,
  policy_update_date: openedAt,
  policy_privacy: null,
  policy_has_private_receipt_info: false,
  has_unstructured_policies: false,
  vacation_autoreply: null,

  image_url_760x100: null,
  num_favorers: 0,
  icon_url_fullxfull: null,

  is_using_structured_policies: true,
  has_onboarded_structured_policies: true,
  include_dispute_form_link: false,
  is_direct_checkout_onboarded: true,
  is_etsy_payments_onboarded: true,
  is_calculated_eligible: true,
  is_opted_in_to_buyer_promise: false,

  transaction_sold_count: 0,
  review_count: null,
  review_average: null,
};

/** `Shop` of the contract. */
export const getShop: Handler = (call) => {
  const {
    user_id,
    shop_id,
    shop_name,
    currency_code,
    languages,
    is_vacation,
    is_shop_us_based,
  } = shopOf(call);
  const active = call.store.state.listings.filter(
    (each) => each.shop_id === shop_id && each.state === "active",
  );
  const country = is_shop_us_based ? "US" : "DE";
  return json(200, {
    ...sameForAll,
    shop_id,
    user_id,
    shop_name,
    currency_code,
    languages,
    is_vacation,
    is_shop_us_based,
    listing_active_count: active.length,
    digital_listing_count: active.filter(
      ({ fields }) => fields.type === "download",
    ).length,
    login_name: shop_name.toLowerCase(),
    url: `https://www.etsy.com/shop/${shop_name}`,
    shipping_from_country_iso: country,
    shop_location_country_iso: country,
  });
};

function list(call: Call, results: object[]) {
  const offset = Number(call.query.offset ?? 0);
  const limit = Number(call.query.limit ?? 100);
  return json(200, {
    count: results.length,
    results: results.slice(offset, offset + limit),
  });
}

export const getShopShippingProfiles: Handler = (call) => {
  const { user_id, shipping_profiles: profiles } = shopOf(call, {
    owned: true,
  });
  return list(
    call,
    profiles.map((profile) => ({
      ...profile,
      user_id,
      origin_postal_code: null,

      shipping_profile_destinations: [],
      shipping_profile_upgrades: [],

      domestic_handling_fee: 0,
      international_handling_fee: 0,
    })),
  );
};

type ReadinessState = ShopSetup["readiness_states"][number];

function readinessAnswer(shop_id: number, state: ReadinessState) {
  const { min_processing_days: min, max_processing_days: max } = state;
  return {
    shop_id,
    ...state,
    processing_days_display_label:
      min === max ? `${min} days` : `${min}-${max} days`,
  };
}

export const getShopReadinessStateDefinitions: Handler = (call) => {
  const { shop_id, readiness_states: states } = shopOf(call, { owned: true });
  return list(
    call,
    states.map((state) => readinessAnswer(shop_id, state)),
  );
};

/** An equal definition is no second one: the answer says where it is. */
export const createShopReadinessStateDefinition: Handler = (call) => {
  const { shop_id, readiness_states: states } = shopOf(call, { owned: true });
  const days = call.body.processing_time_unit === "weeks" ? 7 : 1;
  const min = Number(call.body.min_processing_time) * days;
  const max = Number(call.body.max_processing_time) * days;
  if (min > max)
    refuse(
      400,
      "min_processing_time must not be more than max_processing_time",
    );
  const kind: ReadinessState["readiness_state"] =
    call.body.readiness_state === "made_to_order"
      ? "made_to_order"
      : "ready_to_ship";
  const same = states.find(
    (state) =>
      state.readiness_state === kind &&
      state.min_processing_days === min &&
      state.max_processing_days === max,
  );
  if (same !== undefined) {
    const place = `/v3/application/shops/${shop_id}/readiness-state-definitions/${same.readiness_state_id}`;
    throw new EtsyError(
      409,
      { error: "An equal definition exists." },
      { "content-location": place },
    );
  }
  const added = {
    readiness_state_id: call.store.nextId(),

    readiness_state: kind,
    min_processing_days: min,
    max_processing_days: max,
  };
  states.push(added);
  return json(201, readinessAnswer(shop_id, added));
};

export const getShopReturnPolicies: Handler = (call) => {
  const { shop_id, return_policies: policies } = shopOf(call);
  return list(
    call,
    policies.map((policy) => ({ ...policy, shop_id })),
  );
};

export const createShopReturnPolicy: Handler = (call) => {
  const { shop_id, return_policies: policies } = shopOf(call, { owned: true });
  const accepts = { accepts_returns: call.body.accepts_returns === true };
  const exchanges = { accepts_exchanges: call.body.accepts_exchanges === true };
  const deadline =
    typeof call.body.return_deadline === "number"
      ? call.body.return_deadline
      : null;
  const needsDeadline = accepts.accepts_returns || exchanges.accepts_exchanges;
  if (needsDeadline && ![7, 14, 21, 30, 45, 60, 90].includes(deadline ?? 0))
    refuse(400, "Invalid return_deadline");
  const added = {
    return_policy_id: call.store.nextId(),
    ...accepts,
    ...exchanges,
    return_deadline: deadline,
  };
  policies.push(added);
  return json(200, { ...added, shop_id });
};

export const getShopSections: Handler = (call) => {
  const { user_id, sections } = shopOf(call);
  return list(
    call,
    sections.map((section, index) => ({
      ...section,
      user_id,
      rank: index + 1,
      active_listing_count: 0,
    })),
  );
};

export const createShopSection: Handler = (call) => {
  const { user_id, sections } = shopOf(call, { owned: true });
  const title = String(call.body.title);
  if (title.length < 1 || title.length > 24)
    refuse(400, "A section's title has 1 to 24 characters.");
  const added = { shop_section_id: call.store.nextId(), title };
  sections.push(added);
  return json(200, {
    ...added,
    user_id,
    rank: sections.length,
    active_listing_count: 0,
  });
};

export const getShopProductionPartners: Handler = (call) => {
  return list(call, shopOf(call, { owned: true }).production_partners);
};
