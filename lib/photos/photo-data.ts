import "server-only";
import { db } from "@/lib/database/db";
import { photoCheckSchema } from "@/lib/listing-text/fields/schema";
import { purgeBatchSize } from "@/lib/photos/expiry-data";
import {
  photoTotals,
  waitingLimits,
  workingCopyDays,
} from "@/lib/photos/limits";
import type { WorkingCopy } from "@/lib/photos/working-copy";

/** Where a working copy is: in PostgreSQL or, under its key, in the bucket. */
export type StoredCopy = { image: Buffer | null; objectKey: string | null };

/**
 * Stores a photo with its working copy, both or neither. Null, and nothing
 * stored, when the user would have too many that wait, or more than `maxTotal`
 * bytes of all.
 */
export async function storePhoto(
  userId: number,
  { image: whole, preview, thumbnail, ...photo }: WorkingCopy,
  { image, objectKey }: StoredCopy,
  maxTotal = photoTotals.paid,
) {
  const { photos, bytes } = waitingLimits;
  const row = JSON.stringify({ ...photo, size: whole.length });
  const [stored] = await db().$queryRaw<{ id: string; expiresAt: Date }[]>`
    SELECT id::text, "expiresAt" FROM store_photo(
      ${userId}, ${row}::jsonb, ${thumbnail}::bytea, ${image}::bytea, ${objectKey}, ${preview}::bytea,
      ${photos}, ${bytes}, make_interval(days => ${workingCopyDays}), ${maxTotal}::bigint
    )`;
  return stored ?? null;
}

/**
 * Notes a key of the bucket, so that whatever is stored under it is found
 * again.
 */
export async function noteObject(key: string) {
  await db().photoObject.create({ data: { key } });
}

/** Minutes in which an upload is over. */
const uploadMinutes = 5;

/**
 * Takes objects that belong to no photo, at most `purgeBatchSize`, so that no
 * photo can have them any more.
 */
export async function takeOrphans() {
  const rows = await db().$queryRaw<{ key: string }[]>`
    UPDATE "PhotoObject" SET "isDue" = true
    WHERE "photoId" IS NULL AND key IN (
      SELECT key FROM "PhotoObject"
      WHERE "photoId" IS NULL AND ("isDue" OR "createdAt" < now() - make_interval(mins => ${uploadMinutes}))
      ORDER BY "createdAt" LIMIT ${purgeBatchSize}
    )
    RETURNING key`;
  return rows.map(({ key }) => key);
}

/**
 * Takes an object that no photo has, also when it is no longer recorded. False
 * when a photo has it.
 */
export async function takeObject(key: string) {
  const count = await db().$executeRaw`
    INSERT INTO "PhotoObject" (key, "isDue") VALUES (${key}, true)
    ON CONFLICT (key) DO UPDATE SET "isDue" = true WHERE "PhotoObject"."photoId" IS NULL`;
  return count === 1;
}

/** Once the object is deleted. */
export async function forgetObject(key: string) {
  await db().photoObject.deleteMany({ where: { key } });
}

/** Photos that are in no listing, and the bytes of their working copies. */
export async function findWaiting(userId: number) {
  const [row] = await db().$queryRaw<[{ photos: number; bytes: number }]>`
    SELECT photos::int, bytes::float8 FROM waiting_photos(${userId})`;
  return row;
}

/** What the user's plan is computed from. */
export function findOwner(userId: number) {
  const select = {
    subscriptionTier: true,
    subscriptionExpiresAt: true,
  } as const;
  return db().user.findUniqueOrThrow({ where: { id: userId }, select });
}

/**
 * A photo is no longer visible once its last listing is deleted, or once it
 * expires while it waits.
 */
const visible = (userId: number, now: Date) => ({
  userId,
  OR: [
    { listings: { none: {} }, expiresAt: { gt: now } },
    { listings: { some: { listing: { deletedAt: null } } } },
  ],
});

/** With a working copy that has not expired. */
const withCopy = (userId: number, until: Date) => ({
  ...visible(userId, until),
  expiresAt: { gt: until },
});

type Part = "copy" | "thumbnail";

export async function hasPhoto(
  userId: number,
  id: string,
  part: Part,
  now: Date,
) {
  const where = part === "copy" ? withCopy(userId, now) : visible(userId, now);
  return (await db().photo.count({ where: { id, ...where } })) === 1;
}

/** Where the working copy is; null when there is none. */
export async function findCopy(
  userId: number,
  id: string,
  now: Date,
): Promise<StoredCopy | null> {
  const row = await db().photo.findFirst({
    where: { id, ...withCopy(userId, now) },
    select: {
      object: { select: { key: true } },
      copy: { select: { image: true } },
    },
  });
  return row && storedCopyOf(row);
}

/** A JPEG of the size at which the model sees six photos. */
export async function findPreview(userId: number, id: string, now: Date) {
  const where = { photo: { id, ...withCopy(userId, now) } };
  const row = await db().photoCopy.findFirst({
    where,
    select: { preview: true },
  });
  return row && toBuffer(row.preview);
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

type CopyRow = {
  object: { key: string } | null;
  copy: { image: Uint8Array | null } | null;
};

export const storedCopyOf = ({ object, copy }: CopyRow): StoredCopy => ({
  image: copy?.image ? toBuffer(copy.image) : null,
  objectKey: object?.key ?? null,
});

/** WebP. */
export async function findThumbnail(userId: number, id: string, now: Date) {
  const row = await db().photo.findFirst({
    where: { id, ...visible(userId, now) },
    select: { thumbnail: true },
  });
  return row?.thumbnail ?? null;
}

/**
 * Those of the photos whose working copies are there until then, in the order
 * of the ids.
 */
export async function listUsable(userId: number, ids: string[], until: Date) {
  const rows = await db().photo.findMany({
    where: { id: { in: ids }, ...withCopy(userId, until) },
    select: { id: true, checks: true, thumbnail: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [{ ...row, checks: photoCheckSchema.array().parse(row.checks) }]
      : [];
  });
}

/** The ids of those that have working copies until then. */
export async function listUsableIds(
  userId: number,
  ids: string[],
  until: Date,
) {
  const rows = await db().photo.findMany({
    where: { id: { in: ids }, ...withCopy(userId, until) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

type Removal = { userId: number; id: string; isWaiting: boolean };

/**
 * Deletes the user's own photo, also out of listings unless it has to wait.
 * Returns the key of its object, if it had one; null without a photo.
 */
export async function removePhoto(
  { userId, id, isWaiting }: Removal,
  now: Date,
) {
  const where = {
    id,
    ...visible(userId, now),
    ...(isWaiting && { listings: { none: {} } }),
  };
  const photo = await db().photo.findFirst({
    where,
    select: { object: { select: { key: true } } },
  });
  const { count } = await db().photo.deleteMany({ where });
  return count === 1 ? { objectKey: photo?.object?.key ?? null } : null;
}
