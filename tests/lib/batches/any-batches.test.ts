import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { reviveLanes, takeRow } from "@/lib/batches/write/data";
import { expireReservations } from "@/lib/billing/quota/reservations";
import { db } from "@/lib/db";
import { createBatchSeller, endWaiting, mugRows } from "@/tests/support/batch-seller";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { repetitions } from "@/tests/support/repetitions";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();
const left = 6;

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
type Shop = { seller: Seller; batches: string[] };

/** What the ledger, the history and the rows say must fit whatever has happened. */
async function expectWhole({ userId }: Seller) {
  const [usage, reservations, listings, rows] = await Promise.all([
    db().usage.findFirst({ where: { userId } }),
    db().reservation.findMany({ where: { userId } }),
    db().listing.findMany({ where: { userId }, select: { id: true } }),
    db().batchRow.findMany({ where: { userId } }),
  ]);
  const inState = (state: string) => reservations.filter((one) => one.state === state);
  const used = (usage?.used ?? 0) - (30 - left);
  expect(used).toBe(inState("reserved").length + inState("committed").length);
  expect(used).toBeLessThanOrEqual(left);
  const committed = inState("committed").map(({ listingId }) => listingId);
  expect(new Set(committed)).toEqual(new Set(listings.map(({ id }) => id)));
  expect(new Set(committed).size).toBe(committed.length);
  const written = rows.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));
  expect(new Set(written).size).toBe(written.length);
  for (const { state, listingId } of rows) {
    if (state === "ready" || state === "accepted") expect(listingId).not.toBeNull();
    if (["queued", "waiting", "refused", "failed"].includes(state)) expect(listingId).toBeNull();
  }
}

const pick = <T>(items: T[], index: number) => items[index % items.length];

const faults = [
  { mode: "refusal", count: 1 },
  { mode: "status", status: 500, count: 4 },
  { mode: "malformed", count: 1 },
  { mode: "status", status: 429, retryAfter: 1, count: 2 },
];

const steps: Record<string, (shop: Shop, index: number) => Promise<unknown>> = {
  async create({ seller, batches }, index) {
    const { body } = await seller.create({
      name: "Any",
      rows: mugRows(1 + (index % 4)),
      ...(index % 3 === 0 && { draft: true }),
    });
    batches.push(body.id);
  },
  work: ({ seller }) => seller.work(),
  "work of one": ({ seller }) => seller.workLane(0),
  fault: (_, index) => sandbox.fail(pick(faults, index) ?? { mode: "refusal", count: 1 }),
  pause: ({ seller, batches }, index) => seller.pause(pick(batches, index) ?? randomUUID()),
  resume: ({ seller, batches }, index) => seller.resume(pick(batches, index) ?? randomUUID()),
  cancel: ({ seller, batches }, index) => seller.cancel(pick(batches, index) ?? randomUUID()),
  async retry({ seller }, index) {
    const rows = await db().batchRow.findMany({
      where: { userId: seller.userId, state: { in: ["refused", "failed"] } },
    });
    const row = pick(rows, index);
    if (row) await seller.retry(row.batchId, row.id);
  },
  "a worker is killed before it wrote": ({ seller }) => takeRow(seller.userId, randomUUID()),
  async "a worker is killed after it wrote"({ seller }, index) {
    const rows = await db().batchRow.findMany({ where: { userId: seller.userId, state: "ready" } });
    const row = pick(rows, index);
    const lost = { state: "writing", listingId: null, holder: randomUUID(), heldUntil: new Date(Date.now() + 150_000) };
    if (row) await db().batchRow.update({ where: { id: row.id }, data: lost });
  },
  "time passes": ({ seller }) => passTime(seller),
};

async function passTime({ userId }: Seller) {
  const past = new Date(Date.now() - 1_000);
  await db().batchRow.updateMany({ where: { userId, state: "writing" }, data: { heldUntil: past } });
  await db().$executeRaw`UPDATE "Reservation" SET "createdAt" = now() - interval '2 hours' WHERE "userId" = ${userId}`;
  await expireReservations();
  await reviveLanes();
  await endWaiting(userId);
}

const anySteps = fc.array(fc.record({ name: fc.constantFrom(...Object.keys(steps)), index: fc.nat(20) }), {
  minLength: 5,
  maxLength: 25,
});

test("whatever happens to batches: the ledger, the history and the rows agree, and at rest nothing is being written", async () => {
  const property = fc.asyncProperty(anySteps, async (chosen) => {
    await sandbox.reset();
    const shop: Shop = { seller: await createBatchSeller({ left }), batches: [] };
    for (const { name, index } of chosen) {
      await steps[name]?.(shop, index);
      await expectWhole(shop.seller);
    }
    await sandbox.reset();
    const { seller, batches } = shop;
    for (const id of batches) await seller.resume(id);
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await passTime(seller);
      await seller.work();
    }
    await expectWhole(seller);
    const rows = await db().batchRow.findMany({ where: { userId: seller.userId }, include: { batch: true } });
    const open = rows.filter(({ state, batch }) => batch.state === "running" && ["queued", "writing"].includes(state));
    expect(open).toEqual([]);
    // A row that was begun twice has one listing all the same.
    const committed = await db().reservation.count({ where: { userId: seller.userId, state: "committed" } });
    expect(rows.filter(({ state }) => state === "ready")).toHaveLength(committed);
    // Whoever waits does so for want of listings, and not by mistake.
    const used = await seller.used();
    if (rows.some(({ state, batch }) => state === "waiting" && batch.state === "running")) expect(used).toBe(30);
  });
  await fc.assert(property, { numRuns: repetitions(8, 300), endOnFailure: true });
});
