import { drawPicture, measurePicture } from "@/components/listings/photo/decode/photo-canvas";
import { formatOf, sizeIn } from "@/components/listings/photo/decode/photo-header";
import { preparationMessages } from "@/components/listings/photo/decode/preparation-messages";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import { maxPhotoBytes, workingCopySide } from "@/lib/photos/limits";

/** 108 megapixels is what the largest common phone camera makes. */
const maxPixels = 110_000_000;
const qualities = [0.9, 0.8, 0.65, 0.5];

export type WorkingCopyResult =
  | { jpeg: Blob; measures: PhotoMeasures; problem: null }
  | { jpeg: null; measures: null; problem: string };

const fail = (problem: string): WorkingCopyResult => ({ jpeg: null, measures: null, problem });

/** The best JPEG that the server accepts. */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= maxPhotoBytes) return jpeg;
  }
  throw new Error("no quality is small enough");
}

async function makeWorkingCopy(bitmap: ImageBitmap): Promise<WorkingCopyResult> {
  const { width, height } = bitmap;
  const { canvas } = drawPicture({ source: bitmap, width, height }, workingCopySide);
  bitmap.close();
  const measures = {
    width,
    height,
    ...measurePicture({ source: canvas, ...{ width: canvas.width, height: canvas.height } }),
  };
  return { jpeg: await encode(canvas), measures, problem: null };
}

async function prepare(file: Blob): Promise<WorkingCopyResult> {
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return fail(preparationMessages.gone);
  const bytes = new Uint8Array(buffer);
  const format = formatOf(bytes);
  if (!format) return fail(preparationMessages.wrongType);
  const size = sizeIn(bytes, format);
  if (!size) return fail(preparationMessages.damaged);
  if (size.width * size.height > maxPixels) return fail(preparationMessages.tooManyPixels);
  const photo = new Blob([buffer], { type: `image/${format}` });
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap) return makeWorkingCopy(bitmap);
  return fail(preparationMessages[format === "jpeg" || format === "png" ? "damaged" : format]);
}

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await prepare(data).catch(() => fail(preparationMessages.damaged)));
});
