import "server-only";
import { purgeBatch, purgeBatchSize, removeBatch } from "@/lib/photos/data";
import { purgeInBatches } from "@/lib/purge-in-batches";

/** Deletes working copies after their days, and photos that no listing has; returns how many photos. */
export const purgePhotos = () => purgeInBatches(purgeBatch, purgeBatchSize);

/** Deletes all photos of a user, before the account: in one statement with it they could take too long. */
export const purgePhotosOf = (userId: number) => purgeInBatches(() => removeBatch(userId), purgeBatchSize);
