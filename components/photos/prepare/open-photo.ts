import {
  DecoderMissing,
  decodeHeic,
} from "@/components/photos/prepare/decode-heic";
import {
  explainProblem,
  preparationMessages,
  tooManyPixels,
} from "@/components/photos/prepare/preparation-messages";
import { inspectPhoto } from "@/lib/photos/inspect-photo";
import { formatOf, type PhotoFormat } from "@/lib/photos/photo-format";

/** Where libheif decodes, which holds each pixel three times. */
const maxHeicPixels = 64_000_000;

/** Says in its message why a photo can't be used. */
export class PreparationError extends Error {}

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

/** In a worker: the bytes of a photo, and the picture, upright. */
export async function openPhoto(file: Blob) {
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
  return { bytes, bitmap: await decode(buffer, format, pixels) };
}

/** A sentence for the seller about what was thrown. */
export function explainError(error: unknown) {
  if (error instanceof PreparationError) return error.message;
  if (error instanceof DecoderMissing) return preparationMessages.noDecoder;
  // biome-ignore lint/suspicious/noConsole: whoever is asked about it finds here what it was.
  console.error(error);
  return preparationMessages.failed;
}
