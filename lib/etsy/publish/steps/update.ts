import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { etsyId } from "@/lib/etsy/api/items";
import { isSameText } from "@/lib/etsy/listing/listing-differences";
import { readListing } from "@/lib/etsy/listing/read-listing";
import {
  type FoundListing,
  imageKeysOf,
  type ListingUpdate,
  type UpdatableField,
} from "@/lib/etsy/listing/schema";
import { isUnknown, type SentListing } from "@/lib/etsy/listing/sent-listing";
import {
  type Publication,
  saveSent,
} from "@/lib/etsy/publish/publication-data";
import {
  PublicationStop,
  StepRefused,
} from "@/lib/etsy/publish/publication-stop";

type Updated = Publication & { etsyListingId: bigint; update: ListingUpdate };
const updatedAnswer = z.object({ listing_id: etsyId });
const imageAnswer = z.object({ listing_image_id: etsyId });

const changed =
  "The listing changed on Etsy after you confirmed this. Review it again.";

/**
 * Replaces title, description, tags and materials, as far as they were named.
 * What is there already stays.
 */
export async function writeTexts(
  { etsyShopId, etsyListingId, update }: Updated,
  accessToken: string,
) {
  const found = await readListing(etsyListingId, accessToken);
  const form = new URLSearchParams();
  for (const field of update.fields) {
    const [before, after] = [update.before[field], update.after[field]];
    if (
      field === "altTexts" ||
      after === undefined ||
      isSameText(field, after, found[field])
    )
      continue;
    // It may have waited for hours since it was shown.
    if (before === undefined || !isSameText(field, before, found[field]))
      throw new PublicationStop("changed_at_etsy", { message: changed, field });
    form.set(field, typeof after === "string" ? after : after.join());
  }
  if (form.size === 0) return;
  const path = `/shops/${etsyShopId}/listings/${etsyListingId}`;
  await callEtsy({
    method: "PATCH",
    path,
    body: form,
    accessToken,
    answer: updatedAnswer,
  });
}

/** What Etsy refuses of any photo of the shop, as an app that is banned. */
const forAllPhotos = 403;

/**
 * Replaces the alt text of the photo that stood at this rank when it was
 * confirmed, wherever it stands now; the photo stays. Throws `StepRefused`
 * where Etsy doesn't take it for this photo.
 */
export async function writeAltText(
  { etsyShopId, etsyListingId, update }: Updated,
  rank: number,
  accessToken: string,
) {
  const found = await readListing(etsyListingId, accessToken);
  const [before, after] = [
    update.before.altTexts?.[rank - 1],
    update.after.altTexts?.[rank - 1],
  ];
  const at = placeOf(update, rank - 1, found);
  const [there, imageId] = [found.altTexts[at], found.imageIds[at]];
  if (after === undefined || there === after) return;
  if (imageId == null || there !== before)
    throw new PublicationStop("changed_at_etsy", {
      message: changed,
      field: `photo ${rank}`,
    });
  const body = new FormData();
  const fields = {
    listing_image_id: imageId,
    rank: at + 1,
    overwrite: true,
    alt_text: after,
  };
  for (const [name, value] of Object.entries(fields))
    body.set(name, String(value));
  const path = `/shops/${etsyShopId}/listings/${etsyListingId}/images`;
  try {
    await callEtsy({
      method: "POST",
      path,
      body,
      accessToken,
      answer: imageAnswer,
      altTextOf: etsyShopId,
    });
  } catch (error) {
    if (
      !(error instanceof EtsyError) ||
      error.kind !== "refused" ||
      error.isPassing ||
      error.httpStatus === forAllPhotos
    )
      throw error;
    throw new StepRefused(error.words, { cause: error });
  }
}

/** Updates from before photos were noted mean the place itself. */
const placeOf = (
  { imageIds }: ListingUpdate,
  index: number,
  found: FoundListing,
) => {
  const key = imageIds?.[index];
  return key == null ? index : imageKeysOf(found).indexOf(key);
};

/**
 * Reads the listing again: Etsy has been seen to answer 200 and keep what it
 * had.
 */
export async function compareUpdate(
  { id, userId, etsyListingId, update, sent, steps }: Updated,
  accessToken: string,
) {
  const found = await readListing(etsyListingId, accessToken);
  const taken = changedPhotos(update).filter(
    ({ index }) => !isRefused(steps, index + 1),
  );
  const kept = update.fields.find((field) =>
    field === "altTexts"
      ? taken.some(
          ({ index, text }) =>
            !isSameText(
              field,
              text,
              found.altTexts[placeOf(update, index, found)] ?? [],
            ),
        )
      : !isSameText(field, update.after[field] ?? "", found[field]),
  );
  if (kept === undefined)
    return saveSent({ id, userId }, sentAfter(sent, update, { found, taken }));
  const message = `Etsy kept the ${names[kept]} that it had, although it accepted the update. Please check it there.`;
  throw new PublicationStop("refused", { message, field: kept });
}

const names: Record<UpdatableField, string> = {
  title: "title",
  description: "description",
  tags: "tags",
  materials: "materials",
  altTexts: "alt texts",
};

/** With the alt texts that it replaces. */
const changedPhotos = ({ before, after }: ListingUpdate) =>
  (after.altTexts ?? []).flatMap((text, index) =>
    text === before.altTexts?.[index] ? [] : [{ index, text }],
  );

const isRefused = (steps: Publication["steps"], rank: number) =>
  steps.some(
    ({ kind, number, state }) =>
      kind === "alt_text" && number === rank && state === "refused",
  );

type Taken = {
  found: FoundListing;
  taken: ReturnType<typeof changedPhotos>;
};

function sentAfter(
  sent: SentListing,
  update: ListingUpdate,
  { found, taken }: Taken,
): SentListing {
  if (isUnknown(sent)) return sent;
  const {
    title = sent.title,
    description = sent.description,
    tags = sent.tags,
    materials = sent.materials,
  } = update.after;
  const texts = new Map(
    taken.map(({ index, text }) => [placeOf(update, index, found), text]),
  );
  const photos = sent.photos.map((photo, index) => ({
    ...photo,
    altText: texts.get(index) ?? photo.altText,
  }));
  return { ...sent, title, description, tags, materials, photos };
}
