import { createWorkerLine } from "@/components/photos/prepare/create-worker-line";
import type {
  GroupingRequest,
  GroupingResult,
} from "@/components/photos/prepare/grouping-worker";

const askWorker = createWorkerLine<GroupingRequest, GroupingResult>(
  () =>
    new Worker(new URL("./grouping-worker.ts", import.meta.url), {
      type: "module",
    }),
);

/**
 * Groups photos by piece, off the main thread; each by itself where this
 * browser can't. Never rejects.
 */
export async function sortPhotos(
  photos: GroupingRequest,
): Promise<GroupingResult> {
  const groups = await askWorker(photos).catch(() => null);
  return groups ?? photos.map((_, place) => [{ place, isUnsure: false }]);
}
