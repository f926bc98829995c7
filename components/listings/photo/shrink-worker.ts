import { modelSizeOf } from "@/lib/photos/limits";
import { measurePixels, measureSide } from "@/lib/photos/measure-pixels";

/** Bytes. */
const maxSmallBytes = 300 * 1024;
const qualities = [0.85, 0.75, 0.62, 0.5];

type Picture = { source: CanvasImageSource; width: number; height: number };

/** At most `side` pixels on the long side, on white because JPEG has no transparency. */
function draw({ source, width, height }: Picture, side: number) {
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

/** The best JPEG that is small enough: lowers the quality first, then the size. */
async function encode(picture: Picture, side: number): Promise<Blob> {
  const { canvas } = draw(picture, side);
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= maxSmallBytes) return jpeg;
  }
  return encode(picture, Math.round(side * 0.8));
}

function measure(picture: Picture) {
  const { canvas, context } = draw(picture, measureSide);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return measurePixels({ data, width, height, channels: 4 });
}

async function shrink(photo: Blob) {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const { width, height } = bitmap;
  const size = modelSizeOf(bitmap);
  const side = Math.max(size.width, size.height);
  const { canvas } = draw({ source: bitmap, width, height }, side);
  bitmap.close();
  const small = { source: canvas, width: canvas.width, height: canvas.height };
  return { jpeg: await encode(small, side), measures: { width, height, ...measure(small) } };
}

/** null for a photo that this browser can't read. */
export type ShrinkResult = Awaited<ReturnType<typeof shrink>> | null;

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await shrink(data).catch(() => null));
});
