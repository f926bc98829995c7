import "server-only";
import { createHash } from "node:crypto";
import type { ModelResponse } from "@/lib/ai";
import { consumeQuota } from "@/lib/billing/quota/consume-quota";
import { findReservation } from "@/lib/billing/quota/data";
import type { Account } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { type Report, stageEvent } from "@/lib/listings/answer/listing-events";
import { findAnswer } from "@/lib/listings/data";
import {
  countOf,
  firstThumbnailOf,
  type PhotoSet,
  toModelImages,
} from "@/lib/listings/photo/photo-set";
import type { ListingAnswer, ListingInput } from "@/lib/listings/schema";
import { readShop } from "@/lib/listings/shop/shop";
import { storeListing } from "@/lib/listings/write/data";
import { type Brief, writeListing } from "@/lib/listings/write/write-listing";
import { checkPhoto } from "@/lib/photos/check-photo";
import { choosePhotos } from "@/lib/photos/choose-photos";
import type { Photo } from "@/lib/photos/normalize-photo";

export type Generation = {
  user: Account & { id: number };
  /** Without a product name only together with a photo. */
  form: ListingInput;
  photo: Photo | null;
  /**
   * Of photos that were uploaded before, in their order; they come after
   * `photo`.
   */
  photoIds?: string[];
  /**
   * Pixels, where the caller shrank it first: the remarks are about the
   * original.
   */
  photoSize?: { width: number; height: number } | null;
  /** One per click: the same key is answered with the same listing. */
  idempotencyKey: string;
  /**
   * Fires when the caller goes away. Once the model is asked, the listing is
   * finished all the same.
   */
  signal?: AbortSignal;
  /** Hears how far it got, and what is written so far. */
  report?: Report | undefined;
};

/**
 * Writes a listing, stores it and takes it out of the quota; when anything
 * fails, nothing is taken. Throws `limit_reached`, `rate_limited`, `not_found`
 * for a photo that is not there, and what the model throws.
 */
export async function generateListing(
  generation: Generation,
  now: Date,
): Promise<ListingAnswer> {
  const { user, photo, idempotencyKey, report } = generation;
  report?.(stageEvent("received"));
  const requestHash = hashOf(generation);
  const set: PhotoSet = {
    userId: user.id,
    photo,
    chosen: await choosePhotosOf(generation, now),
  };
  if (countOf(set) > 0) report?.(stageEvent("photo"));
  return consumeQuota(
    {
      user,
      idempotencyKey,
      requestHash,
      signal: generation.signal,
      make(reservationId) {
        report?.(stageEvent("reserved"));
        return writeAndStore({ ...generation, set, reservationId }, now);
      },
      replay: ({ listingId }) => findReplay(user.id, listingId),
    },
    now,
  );
}

/**
 * Before anything is counted. What was written from photos that are gone since
 * is still there to replay.
 */
export async function choosePhotosOf(
  { user, photoIds = [], idempotencyKey }: Generation,
  now: Date,
) {
  try {
    return await choosePhotos(user.id, photoIds, now);
  } catch (error) {
    const reservation = await findReservation(user.id, idempotencyKey);
    if (reservation?.state === "committed") return [];
    throw error;
  }
}

/** What the listing is written from. */
export async function briefOf(
  { user, form }: Generation,
  set: PhotoSet,
  now: Date,
): Promise<Brief> {
  const [shop, images] = await Promise.all([
    readShop(set.userId),
    toModelImages(set, now),
  ]);
  return {
    form,
    images,
    photos: countOf(set),
    shop,
    payer: { userId: user.id },
  };
}

type Reserved = Generation & {
  set: PhotoSet;
  reservationId: string;
  /** What the model has answered already. */
  answered?: ModelResponse;
};

export async function writeAndStore(reserved: Reserved, now: Date) {
  const { user, form, photo, photoSize, set, reservationId, report, answered } =
    reserved;
  const brief = await briefOf(reserved, set, now);
  const [written, thumbnail, measures] = await Promise.all([
    writeListing(brief, report, answered),
    firstThumbnailOf(set),
    photo?.measures,
  ]);
  report?.(stageEvent("storing"));
  const checks = measures
    ? checkPhoto({ ...measures, ...photoSize })
    : (set.chosen[0]?.checks ?? []);
  return storeListing({
    userId: user.id,
    reservationId,
    form,
    written: { ...written, notes: { ...written.notes, photo: checks } },
    thumbnail,
    photos: photosOf(set, written.altTexts),
  });
}

/** The first photo's alt text is that of the listing. */
function photosOf({ photo, chosen }: PhotoSet, altTexts: readonly string[]) {
  return chosen.map(({ id }, index) => {
    const position = index + (photo ? 2 : 1);
    return { id, position, altText: altTexts[position - 2] ?? null };
  });
}

export async function findReplay(userId: number, listingId: number | null) {
  const answer =
    listingId === null ? null : await findAnswer(userId, listingId);
  if (!answer) throw new ListingDeleted();
  return answer;
}

/**
 * Of what the key stands for nothing is left, and nothing is written again
 * under it.
 */
export class ListingDeleted extends AppError {
  constructor() {
    super("conflict", "This listing was written before, and deleted since.");
  }
}

export function hashOf({ form, photo, photoIds = [] }: Generation) {
  const sorted = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify(sorted))
    .update(photo?.digest ?? "")
    .update(photoIds.join())
    .digest("hex");
}
