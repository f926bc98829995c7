import "@/lib/browser/zod-without-eval";
import { drawPicture } from "@/components/photos/prepare/draw-picture";
import {
  explainError,
  openPhoto,
} from "@/components/photos/prepare/open-photo";
import {
  type Look,
  lookSide,
  measureLook,
} from "@/lib/photos/grouping/measure-look";
import { readTakenAt } from "@/lib/photos/grouping/read-taken-at";

/** Bytes at both ends of a file that tell whether two are the same. */
const compared = 65_536;

/** What photos are grouped by, and a small JPEG to show meanwhile. */
export type PhotoReading = {
  look: Look;
  /** Seconds of the camera's clock; null where it isn't known. */
  takenAt: number | null;
  /** The same for the same file alone; "" where this browser can't tell. */
  digest: string;
  preview: Blob;
};

export type ReadingResult =
  | { reading: PhotoReading; problem: null }
  | { reading: null; problem: string };

/** Missing where the page came without TLS. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>) {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return "";
  const ends = new Blob([bytes.subarray(0, compared), bytes.slice(-compared)]);
  const hash = await subtle.digest("SHA-256", await ends.arrayBuffer());
  return `${bytes.length} ${new Uint8Array(hash).join(" ")}`;
}

async function read(file: Blob): Promise<ReadingResult> {
  const { bytes, bitmap } = await openPhoto(file);
  const { width, height } = bitmap;
  // As many pixels as a tile of 96 has on the screen of a phone.
  const { canvas, context } = drawPicture(
    { source: bitmap, width, height },
    lookSide,
  );
  bitmap.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return {
    reading: {
      look: measureLook({
        data: pixels.data,
        width: pixels.width,
        height: pixels.height,
        channels: 4,
      }),
      takenAt: readTakenAt(bytes),
      digest: await digestOf(bytes),
      preview: await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 }),
    },
    problem: null,
  };
}

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(
    await read(data).catch(
      (error: unknown): ReadingResult => ({
        reading: null,
        problem: explainError(error),
      }),
    ),
  );
});
