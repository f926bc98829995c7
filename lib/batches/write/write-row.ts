import "server-only";
import { randomUUID } from "node:crypto";
import type { Lane } from "@/lib/batches/lane-data";
import {
  type FinalOutcome,
  findNextTime,
  findOwner,
  type Outcome,
  queueLaneAt,
  settleRow,
  type TakenRow,
  takeRow,
} from "@/lib/batches/write/write-row-data";
import { rowKeyPrefix } from "@/lib/billing/quota/reservation-keys";
import { quotaOf } from "@/lib/billing/usage";
import { failureCodeOf } from "@/lib/database/database-failure";
import { AppError } from "@/lib/errors";
import { TooManyUnknown } from "@/lib/listings/write/count-unknown";
import { generateListing } from "@/lib/listings/write/generate-listing";
import { ListingDeleted } from "@/lib/listings/write/generation";
import { log } from "@/lib/log";
import { renewPhotos } from "@/lib/photos/expiry-data";
import { byBilling } from "@/lib/settings/installation";

/**
 * Writes the user's next row, and goes back to the end of the queue. Without a
 * row to write it ends; whatever queues a row queues it again.
 */
export async function writeBatchRow(lane: Lane, now = new Date()) {
  const row = await takeRow(lane.userId, randomUUID());
  if (row !== null) return settleRow(row, await write(row, now), lane.lane);
  const next = await findNextTime(lane.userId);
  // It may be over already, while two rows are being written.
  if (next !== null)
    await queueLaneAt(
      lane,
      new Date(Math.max(next.getTime(), now.getTime() + shortestWait)),
    );
}

/** Milliseconds. */
const shortestWait = 2_000;

/**
 * Of a row, however it is written: it takes one listing of the quota at most.
 */
export const rowKey = (rowId: string) => rowKeyPrefix + rowId;

async function write(row: TakenRow, now: Date): Promise<Outcome> {
  const user = await findOwner(row.userId);
  if (user === null)
    return {
      state: "failed",
      reason: "not_found",
      message: "This account no longer exists.",
    };
  try {
    const { form, photoIds } = row;
    await renewPhotos({ userId: user.id, ids: photoIds, hours: 1 });
    // The same key each time: what a killed worker has stored is found again,
    // and what was refunded is written anew.
    const listing = await generateListing(
      { user, form, photo: null, photoIds, idempotencyKey: rowKey(row.id) },
      now,
    );
    return {
      state: "ready",
      listingId: listing.id,
      open: listing.open,
      version: listing.version,
    };
  } catch (error) {
    return outcomeOf(error, {
      row,
      quota: quotaOf(user, now),
      now,
    });
  }
}

/**
 * Failures of a row in a row after which it has failed: of the writer itself,
 * and of what is down or busy.
 */
const maxFailures = { upstream_failed: 3, unavailable: 40, internal: 3 };
/** Seconds. */
const firstDelay = 15;
const longestDelay = 900;

const ourFailure = "Something went wrong on our side. Nothing was counted.";
/** Of the one limit that takes longer than a minute. */
const manyFailed =
  "Many listings were refused or failed within an hour, so the next ones are waiting.";

type Circumstances = { row: TakenRow; quota: number | null; now: Date };

/**
 * Of a row whose worker was killed between its listing and the row, when the
 * listing was deleted since.
 */
export const listingDeleted: FinalOutcome = {
  state: "failed",
  reason: "listing_deleted",
  message: byBilling(
    "It was written, but its listing has since been deleted. Trying again uses another listing of your plan.",
    "It was written, but its listing has since been deleted. Trying again counts as another listing.",
  ),
};

function outcomeOf(
  error: unknown,
  { row: { id, failures }, quota, now }: Circumstances,
): Outcome {
  if (error instanceof ListingDeleted) return listingDeleted;
  // Its seller can name it now, and no other row has to wait for the hour.
  if (error instanceof TooManyUnknown)
    return {
      state: "refused",
      reason: "piece_unknown",
      message: error.message,
    };
  const code = failureCodeOf(error);
  const { message, retryAfter = 0 } =
    error instanceof AppError ? error : { message: ourFailure };
  log().info({ row: id, code, err: error }, "a row of a batch was not written");
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const later = (seconds: number, failed: number): Outcome => ({
    state: "queued",
    reason: code,
    message,
    failures: failed,
    nextAt: after(seconds),
    lane: false,
  });
  const wait = retryAfter || firstDelay;
  switch (code) {
    case "limit_reached":
      return { state: "waiting", reason: code, message, quota };
    case "refused":
    case "piece_unknown":
      return { state: "refused", reason: code, message };
    case "rate_limited":
      // After a minute or less it goes on by itself: nothing that the seller
      // should read.
      return {
        state: "queued",
        failures,
        nextAt: after(wait),
        lane: true,
        ...(wait > 60
          ? { reason: code, message: manyFailed }
          : { reason: null, message: null }),
      };
    // Between the row and its listing; the lane's job is put off by itself.
    case "account_suspended":
      return {
        state: "queued",
        failures,
        nextAt: after(wait),
        lane: true,
        reason: null,
        message: null,
      };
    // It is being written by a worker that was killed.
    case "conflict":
      return later(wait, failures);
    case "upstream_failed":
    case "unavailable":
    case "internal": {
      if (failures + 1 >= maxFailures[code])
        return { state: "failed", reason: code, message };
      const own = Math.min(firstDelay * 2 ** failures, longestDelay);
      return later(Math.max(own, retryAfter), failures + 1);
    }
    default:
      return { state: "failed", reason: code, message };
  }
}
