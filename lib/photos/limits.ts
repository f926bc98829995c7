/** 10 MiB; a file of exactly this size passes. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/**
 * Bytes of a file that is made smaller in the browser first. A phone's photo
 * has 3 to 12 MB, a camera's up to 50.
 */
export const maxOriginalBytes = 60 * 1024 * 1024;

export const photoMessages = {
  missing: "Please upload an image first",
  wrongType: "Please upload a JPG or PNG image.",
  tooLarge: "Image is too large. Maximum size is 10MB.",
  damaged:
    "This image can't be read; it may be damaged. Please try another one.",
  tooManyPixels:
    "This image has too many pixels. Please use one of at most 110 megapixels.",
  tooLong:
    "This image is too long. Please use one of at most 20,000 pixels on each side.",
  takesTooMuch:
    "This image is saved in a way that takes too much memory to read. Please save it as a plain JPG.",
  takesTooLong:
    "This image takes too long to read. Please save it as a plain JPG, or try another one.",
} as const;

/** Photos of one listing, as many as Etsy takes. */
export const maxPhotos = 20;

export const tooManyPhotos = `A listing has at most ${maxPhotos} photos.`;

/** What may wait of one user: photos that are in no listing. */
export const waitingLimits = { photos: 60, bytes: 300 * 1024 * 1024 };

/**
 * Bytes of one user's photos with a working copy, whatever they are in: of
 * those who pay, and of all others.
 */
export const photoTotals = {
  free: 400 * 1024 * 1024,
  paid: 6 * 1024 * 1024 * 1024,
};

/** Days until a working copy is deleted. */
export const workingCopyDays = 7;

/**
 * The same from the upload, for a photo that a row of a batch still needs: as
 * long as the longest wait for a new month.
 */
export const longestCopyDays = 40;

/** Pixels on the long side of a working copy: Etsy shows no more. */
export const workingCopySide = 3_000;

export type PhotoSize = { width: number; height: number };

/**
 * The largest common phone cameras make 12,000 × 9,000 or, some of them, 12,032
 * × 9,024.
 */
export const maxOriginalPixels = 110_000_000;
/**
 * Pixels. One row of many millions takes hundreds of megabytes, and is a file
 * of 6 KB.
 */
export const maxOriginalSide = 20_000;

/**
 * "4032x3024": how large the photo was before the caller shrank it. Null for
 * anything else.
 */
export function parsePhotoSize(text: string | undefined): PhotoSize | null {
  const [, width, height] =
    /^(\d{1,5})x(\d{1,5})$/.exec(text ?? "")?.map(Number) ?? [];
  return width && height ? { width, height } : null;
}

/**
 * A share by which rounding may change the shape of a photo that is shrunk to a
 * few hundred pixels.
 */
const roundedShape = 0.02;

/**
 * How large a photo was as it was taken: what its sender says, if the picture
 * that came can be that photo, shrunk; otherwise the size of the picture.
 */
export function originalSizeOf(
  picture: PhotoSize,
  told: PhotoSize | null,
): PhotoSize {
  if (!told) return picture;
  const isSmaller = told.width < picture.width || told.height < picture.height;
  const isTooLarge =
    told.width * told.height > maxOriginalPixels ||
    Math.max(told.width, told.height) > maxOriginalSide;
  const stretch = (told.width * picture.height) / (told.height * picture.width);
  const margin = roundedShape + 1 / Math.min(picture.width, picture.height);
  return isSmaller || isTooLarge || Math.abs(stretch - 1) > margin
    ? picture
    : told;
}

/**
 * Pixels on the long side, and in all. More the model would scale down itself,
 * or charge for without seeing more.
 */
const maxSide = 1_568;
const maxPixels = 1_230_000;

/** The size at which a photo goes to the model; never larger than it is. */
export function modelSizeOf(
  { width, height }: PhotoSize,
  pixels = maxPixels,
): PhotoSize {
  const scale = Math.min(
    1,
    maxSide / Math.max(width, height),
    Math.sqrt(pixels / (width * height)),
  );
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/** Photos that the model sees one by one; the rest is on one sheet. */
export const maxWholePhotos = 6;

/**
 * Pixels of all photos of a listing together: 750 of them are a token, and six
 * photos should cost 7,000.
 */
const allPixels = 5_250_000;

/**
 * What each of six photos may have. A preview of that size is kept with the
 * working copy.
 */
export const previewPixels = allPixels / maxWholePhotos;

/**
 * How many pixels each of so many photos, and the sheet of the rest, may have.
 */
export function pixelsOf(photos: number) {
  const sheet = photos > maxWholePhotos ? 900_000 : 0;
  const whole = Math.min(
    maxPixels,
    (allPixels - sheet) / Math.min(Math.max(photos, 1), maxWholePhotos),
  );
  return { whole: Math.floor(whole), sheet };
}
