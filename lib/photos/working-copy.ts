import "server-only";
import type { PhotoCheck } from "@/lib/listing-text/fields/schema";
import { checkPhoto } from "@/lib/photos/check-photo";
import { decodePhoto, shrink, toThumbnail } from "@/lib/photos/decode-photo";
import {
  originalSizeOf,
  type PhotoSize,
  previewPixels,
  workingCopySide,
} from "@/lib/photos/limits";
import { measure } from "@/lib/photos/normalize-photo";
import { sharp } from "@/lib/photos/sharp";

export type WorkingCopy = PhotoSize & {
  /** SHA-256 of the uploaded file, hexadecimal. */
  digest: string;
  checks: PhotoCheck[];
  /** JPEG of at most 3000 px, upright, sRGB, without metadata. */
  image: Buffer;
  /** JPEG of the size at which the model sees six photos. */
  preview: Buffer;
  /** WebP of at most 640 px, without metadata. */
  thumbnail: Buffer;
};

/**
 * Makes the working copy of an uploaded photo. `size` is that of the photo as
 * it was taken, if the caller shrank it. Throws what `decodePhoto` throws.
 */
export async function makeWorkingCopy(
  bytes: Buffer<ArrayBuffer>,
  key: string,
  size: PhotoSize | null,
): Promise<WorkingCopy> {
  const [decoded, digest] = await Promise.all([
    decodePhoto(bytes, key, { output: "jpeg", sideFor: () => workingCopySide }),
    crypto.subtle.digest("SHA-256", bytes),
  ]);
  const image = decoded.data;
  const original = originalSizeOf(decoded.original, size);
  // From the copy, which is decoded at a fraction of its size: the pixels of a
  // whole photo take 20 MB.
  const preview = await shrink(image, previewPixels);
  const thumbnail = await toThumbnail(sharp(preview));
  const measures = await measure(sharp(image));
  const checks = checkPhoto({ ...measures, ...original });
  return {
    ...original,
    digest: Buffer.from(digest).toString("hex"),
    checks,
    image,
    preview,
    thumbnail,
  };
}
