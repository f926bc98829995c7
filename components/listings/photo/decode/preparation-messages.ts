import { photoMessages } from "@/lib/photos/limits";

const damaged = "This image can't be read; it may be damaged. Please try another one.";
const unsupported = (format: string) =>
  `This ${format} image can't be read: it may be damaged, or this browser doesn't know the format. Please save it as JPG and add that.`;

/** Why a photo can't be prepared. */
export const preparationMessages = {
  wrongType: `${photoMessages.wrongType} WebP, AVIF and HEIC work too.`,
  tooLarge: "Image is too large. Please use one of at most 60 MB.",
  gone: "This image could not be read. Please choose it again.",
  noDecoder:
    "HEIC photos need a part of this page that could not be loaded. Check your connection and try again, or save it as JPG.",
  notEdited: "This browser can't crop or turn photos. Please edit it in your photos app and add it again.",
  damaged,
  jpeg: damaged,
  png: damaged,
  webp: unsupported("WebP"),
  avif: unsupported("AVIF"),
  heic: "This HEIC image can't be read; it may be damaged. Please try another one, or save it as JPG.",
} as const;

export const tooManyPixels = (max: number) =>
  `This image has too many pixels. Please use one of at most ${Math.floor(max / 1_000_000)} megapixels.`;
