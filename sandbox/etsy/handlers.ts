import { json } from "../service";
import type { Handler } from "./call";
import type { OperationName } from "./contract/operations";
import { refuse } from "./errors";
import {
  deleteListingProperty,
  getListingProperties,
  getListingProperty,
  updateListingProperty,
} from "./listings/attributes";
import {
  getAllListingFiles,
  updateVariationImages,
  uploadListingFile,
} from "./listings/files";
import {
  deleteListingImage,
  getListingImages,
  uploadListingImage,
} from "./listings/images";
import {
  getListingInventory,
  updateListingInventory,
} from "./listings/inventory";
import {
  createDraftListing,
  deleteListing,
  getListing,
  getListingsByListingIds,
  getListingsByShop,
  getListingsInventoryByListingIds,
  getListingsShippingByListingIds,
  updateListing,
} from "./listings/listings";
import {
  getListingPersonalization,
  updateListingPersonalization,
} from "./listings/personalization";
import {
  createListingTranslation,
  getListingTranslation,
  updateListingTranslation,
} from "./listings/translations";
import {
  createShopReadinessStateDefinition,
  createShopReturnPolicy,
  createShopSection,
  getMe,
  getShop,
  getShopProductionPartners,
  getShopReadinessStateDefinitions,
  getShopReturnPolicies,
  getShopSections,
  getShopShippingProfiles,
} from "./shops/shops";
import { findNode, taxonomy } from "./taxonomy/nodes";
import { propertiesOf } from "./taxonomy/properties";

const sandboxApplication = 1_000_001;

/** What answers each operation, once its request was checked. */
export const handlers: Record<OperationName, Handler> = {
  createDraftListing,
  deleteListing,
  getListing,
  getListingsByListingIds,
  getListingsByShop,
  getListingsInventoryByListingIds,
  getListingsShippingByListingIds,
  updateListing,

  deleteListingImage,
  getListingImages,
  uploadListingImage,

  deleteListingProperty,
  getListingProperties,
  getListingProperty,
  updateListingProperty,

  getListingInventory,
  updateListingInventory,

  getListingPersonalization,
  updateListingPersonalization,

  createListingTranslation,
  getListingTranslation,
  updateListingTranslation,

  getAllListingFiles,
  updateVariationImages,
  uploadListingFile,

  createShopReadinessStateDefinition,
  createShopReturnPolicy,
  createShopSection,
  getMe,
  getShop,
  getShopProductionPartners,
  getShopReadinessStateDefinitions,
  getShopReturnPolicies,
  getShopSections,
  getShopShippingProfiles,
  ping: () => json(200, { application_id: sandboxApplication }),
  getSellerTaxonomyNodes: () =>
    json(200, { count: taxonomy.length, results: taxonomy }),
  getPropertiesByTaxonomyId: ({ ids }) => {
    const id = Number(ids.taxonomy_id);
    if (findNode(id) === undefined) refuse(404, "Taxonomy node not found");
    const results = propertiesOf(id);
    return json(200, { count: results.length, results });
  },
  tokenScopes: ({ store, body }) => {
    const grant = store.state.grants.find(
      ({ accessToken }) => accessToken === body.token,
    );
    return json(200, { scopes: grant?.scopes ?? refuse(401, "Invalid token") });
  },
};
