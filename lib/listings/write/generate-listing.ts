import "server-only";
import { consumeQuota } from "@/lib/billing/quota/consume-quota";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { countOf, type PhotoSet } from "@/lib/listings/photos/photo-set";
import { readShop } from "@/lib/listings/shop/shop";
import { admitUnnamed } from "@/lib/listings/write/count-unknown";
import {
  choosePhotosOf,
  findReplay,
  type Generation,
  hashOf,
} from "@/lib/listings/write/generation";
import { stageEvent } from "@/lib/listings/write/listing-events";
import { writeAndStore } from "@/lib/listings/write/write-and-store";

/**
 * Writes a listing, stores it and takes it out of the quota; when anything
 * fails, nothing is taken. Throws `limit_reached`, `rate_limited`, `not_found`
 * for a photo that is not there, `piece_unknown`, and what the model throws.
 */
export async function generateListing(
  generation: Generation,
  now: Date,
): Promise<ListingAnswer> {
  const { user, photo, idempotencyKey, report } = generation;
  report?.(stageEvent("received"));
  await admitUnnamed(generation);
  const requestHash = hashOf(generation);
  const set: PhotoSet = {
    userId: user.id,
    photo,
    chosen: await choosePhotosOf(generation, now),
  };
  if (countOf(set) > 0) report?.(stageEvent("photo"));
  const shop = readShop(user.id);
  // When nothing is reserved, nobody waits for it.
  shop.catch(() => undefined);
  return consumeQuota(
    {
      user,
      idempotencyKey,
      requestHash,
      signal: generation.signal,
      make(reservationId) {
        report?.(stageEvent("reserved"));
        return writeAndStore({ ...generation, set, reservationId, shop }, now);
      },
      replay: ({ listingId }) => findReplay(user.id, listingId),
    },
    now,
  );
}
