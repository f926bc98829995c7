import type { PhotoProblem } from "@/lib/photos/inspect-photo";
import { photoMessages } from "@/lib/photos/limits";
import type { PhotoFormat } from "@/lib/photos/photo-format";

const { damaged } = photoMessages;
const unsupported = (format: string) =>
  `This ${format} image can't be read: it may be damaged, or this browser doesn't know the format. Please save it as JPG and add that.`;

/** Why a photo can't be prepared. */
export const preparationMessages = {
  wrongType: photoMessages.wrongType,
  tooLarge: photoMessages.tooLarge,
  failed:
    "We couldn't read this photo. That is our fault, not your file's. Please save it as JPG and add that.",
  gone: "This image could not be read. Please choose it again.",
  noDecoder:
    "HEIC photos need a part of this page that could not be loaded. Check your connection and try again, or save it as JPG.",
  notEdited:
    "This browser can't crop or turn photos. Please edit it in your photos app and add it again.",
  damaged,
  jpeg: damaged,
  png: damaged,
  webp: unsupported("WebP"),
  avif: unsupported("AVIF"),
  heic: "This HEIC image can't be read; it may be damaged. Please try another one, or save it as JPG.",
} as const;

const help = [
  { message: photoMessages.wrongType, text: "WebP, AVIF and HEIC work too." },
  {
    message: photoMessages.tooLarge,
    text: "Larger photos, up to 60 MB, are made smaller on this page first.",
  },
];

/**
 * What this page can do besides, for the messages that count for the server as
 * well; null for others.
 */
export const helpFor = (problem: string) =>
  help.find(({ message }) => problem.endsWith(message))?.text ?? null;

export const tooManyPixels = (max: number) =>
  `This image has too many pixels. Please use one of at most ${Math.floor(max / 1_000_000)} megapixels.`;

/**
 * Why a photo isn't decoded. For what may be the browser's lack rather than the
 * file's, its format has a message of its own.
 */
export const explainProblem = (problem: PhotoProblem, format: PhotoFormat) =>
  problem === "damaged" ? preparationMessages[format] : photoMessages[problem];
