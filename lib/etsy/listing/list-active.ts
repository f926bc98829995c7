import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import {
  etsyId,
  etsyText,
  ifReadable,
  imagesInOrder,
  listOf,
  someItemsOf,
} from "@/lib/etsy/api/items";
import type { EtsyListing } from "@/lib/etsy/listing/schema";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";

/** As many as Etsy hands out at once. */
export const listingsPerPage = 100;

const money = z.object({
  amount: z.number(),
  divisor: z.number().positive(),
  currency_code: z.string(),
});

const activeListing = z.object({
  listing_id: etsyId,
  title: etsyText,
  description: etsyText,
  tags: someItemsOf("tag", z.string()),
  materials: someItemsOf("material", z.string()),
  taxonomy_id: ifReadable("category of a listing", etsyId),
  price: ifReadable("price", money),
  skus: someItemsOf("SKU", z.string()),
  images: imagesInOrder.nullish(),
});
const pageAnswer = z
  .object({ count: z.int().min(0) })
  .and(listOf("listing", activeListing));

type Found = z.output<typeof activeListing>;

/**
 * Characters of a text that are kept: far more than Etsy takes in a
 * description.
 */
export const maxTextLength = 60_000;
/** The same of a SKU or a price. */
const shown = 60;

/** The database takes neither NUL nor halves of surrogate pairs. */
const clean = (text: string | undefined, most = maxTextLength): string =>
  unescapeText(text ?? "")
    .replaceAll("\u0000", "")
    .replace(/\r\n?/gu, "\n")
    .slice(0, most)
    .replace(/\p{Cs}/gu, "")
    .trim();

function priceOf({ price }: Found): string {
  if (!price) return "";
  const digits = Math.round(Math.log10(price.divisor));
  return clean(
    `${(price.amount / price.divisor).toFixed(Math.max(0, Math.min(4, digits)))} ${price.currency_code}`,
  );
}

const toListing = (found: Found): EtsyListing => ({
  id: String(found.listing_id),
  title: clean(found.title),
  description: clean(found.description),
  tags: found.tags.map((text) => clean(text)).filter(Boolean),
  materials: found.materials.map((text) => clean(text)).filter(Boolean),
  altTexts: (found.images ?? []).map(({ altText }) => clean(altText)),
  photos: (found.images ?? []).map(({ id, address }) => ({ id, address })),
  price: priceOf(found).slice(0, shown),
  sku: clean(
    found.skus.find((sku) => sku !== ""),
    shown,
  ),
  taxonomyId: found.taxonomy_id,
});

type Place = { etsyShopId: bigint; offset: number };

/**
 * Active listings of the seller's shop with the alt texts of their photos, in
 * one request. The oldest come first: one that is made meanwhile stands at the
 * end and moves none of the others. `received` counts those that can't be read,
 * too.
 */
export async function listActive(
  { etsyShopId, offset }: Place,
  accessToken: string,
) {
  const { count, results, received } = await callEtsy({
    path: `/shops/${etsyShopId}/listings`,
    query: {
      state: "active",
      sort_on: "created",
      sort_order: "asc",
      includes: "Images",

      limit: listingsPerPage,
      offset,
    },
    accessToken,
    answer: pageAnswer,
  });
  return { count, listings: results.map(toListing), received };
}

const propertiesAnswer = listOf(
  "property of a listing",
  z.object({
    property_name: etsyText,
    scale_name: etsyText,
    values: someItemsOf("value of a property", z.string()),
  }),
);

/**
 * The attributes of one listing; Etsy hands them out for one at a time only.
 */
export async function listProperties(
  etsyShopId: bigint,
  etsyListingId: string,
  accessToken: string,
) {
  const path = `/shops/${etsyShopId}/listings/${etsyListingId}/properties`;
  const { results } = await callEtsy({
    path,
    accessToken,
    answer: propertiesAnswer,
  });
  return results.flatMap(
    ({ property_name: name, scale_name: scale, values }) => {
      const value = values
        .map((text) => clean(text))
        .filter(Boolean)
        .join(", ");
      return name && value
        ? [
            {
              name: clean(name),
              value: scale ? `${value} ${clean(scale)}` : value,
            },
          ]
        : [];
    },
  );
}
