import { measureForCoach } from "@/lib/photos/coach/coach-measures";
import type { CoachMeasures } from "@/lib/photos/coach/coach-measures-schema";
import {
  measurePixels,
  measureSide,
  type PixelMeasures,
} from "@/lib/photos/measure-pixels";
import { drawingOf, noEdits, type PhotoEdits } from "@/lib/photos/photo-edits";

export type Picture = {
  source: CanvasImageSource;
  width: number;
  height: number;
};

/**
 * At most `side` pixels on the long side, in sRGB, on white because JPEG has no
 * transparency.
 */
export function drawPicture(
  { source, width, height }: Picture,
  side: number,
  edits: PhotoEdits = noEdits,
) {
  const { size, shift, angle } = drawingOf({ width, height }, edits);
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(size.width * scale)),
    Math.max(1, Math.round(size.height * scale)),
  );
  const context = canvas.getContext("2d", {
    willReadFrequently: side === measureSide,
  });
  if (!context) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(canvas.width / size.width, canvas.height / size.height);
  context.translate(-shift.x, -shift.y);
  context.rotate(angle);
  context.drawImage(source, -width / 2, -height / 2, width, height);
  return { canvas, context, size };
}

function readPixels(picture: Picture) {
  const { canvas, context } = drawPicture(picture, measureSide);
  const { data, width, height } = context.getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return { data, width, height, channels: 4 };
}

export const measurePicture = (picture: Picture): PixelMeasures =>
  measurePixels(readPixels(picture));

/** With what only the coach needs. */
export function measureFully(picture: Picture): {
  measured: PixelMeasures;
  coach: CoachMeasures;
} {
  const pixels = readPixels(picture);
  return { measured: measurePixels(pixels), coach: measureForCoach(pixels) };
}
