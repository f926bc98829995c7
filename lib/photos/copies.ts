import "server-only";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/log";
import {
  deleteObject,
  getObject,
  hasBucket,
  putObject,
} from "@/lib/photos/bucket";
import {
  forgetObject,
  noteObject,
  type StoredCopy,
  takeObject,
  takeOrphans,
} from "@/lib/photos/photo-data";

/**
 * Keeps a working copy until its photo is stored: for PostgreSQL as it is,
 * otherwise in the bucket. Throws `unavailable`.
 */
export async function saveCopy(image: Buffer): Promise<StoredCopy> {
  if (!hasBucket()) return { image, objectKey: null };
  const objectKey = `photos/${randomUUID()}.jpg`;
  await noteObject(objectKey);
  await putObject(objectKey, image, "image/jpeg");
  return { image: null, objectKey };
}

/**
 * Reads a working copy from where it is; null when it is gone, or in a bucket
 * that is not ours any more. Throws `unavailable`.
 */
export async function loadCopy({
  image,
  objectKey,
}: StoredCopy): Promise<Buffer<ArrayBuffer> | null> {
  if (image !== null) return Buffer.from(image);
  return objectKey === null || !hasBucket() ? null : getObject(objectKey);
}

/**
 * Deletes a batch of objects that no photo has, then what is noted of them;
 * returns how many.
 */
export async function deleteOrphans() {
  // An instance without the bucket's settings leaves them to those that have
  // them.
  return hasBucket() ? deleteObjects(await takeOrphans()) : 0;
}

async function deleteObjects(keys: string[]) {
  for (const key of keys) {
    await deleteObject(key);
    await forgetObject(key);
  }
  return keys.length;
}

/**
 * Deletes those that no photo has. When the bucket or PostgreSQL fails, the job
 * deletes what is left.
 */
export async function tryDeleteObjects(keys: string[]) {
  if (!hasBucket()) return;
  try {
    for (const key of keys)
      if (await takeObject(key)) await deleteObjects([key]);
  } catch (err) {
    log().warn({ err }, "objects are left to the job");
  }
}
