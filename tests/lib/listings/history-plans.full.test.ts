import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { listingFolders, sorts } from "@/lib/listings/history/filter-choices";
import { pageSql } from "@/lib/listings/history/history-data";
import {
  type HistoryQuery,
  historyQuerySchema,
} from "@/lib/listings/history/schema";
import { Prisma } from "@/prisma/generated/client";
import { createSeller, listingRow } from "@/tests/support/seller";

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
      listingRow(id, {
        productName: `Mug ${number}`,
        category: "jewelry",
        score: number % 100,
        createdAt,
      }),
    );
    await db().listing.createMany({ data: rows });
  }
  await db().$executeRaw`
    INSERT INTO "Publication" ("userId", "listingId", "etsyShopId", "etsyListingId", "choices", "sent", "steps", "state")
    SELECT "userId", id, ${id}, 7000000000 + id, '{}', '{}', '[]', 'done' FROM "Listing" WHERE "userId" = ${id}`;
  const batches = Array.from({ length: 8 }, () => ({
    id: randomUUID(),
    userId: id,
    name: "Mugs",
    state: "running",
  }));
  await db().batch.createMany({ data: batches });
  await db().$executeRaw`
    INSERT INTO "BatchRow" ("batchId", "userId", "position", "form", "listingId")
    SELECT (${batches.map((one) => one.id)}::uuid[])[1 + id % 8], "userId", row_number() OVER (), '{}', id
    FROM "Listing" WHERE "userId" = ${id}`;
  await db().$executeRaw`ANALYZE "Listing", "Publication", "BatchRow"`;
  return { id, batch: batches[0]?.id ?? "" };
}

async function planOf(
  userId: number,
  query: Partial<HistoryQuery>,
  isGoingOn: boolean,
  onlyIndexes = false,
) {
  const asked = { ...historyQuerySchema.parse({ limit: 24 }), ...query };
  const cursor = isGoingOn
    ? { key: keys[asked.sort], id: 2_000_000_000 }
    : null;
  const rows = await db().$transaction(async (tx) => {
    // Of a table that is the one seller's all indexes are detours: they are
    // only taken where there is no other way.
    if (onlyIndexes) await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>(
      Prisma.sql`EXPLAIN ${pageSql({ ...asked, userId, cursor })}`,
    );
  });
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

let history: Awaited<ReturnType<typeof createLongHistory>>;
beforeAll(async () => {
  history = await createLongHistory();
});
afterAll(async () => {
  await db().user.delete({ where: { id: history.id } });
  await db().$disconnect();
});

test("page of a history: reads and sorts no more than it must", async () => {
  const { id: userId } = history;
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
});

test("folder, batch and search in it: each has an index", async () => {
  const { id: userId, batch } = history;
  const inside = [
    ...listingFolders.map((state) => ({ state })),
    { batch },
    { points: "open" as const },
    { batch, state: "new" as const },
  ];
  for (const sort of sorts) {
    for (const isGoingOn of [false, true]) {
      for (const folder of inside) {
        for (const q of ["", "mug 7"]) {
          const plan = await planOf(
            userId,
            { sort, q, ...folder },
            isGoingOn,
            true,
          );
          expect(plan).toContain(walks[sort]);
          expect(plan).not.toMatch(/Seq Scan on "/);
        }
      }
    }
  }
  expect(await planOf(userId, { state: "copied" }, false)).toContain(
    "Listing_copied_idx",
  );
});
