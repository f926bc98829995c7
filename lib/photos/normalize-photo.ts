import "server-only";
import type { CreateRaw, Sharp } from "sharp";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import { decodePhoto, fitInside, toThumbnail } from "@/lib/photos/decode-photo";
import { modelSizeOf } from "@/lib/photos/limits";
import { measurePixels, measureSide, type PixelMeasures } from "@/lib/photos/measure-pixels";
import { sharp } from "@/lib/sharp";

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

/**
 * Decodes a JPEG or PNG and makes from its pixels what the model and the history see. Throws what `decodePhoto` throws.
 */
export function normalizePhoto(bytes: Buffer<ArrayBuffer>, key = ""): Promise<Photo> {
  return decodePhoto(bytes, key, (image) => decode(image, bytes));
}

/** Decodes once, to the size of the model's picture. All that is made of those pixels is begun at once. */
async function decode(image: Sharp, bytes: Buffer<ArrayBuffer>): Promise<Photo> {
  const { autoOrient: original, ...stored } = await image.metadata();
  const size = modelSizeOf(stored);
  const side = Math.max(size.width, size.height);
  const decoding = image
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
  const thumbnail = encodings("", () => toThumbnail(sharp(data, { raw })));
  const measures = encodings("", () => measure(sharp(data, { raw }))).then((measured) => ({
    ...original,
    ...measured,
  }));
  // A caller that goes away leaves these promises without a handler.
  for (const part of [jpeg, thumbnail, measures]) part.catch(() => undefined);
  return { digest: Buffer.from(digest), width: info.width, height: info.height, jpeg, thumbnail, measures };
}

/** Without the search for the best Huffman tables, which takes longer than the rest and saves 7 % of the bytes. */
function encodeJpeg(data: Buffer, raw: CreateRaw) {
  return sharp(data, { raw }).jpeg({ quality: 85, optimiseCoding: false }).toBuffer();
}

export async function measure(image: Sharp): Promise<PixelMeasures> {
  const small = await image.resize(fitInside(measureSide)).raw().toBuffer({ resolveWithObject: true });
  return measurePixels({ data: small.data, ...small.info });
}
