/** 10 MiB; a file of exactly this size passes. */
export const maxPhotoBytes = 10 * 1024 * 1024;

export const photoMessages = {
  missing: "Please upload an image first",
  wrongType: "Please upload a JPG or PNG image.",
  tooLarge: "Image is too large. Maximum size is 10MB.",
} as const;

/** Photos of one listing, as many as Etsy takes. */
export const maxPhotos = 20;

/** What may wait of one user: photos that are in no listing. */
export const waitingLimits = { photos: 60, bytes: 300 * 1024 * 1024 };

/** Days until a working copy is deleted. */
export const workingCopyDays = 7;

/** The same from the upload, for a photo that a row of a batch still needs: as long as the longest wait for a new month. */
export const longestCopyDays = 40;

/** Pixels on the long side of a working copy: Etsy shows no more. */
export const workingCopySide = 3_000;

export type PhotoSize = { width: number; height: number };

/** Pixels; no camera makes more. */
const maxOriginalSide = 50_000;

/** "4032x3024": how large the photo was before the caller shrank it. Null for anything else. */
export function parsePhotoSize(text: string | undefined): PhotoSize | null {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? "")?.map(Number) ?? [];
  if (!width || !height || width > maxOriginalSide || height > maxOriginalSide) return null;
  return { width, height };
}

/** Pixels on the long side, and in all. More the model would scale down itself, or charge for without seeing more. */
const maxSide = 1_568;
const maxPixels = 1_230_000;

/** The size at which a photo goes to the model; never larger than it is. */
export function modelSizeOf({ width, height }: PhotoSize, pixels = maxPixels): PhotoSize {
  const scale = Math.min(1, maxSide / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Photos that the model sees one by one; the rest is on one sheet. */
export const maxWholePhotos = 6;

/** Pixels of all photos of a listing together: 750 of them are a token, and six photos should cost 7,000. */
const allPixels = 5_250_000;

/** What each of six photos may have. A preview of that size is kept with the working copy. */
export const previewPixels = allPixels / maxWholePhotos;

/** How many pixels each of so many photos, and the sheet of the rest, may have. */
export function pixelsOf(photos: number) {
  const sheet = photos > maxWholePhotos ? 900_000 : 0;
  const whole = Math.min(maxPixels, (allPixels - sheet) / Math.min(Math.max(photos, 1), maxWholePhotos));
  return { whole: Math.floor(whole), sheet };
}
