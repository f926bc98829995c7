import { createWorkerLine } from "@/components/photos/prepare/create-worker-line";
import { preparationMessages } from "@/components/photos/prepare/preparation-messages";
import type {
  PhotoReading,
  ReadingResult,
} from "@/components/photos/prepare/reading-worker";
import { maxOriginalBytes } from "@/lib/photos/limits";

export type { PhotoReading };

const askWorker = createWorkerLine<Blob, ReadingResult>(
  () =>
    new Worker(new URL("./reading-worker.ts", import.meta.url), {
      type: "module",
    }),
);

/**
 * What photos are grouped by. Its reading is null, without a problem, where
 * this browser can't tell. Never rejects.
 */
export async function readPhoto(
  file: File,
): Promise<{ reading: PhotoReading | null; problem: string | null }> {
  if (file.size > maxOriginalBytes)
    return { reading: null, problem: preparationMessages.tooLarge };
  const result = await askWorker(file).catch(() => null);
  return result ?? { reading: null, problem: null };
}
