import "server-only";
import { db } from "@/lib/db";
import { waitingLimits, workingCopyDays } from "@/lib/photos/limits";
import { photoCheckSchema } from "@/lib/photos/schema";
import type { WorkingCopy } from "@/lib/photos/working-copy";

/** Where a working copy is: in PostgreSQL or, under its key, in the bucket. */
export type StoredCopy = { image: Buffer | null; objectKey: string | null };

/**
 * Stores a photo with its working copy, both or neither. Null, and nothing stored, when the user would have too many that
 * wait.
 */
export async function storePhoto(
  userId: number,
  { image: whole, preview, thumbnail, ...photo }: WorkingCopy,
  { image, objectKey }: StoredCopy,
) {
  const { photos, bytes } = waitingLimits;
  const row = JSON.stringify({ ...photo, size: whole.length, objectKey });
  const [stored] = await db().$queryRaw<{ id: string; expiresAt: Date }[]>`
    SELECT id::text, "expiresAt" FROM store_photo(
      ${userId}, ${row}::jsonb, ${thumbnail}::bytea, ${image}::bytea, ${preview}::bytea,
      ${photos}, ${bytes}, make_interval(days => ${workingCopyDays})
    )`;
  return stored ?? null;
}

/** Notes a key of the bucket, so that whatever is stored under it is found again. */
export async function noteObject(key: string) {
  await db().photoObject.create({ data: { key } });
}

/** Minutes in which an upload is over. */
const uploadMinutes = 5;

/** Keys of objects that belong to no photo, at most `purgeBatchSize`. */
export async function listOrphans() {
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT key FROM "PhotoObject" o
    WHERE "createdAt" < now() - make_interval(mins => ${uploadMinutes})
      AND NOT EXISTS (SELECT FROM "Photo" p WHERE p."objectKey" = o.key)
    ORDER BY "createdAt" LIMIT ${purgeBatchSize}`;
  return rows.map(({ key }) => key);
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

/** A photo goes out of sight with the last listing that has it, or with its time while it waits. */
const visible = (userId: number, now: Date) => ({
  userId,
  OR: [{ listings: { none: {} }, expiresAt: { gt: now } }, { listings: { some: { listing: { deletedAt: null } } } }],
});

/** With a working copy that has its time left. */
const withCopy = (userId: number, until: Date) => ({ ...visible(userId, until), expiresAt: { gt: until } });

type Part = "copy" | "thumbnail";

export async function hasPhoto(userId: number, id: string, part: Part, now: Date) {
  const where = part === "copy" ? withCopy(userId, now) : visible(userId, now);
  return (await db().photo.count({ where: { id, ...where } })) === 1;
}

/** Where the working copy is; null when there is none. */
export async function findCopy(userId: number, id: string, now: Date): Promise<StoredCopy | null> {
  const row = await db().photo.findFirst({
    where: { id, ...withCopy(userId, now) },
    select: { objectKey: true, copy: { select: { image: true } } },
  });
  return row && storedCopyOf(row);
}

/** A JPEG of the size at which the model sees six photos. */
export async function findPreview(userId: number, id: string, now: Date) {
  const where = { photo: { id, ...withCopy(userId, now) } };
  const row = await db().photoCopy.findFirst({ where, select: { preview: true } });
  return row && toBuffer(row.preview);
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

const storedCopyOf = ({
  objectKey,
  copy,
}: {
  objectKey: string | null;
  copy: { image: Uint8Array | null } | null;
}) => ({
  image: copy?.image ? toBuffer(copy.image) : null,
  objectKey,
});

/** WebP. */
export async function findThumbnail(userId: number, id: string, now: Date) {
  const row = await db().photo.findFirst({ where: { id, ...visible(userId, now) }, select: { thumbnail: true } });
  return row?.thumbnail ?? null;
}

/** Those of the photos whose working copies are there until then, in the order of the ids. */
export async function listUsable(userId: number, ids: string[], until: Date) {
  const rows = await db().photo.findMany({
    where: { id: { in: ids }, ...withCopy(userId, until) },
    select: { id: true, checks: true, thumbnail: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, checks: photoCheckSchema.array().parse(row.checks) }] : [];
  });
}

/** Deletes the user's own photo, also out of listings. Returns what it was; null when there is none. */
export async function removePhoto(userId: number, id: string, now: Date) {
  const photo = await db().photo.findFirst({ where: { id, ...visible(userId, now) }, select: { objectKey: true } });
  const { count } = await db().photo.deleteMany({ where: { id, ...visible(userId, now) } });
  return count === 1 ? (photo ?? { objectKey: null }) : null;
}

/** Photos, so that no batch exceeds the statement timeout: fifty of 5 MB take a second. */
export const purgeBatchSize = 25;

/**
 * Deletes working copies whose time is over, and the photos too unless a listing has them; returns how many, at most
 * `purgeBatchSize`.
 */
export function purgeBatch() {
  return db().$executeRaw`
    WITH due AS MATERIALIZED (
      SELECT id, EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = p.id) AS listed FROM "Photo" p
      WHERE "expiresAt" <= now() ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
    ),
    deleted AS (
      DELETE FROM "Photo" USING due WHERE "Photo".id = due.id AND NOT due.listed RETURNING "Photo".id
    ),
    copies AS (
      DELETE FROM "PhotoCopy" USING due WHERE "PhotoCopy"."photoId" = due.id AND due.listed RETURNING due.id
    ),
    kept AS (
      UPDATE "Photo" SET "expiresAt" = NULL, "objectKey" = NULL FROM due WHERE "Photo".id = due.id AND due.listed RETURNING "Photo".id
    )
    SELECT id FROM deleted UNION ALL SELECT id FROM kept`;
}

/** Deletes up to `purgeBatchSize` photos of a user, and returns what they were. */
export function removeBatch(userId: number) {
  return db().$queryRaw<{ objectKey: string | null }[]>`
    DELETE FROM "Photo" WHERE id IN (SELECT id FROM "Photo" WHERE "userId" = ${userId} LIMIT ${purgeBatchSize})
    RETURNING "objectKey"`;
}
