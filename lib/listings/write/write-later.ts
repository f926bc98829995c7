import "server-only";
import type { ModelResponse } from "@/lib/ai/call-model";
import type { ModelRequest } from "@/lib/ai/stream-message";
import { finishReserved } from "@/lib/billing/quota/consume-quota";
import {
  findReservation,
  refundReservation,
} from "@/lib/billing/quota/quota-data";
import { reserveLong } from "@/lib/billing/quota/reservations";
import { failureCodeOf } from "@/lib/database/database-failure";
import { AppError } from "@/lib/errors";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { PhotoSet } from "@/lib/listings/photos/photo-set";
import {
  choosePhotosOf,
  findReplay,
  type Generation,
  hashOf,
} from "@/lib/listings/write/generation";
import { listingRequest } from "@/lib/listings/write/listing-request";
import { briefOf, writeAndStore } from "@/lib/listings/write/write-and-store";
import { requirePhotosUntil } from "@/lib/photos/choose-photos";
import { renewPhotos } from "@/lib/photos/expiry-data";

/**
 * As long as its reservation: until then the answer is made a listing, from the
 * same photos.
 */
const longestHours = 26;

/** `photoIds` alone: what is uploaded with a request can't wait for a day. */
export type LaterGeneration = Omit<
  Generation,
  "photo" | "photoSize" | "signal" | "report"
> & { photo: null };

/**
 * Takes a listing out of the quota for up to 26 hours, and returns what the
 * model is to be asked; or the listing that was written under the same key
 * before. Throws `limit_reached`, and `not_found` for a photo; nothing is taken
 * then.
 */
export async function beginLater(
  generation: LaterGeneration,
  now: Date,
): Promise<{ request: ModelRequest } | { listing: ListingAnswer }> {
  const { user, photoIds = [], idempotencyKey } = generation;
  await renewPhotos({ userId: user.id, ids: photoIds, hours: longestHours });
  const chosen = await choosePhotosOf(generation, now);
  const reserved = await reserveLong(
    user,
    { idempotencyKey, requestHash: hashOf(generation) },
    now,
  );
  if ("committed" in reserved)
    return { listing: await findReplay(user.id, reserved.committed.listingId) };
  try {
    await requirePhotosUntil(
      user.id,
      photoIds,
      new Date(now.getTime() + longestHours * 3_600_000),
    );
    const set: PhotoSet = { userId: user.id, photo: null, chosen };
    return { request: listingRequest(await briefOf(generation, set, now)) };
  } catch (error) {
    await refundReservation(reserved.reservationId, failureCodeOf(error));
    throw error;
  }
}

type Answered = {
  readAnswer: () => ModelResponse;
  /**
   * Whether the answer is read again after this failure: the listing stays
   * reserved then.
   */
  isKept: (error: unknown) => boolean;
};

/**
 * Makes the listing out of the model's answer, by the same rules as one that is
 * written at once. Throws what those throw, and `upstream_failed` when its
 * reservation has ended; nothing is taken then.
 */
export async function finishLater(
  generation: LaterGeneration,
  { readAnswer, isKept }: Answered,
  now: Date,
) {
  const { user, idempotencyKey } = generation;
  const reservation = await findReservation(user.id, idempotencyKey);
  if (reservation?.state === "committed")
    return findReplay(user.id, reservation.listingId);
  if (reservation?.state !== "reserved")
    throw new AppError(
      "upstream_failed",
      "The answer came too late. Nothing was counted; please try again.",
    );
  return finishReserved(reservation.id, {
    userId: user.id,
    idempotencyKey,
    isKept,
    async make(reservationId) {
      const answered = readAnswer();
      const set: PhotoSet = {
        userId: user.id,
        photo: null,
        chosen: await choosePhotosOf(generation, now),
      };
      return writeAndStore(
        { ...generation, set, reservationId, answered },
        now,
      );
    },
    replay: ({ listingId }) => findReplay(user.id, listingId),
  });
}

/**
 * Gives back what `beginLater` took, unless it is settled; whether it did.
 * `unfinished` where the seller's request didn't fail.
 */
export async function refundLater(
  userId: number,
  idempotencyKey: string,
  failure: string,
) {
  const reservation = await findReservation(userId, idempotencyKey);
  return (
    reservation?.state === "reserved" &&
    (await refundReservation(reservation.id, failure))
  );
}
