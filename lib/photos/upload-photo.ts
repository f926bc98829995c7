import "server-only";
import { isPaying } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { saveCopy, tryDeleteObjects } from "@/lib/photos/copies";
import {
  type PhotoSize,
  photoTotals,
  waitingLimits,
} from "@/lib/photos/limits";
import { findOwner, findWaiting, storePhoto } from "@/lib/photos/photo-data";
import type { UploadedPhoto } from "@/lib/photos/schema";
import { thumbnailUrlOf } from "@/lib/photos/thumbnail-url-of";
import { makeWorkingCopy, type WorkingCopy } from "@/lib/photos/working-copy";
import { limit } from "@/lib/resilience/rate-limit";

/** A listing of twenty photos every two minutes. */
const hourly = {
  points: 600,
  seconds: 3_600,
  message: "You've uploaded many photos. Please wait a while and try again.",
};

const tooMany = () =>
  new AppError(
    "too_many_photos",
    `You have as many photos waiting as we can store: ${waitingLimits.photos}, or 300 MB. Write listings with them or remove some.`,
  );

const MB = 1024 * 1024;

const tooMuch = (total: number) =>
  new AppError(
    "too_many_photos",
    `Your photos take up ${total / MB} MB, which is the most we can store. Remove some, or wait: they are deleted after seven days.`,
  );

/**
 * Checks the limits before the body is read. Throws `rate_limited` or
 * `too_many_photos`.
 */
export async function admitPhoto(userId: number) {
  await limit("uploadPhoto", String(userId), hourly);
  const waiting = await findWaiting(userId);
  if (
    waiting.photos >= waitingLimits.photos ||
    waiting.bytes >= waitingLimits.bytes
  )
    throw tooMany();
}

/**
 * Stores the working copy of a photo, which waits for its listing. `size` is
 * that of the photo as it was taken, if the caller shrank it. Throws
 * `too_many_photos` and what `makeWorkingCopy` throws.
 */
export async function uploadPhoto(
  userId: number,
  bytes: Buffer<ArrayBuffer>,
  size: PhotoSize | null,
): Promise<UploadedPhoto> {
  const copy = await makeWorkingCopy(bytes, String(userId), size);
  const total =
    photoTotals[
      isPaying(await findOwner(userId), new Date()) ? "paid" : "free"
    ];
  const stored = await saveAndStore(userId, copy, total);
  if (!stored) {
    const { photos, bytes: waiting } = await findWaiting(userId);
    const isWaiting =
      photos >= waitingLimits.photos ||
      waiting + copy.image.length > waitingLimits.bytes;
    throw isWaiting ? tooMany() : tooMuch(total);
  }
  const { width, height, checks } = copy;
  const { id, expiresAt } = stored;
  return {
    id,
    width,
    height,
    checks,
    thumbnailUrl: thumbnailUrlOf(id),
    expiresAt: expiresAt.toISOString(),
  };
}

/** An object without a photo is deleted at once; after a crash, by the job. */
async function saveAndStore(userId: number, copy: WorkingCopy, total: number) {
  const saved = await saveCopy(copy.image);
  let stored: Awaited<ReturnType<typeof storePhoto>> = null;
  try {
    stored = await storePhoto(userId, copy, saved, total);
    return stored;
  } finally {
    if (!stored && saved.objectKey !== null)
      await tryDeleteObjects([saved.objectKey]);
  }
}
