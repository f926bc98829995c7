import "server-only";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";
import { AppError } from "@/lib/errors";
import { findCopy, listUsable } from "@/lib/photos/data";
import { modelSizeOf } from "@/lib/photos/limits";
import { loadCopy } from "@/lib/photos/storage";
import { sharp } from "@/lib/sharp";

/** Milliseconds that a working copy must have left: longer than any listing takes. */
const margin = 60_000;

const noLongerHere = () =>
  new AppError("not_found", "One of your photos is no longer here; photos stay for seven days. Please add it again.");

/** The user's own photos, in the order of the ids. Throws `not_found` when one of them is not there, or over. */
export async function choosePhotos(userId: number, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const photos = await listUsable(userId, ids, new Date(now.getTime() + margin));
  if (photos.length < ids.length) throw noLongerHere();
  return photos;
}

export type ChosenPhoto = Awaited<ReturnType<typeof choosePhotos>>[number];

/** A copy takes about 40 ms of one core. Who waits holds nothing in memory, so that the line may be long. */
const shrinking = createConcurrencyLimiter({
  maxConcurrent: 2,
  maxPerKey: 2,
  maxQueued: Number.POSITIVE_INFINITY,
  queueTimeout: 20_000,
});

/** The photo as a JPEG of at most so many pixels. Its working copy is in memory only while it is made smaller. */
export function readSmallCopy(userId: number, id: string, pixels: number, now: Date) {
  return shrinking(String(userId), async () => {
    const stored = await findCopy(userId, id, now);
    const image = stored && (await loadCopy(stored));
    if (image === null) throw noLongerHere();
    return shrink(image, pixels);
  });
}

/** Without the search for the best Huffman tables, as for a single photo. */
export async function shrink(jpeg: Buffer, pixels: number) {
  const image = sharp(jpeg);
  const { width, height } = modelSizeOf(await image.metadata(), pixels);
  return image
    .resize({ width, height, fit: "inside", kernel: "cubic" })
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer();
}
