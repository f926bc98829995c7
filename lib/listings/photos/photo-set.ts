import "server-only";
import type { ModelImage } from "@/lib/ai/message";
import type { Color } from "@/lib/listing-text/fields/listing-choices";
import { type ChosenPhoto, readSmallCopy } from "@/lib/photos/choose-photos";
import { drawContactSheet, layOut } from "@/lib/photos/contact-sheet";
import { shrink } from "@/lib/photos/decode-photo";
import { maxWholePhotos, pixelsOf, previewPixels } from "@/lib/photos/limits";
import { measureColors } from "@/lib/photos/measure-colors";
import type { Photo } from "@/lib/photos/normalize-photo";

/**
 * What is shown of a listing: the photo that came with the form, then those
 * that were uploaded before.
 */
export type PhotoSet = {
  userId: number;
  photo: Photo | null;
  chosen: readonly ChosenPhoto[];
};

export const countOf = ({ photo, chosen }: PhotoSet) =>
  chosen.length + (photo ? 1 : 0);

/** The photo that shoppers see first, with what was said of it. */
export const firstThumbnailOf = async ({ photo, chosen: [first] }: PhotoSet) =>
  photo ? photo.thumbnail : first ? Buffer.from(first.thumbnail) : null;

/**
 * The photos as the model sees them: the first six one by one, the rest on a
 * sheet, each with its number.
 */
export async function toModelImages(
  set: PhotoSet,
  now: Date,
): Promise<ModelImage[]> {
  const count = countOf(set);
  if (count === 0) return [];
  if (set.photo && count === 1)
    return [{ label: null, jpeg: await set.photo.jpeg }];
  const { whole, sheet } = pixelsOf(count);
  const rest = count - maxWholePhotos;
  const sheetCell = rest > 0 ? layOut(rest, sheet).cell ** 2 : 0;
  const pictures = await Promise.all([
    ...(set.photo ? [set.photo.jpeg.then((jpeg) => shrink(jpeg, whole))] : []),
    ...set.chosen.map(({ id }, index) => {
      const isWhole = index + (set.photo ? 1 : 0) < maxWholePhotos;
      return readSmallCopy(set.userId, id, isWhole ? whole : sheetCell, now);
    }),
  ]);
  const shown = pictures.slice(0, maxWholePhotos).map((jpeg, index) => ({
    label: count === 1 ? null : `Photo ${index + 1}:`,
    jpeg,
  }));
  return rest > 0
    ? [...shown, await sheetOf(pictures.slice(maxWholePhotos), sheet)]
    : shown;
}

/** Of the first photo, where the model takes no pictures. */
export async function colorsOf(
  { userId, photo, chosen: [first] }: PhotoSet,
  now: Date,
): Promise<Color[]> {
  if (photo) return measureColors(await photo.jpeg);
  return first
    ? measureColors(await readSmallCopy(userId, first.id, previewPixels, now))
    : [];
}

async function sheetOf(
  pictures: Buffer[],
  pixels: number,
): Promise<ModelImage> {
  const first = maxWholePhotos + 1;
  const { columns } = layOut(pictures.length, pixels);
  const label = `Photos ${first} to ${maxWholePhotos + pictures.length} on one sheet, numbered, ${columns} in a row:`;
  return { label, jpeg: await drawContactSheet(pictures, first, pixels) };
}
