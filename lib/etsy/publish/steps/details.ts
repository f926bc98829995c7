import "server-only";
import { z } from "zod";
import { listingTexts } from "@/lib/etsy/api/answers";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { etsyId } from "@/lib/etsy/api/items";
import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import type { Publication } from "@/lib/etsy/publish/publication-data";
import { PublicationStop } from "@/lib/etsy/publish/publication-stop";
import { readImages } from "@/lib/etsy/publish/steps/upload-photo";

type Made = Publication & { etsyListingId: bigint };
/**
 * The minimum of each answer, so that a gateway's page doesn't pass for one.
 */
const attributeAnswer = z.object({ property_id: etsyId });
const translationAnswer = z.object({ language: z.string() });
const updatedAnswer = z.object({ listing_id: etsyId });

/** Setting an attribute twice is setting it once. */
export async function writeAttribute(
  { etsyShopId, etsyListingId, sent }: Made,
  number: number,
  accessToken: string,
) {
  const attribute = sent.attributes[number - 1];
  if (attribute === undefined) return;
  const { id, valueIds, values, scaleId } = attribute;
  const body = new URLSearchParams({
    value_ids: valueIds.join(),
    values: values.join(),
  });
  if (scaleId !== null) body.set("scale_id", String(scaleId));
  const path = `/shops/${etsyShopId}/listings/${etsyListingId}/properties/${id}`;
  await callEtsy({
    method: "PUT",
    path,
    body,
    accessToken,
    answer: attributeAnswer,
  });
}

type SentTranslation = SentListing["translations"][number];

/** A translation is made once, and changed after that. */
export async function writeTranslation(
  { etsyShopId, etsyListingId }: Made,
  { language, title, description, tags }: SentTranslation,
  { accessToken, mayBeThere }: { accessToken: string; mayBeThere: boolean },
) {
  const path = `/shops/${etsyShopId}/listings/${etsyListingId}/translations/${language}`;
  const body = new URLSearchParams({
    title,
    description,
    ...(tags.length > 0 && { tags: tags.join() }),
  });
  const isThere = mayBeThere && (await hasTranslation(path, accessToken));
  await callEtsy({
    method: isThere ? "PUT" : "POST",
    path,
    body,
    accessToken,
    answer: translationAnswer,
  });
}

async function hasTranslation(path: string, accessToken: string) {
  try {
    await callEtsy({ path, accessToken, answer: translationAnswer });
    return true;
  } catch (error) {
    if (error instanceof EtsyError && error.kind === "missing") return false;
    throw error;
  }
}

/**
 * Reads the draft again and puts right what Etsy took otherwise: the order of
 * photos, materials.
 */
export async function compareDetails(
  { etsyShopId, etsyListingId, sent }: Made,
  accessToken: string,
) {
  const found = await callEtsy({
    path: `/listings/${etsyListingId}`,
    accessToken,
    answer: listingTexts,
  });
  const { results } = await readImages(etsyListingId, accessToken);
  const form = new URLSearchParams();
  const ordered = orderOf(results, sent.photos);
  if (ordered !== null) form.set("image_ids", ordered.join());
  if (
    sent.materials.length > 0 &&
    found.materials.join() !== sent.materials.join()
  )
    form.set("materials", sent.materials.join());
  if (form.size > 0) {
    const path = `/shops/${etsyShopId}/listings/${etsyListingId}`;
    await callEtsy({
      method: "PATCH",
      path,
      body: form,
      accessToken,
      answer: updatedAnswer,
    });
  }
  if (results.length < sent.photos.length) {
    const message =
      "Etsy has fewer photos of the draft than were sent. Please check it there.";
    throw new PublicationStop("refused", { message, field: "photos" });
  }
  if (unescapeText(found.title) !== sent.title) {
    const message =
      "The draft's title on Etsy is not the one that was sent. Please check it there.";
    throw new PublicationStop("refused", { message, field: "title" });
  }
}

type Image = { id: number | null; altText: string };

/**
 * The ids in the order of the photos; null where they are in it, or can't be
 * told apart. `images` by rank.
 */
function orderOf(
  images: Image[],
  photos: { altText: string }[],
): number[] | null {
  const texts = photos.map(({ altText }) => altText);
  if (images.length !== photos.length || new Set(texts).size < texts.length)
    return null;
  const wanted = texts.map((text) =>
    images.find(({ altText }) => unescapeText(altText) === text),
  );
  if (wanted.every((image, index) => image === images[index])) return null;
  const ids = wanted.flatMap((image) => image?.id ?? []);
  return ids.length === photos.length ? ids : null;
}
