import "server-only";
import { db } from "@/lib/db";

type Reviewed = { id: string; listingId: number | null };

/** Those of the rows that are written and not accepted yet become `state`; returns their ids. */
export async function settleReady(userId: number, batchId: string, ids: string[], state: "accepted" | "canceled") {
  const rows = await db().$queryRaw<Reviewed[]>`
    UPDATE "BatchRow" SET state = ${state}
    WHERE id = ANY(${ids}::uuid[]) AND "batchId" = ${batchId}::uuid AND "userId" = ${userId} AND state = 'ready'
    RETURNING id::text, "listingId"`;
  return rows;
}

/** Accepted and rejected rows whose listing is there are to be looked at again; returns their ids. */
export async function reopenReviewed(userId: number, batchId: string, ids: string[]) {
  const rows = await db().$queryRaw<{ id: string }[]>`
    UPDATE "BatchRow" r SET state = 'ready'
    FROM "Listing" l
    WHERE r.id = ANY(${ids}::uuid[]) AND r."batchId" = ${batchId}::uuid AND r."userId" = ${userId}
      AND r.state IN ('accepted', 'canceled') AND l.id = r."listingId" AND l."deletedAt" IS NULL
    RETURNING r.id::text`;
  return rows.map(({ id }) => id);
}

/** The listings of those rows that were rejected, deleted or not. */
export async function findRejectedListings(userId: number, batchId: string, ids: string[]) {
  const rows = await db().batchRow.findMany({
    where: { id: { in: ids }, batchId, userId, state: "canceled", listingId: { not: null } },
    select: { listingId: true },
  });
  return rows.flatMap(({ listingId }) => listingId ?? []);
}
