import "server-only";
import { db, type Transaction } from "@/lib/database/db";
import { longestCopyDays, workingCopyDays } from "@/lib/photos/limits";
import { Prisma } from "@/prisma/generated/client";

/**
 * From now on as long as a new one has, but no longer than `longestCopyDays`
 * after its upload.
 */
const renewedEnd = Prisma.sql`GREATEST("expiresAt", LEAST(
  now() + make_interval(days => ${workingCopyDays}::int), "createdAt" + make_interval(days => ${longestCopyDays}::int)
))`;

type Renewal = { userId: number; ids: string[]; hours: number };

/**
 * Renews those of the user's photos that end within so many hours, before a row
 * is written from them.
 */
export async function renewPhotos(
  { userId, ids, hours }: Renewal,
  tx: Pick<Transaction, "$executeRaw"> = db(),
) {
  if (ids.length === 0) return;
  await tx.$executeRaw`
    UPDATE "Photo" SET "expiresAt" = ${renewedEnd}
    WHERE id = ANY(${ids}::uuid[]) AND "userId" = ${userId}
      AND "expiresAt" < now() + make_interval(hours => ${hours}::int)`;
}

/** Photo `p` may be renewed, and a row that is not written yet has it. */
const isNeeded = Prisma.sql`(
  p."createdAt" + make_interval(days => ${longestCopyDays}::int) > now() AND EXISTS (
    SELECT FROM "BatchRow" r JOIN "Batch" b ON b.id = r."batchId"
    WHERE r."userId" = p."userId" AND p.id = ANY(r."photoIds") AND b.state <> 'canceled'
      AND r.state IN ('queued', 'writing', 'waiting', 'refused', 'failed')
  )
)`;

/**
 * Renews photos that end within the hour and that a row needs; returns how
 * many, at most `purgeBatchSize`.
 */
export function renewBatch() {
  return db().$executeRaw`
    UPDATE "Photo" SET "expiresAt" = ${renewedEnd} WHERE id IN (
      SELECT id FROM "Photo" p
      WHERE "expiresAt" < now() + interval '1 hour'
        AND "expiresAt" < "createdAt" + make_interval(days => ${longestCopyDays}::int) AND ${isNeeded}
      ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
    )`;
}

/**
 * Photos, so that no batch exceeds the statement timeout: fifty of 5 MB take a
 * second.
 */
export const purgeBatchSize = 25;

/**
 * Deletes working copies whose time is over and which no row needs, and the
 * photos too unless a listing has them; returns how many, at most
 * `purgeBatchSize`. Their objects are orphans then.
 */
export function purgeBatch() {
  return db().$executeRaw`
    WITH due AS MATERIALIZED (
      SELECT id, EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = p.id) AS listed FROM "Photo" p
      WHERE "expiresAt" <= now() AND NOT ${isNeeded} ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
    ),
    deleted AS (
      DELETE FROM "Photo" USING due WHERE "Photo".id = due.id AND NOT due.listed RETURNING "Photo".id
    ),
    copies AS (
      DELETE FROM "PhotoCopy" USING due WHERE "PhotoCopy"."photoId" = due.id AND due.listed
    ),
    objects AS (
      UPDATE "PhotoObject" SET "photoId" = NULL FROM due WHERE "PhotoObject"."photoId" = due.id AND due.listed
    ),
    kept AS (
      UPDATE "Photo" SET "expiresAt" = NULL FROM due WHERE "Photo".id = due.id AND due.listed RETURNING "Photo".id
    )
    SELECT id FROM deleted UNION ALL SELECT id FROM kept`;
}

/**
 * Deletes up to `purgeBatchSize` photos of deleted accounts; returns the keys
 * of their objects, null for a photo without.
 */
export async function removeOwnerless() {
  const rows = await db().$queryRaw<{ key: string | null }[]>`
    WITH due AS MATERIALIZED (
      SELECT p.id FROM "DeletedPhotoOwner" o JOIN "Photo" p ON p."userId" = o."userId"
      LIMIT ${purgeBatchSize} FOR UPDATE OF p SKIP LOCKED
    )
    DELETE FROM "Photo" USING due LEFT JOIN "PhotoObject" o ON o."photoId" = due.id
    WHERE "Photo".id = due.id RETURNING o.key`;
  return rows.map(({ key }) => key);
}

/** Forgets the deleted users who have no photos left. */
export async function forgetOwners() {
  await db().$executeRaw`
    DELETE FROM "DeletedPhotoOwner" o WHERE NOT EXISTS (SELECT FROM "Photo" p WHERE p."userId" = o."userId")`;
}
