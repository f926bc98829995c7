import "server-only";
import type { Sharp } from "sharp";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import {
  DecoderCrashed,
  DecodeTimeout,
  decodeInChild,
} from "@/lib/photos/decoder/decoders";
import type { DecodedPhoto, DecodeRequest } from "@/lib/photos/decoder/program";
import { inspectPhoto } from "@/lib/photos/inspect-photo";
import {
  maxOriginalPixels,
  maxPhotoBytes,
  modelSizeOf,
  type PhotoSize,
  photoMessages,
} from "@/lib/photos/limits";
import { formatOf } from "@/lib/photos/photo-format";
import { sharp } from "@/lib/photos/sharp";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

/**
 * A decode takes about 100 ms of one core and 60 MB. Waiting callers hold an
 * upload of up to 10 MB, so the queue is bounded too; it moves at about twenty
 * a second. Each user has one place, so that slow photos only delay their
 * sender.
 */
const decodes = createConcurrencyLimiter({
  maxConcurrent: 2,
  maxPerKey: 1,
  maxQueued: 50,
  queueTimeout: 20_000,
});

/**
 * Bytes of a photo that has to be held whole; up to 350 MB, and therefore only
 * one at a time.
 */
const maxHeldBesides = 100_000_000;
const largeDecodes = createConcurrencyLimiter({
  maxConcurrent: 1,
  maxPerKey: 1,
  maxQueued: 10,
  queueTimeout: 20_000,
});

/**
 * How many slow ones may run in addition to those, instead of keeping everybody
 * waiting.
 */
const maxSlow = 2;
let slow = 0;

type Wanted = Pick<DecodeRequest, "output"> & {
  /** Pixels on the long side, for a photo of this size. */
  sideFor: (size: PhotoSize) => number;
};

/**
 * Decodes an uploaded JPEG or PNG, whatever its name says it is, once one of
 * the few places is free. `key` says for whom, so that users take turns. Throws
 * `too_large`, `unsupported_media_type`, `invalid_image` or, when too many
 * wait, `unavailable`.
 */
export async function decodePhoto(
  bytes: Buffer<ArrayBuffer>,
  key: string,
  { output, sideFor }: Wanted,
) {
  if (bytes.length > maxPhotoBytes)
    throw new AppError("too_large", photoMessages.tooLarge);
  if (bytes.length === 0)
    throw new AppError(
      "invalid_image",
      "This image is empty. Please choose another one.",
    );
  const format = formatOf(bytes);
  if (format !== "jpeg" && format !== "png") {
    throw new AppError("unsupported_media_type", photoMessages.wrongType);
  }
  const { size, held, problem } = inspectPhoto(bytes, format);
  if (problem !== null)
    throw new AppError("invalid_image", photoMessages[problem]);
  const request = {
    bytes,
    maxPixels: maxOriginalPixels,
    side: sideFor(size),
    output,
  };
  const line = held > maxHeldBesides ? largeDecodes : decodes;
  return line(key, (leave) =>
    runDecode(request, held > maxHeldBesides ? () => undefined : leave),
  );
}

async function runDecode(
  request: DecodeRequest,
  leave: () => void,
): Promise<DecodedPhoto> {
  let isSlow = false;
  const onSlow = () => {
    if (slow >= maxSlow) return;
    isSlow = true;
    slow += 1;
    leave();
  };
  try {
    const photo = await decodeInChild(request, {
      timeout: env().PHOTO_DECODE_TIMEOUT_MS,
      onSlow,
    });
    if (!photo) throw new AppError("invalid_image", photoMessages.damaged);
    return photo;
  } catch (cause) {
    throw explain(cause);
  } finally {
    if (isSlow) slow -= 1;
  }
}

function explain(cause: unknown) {
  if (cause instanceof DecodeTimeout)
    return new AppError("invalid_image", photoMessages.takesTooLong, { cause });
  if (!(cause instanceof DecoderCrashed)) return cause;
  log().error({ err: cause }, "a photo could not be decoded");
  return new AppError(
    "unavailable",
    "We can't read photos right now. Please try again in a moment.",
    { cause },
  );
}

/**
 * The cubic kernel takes a third less than the usual one, and at these sizes
 * looks no different.
 */
export const fitInside = (side: number) =>
  ({
    width: side,
    height: side,
    fit: "inside",
    withoutEnlargement: true,
    kernel: "cubic",
  }) as const;

const thumbnailSide = 640;

/**
 * WebP. The least effort: its further search takes twice the time, and gains
 * nothing at this size.
 */
export const toThumbnail = (image: Sharp) =>
  image
    .resize(fitInside(thumbnailSide))
    .webp({ quality: 80, effort: 0 })
    .toBuffer();

/**
 * A JPEG of ours as one of at most so many pixels, without the search for the
 * best Huffman tables.
 */
export async function shrink(jpeg: Buffer, pixels: number) {
  const image = sharp(jpeg);
  const { width, height } = modelSizeOf(await image.metadata(), pixels);
  return image
    .resize({ width, height, fit: "inside", kernel: "cubic" })
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer();
}
