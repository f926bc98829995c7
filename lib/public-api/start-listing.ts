import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { CurrentUser } from "@/lib/auth/current-user";
import { finishReserved } from "@/lib/billing/quota/consume-quota";
import {
  findReservation,
  findReservationById,
} from "@/lib/billing/quota/quota-data";
import { programKeyPrefix } from "@/lib/billing/quota/reservation-keys";
import {
  beginReservation,
  requireQuota,
} from "@/lib/billing/quota/reservations";
import { isUuid } from "@/lib/database/is-uuid";
import { AppError } from "@/lib/errors";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { admitUnnamed } from "@/lib/listings/write/count-unknown";
import {
  choosePhotosOf,
  findReplay,
  type Generation,
  hashOf,
} from "@/lib/listings/write/generation";
import { pieceUnknown } from "@/lib/listings/write/piece-unknown";
import { writeAndStore } from "@/lib/listings/write/write-and-store";
import { log } from "@/lib/log";
import { PublicError } from "@/lib/public-api/public-error";
import type { CreateListing, ListingRequest } from "@/lib/public-api/schemas";
import { limit } from "@/lib/resilience/rate-limit";
import { trackWork } from "@/lib/resilience/track-work";

const pollInterval = 250;

type Started = {
  /** The reservation's: programs ask by it how far the listing is. */
  id: string;
  /** Whether the same request was made before. */
  isReplay: boolean;
  /**
   * Of a listing that is being written here. Never rejected without somebody to
   * hear it.
   */
  work: Promise<ListingAnswer> | null;
};

/**
 * Refuses what can't be written before the body is read. The quota is decided
 * by the reservation alone.
 */
export async function admitListing(
  user: CurrentUser,
  idempotencyKey: string,
  now: Date,
) {
  await Promise.all([
    limit("generate", String(user.id), { points: 300, seconds: 60 }),
    requireQuota(user, programKeyPrefix + idempotencyKey, now),
  ]);
}

/**
 * Takes one listing out of the quota and starts to write it; a request that was
 * made before under the same key takes none. When the process is killed
 * meanwhile, its reservation expires: nothing is taken, and the request has
 * failed. Throws `limit_reached`, `rate_limited`, `not_found` for a photo, and
 * `idempotency_mismatch`. `work` rejects with `piece_unknown` too.
 */
export async function startListing(
  user: CurrentUser,
  input: CreateListing,
  key: string,
  now: Date,
): Promise<Started> {
  const { photoIds, ...form } = input;
  const idempotencyKey = programKeyPrefix + key;
  const generation: Generation = {
    user,
    form,
    photo: null,
    photoIds,
    idempotencyKey,
  };
  await admitUnnamed(generation);
  const requestHash = hashOf(generation);
  const chosen = await choosePhotosOf(generation, now);
  const begun = await beginReservation(
    user,
    { idempotencyKey, requestHash },
    now,
  );
  if ("known" in begun) {
    if (begun.known.requestHash !== requestHash) {
      throw new PublicError(
        "idempotency_mismatch",
        "This Idempotency-Key was used for another request. Send a new one.",
      );
    }
    return { id: begun.known.id, isReplay: true, work: null };
  }
  const set = { userId: user.id, photo: null, chosen };
  const work = finishReserved(begun.reservationId, {
    userId: user.id,
    idempotencyKey,
    make: (reservationId) =>
      writeAndStore({ ...generation, set, reservationId }, now),
    replay: ({ listingId }) => findReplay(user.id, listingId),
  });
  trackWork(work);
  work.catch((err: unknown) =>
    log().warn(
      { err, reservation: begun.reservationId },
      "a listing for a program failed",
    ),
  );
  return { id: begun.reservationId, isReplay: false, work };
}

/**
 * What the key stands for already: a listing, or one that is being written.
 * Null for a new key, and after a failure.
 */
export async function findStarted(
  userId: number,
  key: string,
): Promise<Started | null> {
  const known = await findReservation(userId, programKeyPrefix + key);
  return known === null || known.state === "refunded"
    ? null
    : { id: known.id, isReplay: true, work: null };
}

/**
 * The listing, or null when it isn't written within `seconds`. Throws what the
 * writing throws.
 */
export async function waitForListing(
  userId: number,
  { id, work }: Started,
  seconds: number,
) {
  if (seconds === 0) return null;
  if (work) {
    const timer = new AbortController();
    const timeout = sleep(seconds * 1_000, null, {
      signal: timer.signal,
    }).catch(() => null);
    return Promise.race([work, timeout]).finally(() => timer.abort());
  }
  const until = performance.now() + seconds * 1_000;
  for (;;) {
    const reservation = await findReservationById(userId, id);
    if (reservation?.state === "committed")
      return findReplay(userId, reservation.listingId);
    if (reservation?.failure === "piece_unknown") throw pieceUnknown();
    if (reservation?.state !== "reserved") {
      throw new AppError(
        "upstream_failed",
        "This could not be written. Nothing was counted; please try again.",
      );
    }
    if (performance.now() >= until) return null;
    await sleep(pollInterval);
  }
}

/** How far the listing is that a program asked for. Throws `not_found`. */
export async function readListingRequest(
  userId: number,
  id: string,
): Promise<ListingRequest> {
  const reservation = isUuid(id) ? await findReservationById(userId, id) : null;
  if (!reservation?.idempotencyKey.startsWith(programKeyPrefix))
    throw new AppError("not_found", "Request not found.");
  const { state, listingId, failure, createdAt } = reservation;
  return {
    id,
    status:
      state === "reserved"
        ? "queued"
        : state === "committed"
          ? "ready"
          : "failed",
    listingId: listingId === null ? null : String(listingId),
    error: state === "refunded" ? (failure ?? "unfinished") : null,
    createdAt: createdAt.toISOString(),
  };
}
