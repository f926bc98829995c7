import type { CropBox } from "@/lib/photos/coach/etsy-crops";
import type { PhotoSize } from "@/lib/photos/limits";

/** Degrees to either side. */
export const maxStraighten = 15;

/**
 * What a seller changes about a photo, in this order. Nothing is drawn that the
 * camera didn't see.
 */
export type PhotoEdits = {
  /** Degrees, clockwise. */
  turn: 0 | 90 | 180 | 270;
  /**
   * Degrees, clockwise, at most `maxStraighten` to either side; afterwards the
   * photo is cut to its own shape, so that no corner is empty.
   */
  straighten: number;
  /**
   * Of the straightened photo, as shares of its width and height; null for all
   * of it.
   */
  crop: CropBox | null;
};

export const noEdits: PhotoEdits = { turn: 0, straighten: 0, crop: null };

export const isEdited = ({ turn, straighten, crop }: PhotoEdits) =>
  turn !== 0 || straighten !== 0 || crop !== null;

/** Of a photo of this size once it is turned. */
export function turnedSize(
  { width, height }: PhotoSize,
  turn: PhotoEdits["turn"],
): PhotoSize {
  return turn % 180 === 0
    ? { width, height }
    : { width: height, height: width };
}

/**
 * The side of the largest picture of the same shape inside one that is rotated,
 * as a share of the photo's side.
 */
export function straightenedShare(
  { width, height }: PhotoSize,
  degrees: number,
) {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return (
    1 /
    (Math.cos(angle) +
      Math.sin(angle) * Math.max(width / height, height / width))
  );
}

const everything: CropBox = { left: 0, top: 0, width: 1, height: 1 };

/**
 * How to draw an edited photo: the steps of a canvas, each in pixels of the
 * photo.
 */
export type Drawing = {
  /** Of the result, as large as the photo allows. */
  size: PhotoSize;
  /**
   * From the middle of the photo to that of the result, in the directions of
   * the result.
   */
  shift: { x: number; y: number };
  /** Clockwise, in radians, about the middle of the photo. */
  angle: number;
};

export function drawingOf(
  photo: PhotoSize,
  { turn, straighten, crop }: PhotoEdits,
): Drawing {
  const turned = turnedSize(photo, turn);
  const scale = straightenedShare(turned, straighten);
  const [width, height] = [turned.width * scale, turned.height * scale];
  const box = crop ?? everything;
  return {
    size: {
      width: Math.max(1, Math.round(width * box.width)),
      height: Math.max(1, Math.round(height * box.height)),
    },
    shift: {
      x: (box.left + box.width / 2 - 0.5) * width,
      y: (box.top + box.height / 2 - 0.5) * height,
    },
    angle: ((turn + straighten) * Math.PI) / 180,
  };
}

/**
 * The same part of the photo after a quarter turn clockwise, or to the left.
 */
export function turnCrop(
  crop: CropBox | null,
  side: "left" | "right",
): CropBox | null {
  if (!crop) return null;
  const { left, top, width, height } = crop;
  return side === "right"
    ? { left: 1 - top - height, top: left, width: height, height: width }
    : { left: top, top: 1 - left - width, width: height, height: width };
}
