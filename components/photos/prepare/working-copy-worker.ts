import "@/lib/browser/zod-without-eval";
import {
  DecoderMissing,
  decodeHeic,
} from "@/components/photos/prepare/decode-heic";
import {
  drawPicture,
  measureFully,
} from "@/components/photos/prepare/draw-picture";
import {
  explainProblem,
  preparationMessages,
  tooManyPixels,
} from "@/components/photos/prepare/preparation-messages";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import type { CoachMeasures } from "@/lib/photos/coach/coach-measures-schema";
import { inspectPhoto } from "@/lib/photos/inspect-photo";
import { maxPhotoBytes, workingCopySide } from "@/lib/photos/limits";
import type { PhotoEdits } from "@/lib/photos/photo-edits";
import { formatOf, type PhotoFormat } from "@/lib/photos/photo-format";

/** Where libheif decodes, which holds each pixel three times. */
const maxHeicPixels = 64_000_000;
const qualities = [0.9, 0.8, 0.65, 0.5];

export type WorkingCopyRequest = { file: Blob; edits: PhotoEdits };

export type WorkingCopyResult =
  | { jpeg: Blob; measures: PhotoMeasures; coach: CoachMeasures; problem: null }
  | { jpeg: null; measures: null; coach: null; problem: string };

class PreparationError extends Error {}

/** The best JPEG that the server accepts. */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= maxPhotoBytes) return jpeg;
  }
  throw new PreparationError(preparationMessages.damaged);
}

/**
 * Browsers that know HEIC decode it themselves, with the help of the device.
 */
async function decode(
  buffer: ArrayBuffer,
  format: PhotoFormat,
  pixels: number,
): Promise<ImageBitmap> {
  const photo = new Blob([buffer], { type: `image/${format}` });
  const bitmap = await createImageBitmap(photo, {
    imageOrientation: "from-image",
  }).catch(() => null);
  if (bitmap) return bitmap;
  if (format !== "heic")
    throw new PreparationError(preparationMessages[format]);
  if (pixels > maxHeicPixels)
    throw new PreparationError(tooManyPixels(maxHeicPixels));
  const picture = await decodeHeic(new Uint8Array(buffer));
  if (!picture) throw new PreparationError(preparationMessages.heic);
  return createImageBitmap(picture);
}

async function prepare({
  file,
  edits,
}: WorkingCopyRequest): Promise<WorkingCopyResult> {
  const buffer = await file.arrayBuffer().catch(() => {
    throw new PreparationError(preparationMessages.gone);
  });
  const bytes = new Uint8Array(buffer);
  const format = formatOf(bytes);
  if (!format) throw new PreparationError(preparationMessages.wrongType);
  const { size, problem } = inspectPhoto(bytes, format);
  if (problem !== null)
    throw new PreparationError(explainProblem(problem, format));
  const pixels = size.width * size.height;
  const bitmap = await decode(buffer, format, pixels);
  const { width, height } = bitmap;
  const drawn = drawPicture(
    { source: bitmap, width, height },
    workingCopySide,
    edits,
  );
  bitmap.close();
  const { canvas } = drawn;
  const { measured, coach } = measureFully({
    source: canvas,
    width: canvas.width,
    height: canvas.height,
  });
  return {
    jpeg: await encode(canvas),
    measures: { ...drawn.size, ...measured },
    coach,
    problem: null,
  };
}

function explain(error: unknown) {
  if (error instanceof PreparationError) return error.message;
  if (error instanceof DecoderMissing) return preparationMessages.noDecoder;
  // biome-ignore lint/suspicious/noConsole: whoever is asked about it finds here what it was.
  console.error(error);
  return preparationMessages.failed;
}

self.addEventListener(
  "message",
  async ({ data }: MessageEvent<WorkingCopyRequest>) => {
    const nothing = { jpeg: null, measures: null, coach: null };
    const fail = (error: unknown): WorkingCopyResult => ({
      ...nothing,
      problem: explain(error),
    });
    self.postMessage(await prepare(data).catch(fail));
  },
);
