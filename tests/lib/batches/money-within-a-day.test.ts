import { randomUUID } from "node:crypto";
import { z } from "zod";
import { holdBatch } from "@/lib/ai/model-batches";
import { holdCost } from "@/lib/ai/model-budget/payer";
import { shares } from "@/lib/ai/model-budget/shares";
import { mostTokensOf } from "@/lib/ai/stream-message";
import { db } from "@/lib/database/db";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { createUser } from "@/tests/support/factories";
import { fullTest } from "@/tests/support/full-test";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { until } from "@/tests/support/one-more-instance";
import { startOwnDatabase } from "@/tests/support/own-database";
import { priceModelAs } from "@/tests/support/price-model-as";
import { inFullRuns } from "@/tests/support/repetitions";

const budget = 20;
const model = "claude-haiku-5-5";
Object.assign(process.env, {
  MODEL_DAILY_BUDGET_USD: String(budget),
  ANTHROPIC_MODEL: model,
  ANTHROPIC_DEADLINE_MS: "20000",
});

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
afterAll(() => database.close());
const sandbox = setUpModelSandbox();

priceModelAs(model);
beforeEach(() => db().modelSpending.deleteMany());

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
const hours = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);
const accounts = {
  free: {},
  trial: { trialExpiresAt: later(72 * hours), hasUsedTrial: true },
  standard: { subscriptionTier: "standard" },
  pro: { subscriptionTier: "pro" },
};
type Kind = keyof typeof accounts;
const createSeller = (kind: Kind) =>
  createBatchSeller({ fields: accounts[kind] });

async function createBatch(seller: Seller) {
  const batch = { name: "Autumn", rows: mugRows(10), mode: "day" };
  const { status, body } = await seller.create(batch);
  expect(status).toBe(202);
  return body.id as string;
}
const countsOf = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.counts;
const ownPot = ({ userId }: Seller) => `user:${userId}`;

/** In billionths of a dollar, of all days. */
async function spendingOf(pot: string) {
  const { _sum } = await db().modelSpending.aggregate({
    where: { pot },
    _sum: { held: true, spent: true },
  });
  return { held: Number(_sum.held ?? 0), spent: Number(_sum.spent ?? 0) };
}

/** A pot in which so many rows of `createBatch` find room. */
async function leaveRoom(pot: string, kind: keyof typeof shares, rows: number) {
  const other = await createSeller("pro");
  await createBatch(other);
  await other.workDay();
  const each = (await spendingOf(ownPot(other))).held / 10;
  const spent = Math.round(budget * shares[kind] * 1e9 - (rows + 0.5) * each);
  await db().$executeRaw`
    INSERT INTO "ModelSpending" ("day", "pot", "spent") VALUES ((now() AT TIME ZONE 'utc')::date, ${pot}, ${spent}::bigint)`;
}

/** As if all that is held and spent had been so a day before. */
async function moveToYesterday() {
  await db().$executeRaw`UPDATE "ModelSpending" SET "day" = "day" - 1`;
  await db().$executeRaw`UPDATE "ModelBatch" SET "heldOn" = "heldOn" - 1`;
}

fullTest(
  "requests that are sent together: half of what they would hold one by one",
  async () => {
    const { id: userId } = await createUser(accounts.pro);
    const payer = { userId };
    const schema = z.object({ name: z.string() });
    const request = {
      system: "Say it.",
      text: "?",
      schema,
      maxTokens: 400,
      payer,
    };
    const alone = await holdCost(payer, { model, ...mostTokensOf(request) });
    const three = [1, 2, 3].map((id) => ({ id: String(id), request }));
    const { held, count } = await holdBatch(userId, three, new Date());
    expect(count).toBe(3);
    expect(alone?.amount).toBeGreaterThan(0);
    expect(held?.amount).toBe(((alone?.amount ?? 0) / 2) * 3);
  },
);

test.each<[kind: Kind, rows: number]>([
  ["free", 5],
  ["standard", 10],
  ...inFullRuns<[Kind, number]>([
    ["trial", 10],
    ["pro", 10],
  ]),
])(
  "an account that is %s: the most that its %d rows can cost is held, and then what they did cost is spent",
  async (kind, rows) => {
    const seller = await createSeller(kind);
    const id = await createBatch(seller);
    await seller.workDay();
    expect((await countsOf(seller, id)).writing).toBe(rows);
    const isPaid = kind === "standard" || kind === "pro";
    const before = await spendingOf(ownPot(seller));
    expect(before).toEqual({ held: expect.any(Number), spent: 0 });
    expect(before.held).toBeGreaterThan(0);
    expect((await spendingOf("unpaid")).held).toBe(isPaid ? 0 : before.held);
    await sandbox.endBatches();
    await seller.workDay();
    expect((await countsOf(seller, id)).ready).toBe(rows);
    const after = await spendingOf(ownPot(seller));
    const usage = () =>
      db().modelUsage.findMany({ where: { model: `${model} (batch)` } });
    // Counted in the background.
    await until(async () => (await usage()).length > 0);
    expect(after).toEqual({ held: 0, spent: expect.any(Number) });
    expect(after.spent).toBeGreaterThan(0);
    expect(after.spent).toBeLessThan(before.held);
    expect(await usage()).toHaveLength(1);
    expect(await spendingOf("unpaid")).toEqual(
      isPaid ? { held: 0, spent: 0 } : after,
    );
  },
);

test.each([
  ["refused by the provider", 0],
  ["expired", 0],
  ["canceled", 0],
  ["never answered", 1],
] as const)(
  "requests that are %s: nothing is spent, and of what was held stays %d",
  async (end, stays) => {
    const seller = await createSeller("trial");
    if (end === "refused by the provider")
      await sandbox.fail({
        mode: "status",
        status: 429,
        retryAfter: 1,
        path: "POST /v1/messages/batches",
        count: 1,
      });
    const id = await createBatch(seller);
    await seller.workDay();
    const { held } = await spendingOf(ownPot(seller));
    expect(held > 0).toBe(end !== "refused by the provider");
    if (end === "expired") {
      await sandbox.endBatches("expired");
      await seller.workDay();
      expect((await countsOf(seller, id)).failed).toBe(10);
    }
    if (end === "canceled") {
      await seller.cancel(id);
      await seller.workDay();
      await seller.workDay();
      expect((await countsOf(seller, id)).canceled).toBe(10);
    }
    if (end === "never answered") {
      await seller.workDay(later(26 * hours + 60_000));
      expect((await countsOf(seller, id)).failed).toBe(10);
    }
    for (const pot of [ownPot(seller), "unpaid"])
      expect(await spendingOf(pot)).toEqual({ held: stays * held, spent: 0 });
  },
);

fullTest(
  "answers that are read the day after: settled on the day of which they were held",
  async () => {
    const seller = await createSeller("free");
    await createBatch(seller);
    await seller.workDay();
    await moveToYesterday();
    await sandbox.endBatches();
    await seller.workDay();
    const rows = await db().modelSpending.findMany({
      where: { pot: { in: [ownPot(seller), "unpaid"] } },
    });
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(Number(row.held)).toBe(0);
      expect(Number(row.spent)).toBeGreaterThan(0);
      expect(row.day.getTime()).toBeLessThan(Date.now() - 24 * hours);
    }
  },
);

fullTest(
  "a worker that is killed while it sends, and a lost answer: held once",
  async () => {
    const seller = await createSeller("trial");
    await sandbox.fail({
      mode: "lost_answer",
      path: "POST /v1/messages/batches",
      count: 1,
    });
    const id = await createBatch(seller);
    await seller.workDay();
    const first = await spendingOf(ownPot(seller));
    // As if the provider had got nothing: another number of requests isn't ours.
    await db().modelBatch.updateMany({
      where: { batchId: id },
      data: { requests: 99 },
    });
    await seller.workDay(later(4 * 60_000));
    expect(await spendingOf(ownPot(seller))).toEqual({ held: 0, spent: 0 });
    await seller.workDay();
    expect(await spendingOf(ownPot(seller))).toEqual(first);
    expect(first.held).toBeGreaterThan(0);
  },
);

fullTest(
  "a batch that is deleted after its answers: they are spent all the same",
  async () => {
    const seller = await createSeller("free");
    const id = await createBatch(seller);
    await seller.workDay();
    await sandbox.endBatches();
    await seller.remove(id);
    await seller.workDay();
    const after = await spendingOf(ownPot(seller));
    expect(after).toEqual({ held: 0, spent: expect.any(Number) });
    expect(after.spent).toBeGreaterThan(0);
    expect(await seller.used()).toBe(0);
  },
);

test.each([3, ...inFullRuns([0])])(
  "a share with room for %d of ten rows: the others say so, take no listing, and are sent by themselves on the next day",
  async (room) => {
    const seller = await createSeller("trial");
    await leaveRoom(ownPot(seller), "trial", room);
    await sandbox.reset();
    const id = await createBatch(seller);
    await seller.workDay();
    expect(await seller.used()).toBe(room);
    const { rows, counts } = (await seller.read(id)).body;
    expect(counts.writing).toBe(10);
    const said = rows.map(({ message }) => message ?? "");
    expect(said.filter((line) => line === "")).toHaveLength(room);
    expect(said.at(-1)).toMatch(/Nothing was counted.*tomorrow/);
    await sandbox.endBatches();
    await seller.workDay();
    expect((await countsOf(seller, id)).ready).toBe(room);

    await moveToYesterday();
    await seller.workDay(later(24 * hours));
    await sandbox.endBatches();
    await seller.workDay();
    expect((await countsOf(seller, id)).ready).toBe(10);
    expect((await seller.read(id)).body.rows[9]?.message).toBeNull();
    expect(await seller.used()).toBe(10);
    expect((await seller.listings()).length).toBe(10);
  },
);

fullTest(
  "rows that wait for the next day: canceled with their batch, and sent no more",
  async () => {
    const seller = await createSeller("trial");
    await leaveRoom(ownPot(seller), "trial", 2);
    const id = await createBatch(seller);
    await seller.workDay();
    await seller.cancel(id);
    await seller.workDay();
    await seller.workDay();
    expect((await countsOf(seller, id)).canceled).toBe(10);
    expect(await seller.used()).toBe(0);
  },
);

fullTest(
  "four accounts at once that don't pay: together no more is sent than their pot has room for, and one that pays isn't held up",
  async () => {
    await leaveRoom("unpaid", "unpaid", 13);
    const unpaid = await Promise.all(
      (["trial", "free", "trial", "free"] as const).map(createSeller),
    );
    for (const seller of unpaid) await createBatch(seller);
    await Promise.all(unpaid.map((seller) => seller.workDay()));
    const used = await Promise.all(unpaid.map((seller) => seller.used()));
    expect(used.reduce((sum, count) => sum + count, 0)).toBe(13);
    const paying = await createSeller("standard");
    await createBatch(paying);
    await paying.workDay();
    expect(await paying.used()).toBe(10);
  },
);

test("two instances send the rows of one account at once: they are held once", async () => {
  const seller = await createSeller("trial");
  const id = await createBatch(seller);
  const [call] = await db().modelBatch.findMany({ where: { batchId: id } });
  const { runModelBatch } = await import(
    "@/lib/batches/day/run/run-model-batch"
  );
  const job = { id: call?.id ?? randomUUID(), userId: seller.userId };
  await Promise.all(Array.from({ length: 4 }, () => runModelBatch(job)));
  const { held } = await spendingOf(ownPot(seller));
  const [sent] = await db().modelBatch.findMany({ where: { batchId: id } });
  expect(Number(sent?.held)).toBe(held);
  expect(held).toBeGreaterThan(0);
});
