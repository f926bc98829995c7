import "server-only";
import { purgeInBatches } from "@/lib/database/purge-in-batches";
import { AppError } from "@/lib/errors";
import {
  markDeleted,
  purgeBatch,
  purgeBatchSize,
  unmarkDeleted,
} from "@/lib/listings/listing-data";

/**
 * Deletes the user's own listing, which can be undone for a while. Throws
 * `not_found`.
 */
export async function deleteListing(userId: number, id: number) {
  const [deleted] = await markDeleted(userId, [id]);
  if (deleted === undefined)
    throw new AppError("not_found", "That listing no longer exists.");
}

/**
 * Deletes those of the listings that belong to the user, and returns their ids.
 */
export function deleteListings(userId: number, ids: number[]) {
  return markDeleted(userId, ids);
}

/**
 * Restores deleted listings and returns which. Throws `not_found` when none can
 * be restored any more.
 */
export async function restoreListings(userId: number, ids: number[]) {
  const restored = await unmarkDeleted(userId, ids);
  if (restored.length === 0)
    throw new AppError("not_found", "This can no longer be undone.");
  return restored;
}

/**
 * Removes for good what was deleted and can no longer be restored; returns how
 * many listings.
 */
export function purgeDeletedListings() {
  return purgeInBatches(purgeBatch, purgeBatchSize);
}
