import type { Reply } from "../service";
import { refuse } from "./errors";
import type { ListingRecord } from "./listings/record";
import type { ShopSetup } from "./shops/setup";
import type { Grant, Store } from "./store";

/**
 * A request that has the form of its operation, with a key and, where it needs
 * one, a token that allows it.
 */
export type Call = {
  store: Store;
  /** The ids in the path, by their names in the contract. */
  ids: Record<string, number>;
  /** The language in the path of a translation. */
  language: string;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  grant: Grant | null;
};
export type Handler = (call: Call) => Reply;

/** Unix seconds, as all times in Etsy's answers. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

/** The shop of the path. Closed and unknown shops answer the same. */
export function shopOf(
  { store, ids, grant }: Call,
  { owned = false } = {},
): ShopSetup & { shop_id: number } {
  const shop = store.state.shops.find(({ shop_id }) => shop_id === ids.shop_id);
  if (shop === undefined || shop.shop_id === null || shop.is_closed)
    refuse(404, "Shop not found");
  if (owned && shop.user_id !== grant?.userId)
    refuse(403, "User does not own shop");
  return { ...shop, shop_id: shop.shop_id };
}

/**
 * The listing of the path, which must be in the shop of the path. What is not
 * active exists only for its owner.
 */
export function listingOf(
  { store, ids, grant }: Call,
  { owned = false } = {},
): ListingRecord {
  const listing = store.state.listings.find(
    ({ listing_id }) => listing_id === ids.listing_id,
  );
  const isElsewhere =
    ids.shop_id !== undefined && listing?.shop_id !== ids.shop_id;
  const isOwner = listing?.user_id === grant?.userId;
  if (
    listing === undefined ||
    isElsewhere ||
    (listing.state !== "active" && !isOwner && !owned)
  )
    refuse(
      404,
      `Could not find a Listing with listing_id = ${String(ids.listing_id)}`,
    );
  if (owned && !isOwner) refuse(403, "User does not own listing");
  return listing;
}
