import "server-only";
import { z } from "zod";
import { db } from "@/lib/database/db";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { listingNotesSchema } from "@/lib/listing-text/fields/schema";
import {
  namedOfKind,
  type Seen,
  type WaitingEntry,
  waitingSchema,
} from "@/lib/waiting/schema";
import { Prisma } from "@/prisma/generated/client";

/** Listings that are counted at once; the others follow with the next call. */
const countedAtOnce = 300;
/** Hours before photos are deleted. */
const expiresSoon = 48;
/** Days for which a change at Etsy is told, since the reading that showed it. */
const toldFor = 14;

const uncountedSchema = z.object({
  id: z.number(),
  version: z.number(),
  results: generatedListingSchema,
  notes: listingNotesSchema.pick({ confirmed: true }),
});

/** Listings whose text is new or was changed since it was counted. */
export async function listUncounted(userId: number) {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT id, version, results, notes FROM "Listing"
    WHERE "userId" = ${userId} AND "deletedAt" IS NULL AND "openVersion" IS DISTINCT FROM version
    ORDER BY id DESC LIMIT ${countedAtOnce}`;
  return rows.map((row) => uncountedSchema.parse(row));
}

type Counted = { id: number; version: number; points: number };

/** What is open in the text of that version, unless it was edited meanwhile. */
export async function saveCounts(userId: number, counted: Counted[]) {
  await db().$executeRaw`
    UPDATE "Listing" SET "openPoints" = counted.points, "openVersion" = counted.version
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS counted(id INT, version INT, points INT)
    WHERE "Listing".id = counted.id AND "Listing".version = counted.version AND "Listing"."userId" = ${userId}`;
}

/** What waits for the user, in one statement. */
export async function findWaiting(userId: number) {
  const [row] = await db().$queryRaw<unknown[]>(waitingSql(userId));
  return waitingSchema.parse(row);
}

export function waitingSql(userId: number) {
  return Prisma.sql`
    WITH seen AS MATERIALIZED (
      SELECT "listingsSeenAt" AS listings, "batchesSeenAt" AS batches, "draftsSeenAt" AS drafts, "hasListed"
      FROM "User" WHERE id = ${userId}
    ),
    ready AS MATERIALIZED (${readySql(userId)}),
    stopped AS MATERIALIZED (${stoppedSql(userId)}),
    changed AS MATERIALIZED (${changedSql(userId)}),
    expiring AS MATERIALIZED (${expiringSql(userId)})
    SELECT now() AS "asOf", ${listingsSql(userId)} AS listings,
      ${kindSql(Prisma.sql`ready`, Prisma.sql`id, name, ready`, isUnseen("batches"))} AS batches,
      ${kindSql(
        Prisma.sql`(SELECT * FROM stopped WHERE NOT "isChanged") stopped`,
        Prisma.sql`"listingId", "productName", message`,
        isUnseen("drafts"),
      )} AS drafts,
      ${kindSql(Prisma.sql`changed`, Prisma.sql`"listingId", "productName", change`)} AS changed,
      ${kindSql(Prisma.sql`expiring`, Prisma.sql`"listingId", "productName", photos, "expiresAt"`)} AS photos,
      ${stepsSql(userId)} AS steps`;
}

const isUnseen = (entry: WaitingEntry) =>
  Prisma.sql`since > COALESCE((SELECT ${Prisma.raw(entry)} FROM seen), '-infinity')`;

/** Newest first, with the number of all, by the column `since`. */
const kindSql = (
  from: Prisma.Sql,
  columns: Prisma.Sql,
  unseen: Prisma.Sql = Prisma.sql`false`,
) => Prisma.sql`(
  SELECT jsonb_build_object('count', count(*), 'unseen', count(*) FILTER (WHERE ${unseen}), 'first', (
    SELECT COALESCE(jsonb_agg(named), '[]') FROM (
      SELECT ${columns} FROM ${from} ORDER BY since DESC LIMIT ${namedOfKind}
    ) named
  )) FROM ${from}
)`;

/** All from one index, so that a long history is not read for its names. */
function listingsSql(userId: number) {
  const open = Prisma.sql`"Listing" WHERE "userId" = ${userId} AND "deletedAt" IS NULL AND "openPoints" > 0`;
  return Prisma.sql`(
    SELECT jsonb_build_object('count', count(*), 'unseen', count(*) FILTER (
      WHERE "createdAt" > COALESCE((SELECT listings FROM seen), '-infinity')
    ), 'first', (
      SELECT COALESCE(jsonb_agg(named), '[]') FROM (
        SELECT id AS "listingId", "productName", "openPoints" AS points FROM ${open}
        ORDER BY "createdAt" DESC, id DESC LIMIT ${namedOfKind}
      ) named
    )) FROM ${open}
  )`;
}

/** Batches with written rows, of which nothing is being written. */
const readySql = (userId: number) => Prisma.sql`
  SELECT b.id, b.name, count(*)::int AS ready, max(l."createdAt") AS since
  FROM "BatchRow" r JOIN "Batch" b ON b.id = r."batchId" JOIN "Listing" l ON l.id = r."listingId"
  WHERE r."userId" = ${userId} AND r.state = 'ready' AND l."deletedAt" IS NULL
    AND NOT EXISTS (
      SELECT FROM "BatchRow" w WHERE w."batchId" = b.id
        AND (w.state = 'writing' OR w.state = 'queued' AND b.state = 'running')
    )
  GROUP BY b.id`;

/**
 * Of each listing the newest way into a shop, where that stopped; also where
 * Etsy has it no longer, or another one.
 */
const stoppedSql = (userId: number) => Prisma.sql`
  SELECT p."listingId", l."productName", COALESCE(p.problem ->> 'message', '') AS message,
    COALESCE(p.problem ->> 'code', '') AS code,
    COALESCE(p.problem ->> 'code' IN ('changed_at_etsy', 'deleted_at_etsy'), false) AS "isChanged",
    COALESCE(p."stoppedAt", p."createdAt") AS since
  FROM "Publication" p JOIN "Listing" l ON l.id = p."listingId"
  WHERE p."userId" = ${userId} AND p.state = 'failed' AND l."deletedAt" IS NULL
    AND NOT EXISTS (
      SELECT FROM "Publication" newer WHERE newer."listingId" = p."listingId" AND newer."createdAt" > p."createdAt"
    )`;

/** As of the last reading: nothing is asked of Etsy here. */
const changedSql = (userId: number) => Prisma.sql`
  SELECT DISTINCT ON (found."listingId") found."listingId", l."productName", found.change, found.since
  FROM (
    SELECT "listingId", CASE code WHEN 'deleted_at_etsy' THEN 'gone' ELSE 'changed' END AS change, since
    FROM stopped WHERE "isChanged"
    UNION ALL
    SELECT "listingId", state, "readAt" FROM (
      SELECT DISTINCT ON ("listingId") "listingId", state, "readAt" FROM "ListingReading"
      WHERE "userId" = ${userId} AND source = 'etsy' AND "readAt" > now() - make_interval(days => ${toldFor}::int)
      ORDER BY "listingId", "readAt" DESC
    ) last WHERE state IN ('expired', 'sold_out', 'inactive')
    UNION ALL
    SELECT "listingId", 'gone', "changedAt" FROM "ChangeNote"
    WHERE "userId" = ${userId} AND reading = 'gone' AND "changedAt" > now() - make_interval(days => ${toldFor}::int)
  ) found JOIN "Listing" l ON l.id = found."listingId"
  WHERE l."deletedAt" IS NULL
  ORDER BY found."listingId", found.since DESC`;

/**
 * Photos of what was neither copied nor sent to a shop: once it is there they
 * are no longer needed.
 */
const expiringSql = (userId: number) => Prisma.sql`
  SELECT l.id AS "listingId", l."productName", count(*)::int AS photos, min(p."expiresAt") AS "expiresAt",
    now() - min(p."expiresAt") AS since
  FROM "Photo" p JOIN "ListingPhoto" used ON used."photoId" = p.id JOIN "Listing" l ON l.id = used."listingId"
  WHERE p."userId" = ${userId} AND p."expiresAt" > now()
    AND p."expiresAt" < now() + make_interval(hours => ${expiresSoon}::int)
    AND l."deletedAt" IS NULL AND l."copiedAt" IS NULL
    AND NOT EXISTS (SELECT FROM "Publication" sent WHERE sent."listingId" = l.id AND sent."etsyListingId" IS NOT NULL)
  GROUP BY l.id`;

const stepsSql = (userId: number) => Prisma.sql`jsonb_build_object(
  'hasListing', COALESCE((SELECT "hasListed" FROM seen), false)
    OR EXISTS (SELECT FROM "Listing" WHERE "userId" = ${userId} AND "deletedAt" IS NULL),
  'hasShop', EXISTS (SELECT FROM "Shop" WHERE "userId" = ${userId}),
  'isOut', EXISTS (
    SELECT FROM "Listing" WHERE "userId" = ${userId} AND "copiedAt" IS NOT NULL AND "deletedAt" IS NULL
  ) OR EXISTS (SELECT FROM "Publication" WHERE "userId" = ${userId} AND "etsyListingId" IS NOT NULL)
)`;

const seenColumns: Record<WaitingEntry, Prisma.Sql> = {
  listings: Prisma.sql`"listingsSeenAt"`,
  batches: Prisma.sql`"batchesSeenAt"`,
  drafts: Prisma.sql`"draftsSeenAt"`,
};

/** Never back, and never ahead of the present time. */
export async function setSeen(userId: number, { entry, asOf }: Seen) {
  const column = seenColumns[entry];
  await db().$executeRaw`
    UPDATE "User" SET ${column} = LEAST(${new Date(asOf)}::timestamptz, now())
    WHERE id = ${userId} AND (${column} IS NULL OR ${column} < LEAST(${new Date(asOf)}::timestamptz, now()))`;
}
