import "@/lib/browser/zod-without-eval";
import {
  drawPicture,
  measurePicture,
  type Picture,
} from "@/components/photos/prepare/draw-picture";
import { inspectPhoto } from "@/lib/photos/inspect-photo";
import { modelSizeOf } from "@/lib/photos/limits";
import { formatOf } from "@/lib/photos/photo-format";

/** Bytes. */
const maxSmallBytes = 300 * 1024;
const qualities = [0.85, 0.75, 0.62, 0.5];

/**
 * The best JPEG that is small enough: lowers the quality first, then the size.
 */
async function encode(picture: Picture, side: number): Promise<Blob> {
  const { canvas } = drawPicture(picture, side);
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= maxSmallBytes) return jpeg;
  }
  return encode(picture, Math.round(side * 0.8));
}

async function shrink(photo: Blob) {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const format = formatOf(bytes);
  if (!format || inspectPhoto(bytes, format).problem !== null)
    throw new Error("not a whole photo");
  const bitmap = await createImageBitmap(photo, {
    imageOrientation: "from-image",
  });
  const { width, height } = bitmap;
  const size = modelSizeOf(bitmap);
  const side = Math.max(size.width, size.height);
  const { canvas } = drawPicture({ source: bitmap, width, height }, side);
  bitmap.close();
  const small = { source: canvas, width: canvas.width, height: canvas.height };
  return {
    jpeg: await encode(small, side),
    measures: { width, height, ...measurePicture(small) },
  };
}

/** null for a photo that this browser can't read. */
export type ShrinkResult = Awaited<ReturnType<typeof shrink>> | null;

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await shrink(data).catch(() => null));
});
