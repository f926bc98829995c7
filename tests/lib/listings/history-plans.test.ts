import { db } from "@/lib/db";
import { pageSql } from "@/lib/listings/history/data";
import { type HistoryQuery, sorts } from "@/lib/listings/history/schema";
import { Prisma } from "@/prisma/generated/client";
import { createSeller, listingRow } from "@/tests/support/seller";

afterAll(() => db().$disconnect());

const walks = {
  newest: "Listing_userId_createdAt_id_idx",
  oldest: "Listing_userId_createdAt_id_idx",
  score: "Listing_by_score_idx",
  name: "Listing_by_name_idx",
};
const keys = { newest: new Date(), oldest: new Date(0), score: 50, name: "m" };

/** As many entries as it takes for the planner to have a choice. */
async function createLongHistory() {
  const { id } = await createSeller();
  for (let batch = 0; batch < 8; batch += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + batch));
    const rows = Array.from({ length: 500 }, (_, number) =>
      listingRow(id, { productName: `Mug ${number}`, category: "jewelry", score: number % 100, createdAt }),
    );
    await db().listing.createMany({ data: rows });
  }
  await db().$executeRaw`ANALYZE "Listing"`;
  return id;
}

async function planOf(userId: number, query: Partial<HistoryQuery>, isGoingOn: boolean) {
  const asked = { q: "", category: "" as const, sort: "newest" as const, limit: 24, ...query };
  const cursor = isGoingOn ? { key: keys[asked.sort], id: 2_000_000_000 } : null;
  const rows = await db().$queryRaw<{ "QUERY PLAN": string }[]>(
    Prisma.sql`EXPLAIN ${pageSql({ ...asked, userId, cursor })}`,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test("page of a history: reads and sorts no more than it must", async () => {
  const userId = await createLongHistory();
  for (const sort of sorts) {
    for (const isGoingOn of [false, true]) {
      const plain = await planOf(userId, { sort }, isGoingOn);
      expect(plain).toContain(walks[sort]);
      expect(plain).not.toMatch(/Seq Scan on "Listing"/);
      for (const filter of [
        { q: "mug" },
        { category: "jewelry" as const },
        { q: "mug 7", category: "jewelry" as const },
      ]) {
        const plan = await planOf(userId, { sort, ...filter }, isGoingOn);
        expect(plan).toContain(walks[sort]);
        expect(plan).toContain("Listing_own_search_idx");
        expect(plan).not.toMatch(/Seq Scan on "Listing"/);
      }
    }
  }
  await db().user.delete({ where: { id: userId } });
});
