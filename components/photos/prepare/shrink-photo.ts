import type { ShrinkResult } from "@/components/photos/prepare/shrink-worker";
import type { PhotoMeasures } from "@/lib/photos/check-photo";

/** Milliseconds. A photo that takes longer is sent as it is. */
const shrinkTimeout = 15_000;

export type ShrunkPhoto = {
  /**
   * A JPEG of at most 300 KB without metadata; the original where the browser
   * can't make one.
   */
  photo: File;
  /** Of the original; null where this browser can't read it. */
  measures: PhotoMeasures | null;
};

const cache = new WeakMap<File, Promise<ShrunkPhoto>>();

function runWorker(photo: File): Promise<ShrinkResult> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined")
    return Promise.resolve(null);
  return new Promise<ShrinkResult>((resolve) => {
    const worker = new Worker(new URL("./shrink-worker.ts", import.meta.url), {
      type: "module",
    });
    const finish = (result: ShrinkResult) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => finish(null), shrinkTimeout);
    worker.addEventListener("message", ({ data }: MessageEvent<ShrinkResult>) =>
      finish(data),
    );
    worker.addEventListener("error", () => finish(null));
    worker.addEventListener("messageerror", () => finish(null));
    worker.postMessage(photo);
  });
}

async function shrink(photo: File): Promise<ShrunkPhoto> {
  const result = await runWorker(photo).catch(() => null);
  if (!result) return { photo, measures: null };
  return {
    photo: new File([result.jpeg], "photo.jpg", { type: "image/jpeg" }),
    measures: result.measures,
  };
}

/**
 * Shrinks a photo to the size that the model receives, in a worker and once per
 * file. Never fails.
 */
export function shrinkPhoto(photo: File): Promise<ShrunkPhoto> {
  const shrunk = cache.get(photo) ?? shrink(photo);
  cache.set(photo, shrunk);
  return shrunk;
}
