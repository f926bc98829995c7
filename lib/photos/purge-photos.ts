import "server-only";
import { listOrphans, purgeBatch, purgeBatchSize, removeBatch } from "@/lib/photos/data";
import { deleteObjects, tryDeleteObjects } from "@/lib/photos/storage";
import { purgeInBatches } from "@/lib/purge-in-batches";

/**
 * Deletes working copies after their days, photos that no listing has, and what is left in the bucket of photos that are
 * gone; returns how many.
 */
export async function purgePhotos() {
  const photos = await purgeInBatches(purgeBatch, purgeBatchSize);
  const objects = await purgeInBatches(async () => deleteObjects(await listOrphans()), purgeBatchSize);
  return photos + objects;
}

/** Deletes all photos of a user, before the account: in one statement with it they could take too long. */
export const purgePhotosOf = (userId: number) =>
  purgeInBatches(async () => {
    const removed = await removeBatch(userId);
    await tryDeleteObjects(removed.flatMap(({ objectKey }) => objectKey ?? []));
    return removed.length;
  }, purgeBatchSize);
