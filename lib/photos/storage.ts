import "server-only";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/log";
import { forgetObject, noteObject, type StoredCopy } from "@/lib/photos/data";
import { deleteObject, getObject, hasBucket, putObject } from "@/lib/s3";

/** Keeps a working copy until its photo is stored: for PostgreSQL as it is, otherwise in the bucket. Throws `unavailable`. */
export async function saveCopy(image: Buffer): Promise<StoredCopy> {
  if (!hasBucket()) return { image, objectKey: null };
  const objectKey = `photos/${randomUUID()}.jpg`;
  await noteObject(objectKey);
  await putObject(objectKey, image, "image/jpeg");
  return { image: null, objectKey };
}

/** Reads a working copy from where it is; null when it is gone. Throws `unavailable`. */
export async function loadCopy({ image, objectKey }: StoredCopy): Promise<Buffer<ArrayBuffer> | null> {
  if (image !== null) return Buffer.from(image);
  return objectKey === null ? null : getObject(objectKey);
}

/** Deletes objects, then what is noted of them; the job repeats what fails in between. Returns how many. */
export async function deleteObjects(keys: string[]) {
  for (const key of keys) {
    await deleteObject(key);
    await forgetObject(key);
  }
  return keys.length;
}

/** The same when the bucket may fail: the job deletes what is left. */
export async function tryDeleteObjects(keys: string[]) {
  await deleteObjects(keys).catch((err: unknown) => log().warn({ err }, "objects are left to the job"));
}
