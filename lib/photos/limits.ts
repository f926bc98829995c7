/** 10 MiB; a file of exactly this size passes. */
export const maxPhotoBytes = 10 * 1024 * 1024;

export const photoMessages = {
  missing: "Please upload an image first",
  wrongType: "Please upload a JPG or PNG image.",
  tooLarge: "Image is too large. Maximum size is 10MB.",
} as const;

/** Pixels; no camera makes more. */
const maxOriginalSide = 50_000;

/** "4032x3024": how large the photo was before the caller shrank it. Null for anything else. */
export function parsePhotoSize(text: string | undefined): Size | null {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? "")?.map(Number) ?? [];
  if (!width || !height || width > maxOriginalSide || height > maxOriginalSide) return null;
  return { width, height };
}

/** Pixels on the long side, and in all. More the model would scale down itself, or charge for without seeing more. */
const maxSide = 1_568;
const maxPixels = 1_230_000;

type Size = { width: number; height: number };

/** The size at which a photo goes to the model; never larger than it is. */
export function modelSizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
