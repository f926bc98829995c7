import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { etsyId, imagesInOrder } from "@/lib/etsy/api/items";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import {
  findPublishedPhoto,
  type Publication,
} from "@/lib/etsy/publish/publication-data";
import { PublicationStop } from "@/lib/etsy/publish/publication-stop";
import { loadCopy } from "@/lib/photos/copies";
import { storedCopyOf } from "@/lib/photos/photo-data";

const uploadedAnswer = z.object({ listing_image_id: etsyId });
const imagesAnswer = z.object({ results: imagesInOrder });

/** By rank. */
export const readImages = (etsyListingId: bigint, accessToken: string) =>
  callEtsy({
    path: `/listings/${etsyListingId}/images`,
    accessToken,
    answer: imagesAnswer,
  });

/**
 * Uploads the photo of this rank. Photos go one after the other: in parallel
 * Etsy would put them in any order.
 */
export async function uploadPhoto(
  publication: Publication & { etsyListingId: bigint },
  { rank, mayBeThere }: { rank: number; mayBeThere: boolean },
  accessToken: string,
) {
  const { userId, listingId, etsyShopId, etsyListingId, sent } = publication;
  const photo = sent.photos[rank - 1];
  if (
    photo === undefined ||
    (mayBeThere &&
      (await isThere(etsyListingId, { rank, ...photo }, accessToken)))
  )
    return;
  const row = await findPublishedPhoto(userId, listingId, photo.id);
  const image = row && (await loadCopy(storedCopyOf(row)));
  if (!image) {
    const message = `Photo ${rank} is no longer kept here. Please upload it to the listing again; everything else stays.`;
    throw new PublicationStop("photo_expired", {
      message,
      field: `photo ${rank}`,
    });
  }
  const body = new FormData();
  body.set(
    "image",
    new Blob([image], { type: "image/jpeg" }),
    `photo-${rank}.jpg`,
  );
  body.set("rank", String(rank));
  if (photo.altText) body.set("alt_text", photo.altText);
  const path = `/shops/${etsyShopId}/listings/${etsyListingId}/images`;
  await callEtsy({
    method: "POST",
    path,
    body,
    accessToken,
    answer: uploadedAnswer,
  });
}

/**
 * Whether a request whose answer is unknown took effect: the photos before it
 * are there, and one more at its rank.
 */
async function isThere(
  etsyListingId: bigint,
  { rank, altText }: { rank: number; altText: string },
  accessToken: string,
) {
  const { results } = await readImages(etsyListingId, accessToken);
  const image = results.find((each) => each.rank === rank);
  return image !== undefined && unescapeText(image.altText) === altText;
}
