import {
  createDraft,
  ids,
  image,
  inventory,
  personalization,
  removed,
  translation,
  update,
  variationImages,
} from "./bodies";
import {
  type Fields,
  file,
  flag,
  id,
  integer,
  listOf,
  nullable,
  oneOf,
  range,
  required,
  text,
} from "./fields";

type Encoding = "form" | "json" | "multipart";
export type Operation = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/v3/application`; names in braces are ids, but for `{language}`. */
  path: string;
  /** What the token must allow; without it the key alone is enough. */
  scope?: "listings_r" | "listings_w" | "listings_d" | "shops_r" | "shops_w";
  query?: Fields;
  body?: { encoding: Encoding; fields: Fields };
  /** In the contract, but refused since April 2026. */
  removed?: readonly string[];
};

const associations = [
  "Images",
  "Shop",
  "User",
  "Translations",
  "Videos",
  "Personalization",
  "BuyerPrice",
];
const shopAssociations = [
  "Shipping",
  "Images",
  "Shop",
  "User",
  "Translations",
  "Inventory",
];
const page = { limit: range(1, 100), offset: range(0) };

/**
 * The operations that publishing a draft needs, with the names, types and
 * limits of Etsy's contract of August 2026.
 */
export const operations = {
  createDraftListing: {
    method: "POST",
    path: "/shops/{shop_id}/listings",
    scope: "listings_w",
    removed,
    body: { encoding: "form", fields: createDraft },
  },
  getListingsByShop: {
    method: "GET",
    path: "/shops/{shop_id}/listings",
    scope: "listings_r",
    query: {
      ...page,
      state: oneOf("active", "inactive", "sold_out", "draft", "expired"),
      sort_on: oneOf("created", "price", "updated", "score"),
      sort_order: oneOf("asc", "ascending", "desc", "descending", "up", "down"),
      includes: listOf(
        oneOf(...shopAssociations, "Videos", "Personalization", "BuyerPrice"),
      ),
    },
  },
  deleteListing: {
    method: "DELETE",
    path: "/listings/{listing_id}",
    scope: "listings_d",
  },
  getListing: {
    method: "GET",
    path: "/listings/{listing_id}",
    query: {
      includes: listOf(oneOf(...associations)),
      language: text,
      allow_suggested_title: flag,
    },
  },
  updateListing: {
    method: "PATCH",
    path: "/shops/{shop_id}/listings/{listing_id}",
    scope: "listings_w",
    removed,
    body: { encoding: "form", fields: update },
  },
  getAllListingFiles: {
    method: "GET",
    path: "/shops/{shop_id}/listings/{listing_id}/files",
    scope: "listings_r",
  },
  uploadListingFile: {
    method: "POST",
    path: "/shops/{shop_id}/listings/{listing_id}/files",
    scope: "listings_w",
    body: {
      encoding: "multipart",
      fields: { listing_file_id: id, file, name: text, rank: id },
    },
  },
  deleteListingImage: {
    method: "DELETE",
    scope: "listings_w",
    path: "/shops/{shop_id}/listings/{listing_id}/images/{listing_image_id}",
  },
  getListingImages: { method: "GET", path: "/listings/{listing_id}/images" },
  uploadListingImage: {
    method: "POST",
    path: "/shops/{shop_id}/listings/{listing_id}/images",
    scope: "listings_w",
    body: {
      encoding: "multipart",
      fields: image,
    },
  },
  getListingInventory: {
    method: "GET",
    path: "/listings/{listing_id}/inventory",
    scope: "listings_r",
    query: { show_deleted: flag, includes: oneOf("Listing") },
  },
  updateListingInventory: {
    method: "PUT",
    path: "/listings/{listing_id}/inventory",
    scope: "listings_w",
    query: { max_variations_supported: oneOf("2", "3") },
    body: { encoding: "json", fields: inventory },
  },
  getListingsInventoryByListingIds: {
    method: "GET",
    path: "/listings/batch/inventory",
    scope: "listings_r",
    query: { listing_ids: required(ids) },
  },
  getListingsByListingIds: {
    method: "GET",
    path: "/listings/batch",
    query: {
      listing_ids: required(ids),
      includes: listOf(oneOf(...associations)),
      legacy: flag,
      currency: text,
      buyer_country: text,
    },
  },
  updateListingPersonalization: {
    method: "POST",
    path: "/shops/{shop_id}/listings/{listing_id}/personalization",
    scope: "listings_w",
    query: { supports_multiple_personalization_questions: nullable(flag) },
    body: { encoding: "json", fields: personalization },
  },
  getListingPersonalization: {
    method: "GET",
    path: "/listings/{listing_id}/personalization",
  },
  deleteListingProperty: {
    method: "DELETE",
    scope: "listings_w",
    path: "/shops/{shop_id}/listings/{listing_id}/properties/{property_id}",
  },
  updateListingProperty: {
    method: "PUT",
    scope: "listings_w",
    path: "/shops/{shop_id}/listings/{listing_id}/properties/{property_id}",
    body: {
      encoding: "form",
      fields: {
        value_ids: required(ids),
        values: required(listOf(text)),
        scale_id: id,
      },
    },
  },
  getListingProperty: {
    method: "GET",
    path: "/listings/{listing_id}/properties/{property_id}",
  },
  getListingProperties: {
    method: "GET",
    path: "/shops/{shop_id}/listings/{listing_id}/properties",
  },
  getListingsShippingByListingIds: {
    method: "GET",
    path: "/listings/batch/shipping",
    scope: "shops_r",
    query: { listing_ids: required(ids) },
  },
  createListingTranslation: {
    method: "POST",
    path: "/shops/{shop_id}/listings/{listing_id}/translations/{language}",
    scope: "listings_w",
    body: { encoding: "form", fields: translation },
  },
  getListingTranslation: {
    method: "GET",
    path: "/shops/{shop_id}/listings/{listing_id}/translations/{language}",
  },
  updateListingTranslation: {
    method: "PUT",
    path: "/shops/{shop_id}/listings/{listing_id}/translations/{language}",
    scope: "listings_w",
    body: { encoding: "form", fields: translation },
  },
  updateVariationImages: {
    method: "POST",
    path: "/shops/{shop_id}/listings/{listing_id}/variation-images",
    scope: "listings_w",
    body: {
      encoding: "json",
      fields: variationImages,
    },
  },
  ping: { method: "GET", path: "/openapi-ping" },
  getSellerTaxonomyNodes: { method: "GET", path: "/seller-taxonomy/nodes" },
  getPropertiesByTaxonomyId: {
    method: "GET",
    path: "/seller-taxonomy/nodes/{taxonomy_id}/properties",
  },
  getShop: { method: "GET", path: "/shops/{shop_id}" },
  createShopReturnPolicy: {
    method: "POST",
    path: "/shops/{shop_id}/policies/return",
    scope: "shops_w",
    body: {
      encoding: "form",
      fields: {
        accepts_returns: required(flag),
        accepts_exchanges: required(flag),
        return_deadline: nullable(integer),
      },
    },
  },
  getShopReturnPolicies: {
    method: "GET",
    path: "/shops/{shop_id}/policies/return",
  },
  getShopProductionPartners: {
    method: "GET",
    path: "/shops/{shop_id}/production-partners",
    scope: "shops_r",
  },
  createShopReadinessStateDefinition: {
    method: "POST",
    path: "/shops/{shop_id}/readiness-state-definitions",
    scope: "shops_w",
    body: {
      encoding: "form",
      fields: {
        readiness_state: required(oneOf("ready_to_ship", "made_to_order")),
        min_processing_time: required(range(1, 10)),
        max_processing_time: required(range(1, 10)),
        processing_time_unit: oneOf("days", "weeks"),
      },
    },
  },
  getShopReadinessStateDefinitions: {
    method: "GET",
    path: "/shops/{shop_id}/readiness-state-definitions",
    scope: "shops_r",
    query: page,
  },
  createShopSection: {
    method: "POST",
    path: "/shops/{shop_id}/sections",
    scope: "shops_w",
    body: { encoding: "form", fields: { title: required(text) } },
  },
  getShopSections: { method: "GET", path: "/shops/{shop_id}/sections" },
  getShopShippingProfiles: {
    method: "GET",
    path: "/shops/{shop_id}/shipping-profiles",
    scope: "shops_r",
  },
  tokenScopes: {
    method: "POST",
    path: "/scopes",
    body: { encoding: "form", fields: { token: required(text) } },
  },
  getMe: { method: "GET", path: "/users/me", scope: "shops_r" },
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
