import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import type { FoundListing } from "@/lib/etsy/listing/schema";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";

const listingAnswer = z.object({
  shop_id: z.int(),
  taxonomy_id: z.int().positive().nullish(),
  state: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  materials: z.array(z.string()),
  images: z.array(z.object({ listing_image_id: z.int().positive(), rank: z.int(), alt_text: z.string().nullish() })),
});

/** A listing as it stands at Etsy, with its photos, in one request. */
export async function readListing(etsyListingId: bigint, accessToken: string): Promise<FoundListing> {
  const path = `/listings/${etsyListingId}`;
  const found = await callEtsy({ path, query: { includes: "Images" }, accessToken, answer: listingAnswer });
  const images = found.images.toSorted((a, b) => a.rank - b.rank);
  return {
    ...{ state: found.state, title: unescapeText(found.title), description: unescapeText(found.description) },
    ...{ tags: found.tags.map(unescapeText), materials: found.materials.map(unescapeText) },
    altTexts: images.map(({ alt_text: text }) => unescapeText(text ?? "")),
    imageIds: images.map(({ listing_image_id: id }) => id),
    ...{ etsyShopId: BigInt(found.shop_id), taxonomyId: found.taxonomy_id ?? null },
  };
}
