import "@/lib/browser/zod-without-eval";
import {
  drawPicture,
  measureFully,
} from "@/components/photos/prepare/draw-picture";
import {
  explainError,
  openPhoto,
  PreparationError,
} from "@/components/photos/prepare/open-photo";
import { preparationMessages } from "@/components/photos/prepare/preparation-messages";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import type { CoachMeasures } from "@/lib/photos/coach/coach-measures-schema";
import { maxPhotoBytes, workingCopySide } from "@/lib/photos/limits";
import type { PhotoEdits } from "@/lib/photos/photo-edits";

const qualities = [0.9, 0.8, 0.65, 0.5];

export type WorkingCopyRequest = { file: Blob; edits: PhotoEdits };

export type WorkingCopyResult =
  | { jpeg: Blob; measures: PhotoMeasures; coach: CoachMeasures; problem: null }
  | { jpeg: null; measures: null; coach: null; problem: string };

/** The best JPEG that the server accepts. */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= maxPhotoBytes) return jpeg;
  }
  throw new PreparationError(preparationMessages.damaged);
}

async function prepare({
  file,
  edits,
}: WorkingCopyRequest): Promise<WorkingCopyResult> {
  const { bitmap } = await openPhoto(file);
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

self.addEventListener(
  "message",
  async ({ data }: MessageEvent<WorkingCopyRequest>) => {
    const nothing = { jpeg: null, measures: null, coach: null };
    const fail = (error: unknown): WorkingCopyResult => ({
      ...nothing,
      problem: explainError(error),
    });
    self.postMessage(await prepare(data).catch(fail));
  },
);
