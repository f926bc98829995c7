import "server-only";
import { AppError } from "@/lib/errors";
import { markDeleted, purgeBatch, purgeBatchSize, unmarkDeleted } from "@/lib/listings/deletion/data";

/** Deletes the user's own listing; for a while that can be taken back. Throws `not_found`. */
export async function deleteListing(userId: number, id: number) {
  const [hidden] = await markDeleted(userId, [id]);
  if (hidden === undefined) throw new AppError("not_found", "That listing no longer exists.");
}

/** Deletes those of the listings that are the user's own and stand in the history, and answers which these were. */
export function deleteListings(userId: number, ids: number[]) {
  return markDeleted(userId, ids);
}

/** Restores deleted listings and returns which. Throws `not_found` when none can be restored any more. */
export async function restoreListings(userId: number, ids: number[]) {
  const restored = await unmarkDeleted(userId, ids);
  if (restored.length === 0) throw new AppError("not_found", "This can no longer be undone.");
  return restored;
}

/** Removes for good what was deleted and can't be taken back any more; says how many. */
export async function purgeDeletedListings() {
  let purged = 0;
  for (let batch = purgeBatchSize; batch === purgeBatchSize; purged += batch) batch = await purgeBatch();
  return purged;
}
