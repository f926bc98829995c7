import "server-only";
import { AppError } from "@/lib/errors";
import { findCopy, listUsable } from "@/lib/photos/data";
import { withDecodeSlot } from "@/lib/photos/decode-photo";
import { modelSizeOf } from "@/lib/photos/limits";
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

/** The photo as a JPEG of at most so many pixels. Its working copy is in memory only while it is made smaller. */
export function readSmallCopy(userId: number, id: string, pixels: number, now: Date) {
  return withDecodeSlot(String(userId), async () => {
    const image = await findCopy(userId, id, now);
    if (image === null) throw noLongerHere();
    return shrink(Buffer.from(image.buffer, image.byteOffset, image.byteLength), pixels);
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
