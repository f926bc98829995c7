import "server-only";
import type { CreateRaw, Sharp } from "sharp";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import { decodePhoto, fitInside, toThumbnail } from "@/lib/photos/decode-photo";
import type { DecodedPhoto } from "@/lib/photos/decoder/program";
import { modelSizeOf, type PhotoSize } from "@/lib/photos/limits";
import {
  measurePixels,
  measureSide,
  type PixelMeasures,
} from "@/lib/photos/measure-pixels";
import { sharp } from "@/lib/photos/sharp";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

/**
 * What comes after the decode takes about 15 ms, and there are only as many as
 * were decoded: none is sent away.
 */
const encodings = createConcurrencyLimiter({
  maxConcurrent: 1,
  maxPerKey: 1,
  maxQueued: Number.POSITIVE_INFINITY,
});

export type Photo = {
  /** SHA-256 of the file. */
  digest: Buffer;
  width: number;
  height: number;
  /**
   * JPEG, upright, of the size at which the model sees it, without metadata.
   */
  jpeg: Promise<Buffer>;
  /** WebP of at most 640 px, without metadata. */
  thumbnail: Promise<Buffer>;
  measures: Promise<PhotoMeasures>;
};

/**
 * Decodes a JPEG or PNG and makes from its pixels what the model and the
 * history see. Throws what `decodePhoto` throws.
 */
export async function normalizePhoto(
  bytes: Buffer<ArrayBuffer>,
  key = "",
): Promise<Photo> {
  // Beside the decode, and off this thread: of 10 MB a hash takes as long as
  // the rest of a form.
  const [decoded, digest] = await Promise.all([
    decodePhoto(bytes, key, { output: "pixels", sideFor: sideForModel }),
    crypto.subtle.digest("SHA-256", bytes),
  ]);
  return { digest: Buffer.from(digest), ...describePixels(decoded) };
}

function sideForModel(size: PhotoSize) {
  const { width, height } = modelSizeOf(size);
  return Math.max(width, height);
}

/** All that is made of the pixels is begun at once. */
function describePixels({
  data,
  width,
  height,
  channels,
  original,
}: DecodedPhoto): Omit<Photo, "digest"> {
  const raw = { width, height, channels };
  const jpeg = encodeJpeg(data, raw);
  const thumbnail = encodings("", () => toThumbnail(sharp(data, { raw })));
  const measures = encodings("", () => measure(sharp(data, { raw }))).then(
    (measured) => ({
      ...original,
      ...measured,
    }),
  );
  // A caller that goes away leaves these promises without a handler.
  for (const part of [jpeg, thumbnail, measures]) part.catch(() => undefined);
  return { width, height, jpeg, thumbnail, measures };
}

/**
 * Without the search for the best Huffman tables, which takes longer than the
 * rest and saves 7 % of the bytes.
 */
function encodeJpeg(data: Buffer, raw: CreateRaw) {
  return sharp(data, { raw })
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer();
}

export async function measure(image: Sharp): Promise<PixelMeasures> {
  const small = await image
    .resize(fitInside(measureSide))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measurePixels({ data: small.data, ...small.info });
}
