import type { AuditedListing } from "@/lib/audit/etsy-shop/schema";
import type { ShopListing } from "@/lib/audit/file/read-shop-file";
import type { Unknown } from "@/lib/listing-text/check/score-context";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";

/**
 * What isn't read of a connected shop: attributes take a request for each
 * listing, and are read when it is opened.
 */
export const unknownOfShop: readonly Unknown[] = [
  "attributes",
  ...optionalNames,
];

/** A listing of a connected shop, as the audit takes it. */
export function toShopListing({
  id,
  altTexts,
  path,
  sku,
  price,
  ...texts
}: AuditedListing): ShopListing {
  const { title, description, tags, materials } = texts;
  const listing = {
    ...emptyListing,
    title,
    description,
    tags,
    materials,
    altText: altTexts[0] ?? "",
  };
  return { listing, sku, price, atEtsy: { id, altTexts, path } };
}
