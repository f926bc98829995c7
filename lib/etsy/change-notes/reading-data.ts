import "server-only";
import { db } from "@/lib/database/db";
import type { Sql } from "@/lib/database/sql";
import { readingDays } from "@/lib/etsy/change-notes/schema";
import { readListingNumbersTask } from "@/lib/etsy/change-notes/tasks";
import { addJobs } from "@/lib/jobs/queue";
import { dayLength } from "@/lib/time/day";

/**
 * Milliseconds after its day until which a reading is still worth being made.
 */
const stillUseful = dayLength;
const lastDay = readingDays.at(-1) ?? 0;

/**
 * Queues the readings on Etsy that remain, of the notes of a listing, or of all
 * of the user's: those whose number on Etsy is known, of the shop that is
 * connected or of one that isn't known. None for a day that has passed, or that
 * was read.
 */
export async function startReadings(
  tx: Sql,
  { userId, listingId = null }: { userId: number; listingId?: number | null },
  now = new Date(),
) {
  const oldest = new Date(now.getTime() - lastDay * dayLength - stillUseful);
  const notes = await tx.$queryRaw<
    { id: string; changedAt: Date; read: string[] }[]
  >`
    UPDATE "ChangeNote" note SET "reading" = 'waiting', "etsyShopId" = shop."etsyShopId"
    FROM (SELECT "etsyShopId" FROM "EtsyConnection" WHERE "userId" = ${userId} ORDER BY "id" LIMIT 1) shop
    WHERE note."userId" = ${userId} AND (${listingId}::int IS NULL OR note."listingId" = ${listingId})
      AND note."source" <> 'batch' AND note."etsyListingId" IS NOT NULL AND note."changedAt" > ${oldest}
      AND (note."etsyShopId" IS NULL OR note."etsyShopId" = shop."etsyShopId")
      AND (note."reading" IS NULL OR note."reading" IN ('waiting', 'disconnected'))
    RETURNING note."id"::text, note."changedAt",
      ARRAY(SELECT "key" FROM "ListingReading" WHERE "changeId" = note."id") AS "read"`;
  const jobs = notes.flatMap(({ id, changedAt, read }) => {
    const at = changedAt.getTime();
    const days = readingDays.filter(
      (day) => at + day * dayLength + stillUseful > now.getTime(),
    );
    return days
      .filter((day) => !read.includes(keyOf(day)))
      .map((day) => ({
        payload: { changeId: id, userId, day },

        key: `numbers:${id}:${day}`,
        runAt: new Date(Math.max(at + day * dayLength, now.getTime())),
      }));
  });
  if (jobs.length > 0)
    await addJobs(tx, readListingNumbersTask, jobs, {
      owner: userId,
      canWait: true,
    });
}

const keyOf = (day: number) => `etsy:${day}`;

/**
 * The note whose numbers are to be read from Etsy; null once they no longer
 * are.
 */
export function findWaiting(userId: number, id: string) {
  return db().changeNote.findFirst({
    where: { id, userId, reading: "waiting", listing: { deletedAt: null } },
    select: { listingId: true, etsyShopId: true, etsyListingId: true },
  });
}

type EtsyReading = {
  changeId: string;
  day: number;
  views: number | null;
  favorites: number;
  state: string;
  listedAt: Date;
};

/**
 * Stores a reading, unless that of the day is there or the shop was
 * disconnected meanwhile. The last day ends them.
 */
export function saveReading(
  { changeId, day, views, favorites, state, listedAt }: EtsyReading,
  readAt: Date,
) {
  return db().$transaction(async (tx) => {
    // Locked, so that disconnecting deletes what is stored here, or comes
    // first.
    await tx.$queryRaw`SELECT FROM "ChangeNote" WHERE "id" = ${changeId}::uuid AND "reading" = 'waiting' FOR UPDATE`;
    await tx.$executeRaw`
      INSERT INTO "ListingReading" ("userId", "listingId", "changeId", "key", "source", "readAt", "views", "favorites", "state", "listedAt")
      SELECT "userId", "listingId", "id", ${keyOf(day)}, 'etsy', ${readAt}, ${views}::int, ${favorites}::int,
        ${state}, ${listedAt}
      FROM "ChangeNote" WHERE "id" = ${changeId}::uuid AND "reading" = 'waiting'
      ON CONFLICT ("changeId", "key") DO NOTHING`;
    if (day === lastDay) await endReading(tx, changeId, "done");
  });
}

async function endReading(sql: Sql, id: string, reading: "done" | "gone") {
  await sql.$executeRaw`
    UPDATE "ChangeNote" SET "reading" = ${reading} WHERE "id" = ${id}::uuid AND "reading" = 'waiting'`;
}

/** The listing is no longer in the shop. */
export const noteGone = (id: string) => endReading(db(), id, "gone");

/**
 * Ends all readings of the user's shops but that one, and deletes what was
 * read: Etsy's terms allow it to be kept only as long as the shop is connected.
 */
export async function forgetEtsyReadings(
  tx: Sql,
  userId: number,
  exceptShop: bigint | null = null,
) {
  await tx.$executeRaw`
    UPDATE "ChangeNote" SET "reading" = 'disconnected'
    WHERE "userId" = ${userId} AND "reading" IS NOT NULL AND "etsyShopId" IS DISTINCT FROM ${exceptShop}`;
  await tx.$executeRaw`
    DELETE FROM "ListingReading" reading USING "ChangeNote" note
    WHERE reading."userId" = ${userId} AND reading."source" = 'etsy' AND note."id" = reading."changeId"
      AND note."etsyShopId" IS DISTINCT FROM ${exceptShop}`;
}
