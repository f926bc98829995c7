import "server-only";
import type { CreateRaw } from "sharp";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";
import { AppError } from "@/lib/errors";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import { maxPhotoBytes, modelSizeOf, photoMessages } from "@/lib/photos/limits";
import { measurePixels, measureSide, type PixelMeasures } from "@/lib/photos/measure-pixels";
import { sharp } from "@/lib/sharp";

const maxPixels = 50_000_000;
const thumbnailSide = 640;
/** Seconds. */
const decodeTimeout = 10;

/**
 * A decode takes about 100 ms of one core and 60 MB. Who waits holds an upload of up to 10 MB, so the line is bounded
 * too; it moves at about twenty a second.
 */
const decodes = createConcurrencyLimiter({ maxConcurrent: 2, maxPerKey: 2, maxQueued: 50, queueTimeout: 20_000 });
/** What comes after the decode takes about 15 ms, and there are only as many as were decoded: none is sent away. */
const encodings = createConcurrencyLimiter({ maxConcurrent: 1, maxPerKey: 1, maxQueued: Number.POSITIVE_INFINITY });

export type Photo = {
  /** SHA-256 of the file. */
  digest: Buffer;
  width: number;
  height: number;
  /** JPEG, upright, of the size at which the model sees it, without metadata. */
  jpeg: Promise<Buffer>;
  /** WebP of at most 640 px, without metadata. */
  thumbnail: Promise<Buffer>;
  measures: Promise<PhotoMeasures>;
};

/** By the same bytes libvips chooses its decoder, so that what passes is decoded as one of the two or not at all. */
const signatures = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/**
 * Decodes a JPEG or PNG by its content, not by its name, and makes from its pixels what the model and the
 * history see. `key` says for whom, so that users take turns. Throws `too_large`, `unsupported_media_type`,
 * `invalid_image` or, when too many wait, `unavailable`.
 */
export async function normalizePhoto(bytes: Buffer<ArrayBuffer>, key = ""): Promise<Photo> {
  if (bytes.length > maxPhotoBytes) throw new AppError("too_large", photoMessages.tooLarge);
  if (bytes.length === 0) throw new AppError("invalid_image", "This image is empty. Please choose another one.");
  if (!signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
    throw new AppError("unsupported_media_type", photoMessages.wrongType);
  }
  return decodes(key, () => decode(bytes));
}

/** Decodes once, to the size of the model's picture. All that is made of those pixels is begun at once. */
async function decode(bytes: Buffer<ArrayBuffer>): Promise<Photo> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning" });
    const { autoOrient: original, ...stored } = await image.metadata();
    const size = modelSizeOf(stored);
    const side = Math.max(size.width, size.height);
    const decoding = image
      .timeout({ seconds: decodeTimeout })
      .autoOrient()
      .resize(fitInside(side))
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Beside the decode, and off this thread: of 10 MB a hash takes as long as the rest of a form.
    const [{ data, info }, digest] = await Promise.all([decoding, crypto.subtle.digest("SHA-256", bytes)]);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const jpeg = encodeJpeg(data, raw);
    const thumbnail = encodings("", () => encodeThumbnail(data, raw));
    const measures = encodings("", () => measure(data, raw)).then((measured) => ({ ...original, ...measured }));
    // A caller that goes away leaves these promises without a handler.
    for (const part of [jpeg, thumbnail, measures]) part.catch(() => undefined);
    return { digest: Buffer.from(digest), width: info.width, height: info.height, jpeg, thumbnail, measures };
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/i.test(cause.message)) {
      const message = "This image has too many pixels. Please use one of at most 50 megapixels.";
      throw new AppError("invalid_image", message, { cause });
    }
    throw new AppError("invalid_image", "This image can't be read; it may be damaged. Please try another one.", {
      cause,
    });
  }
}

/** The cubic kernel takes a third less than the usual one, and at these sizes looks no different. */
const fitInside = (side: number) =>
  ({ width: side, height: side, fit: "inside", withoutEnlargement: true, kernel: "cubic" }) as const;

/** Without the search for the best Huffman tables, which takes longer than the rest and saves 7 % of the bytes. */
function encodeJpeg(data: Buffer, raw: CreateRaw) {
  return sharp(data, { raw }).jpeg({ quality: 85, optimiseCoding: false }).toBuffer();
}

/** The least effort: WebP's further search takes twice the time, and gains nothing at this size. */
function encodeThumbnail(data: Buffer, raw: CreateRaw) {
  return sharp(data, { raw }).resize(fitInside(thumbnailSide)).webp({ quality: 80, effort: 0 }).toBuffer();
}

async function measure(data: Buffer, raw: CreateRaw): Promise<PixelMeasures> {
  const small = await sharp(data, { raw }).resize(fitInside(measureSide)).raw().toBuffer({ resolveWithObject: true });
  return measurePixels({ data: small.data, ...small.info });
}
