import { db } from "@/lib/database/db";
import { countVisit, storeVisits } from "@/lib/funnel/count-visit";
import { randomIpAddress } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";
import { startOwnDatabase } from "@/tests/support/own-database";

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await storeVisits();
  await db().funnelCount.deleteMany();
});

async function counted() {
  const rows = await db().funnelCount.findMany({
    orderBy: [{ kind: "asc" }, { page: "asc" }],
  });
  return rows.map(({ kind, page, count }) => `${kind} ${page} ${count}`);
}

const open = (page: string, ipAddress: string, isFirst = false, now?: number) =>
  countVisit({ page, ipAddress, isFirst }, now);

test("kept in memory until they are stored, each once", async () => {
  open("/faq", randomIpAddress(), true);
  open("/faq", randomIpAddress());
  open("/", randomIpAddress(), true);
  expect(await counted()).toEqual([]);
  await Promise.all([storeVisits(), storeVisits()]);
  await storeVisits();
  expect(await counted()).toEqual([
    "page / 1",
    "page /faq 2",
    "visit / 1",
    "visit /faq 1",
  ]);
});

test("a database that refuses them gets them later", async () => {
  await database.query('ALTER TABLE "FunnelCount" RENAME TO "Away"');
  open("/faq", randomIpAddress());
  await storeVisits();
  await database.query('ALTER TABLE "Away" RENAME TO "FunnelCount"');
  open("/faq", randomIpAddress());
  await storeVisits();
  expect(await counted()).toEqual(["page /faq 2"]);
});

test("storing them ends when those are there that were on their way", async () => {
  const client = await database.connect();
  try {
    open("/faq", randomIpAddress());
    await client.query('BEGIN; LOCK TABLE "FunnelCount" IN EXCLUSIVE MODE');
    const first = storeVisits();
    await until(async () => {
      const waiting = await client.query(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '\"FunnelCount\"'::regclass",
      );
      return waiting.rows.length > 0;
    });
    let hasEnded = false;
    const last = storeVisits().then(() => {
      hasEnded = true;
    });
    expect(await client.query("SELECT 1")).toBeDefined();
    expect(hasEnded).toBe(false);
    await client.query("COMMIT");
    await Promise.all([first, last]);
  } finally {
    await client.end();
  }
  expect(await counted()).toEqual(["page /faq 1"]);
});

test("a hundred an hour of one address, others as well", async () => {
  const [busy, other] = [randomIpAddress(), randomIpAddress()];
  const start = Math.ceil(performance.now()) + 2 * 3_600_000;
  for (let sent = 0; sent < 100; sent++)
    expect(open("/faq", busy, false, start)).toBe(true);
  expect(open("/faq", busy, false, start + 3_599_000)).toBe(false);
  expect(open("/faq", other, false, start)).toBe(true);
  expect(open("/faq", busy, false, start + 3_600_000)).toBe(true);
  await storeVisits();
  expect(await counted()).toEqual(["page /faq 102"]);
});

test("visits of very many addresses: memory stays bounded", () => {
  const start = performance.now() + 5 * 3_600_000;
  for (let each = 0; each < 20_000; each++)
    open("/", `address ${each}`, false, start);
  expect(open("/", "one more", false, start)).toBe(false);
  expect(open("/", "address 7", false, start)).toBe(true);
  expect(open("/", "one more", false, start + 3_600_000)).toBe(true);
});
