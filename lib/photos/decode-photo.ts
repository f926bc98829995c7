import "server-only";
import type { Sharp } from "sharp";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";
import { AppError } from "@/lib/errors";
import { maxPhotoBytes, modelSizeOf, photoMessages } from "@/lib/photos/limits";
import { sharp } from "@/lib/sharp";

const maxPixels = 50_000_000;
/** Pixels. One row of many millions takes hundreds of megabytes, and is a file of 6 KB. */
const maxSide = 20_000;
/** Seconds. */
const decodeTimeout = 10;

/**
 * A decode takes about 100 ms of one core and 60 MB. Who waits holds an upload of up to 10 MB, so the line is bounded
 * too; it moves at about twenty a second.
 */
const decodes = createConcurrencyLimiter({ maxConcurrent: 2, maxPerKey: 2, maxQueued: 50, queueTimeout: 20_000 });

/** By the same bytes libvips chooses its decoder, so that what passes is decoded as one of the two or not at all. */
const signatures = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/**
 * Opens an uploaded JPEG or PNG by its content, not by its name, and gives it to `work` once one of the few slots is
 * free. `key` says for whom, so that users take turns. Throws `too_large`, `unsupported_media_type`, `invalid_image`
 * or, when too many wait, `unavailable`.
 */
export async function decodePhoto<T>(bytes: Buffer<ArrayBuffer>, key: string, work: (image: Sharp) => Promise<T>) {
  if (bytes.length > maxPhotoBytes) throw new AppError("too_large", photoMessages.tooLarge);
  if (bytes.length === 0) throw new AppError("invalid_image", "This image is empty. Please choose another one.");
  if (!signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
    throw new AppError("unsupported_media_type", photoMessages.wrongType);
  }
  return decodes(key, async () => {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning" }).timeout({ seconds: decodeTimeout });
    return requireSides(image)
      .then(() => work(image))
      .catch(throwUnreadable);
  });
}

async function requireSides(image: Sharp) {
  const { width, height } = await image.metadata();
  if (Math.max(width, height) <= maxSide) return;
  const most = maxSide.toLocaleString("en");
  throw new AppError("invalid_image", `This image is too long. Please use one of at most ${most} pixels on each side.`);
}

function throwUnreadable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  const hasTooManyPixels = cause instanceof Error && /pixel limit/i.test(cause.message);
  const message = hasTooManyPixels
    ? "This image has too many pixels. Please use one of at most 50 megapixels."
    : "This image can't be read; it may be damaged. Please try another one.";
  throw new AppError("invalid_image", message, { cause });
}

/** The cubic kernel takes a third less than the usual one, and at these sizes looks no different. */
export const fitInside = (side: number) =>
  ({ width: side, height: side, fit: "inside", withoutEnlargement: true, kernel: "cubic" }) as const;

const thumbnailSide = 640;

/** WebP. The least effort: its further search takes twice the time, and gains nothing at this size. */
export const toThumbnail = (image: Sharp) =>
  image.resize(fitInside(thumbnailSide)).webp({ quality: 80, effort: 0 }).toBuffer();

/** A JPEG of ours as one of at most so many pixels, without the search for the best Huffman tables. */
export async function shrink(jpeg: Buffer, pixels: number) {
  const image = sharp(jpeg);
  const { width, height } = modelSizeOf(await image.metadata(), pixels);
  return image
    .resize({ width, height, fit: "inside", kernel: "cubic" })
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer();
}
