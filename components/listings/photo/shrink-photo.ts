import type { ShrinkAnswer } from "@/components/listings/photo/shrink-worker";
import type { PhotoMeasures } from "@/lib/listings/photo/check-photo";

/** Milliseconds. A photo that takes longer is sent as it is. */
const patience = 15_000;

export type ShrunkPhoto = {
  /** JPEG of the size that the model gets, at most 300 KB, without metadata; the original where the browser can't make one. */
  photo: File;
  /** Of the original; null where it could not be read here. */
  measures: PhotoMeasures | null;
};

const shrunk = new WeakMap<File, Promise<ShrunkPhoto>>();

function askWorker(photo: File): Promise<ShrinkAnswer> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return Promise.resolve(null);
  return new Promise<ShrinkAnswer>((resolve) => {
    const worker = new Worker(new URL("./shrink-worker.ts", import.meta.url), { type: "module" });
    const finish = (answer: ShrinkAnswer) => {
      clearTimeout(limit);
      worker.terminate();
      resolve(answer);
    };
    const limit = setTimeout(() => finish(null), patience);
    worker.addEventListener("message", ({ data }: MessageEvent<ShrinkAnswer>) => finish(data));
    worker.addEventListener("error", () => finish(null));
    worker.addEventListener("messageerror", () => finish(null));
    worker.postMessage(photo);
  });
}

async function shrink(photo: File): Promise<ShrunkPhoto> {
  const answer = await askWorker(photo).catch(() => null);
  if (!answer) return { photo, measures: null };
  return { photo: new File([answer.jpeg], "photo.jpg", { type: "image/jpeg" }), measures: answer.measures };
}

/** Makes of a photo what the model gets, in the background and once per file. Never fails. */
export function shrinkPhoto(photo: File): Promise<ShrunkPhoto> {
  const known = shrunk.get(photo) ?? shrink(photo);
  shrunk.set(photo, known);
  return known;
}
