import { createWorkerLine } from "@/components/photos/prepare/create-worker-line";
import { preparationMessages } from "@/components/photos/prepare/preparation-messages";
import type {
  WorkingCopyRequest,
  WorkingCopyResult,
} from "@/components/photos/prepare/working-copy-worker";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import type { CoachMeasures } from "@/lib/photos/coach/coach-measures-schema";
import {
  maxOriginalBytes,
  maxPhotoBytes,
  photoMessages,
} from "@/lib/photos/limits";
import { isEdited, noEdits, type PhotoEdits } from "@/lib/photos/photo-edits";
import { formatOf } from "@/lib/photos/photo-format";

export type PreparedPhoto = {
  /**
   * The working copy: a JPEG of at most 3000 px, upright, in sRGB, without
   * metadata, of a size that the server accepts.
   */
  photo: File;
  /**
   * Of the original, upright, in pixels, as far as the edits leave of it; 0
   * where this browser can't tell.
   */
  width: number;
  height: number;
  /** Of that; null where this browser can't read its pixels. */
  measures: PhotoMeasures | null;
  /** The same. */
  coach: CoachMeasures | null;
};

type Preparation =
  | { prepared: PreparedPhoto; problem: null }
  | { prepared: null; problem: string };

const fail = (problem: string): Preparation => ({ prepared: null, problem });

/** Null when the worker could not start, ran out of memory or took too long. */
const makeWorkingCopy = createWorkerLine<WorkingCopyRequest, WorkingCopyResult>(
  () =>
    new Worker(new URL("./working-copy-worker.ts", import.meta.url), {
      type: "module",
    }),
);

/**
 * What the server reads itself goes to it as it is, from memory: the file of a
 * gallery may be gone when it is sent.
 */
async function takeAsItIs(file: File): Promise<Preparation> {
  const buffer = await file.arrayBuffer();
  const format = formatOf(new Uint8Array(buffer));
  if (!format) return fail(preparationMessages.wrongType);
  if (format === "heic") return fail(preparationMessages.noDecoder);
  if (format !== "jpeg" && format !== "png")
    return fail(preparationMessages[format]);
  if (file.size > maxPhotoBytes) return fail(photoMessages.tooLarge);
  const photo = new File([buffer], file.name, { type: `image/${format}` });
  return {
    prepared: { photo, width: 0, height: 0, measures: null, coach: null },
    problem: null,
  };
}

/**
 * Makes the working copy of a photo, whatever its name says it is, off the main
 * thread, and cropped or turned if that is wanted. Never rejects.
 */
export async function preparePhoto(
  file: File,
  edits: PhotoEdits = noEdits,
): Promise<Preparation> {
  if (file.size > maxOriginalBytes) return fail(preparationMessages.tooLarge);
  const result = await makeWorkingCopy({ file, edits }).catch(() => null);
  if (!result && isEdited(edits)) return fail(preparationMessages.notEdited);
  if (!result)
    return takeAsItIs(file).catch(() => fail(preparationMessages.gone));
  if (result.problem !== null) return fail(result.problem);
  const { jpeg, measures, coach } = result;
  const photo = new File(
    [jpeg],
    `${file.name.replace(/\.[^.]*$/, "") || "photo"}.jpg`,
    { type: "image/jpeg" },
  );
  return {
    prepared: {
      photo,
      width: measures.width,
      height: measures.height,
      measures,
      coach,
    },
    problem: null,
  };
}
