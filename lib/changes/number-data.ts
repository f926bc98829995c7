import "server-only";
import { listSoldDays } from "@/lib/changes/orders/order-data";
import type { ListingNumbers, Reading } from "@/lib/changes/schema";
import { db } from "@/lib/database/db";

/** Of one listing: far more than can be read or typed of its changes. */
const maxReadings = 1_000;

async function listReadings(userId: number, listingIds: number[]) {
  const rows = await db().listingReading.findMany({
    where: { userId, listingId: { in: listingIds } },
    orderBy: { readAt: "asc" },
    take: maxReadings * listingIds.length,
    select: {
      listingId: true,
      changeId: true,
      source: true,
      readAt: true,
      views: true,
      favorites: true,
      orders: true,

      state: true,
      listedAt: true,
    },
  });
  return rows.map(({ listingId, source, readAt, listedAt, ...reading }) => ({
    listingId,
    reading: {
      ...reading,
      source: source === "etsy" ? "etsy" : "typed",

      readAt: readAt.toISOString(),
      listedAt: listedAt?.toISOString() ?? null,
    } satisfies Reading,
  }));
}

/**
 * The number on Etsy of each listing, as the newest note or else the
 * publication has it.
 */
async function listEtsyNumbers(userId: number, listingIds: number[]) {
  const rows = await db().$queryRaw<
    { listingId: number; etsyListingId: bigint }[]
  >`
    SELECT DISTINCT ON ("listingId") "listingId", "etsyListingId" FROM (
      SELECT "listingId", "etsyListingId", 0 AS rank, "changedAt" AS since FROM "ChangeNote" WHERE "userId" = ${userId}
      UNION ALL
      SELECT "listingId", "etsyListingId", 1, "createdAt" FROM "Publication" WHERE "userId" = ${userId}
    ) known
    WHERE "listingId" = ANY(${listingIds}) AND "etsyListingId" IS NOT NULL
    ORDER BY "listingId", rank, since DESC`;
  return new Map(
    rows.map(({ listingId, etsyListingId }) => [listingId, etsyListingId]),
  );
}

/**
 * Of each of those listings: what was read, typed and sold, and when it was
 * changed in the shop.
 */
export async function listNumbers(
  userId: number,
  listingIds: number[],
): Promise<Map<number, ListingNumbers>> {
  const etsyNumbers = await listEtsyNumbers(userId, listingIds);
  const [readings, sold, notes] = await Promise.all([
    listReadings(userId, listingIds),
    listSoldDays(userId, [...new Set(etsyNumbers.values())]),
    db().changeNote.findMany({
      where: {
        userId,
        listingId: { in: listingIds },
        source: { not: "batch" },
      },
      select: { listingId: true, changedAt: true },
    }),
  ]);
  return new Map(
    listingIds.map((id) => [
      id,
      {
        readings: readings
          .filter(({ listingId }) => listingId === id)
          .map(({ reading }) => reading),
        sold: sold.get(etsyNumbers.get(id) ?? 0n) ?? [],
        changedAt: notes
          .filter(({ listingId }) => listingId === id)
          .map(({ changedAt }) => changedAt.toISOString()),
      },
    ]),
  );
}
