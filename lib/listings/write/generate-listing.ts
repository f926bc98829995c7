import "server-only";
import { createHash } from "node:crypto";
import { consumeQuota } from "@/lib/billing/quota/consume-quota";
import type { Account } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { type Report, stageEvent } from "@/lib/listings/answer/listing-events";
import { findAnswer, storeListing } from "@/lib/listings/data";
import type { ListingAnswer, ListingInput } from "@/lib/listings/schema";
import { writeListing } from "@/lib/listings/write/write-listing";
import { checkPhoto } from "@/lib/photos/check-photo";
import type { Photo } from "@/lib/photos/normalize-photo";
import { readShop } from "@/lib/shop/shop";

export type Generation = {
  user: Account & { id: number };
  /** Without a product name only together with a photo. */
  form: ListingInput;
  photo: Photo | null;
  /** Pixels, where the caller shrank it first: the remarks are about the original. */
  photoSize?: { width: number; height: number } | null;
  /** One per click: the same key is answered with the same listing. */
  idempotencyKey: string;
  /** Fires when the caller goes away. Once the model is asked, the listing is finished all the same. */
  signal?: AbortSignal;
  /** Hears how far it got, and what is written so far. */
  report?: Report | undefined;
};

/**
 * Writes a listing, stores it and takes it out of the quota; when anything fails, nothing is taken.
 * Throws `limit_reached`, `rate_limited`, and what the model throws.
 */
export async function generateListing(generation: Generation, now: Date): Promise<ListingAnswer> {
  const { user, photo, idempotencyKey, report } = generation;
  report?.(stageEvent("received"));
  const requestHash = hashOf(generation.form, photo);
  if (photo) report?.(stageEvent("photo"));
  return consumeQuota(
    {
      ...{ user, idempotencyKey, requestHash, signal: generation.signal },
      make(reservationId) {
        report?.(stageEvent("reserved"));
        return writeAndStore(generation, photo, reservationId);
      },
      replay: ({ listingId }) => findReplay(user.id, listingId),
    },
    now,
  );
}

async function writeAndStore(
  { user, form, photoSize, report }: Generation,
  photo: Photo | null,
  reservationId: string,
) {
  const [written, thumbnail, measures] = await Promise.all([
    readShop(user.id).then((shop) => writeListing({ form, photo, shop }, report)),
    photo?.thumbnail ?? null,
    photo?.measures,
  ]);
  report?.(stageEvent("storing"));
  const notes = { ...written.notes, photo: measures ? checkPhoto({ ...measures, ...photoSize }) : [] };
  return storeListing({
    ...{ userId: user.id, reservationId, form },
    written: { ...written, notes },
    thumbnail,
  });
}

async function findReplay(userId: number, listingId: number | null) {
  const answer = listingId === null ? null : await findAnswer(userId, listingId);
  if (!answer) throw new AppError("conflict", "This listing was written before, and deleted since.");
  return answer;
}

function hashOf(form: ListingInput, photo: Photo | null) {
  const sorted = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify(sorted))
    .update(photo?.digest ?? "")
    .digest("hex");
}
