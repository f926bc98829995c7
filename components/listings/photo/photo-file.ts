import type { ShrinkResult } from "@/components/listings/photo/shrink-worker";
import type { PhotoMeasures } from "@/lib/photos/check-photo";
import { maxPhotoBytes, photoMessages } from "@/lib/photos/limits";

/** Only the browser sends these two; the other messages are the server's too. */
const heicMessage = `${photoMessages.wrongType} This file is HEIC, the iPhone's own format. In Settings, Camera, Formats choose Most Compatible, or send the photo to yourself as a JPG.`;
export const unreadableMessage = "This image could not be read. Please choose it again.";

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

const startsWith = (bytes: Uint8Array, signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

function isHeic(bytes: Uint8Array) {
  const text = String.fromCharCode(...bytes.slice(4, 12));
  return text.startsWith("ftyp") && heicBrands.includes(text.slice(4));
}

function findProblem(bytes: Uint8Array, size: number) {
  if (isHeic(bytes)) return heicMessage;
  if (!startsWith(bytes, jpeg) && !startsWith(bytes, png)) return photoMessages.wrongType;
  return size > maxPhotoBytes ? photoMessages.tooLarge : null;
}

export type OpenedPhoto = { photo: File; problem: null } | { photo: null; problem: string };

/**
 * Checks a file by its first bytes, since its name and type may be wrong, and reads it into memory: a file from a
 * phone's gallery may no longer exist when it is sent.
 */
export async function openPhoto(file: File): Promise<OpenedPhoto> {
  try {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    const problem = findProblem(start, file.size);
    if (problem) return { photo: null, problem };
    const type = startsWith(start, png) ? "image/png" : "image/jpeg";
    return { photo: new File([await file.arrayBuffer()], file.name, { type }), problem: null };
  } catch {
    return { photo: null, problem: unreadableMessage };
  }
}

/** Milliseconds. A photo that takes longer is sent as it is. */
const shrinkTimeout = 15_000;

export type ShrunkPhoto = {
  /** A JPEG of at most 300 KB without metadata; the original where the browser can't make one. */
  photo: File;
  /** Of the original; null where this browser can't read it. */
  measures: PhotoMeasures | null;
};

const cache = new WeakMap<File, Promise<ShrunkPhoto>>();

function runWorker(photo: File): Promise<ShrinkResult> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return Promise.resolve(null);
  return new Promise<ShrinkResult>((resolve) => {
    const worker = new Worker(new URL("./shrink-worker.ts", import.meta.url), { type: "module" });
    const finish = (result: ShrinkResult) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => finish(null), shrinkTimeout);
    worker.addEventListener("message", ({ data }: MessageEvent<ShrinkResult>) => finish(data));
    worker.addEventListener("error", () => finish(null));
    worker.addEventListener("messageerror", () => finish(null));
    worker.postMessage(photo);
  });
}

async function shrink(photo: File): Promise<ShrunkPhoto> {
  const result = await runWorker(photo).catch(() => null);
  if (!result) return { photo, measures: null };
  return { photo: new File([result.jpeg], "photo.jpg", { type: "image/jpeg" }), measures: result.measures };
}

/** Shrinks a photo to the size that the model receives, in a worker and once per file. Never fails. */
export function shrinkPhoto(photo: File): Promise<ShrunkPhoto> {
  const shrunk = cache.get(photo) ?? shrink(photo);
  cache.set(photo, shrunk);
  return shrunk;
}
