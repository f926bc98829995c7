import "server-only";
import { AppError } from "@/lib/errors";
import { loadCopy } from "@/lib/photos/copies";
import { shrink } from "@/lib/photos/decode-photo";
import { longestCopyDays, previewPixels } from "@/lib/photos/limits";
import {
  findCopy,
  findPreview,
  listUsable,
  listUsableIds,
} from "@/lib/photos/photo-data";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

/**
 * Milliseconds that a working copy must have left: longer than any listing
 * takes.
 */
const margin = 60_000;

const missing = `One of your photos is no longer here; photos are kept for seven days, those of waiting rows for up to ${longestCopyDays}. Please add it again.`;

function noLongerHere(paths: readonly PropertyKey[][] = []) {
  const refused = paths.map((path) => ({
    path,
    code: "not_found",
    message: missing,
  }));
  return new AppError("not_found", missing, { refused });
}

/**
 * The user's own photos, in the order of the ids. Throws `not_found` when one
 * of them is missing or has expired.
 */
export async function choosePhotos(userId: number, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const photos = await listUsable(
    userId,
    ids,
    new Date(now.getTime() + margin),
  );
  if (photos.length === ids.length) return photos;
  const found = new Set(photos.map(({ id }) => id));
  throw noLongerHere(
    ids.flatMap((id, at) => (found.has(id) ? [] : [["photoIds", at]])),
  );
}

/** A photo, and its place in the request. */
type Wanted = { id: string; path: PropertyKey[] };

/**
 * Whether all of them are the user's own and there for now. Throws `not_found`.
 */
export async function requirePhotos(
  userId: number,
  wanted: Wanted[],
  now: Date,
) {
  if (wanted.length === 0) return;
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const found = new Set(await listUsableIds(userId, ids, now));
  if (found.size < ids.length)
    throw noLongerHere(
      wanted.flatMap(({ id, path }) => (found.has(id) ? [] : [path])),
    );
}

/** Whether all of them stay until then. Throws `not_found`. */
export async function requirePhotosUntil(
  userId: number,
  ids: string[],
  until: Date,
) {
  if ((await listUsableIds(userId, ids, until)).length < new Set(ids).size)
    throw new AppError(
      "not_found",
      "One of your photos expires before the writer may finish. Please add it again.",
    );
}

export type ChosenPhoto = Awaited<ReturnType<typeof choosePhotos>>[number];

/**
 * A preview takes a few milliseconds, a working copy up to 100. Waiting callers
 * hold nothing, so the queue may be long.
 */
const shrinking = createConcurrencyLimiter({
  maxConcurrent: 2,
  maxPerKey: 2,
  maxQueued: Number.POSITIVE_INFINITY,
  queueTimeout: 20_000,
});

/**
 * The photo as a JPEG of at most so many pixels, made of its preview, or where
 * that has too few of its working copy, which is in memory only in the
 * meantime.
 */
export function readSmallCopy(
  userId: number,
  id: string,
  pixels: number,
  now: Date,
) {
  return shrinking(String(userId), async () => {
    const image =
      pixels > previewPixels
        ? await readCopy(userId, id, now)
        : await findPreview(userId, id, now);
    if (image === null) throw noLongerHere();
    return pixels === previewPixels ? image : shrink(image, pixels);
  });
}

async function readCopy(userId: number, id: string, now: Date) {
  const stored = await findCopy(userId, id, now);
  return stored && loadCopy(stored);
}
