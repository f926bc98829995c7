import "server-only";
import { AppError } from "@/lib/errors";
import { proposeCategories } from "@/lib/etsy/categories/categories";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import {
  findPublicationId,
  listChoices,
  replaceListingPhoto,
} from "@/lib/etsy/proposal/proposal-data";
import type {
  DraftProposal,
  ListingPublication,
  UsedChoices,
} from "@/lib/etsy/proposal/schema";
import { findPublishedPhoto } from "@/lib/etsy/publish/publication-data";
import {
  answerOf,
  requirePublication,
} from "@/lib/etsy/publish/publish-listing";
import {
  type DraftChoices,
  draftChoicesSchema,
} from "@/lib/etsy/publish/schema";
import { requireListing } from "@/lib/listings/require-listing";

type Target = { userId: number; listingId: number };

/** Drafts that are looked at for what was chosen last. */
const maxDrafts = 50;

/**
 * What the form of a draft starts with. Throws `not_found`, also while this
 * site has no key of Etsy.
 */
export async function proposeDraft({
  userId,
  listingId,
}: Target): Promise<DraftProposal> {
  const listing = await requireListing(userId, listingId);
  const connection = await findConnection(userId);
  const stored =
    connection === null
      ? []
      : await listChoices(userId, connection.etsyShopId, maxDrafts);
  const used = stored
    .flatMap((choices) => draftChoicesSchema.safeParse(choices).data ?? [])
    .map(reusedOf);
  const newest = used.filter(
    ({ taxonomyId }, at) =>
      used.findIndex((each) => each.taxonomyId === taxonomyId) === at,
  );
  return { categories: await proposeCategories(listing), used: newest };
}

function reusedOf({
  price: _,
  quantity: __,
  attributes: ___,
  languages: ____,
  ...reused
}: DraftChoices): UsedChoices {
  return reused;
}

/**
 * How far the listing is on its way into the shop. Throws `not_found` for a
 * listing that isn't there.
 */
export async function readListingPublication({
  userId,
  listingId,
}: Target): Promise<ListingPublication> {
  await requireListing(userId, listingId);
  const id = await findPublicationId(
    userId,
    listingId,
    (await findConnection(userId))?.etsyShopId,
  );
  return {
    publication:
      id === null ? null : answerOf(await requirePublication(id, userId)),
  };
}

type Replacement = Target & { photoId: string; newPhotoId: string };

/**
 * Puts a photo that was uploaded again into the place of one whose working copy
 * is gone. Returns the listing. Throws `not_found`.
 */
export async function replacePhoto({
  userId,
  listingId,
  photoId,
  newPhotoId,
}: Replacement) {
  const isReplaced = await replaceListingPhoto({
    userId,
    listingId,
    photoId,
    newPhotoId,
  });
  // Asked for again, since the answer was lost: it is in its place.
  const isThere = async (id: string) =>
    (await findPublishedPhoto(userId, listingId, id)) !== null;
  const wasReplaced =
    isReplaced || (!(await isThere(photoId)) && (await isThere(newPhotoId)));
  if (!wasReplaced)
    throw new AppError(
      "not_found",
      "That photo is no longer here. Please add it again.",
    );
  return requireListing(userId, listingId);
}
