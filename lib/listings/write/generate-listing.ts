import "server-only";
import { createHash } from "node:crypto";
import { findReservation, refundReservation } from "@/lib/billing/data";
import { reserve } from "@/lib/billing/reserve";
import type { Account } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { type Report, stageEvent } from "@/lib/listings/answer/listing-events";
import type { SellerWords } from "@/lib/listings/complete/seller-text";
import { findAnswer, storeListing } from "@/lib/listings/data";
import { checkPhoto } from "@/lib/listings/photo/check-photo";
import { normalizePhoto, type Photo } from "@/lib/listings/photo/normalize-photo";
import type { ListingAnswer } from "@/lib/listings/schema";
import { writeListing } from "@/lib/listings/write/write-listing";
import { log } from "@/lib/log";

export type Generation = {
  user: Account & { id: number };
  /** Without a product name only together with a photo. */
  form: SellerWords;
  /** The file as it was uploaded. */
  photo: Buffer | null;
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
 * Throws `limit_reached`, `rate_limited`, and what the photo and the model throw.
 */
export async function generateListing(generation: Generation, now: Date): Promise<ListingAnswer> {
  const { user, idempotencyKey, report } = generation;
  report?.(stageEvent("received"));
  const decoded = generation.photo && normalizePhoto(generation.photo);
  // While other threads decode.
  const requestHash = hashOf(generation);
  const photo = await decoded;
  if (photo) report?.(stageEvent("photo"));
  requireCaller(generation);
  const begun = await reserve(user, { idempotencyKey, requestHash }, now);
  if ("listingId" in begun) return answerAgain(user.id, begun.listingId);

  try {
    requireCaller(generation);
    report?.(stageEvent("reserved"));
    return await writeAndStore(generation, photo, begun.reservationId);
  } catch (error) {
    if (await giveBack(begun.reservationId)) throw error;
    // Settled already: an answer of the database that got lost, or a reaper that came first.
    const settled = await findReservation(user.id, idempotencyKey);
    if (settled?.state !== "committed") throw error;
    return answerAgain(user.id, settled.listingId);
  }
}

async function writeAndStore(
  { user, form, photoSize, report }: Generation,
  photo: Photo | null,
  reservationId: string,
) {
  const written = await writeListing(form, photo, report);
  report?.(stageEvent("storing"));
  const rest = await photo?.rest;
  const notes = { ...written.notes, photo: rest ? checkPhoto({ ...rest.measures, ...photoSize }) : [] };
  const answer = await storeListing({
    userId: user.id,
    reservationId,
    form,
    written: { ...written, notes },
    thumbnail: rest?.thumbnail ?? null,
  });
  if (answer) return answer;
  throw new AppError("upstream_failed", "This took too long. Nothing was counted; please try again.");
}

/** True when this call gave it back. A failure to do so is left to the reaper. */
async function giveBack(reservationId: string) {
  try {
    return await refundReservation(reservationId);
  } catch (err) {
    log().error({ err }, "a refund failed");
    return true;
  }
}

async function answerAgain(userId: number, listingId: number | null) {
  const answer = listingId === null ? null : await findAnswer(userId, listingId);
  if (!answer) throw new AppError("conflict", "This listing was written before, and deleted since.");
  return answer;
}

function requireCaller({ signal }: Generation) {
  if (signal?.aborted) throw new AppError("bad_request", "The request was cancelled.", { status: 499 });
}

function hashOf({ form, photo }: Generation) {
  const sorted = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify(sorted))
    .update(photo ? createHash("sha256").update(photo).digest() : "")
    .digest("hex");
}
