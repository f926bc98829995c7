import { measurePixels, measureSide } from "@/lib/photos/measure-pixels";

export type Picture = { source: CanvasImageSource; width: number; height: number };

/** At most `side` pixels on the long side, in sRGB, on white because JPEG has no transparency. */
export function drawPicture({ source, width, height }: Picture, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext("2d", { willReadFrequently: side === measureSide });
  if (!context) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

export function measurePicture(picture: Picture) {
  const { canvas, context } = drawPicture(picture, measureSide);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return measurePixels({ data, width, height, channels: 4 });
}
