import "server-only";
import { readBatch } from "@/lib/batches/read-batch";
import { readBatchSummary } from "@/lib/batches/read-pages";
import {
  acceptReady,
  findRejectedListings,
  rejectReady,
  reopenReviewed,
} from "@/lib/batches/review/review-data";
import { AppError } from "@/lib/errors";
import {
  deleteListings,
  restoreListings,
} from "@/lib/listings/delete-listings";

/**
 * Accepts written rows in which nothing is open, and notes them as changes; the
 * others are left and named, those whose listing was deleted among them.
 */
export async function acceptRows(
  userId: number,
  batchId: string,
  ids: string[],
  now = new Date(),
) {
  const { rows } = await readBatch(userId, batchId);
  const ready = rows.filter(
    ({ id, state }) => ids.includes(id) && state === "ready",
  );
  const open = ready
    .filter((row) => row.listingId === null || row.problems.length > 0)
    .map(({ id }) => id);
  const complete = ready.map(({ id }) => id).filter((id) => !open.includes(id));
  const accepted = await acceptReady(userId, batchId, complete, now);
  return { accepted: accepted.map(({ id }) => id), open };
}

/**
 * Rejects written rows; their listings go where deleted ones go, and can be
 * restored for a while.
 */
export async function rejectRows(
  userId: number,
  batchId: string,
  ids: string[],
) {
  await readBatchSummary(userId, batchId);
  const rejected = await rejectReady(userId, batchId, ids);
  const listings = rejected.flatMap(({ listingId }) =>
    listingId === null ? [] : [listingId],
  );
  if (listings.length > 0) await deleteListings(userId, listings);
  return { rejected: rejected.map(({ id }) => id), listings };
}

/**
 * Takes back what was accepted or rejected, as long as a rejected listing can
 * be restored.
 */
export async function reopenRows(
  userId: number,
  batchId: string,
  ids: string[],
) {
  await readBatchSummary(userId, batchId);
  const listings = await findRejectedListings(userId, batchId, ids);
  if (listings.length > 0)
    await restoreListings(userId, listings).catch(ignoreGone);
  return { reopened: await reopenReviewed(userId, batchId, ids) };
}

function ignoreGone(error: unknown) {
  if (!(error instanceof AppError) || error.code !== "not_found") throw error;
}
