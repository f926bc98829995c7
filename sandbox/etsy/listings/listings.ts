import { json } from "../../service";
import {
  type Call,
  type Handler,
  listingOf,
  nowSeconds,
  shopOf,
} from "../call";
import { EtsyError, refuse } from "../errors";
import type { ShopSetup } from "../shops/setup";
import type { Store } from "../store";
import { checkFields } from "./check-fields";
import { inventoryAnswer } from "./inventory";
import { personalizationAnswer } from "./personalization";
import { imageAnswer, type ListingRecord, listingAnswer } from "./record";
import { translationAnswer } from "./translations";

const maxOffset = 12_000;

export const createDraftListing: Handler = (call) => {
  const shop = shopOf(call, { owned: true });
  checkFields(call.body, shop, null);
  const listing = addListing(call.store, shop, call.body, "draft");
  return json(201, listingAnswer(listing, shop));
};

/**
 * A listing with one product, as every listing has until its inventory is set.
 */
export function addListing(
  store: Store,
  { user_id, shop_id }: ShopSetup,
  { price, quantity, image_ids, ...fields }: Record<string, unknown>,
  state: ListingRecord["state"],
): ListingRecord {
  if (Array.isArray(image_ids) && image_ids.length > 0)
    refuse(400, "image_ids has images that the shop does not have.");
  const created = nowSeconds();
  const readiness =
    typeof fields.readiness_state_id === "number"
      ? fields.readiness_state_id
      : null;
  const offering = {
    quantity: Number(quantity),
    is_enabled: true,
    price: Number(price),
    readiness_state_id: readiness,
  };
  const listing: ListingRecord = {
    listing_id: store.nextId(),

    user_id,
    shop_id: shop_id ?? 0,
    state,
    created,
    updated: created,
    fields,

    images: [],
    detached: [],
    properties: [],
    questions: [],
    translations: {},
    files: [],
    variationImages: [],
    products: [
      {
        product_id: store.nextId(),
        sku: "",
        property_values: [],
        offerings: [{ offering_id: store.nextId(), ...offering }],
      },
    ],
    onProperty: { price: [], quantity: [], sku: [], readiness_state: [] },
  };
  store.state.listings.push(listing);
  return listing;
}

export const updateListing: Handler = (call) => {
  const shop = shopOf(call, { owned: true });
  const listing = listingOf(call, { owned: true });
  const { image_ids: images, state, ...fields } = call.body;
  if (fields.type === "download" && listing.products.length > 1)
    throw new EtsyError(409, {
      error: "A listing with variations cannot become a download.",
    });
  checkFields(call.body, shop, listing);
  if (Array.isArray(images)) orderImages(listing, images.map(Number));
  if (state === "active" && listing.images.length === 0)
    refuse(400, "A listing needs at least one image.");
  if (state === "active" || state === "inactive") listing.state = state;
  Object.assign(listing.fields, fields);
  listing.updated = nowSeconds();
  return json(200, listingAnswer(listing, shop));
};

/** Replaces the gallery by these images, in this order. */
function orderImages(listing: ListingRecord, ids: number[]): void {
  const known = [...listing.images, ...listing.detached];
  const ordered = ids.map(
    (id) =>
      known.find((image) => image.listing_image_id === id) ??
      refuse(400, "Invalid image_ids"),
  );
  listing.detached = known.filter((image) => !ordered.includes(image));
  listing.images = ordered;
}

export const deleteListing: Handler = (call) => {
  const listing = listingOf(call, { owned: true });
  call.store.state.listings = call.store.state.listings.filter(
    (each) => each !== listing,
  );
  return { status: 204, headers: {}, body: [] };
};

export const getListing: Handler = (call) => {
  const listing = listingOf(call);
  return json(200, withIncludes(call, listing));
};

export const getListingsByShop: Handler = (call) => {
  const { store, query } = call;
  const shop = shopOf(call, { owned: true });
  const offset = Number(query.offset ?? 0);
  if (offset > maxOffset) refuse(400, `offset must be at most ${maxOffset}`);
  const found = store.state.listings.filter(
    (listing) =>
      listing.shop_id === shop.shop_id &&
      listing.state === (query.state ?? "active"),
  );
  const key = (listing: ListingRecord) =>
    query.sort_on === "updated" ? listing.updated : listing.listing_id;
  const ascending = ["asc", "ascending", "up"].includes(
    String(query.sort_order ?? "desc"),
  );
  found.sort((a, b) => (ascending ? key(a) - key(b) : key(b) - key(a)));
  const page = found.slice(offset, offset + Number(query.limit ?? 25));
  return json(200, {
    count: found.length,
    results: page.map((listing) => withIncludes(call, listing)),
  });
};

const batch =
  (include: string[]): Handler =>
  (call) => {
    const ids = Array.isArray(call.query.listing_ids)
      ? call.query.listing_ids.map(Number)
      : [];
    if (ids.length > 100) refuse(400, "listing_ids can have at most 100 ids");
    // One unknown id, and nothing is found.
    const found = ids.map((listing_id) =>
      listingOf({ ...call, ids: { listing_id } }),
    );
    const results = found.map((listing) =>
      withIncludes(call, listing, include),
    );
    return json(200, { count: results.length, results });
  };
export const getListingsByListingIds = batch([]);
export const getListingsInventoryByListingIds = batch(["Inventory"]);
export const getListingsShippingByListingIds = batch(["Shipping"]);

function withIncludes(
  { store, query }: Call,
  listing: ListingRecord,
  more: string[] = [],
) {
  const shop = store.state.shops.find(
    ({ shop_id }) => shop_id === listing.shop_id,
  );
  if (shop === undefined) refuse(404, "Shop not found");
  const includes = [
    ...(Array.isArray(query.includes) ? query.includes.map(String) : []),
    ...more,
  ];
  const profile = shop.shipping_profiles.find(
    ({ shipping_profile_id }) =>
      shipping_profile_id === listing.fields.shipping_profile_id,
  );
  const parts: Record<string, () => object> = {
    Images: () => ({
      images: listing.images.map((image) =>
        imageAnswer(listing, image, store.pictures),
      ),
    }),
    Inventory: () => ({ inventory: inventoryAnswer(listing, shop) }),
    Personalization: () => ({
      personalization: personalizationAnswer(listing, shop),
    }),
    Shipping: () =>
      profile === undefined
        ? {}
        : { shipping_profile: { ...profile, user_id: shop.user_id } },
    Translations: () => ({
      translations: Object.fromEntries(
        Object.keys(listing.translations).map((language) => [
          language,
          translationAnswer(listing, language),
        ]),
      ),
    }),
  };
  const skus = [
    ...new Set(listing.products.map(({ sku }) => sku).filter(Boolean)),
  ];
  const answer = {
    ...listingAnswer(listing, shop),
    views: listing.views ?? 0,
    skus,
  };
  return {
    ...answer,
    ...Object.assign({}, ...includes.map((name) => parts[name]?.())),
  };
}
