import "server-only";
import { isUuid } from "@/lib/database/is-uuid";
import { AppError } from "@/lib/errors";
import { loadCopy, tryDeleteObjects } from "@/lib/photos/copies";
import {
  findCopy,
  findThumbnail,
  hasPhoto,
  removePhoto,
} from "@/lib/photos/photo-data";

const noSuchPhoto = () =>
  new AppError("not_found", "That photo is no longer here.");

/**
 * Throws `not_found` for what can't be an id, as for an id that isn't there.
 */
export function parsePhotoId(text: string) {
  if (!isUuid(text)) throw noSuchPhoto();
  return text.toLowerCase();
}

const readers = {
  async copy(userId: number, id: string, now: Date) {
    const stored = await findCopy(userId, id, now);
    return stored && loadCopy(stored);
  },
  thumbnail: findThumbnail,
};

type PictureRequest = {
  userId: number;
  id: string;
  part: keyof typeof readers;
  ifNoneMatch: string | null;
};

/**
 * The JPEG of the user's own photo, or its WebP thumbnail, which stays as long
 * as its listing; null when the caller has it already, since it never changes.
 * Throws `not_found`.
 */
export async function readPicture(
  { userId, id, part, ifNoneMatch }: PictureRequest,
  now: Date,
) {
  const etag = `"photo-${part}-${id}"`;
  if (ifNoneMatch?.includes(etag)) {
    if (!(await hasPhoto(userId, id, part, now))) throw noSuchPhoto();
    return { etag, image: null };
  }
  const image = await readers[part](userId, id, now);
  if (image === null) throw noSuchPhoto();
  return { etag, image };
}

type Deletion = {
  userId: number;
  id: string;
  /** Only while no listing has it. */
  isWaiting?: boolean;
};

/**
 * Deletes the user's own photo with its bytes, also out of listings. Throws
 * `not_found`, or `conflict` for a listing's.
 */
export async function deletePhoto(
  { userId, id, isWaiting = false }: Deletion,
  now: Date,
) {
  const removed = await removePhoto({ userId, id, isWaiting }, now);
  if (removed) {
    if (removed.objectKey !== null) await tryDeleteObjects([removed.objectKey]);
    return;
  }
  if (isWaiting && (await hasPhoto(userId, id, "thumbnail", now))) {
    throw new AppError(
      "conflict",
      "This photo is in a listing, and stays with it.",
    );
  }
  throw noSuchPhoto();
}
