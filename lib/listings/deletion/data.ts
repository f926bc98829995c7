import "server-only";
import { db } from "@/lib/db";

/** Minutes in which a deletion can be taken back; after them the sweep removes the listing with its picture. */
const restoreMinutes = 15;

/** Listings, so that no sweep outlasts the time a statement has. */
export const purgeBatchSize = 500;

/**
 * Takes the user's own listings out of sight and answers which of them stood there. The quota stays as it is.
 * Locks the user's row first, as every change does that counts, so that none waits for another in a circle.
 */
export async function markDeleted(userId: number, ids: number[]) {
  const rows = await db().$queryRaw<{ id: number }[]>`
    WITH owner AS MATERIALIZED (SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE),
    standing AS (
      SELECT id FROM "Listing"
      WHERE "userId" = (SELECT id FROM owner) AND id = ANY(${ids}::int[]) AND "deletedAt" IS NULL FOR UPDATE
    )
    UPDATE "Listing" SET "deletedAt" = now() FROM standing WHERE "Listing".id = standing.id
    RETURNING "Listing".id`;
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Takes the deletion of the user's own listings back, and answers of which ones that was still possible. */
export async function unmarkDeleted(userId: number, ids: number[]) {
  const rows = await db().$queryRaw<{ id: number }[]>`
    WITH owner AS MATERIALIZED (SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE),
    hidden AS (
      SELECT id FROM "Listing"
      WHERE "userId" = (SELECT id FROM owner) AND id = ANY(${ids}::int[])
        AND "deletedAt" > now() - make_interval(mins => ${restoreMinutes}) FOR UPDATE
    )
    UPDATE "Listing" SET "deletedAt" = NULL FROM hidden WHERE "Listing".id = hidden.id
    RETURNING "Listing".id`;
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Removes what was deleted for good, pictures included, and says how many listings that were: at most `sweepSize`. */
export function purgeBatch() {
  return db().$executeRaw`
    DELETE FROM "Listing" WHERE id IN (
      SELECT id FROM "Listing" WHERE "deletedAt" <= now() - make_interval(mins => ${restoreMinutes})
      ORDER BY "deletedAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
    )`;
}
