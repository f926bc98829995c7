import "server-only";
import type { Orders, Period, SoldOn } from "@/lib/changes/schema";
import { db } from "@/lib/database/db";
import { lockUser } from "@/lib/database/lock-user";
import { isoDay } from "@/lib/time/day";

/** Rows of one user: 1,000 listings that each sell on every fourth day. */
const maxRows = 100_000;
/** Of one listing: more than are kept. */
const maxDays = 1_000;

/**
 * Stores orders by listing and day; false when there are too many. A day that
 * is there already keeps the larger number: the same file counts once, and one
 * that was downloaded later completes the day.
 */
export function saveSold(userId: number, { sold, period }: Orders) {
  return db().$transaction(async (tx) => {
    // One import at a time for each user, so that the count is exact.
    await lockUser(tx, userId);
    await tx.$executeRaw`
      INSERT INTO "SoldDay" AS known ("userId", "etsyListingId", "day", "orders", "quantity")
      SELECT ${userId}, (one->>'listingId')::bigint, (one->>'date')::date,
        sum((one->>'orders')::int), sum((one->>'quantity')::int)
      FROM jsonb_array_elements(${JSON.stringify(sold)}::jsonb) one GROUP BY 2, 3
      ON CONFLICT ("userId", "etsyListingId", "day") DO UPDATE SET
        "orders" = greatest(known."orders", EXCLUDED."orders"),
        "quantity" = greatest(known."quantity", EXCLUDED."quantity")`;
    if (period !== undefined) {
      // Each download of the same month reaches further than the one before.
      await tx.soldPeriod.deleteMany({
        where: {
          userId,
          from: { gte: new Date(period.from) },
          to: { lte: new Date(period.to) },
        },
      });
      await tx.$executeRaw`
        INSERT INTO "SoldPeriod" ("userId", "from", "to") VALUES (${userId}, ${period.from}::date, ${period.to}::date)
        ON CONFLICT DO NOTHING`;
    }
    if ((await tx.soldDay.count({ where: { userId } })) > maxRows)
      throw new TooMany();
  });
}

/** Rolls the import back. */
export class TooMany extends Error {}

/** By the listing's number on Etsy, in the order of the days. */
export async function listSoldDays(userId: number, etsyListingIds: bigint[]) {
  const rows = await db().soldDay.findMany({
    where: { userId, etsyListingId: { in: etsyListingIds } },
    orderBy: { day: "desc" },
    take: maxDays * etsyListingIds.length,
    select: { etsyListingId: true, day: true, orders: true, quantity: true },
  });
  const sold = new Map<bigint, SoldOn[]>(etsyListingIds.map((id) => [id, []]));
  for (const { etsyListingId, day, ...counts } of rows.reverse())
    sold.get(etsyListingId)?.push({ ...counts, day: isoDay(day) });
  return sold;
}

export async function listPeriods(userId: number): Promise<Period[]> {
  const rows = await db().soldPeriod.findMany({
    where: { userId },
    orderBy: { to: "desc" },
    take: 500,
  });
  return rows
    .reverse()
    .map(({ from, to }) => ({ from: isoDay(from), to: isoDay(to) }));
}

export async function deleteSold(userId: number) {
  await db().$transaction([
    db().soldDay.deleteMany({ where: { userId } }),
    db().soldPeriod.deleteMany({ where: { userId } }),
  ]);
}
