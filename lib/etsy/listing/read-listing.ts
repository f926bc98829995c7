import "server-only";
import type { z } from "zod";
import { listingTexts } from "@/lib/etsy/api/answers";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { etsyId, ifReadable, imagesInOrder } from "@/lib/etsy/api/items";
import type { FoundListing } from "@/lib/etsy/listing/schema";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";

/** With `includes=Images`. */
export const listingAnswer = listingTexts.extend({
  shop_id: etsyId,
  taxonomy_id: ifReadable("category of a listing", etsyId),
  images: imagesInOrder,
});

/** A listing as it is on Etsy, with its photos, in one request. */
export async function readListing(
  etsyListingId: bigint,
  accessToken: string,
): Promise<FoundListing> {
  const path = `/listings/${etsyListingId}`;
  const found = await callEtsy({
    path,
    query: { includes: "Images" },
    accessToken,
    answer: listingAnswer,
  });
  return toFound(found);
}

export const toFound = (
  found: z.output<typeof listingAnswer>,
): FoundListing => ({
  state: found.state,
  title: unescapeText(found.title),
  description: unescapeText(found.description),

  tags: found.tags.map(unescapeText),
  materials: found.materials.map(unescapeText),
  altTexts: found.images.map(({ altText }) => unescapeText(altText)),
  imageIds: found.images.map(({ id }) => id),

  etsyShopId: BigInt(found.shop_id),
  taxonomyId: found.taxonomy_id,
});
