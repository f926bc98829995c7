import "server-only";
import { noteAccepted, removeAccepted } from "@/lib/changes/accepted-data";
import { db, type Transaction } from "@/lib/database/db";

type Reviewed = { id: string; listingId: number | null };

/**
 * Those of the rows that are written and not accepted yet become so; returns
 * them. Left is a row whose listing is deleted, or of whose text something is
 * open or was not worked out in this version.
 */
export function acceptReady(
  userId: number,
  batchId: string,
  ids: string[],
  now: Date,
) {
  return db().$transaction(async (tx) => {
    // Locked, so that the text that is noted is the one that was checked.
    const rows = await tx.$queryRaw<Reviewed[]>`
      WITH checked AS MATERIALIZED (
        SELECT r.id FROM "BatchRow" r JOIN "Listing" l ON l.id = r."listingId"
        WHERE r.id = ANY(${ids}::uuid[]) AND r."batchId" = ${batchId}::uuid AND r."userId" = ${userId}
          AND l."deletedAt" IS NULL AND l."version" = r."openVersion" AND r."open" = '[]'::jsonb
        ORDER BY l.id FOR SHARE OF l
      )
      UPDATE "BatchRow" r SET state = 'accepted' FROM checked
      WHERE r.id = checked.id AND r.state = 'ready' RETURNING r.id::text, r."listingId"`;
    if (rows.length > 0) await noteAccepted(tx, userId, rows, now);
    return rows;
  });
}

/**
 * Those of the rows that are written and not accepted yet are rejected; returns
 * them.
 */
export function rejectReady(userId: number, batchId: string, ids: string[]) {
  return db().$queryRaw<Reviewed[]>`
    UPDATE "BatchRow" SET state = 'canceled'
    WHERE id = ANY(${ids}::uuid[]) AND "batchId" = ${batchId}::uuid AND "userId" = ${userId} AND state = 'ready'
    RETURNING id::text, "listingId"`;
}

/**
 * Accepted and rejected rows whose listing is there are to be looked at again;
 * returns their ids.
 */
export function reopenReviewed(userId: number, batchId: string, ids: string[]) {
  return db().$transaction(async (tx) => {
    const reopened = await markReady(tx, userId, batchId, ids);
    if (reopened.length > 0) await removeAccepted(tx, userId, reopened);
    return reopened;
  });
}

async function markReady(
  tx: Transaction,
  userId: number,
  batchId: string,
  ids: string[],
) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "BatchRow" r SET state = 'ready'
    FROM "Listing" l
    WHERE r.id = ANY(${ids}::uuid[]) AND r."batchId" = ${batchId}::uuid AND r."userId" = ${userId}
      AND r.state IN ('accepted', 'canceled') AND l.id = r."listingId" AND l."deletedAt" IS NULL
    RETURNING r.id::text`;
  return rows.map(({ id }) => id);
}

/** The listings of those rows that were rejected, deleted or not. */
export async function findRejectedListings(
  userId: number,
  batchId: string,
  ids: string[],
) {
  const rows = await db().batchRow.findMany({
    where: {
      id: { in: ids },
      batchId,
      userId,
      state: "canceled",
      listingId: { not: null },
    },
    select: { listingId: true },
  });
  return rows.flatMap(({ listingId }) => listingId ?? []);
}
