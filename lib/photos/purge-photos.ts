import "server-only";
import { purgeInBatches } from "@/lib/database/purge-in-batches";
import { log } from "@/lib/log";
import { deleteOrphans, tryDeleteObjects } from "@/lib/photos/copies";
import {
  forgetOwners,
  purgeBatch,
  purgeBatchSize,
  removeOwnerless,
  renewBatch,
} from "@/lib/photos/expiry-data";

/**
 * Renews the photos of rows that are not written yet. Deletes working copies
 * after their days, photos that no listing has, those of deleted accounts, and
 * what is left of them in the bucket; returns how many.
 */
export async function purgePhotos() {
  await purgeInBatches(renewBatch, purgeBatchSize);
  const photos = await purgeInBatches(purgeBatch, purgeBatchSize);
  const ownerless = await purgeInBatches(
    async () => (await removeOwnerless()).length,
    purgeBatchSize,
  );
  await forgetOwners();
  const objects = await purgeInBatches(deleteOrphans, purgeBatchSize);
  return photos + ownerless + objects;
}

/**
 * What the deletion of an account waits for: as many photos as wait at most,
 * and their objects.
 */
const batchesAtOnce = 4;

/**
 * Deletes the photos of deleted accounts. Of more than a hundred, and of what
 * fails, the job deletes the rest.
 */
export async function purgeOwnerless() {
  try {
    for (let batch = 1; batch <= batchesAtOnce; batch += 1) {
      const keys = await removeOwnerless();
      await tryDeleteObjects(keys.flatMap((key) => key ?? []));
      if (keys.length < purgeBatchSize) return await forgetOwners();
    }
  } catch (err) {
    log().warn({ err }, "photos of a deleted account are left to the job");
  }
}
