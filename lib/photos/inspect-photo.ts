import { type JpegSegments, walkJpeg } from "@/lib/photos/jpeg-segments";
import {
  maxOriginalPixels,
  maxOriginalSide,
  type PhotoSize,
  type photoMessages,
} from "@/lib/photos/limits";
import { isWhole, type PhotoFormat, sizeIn } from "@/lib/photos/photo-format";

/**
 * Cameras and programs write up to about twenty. Each is a pass over all
 * pixels, however few bytes it has.
 */
const maxScans = 100;
/**
 * Bytes that a decoder has to hold of a photo whose pixels don't come row by
 * row.
 */
const maxHeld = 350_000_000;

export type PhotoProblem = keyof Pick<
  typeof photoMessages,
  "damaged" | "tooManyPixels" | "tooLong" | "takesTooMuch"
>;

type Inspection =
  | { size: PhotoSize; held: number; problem: null }
  | { size: null; held: null; problem: PhotoProblem };

const refuse = (problem: PhotoProblem): Inspection => ({
  size: null,
  held: null,
  problem,
});

/**
 * Whether a photo can be decoded, as far as its bytes tell before it is: what
 * both the page and the server accept.
 */
export function inspectPhoto(
  bytes: Uint8Array,
  format: PhotoFormat,
): Inspection {
  const jpeg = format === "jpeg" ? walkJpeg(bytes) : null;
  const size = jpeg ? jpeg.frame : sizeIn(bytes, format);
  if (!size) return refuse("damaged");
  const { width, height } = size;
  if (width * height > maxOriginalPixels) return refuse("tooManyPixels");
  if (Math.max(width, height) > maxOriginalSide) return refuse("tooLong");
  if (jpeg ? !jpeg.hasEnd || jpeg.scans > maxScans : !isWhole(bytes, format))
    return refuse("damaged");
  const held =
    width *
    height *
    (jpeg ? heldByJpeg(jpeg) : format === "png" ? heldByPng(bytes) : 0);
  return held > maxHeld
    ? refuse("takesTooMuch")
    : { size: { width, height }, held, problem: null };
}

/**
 * Bytes a pixel of what the server's decoder holds at once: two for each
 * coefficient of a progressive JPEG.
 */
const heldByJpeg = ({ frame }: JpegSegments) =>
  frame?.isProgressive ? frame.density * 2 : 0;

/** Channels by PNG's color type (11.2.2); a palette is drawn in up to four. */
const channels = [1, 1, 3, 4, 2, 1, 4];

/** The same of an interlaced PNG: all of its pixels. */
function heldByPng(bytes: Uint8Array) {
  const [depth = 0, color = 0, , , interlace = 0] = bytes.subarray(24, 29);
  return interlace > 0 ? (channels[color] ?? 4) * Math.ceil(depth / 8) : 0;
}
