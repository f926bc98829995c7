import { photoMessages } from "@/lib/photos/limits";

const damaged = "This image can't be read; it may be damaged. Please try another one.";
const unsupported = (format: string) =>
  `This ${format} image can't be read here; it may be damaged, or this browser doesn't know the format. Please save it as JPG and add that.`;

/** Why a photo can't be prepared. */
export const preparationMessages = {
  wrongType: `${photoMessages.wrongType} WebP, AVIF and HEIC work too.`,
  tooLarge: "Image is too large. Please use one of at most 60 MB.",
  tooManyPixels: "This image has too many pixels. Please use one of at most 110 megapixels.",
  gone: "This image could not be read. Please choose it again.",
  damaged,
  webp: unsupported("WebP"),
  avif: unsupported("AVIF"),
  heic: unsupported("HEIC"),
} as const;
