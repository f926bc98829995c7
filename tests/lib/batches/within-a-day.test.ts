import { runModelBatchTask } from "@/lib/batches/tasks";
import { writeBatchRow } from "@/lib/batches/write/write-row";
import { expireReservations } from "@/lib/billing/quota/reservations";
import { db } from "@/lib/database/db";
import { metrics } from "@/lib/observability/metrics";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { fullTest } from "@/tests/support/full-test";
import { listJobs } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { until } from "@/tests/support/one-more-instance";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
const hours = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);

async function createBatch(
  seller: Seller,
  rows: object[] = mugRows(10),
  fields: object = {},
) {
  const { status, body } = await seller.create({
    name: "Autumn",
    rows,
    mode: "day",
    ...fields,
  });
  expect([status, body]).toEqual([202, { id: expect.any(String) }]);
  return body.id as string;
}
const countsOf = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.counts;
const reservations = (seller: Seller, state: string) =>
  db().reservation.count({ where: { userId: seller.userId, state } });
const openOf = (seller: Seller) =>
  db().modelBatch.findMany({
    where: { userId: seller.userId, state: { not: "ended" } },
  });

/**
 * The ledger, the history and the rows say the same, and nothing is reserved.
 */
async function expectWritten(seller: Seller, id: string, ready: number) {
  const { rows, counts } = (await seller.read(id)).body;
  expect(counts).toMatchObject({ ready, writing: 0, queued: 0 });
  const listings = await seller.listings();
  expect(listings).toHaveLength(ready);
  expect(new Set(rows.flatMap(({ listingId }) => listingId ?? [])).size).toBe(
    ready,
  );
  expect([
    await reservations(seller, "committed"),
    await reservations(seller, "reserved"),
  ]).toEqual([ready, 0]);
  expect(await openOf(seller)).toEqual([]);
}

test("a batch within a day: sent at once, reserved for 26 hours, written by the same rules, one of the quota each", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(24));
  expect((await seller.read(id)).body).toMatchObject({
    state: "running",
    mode: "day",
    counts: { writing: 24 },
  });
  expect(await seller.used()).toBe(0);
  await seller.workDay();
  expect(await seller.used()).toBe(24);
  const kept = await db().reservation.findMany({
    where: { userId: seller.userId },
  });
  for (const { createdAt, expiresAt } of kept)
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(26 * hours);
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ writing: 24 });
  await sandbox.endBatches();
  await seller.workDay();
  await expectWritten(seller, id, 24);
  expect(await seller.used()).toBe(24);
  const { body } = await seller.read(id);
  expect(body.state).toBe("done");
  for (const { title, score } of body.rows)
    expect([title, score]).toEqual([expect.any(String), expect.any(Number)]);
  const emails = await db().batch.findUnique({ where: { id } });
  expect(emails?.notifiedAt).not.toBeNull();
});

test("fewer than ten rows: refused within a day, as a new batch and as a draft", async () => {
  const seller = await createBatchSeller();
  const refused = {
    status: 422,
    body: { message: "At least 10 listings can be written within a day." },
  };
  expect(
    await seller.create({ name: "Few", rows: mugRows(9), mode: "day" }),
  ).toMatchObject(refused);
  const { body } = await seller.create({
    name: "Few",
    rows: mugRows(9),
    draft: true,
  });
  expect(await seller.resumeIn(body.id, "day")).toMatchObject(refused);
  expect((await seller.read(body.id)).body.state).toBe("draft");
});

fullTest(
  "rows that the provider has: no worker of this or a former release takes them, nor do they hold up other writing",
  async () => {
    const seller = await createBatchSeller();
    const id = await createBatch(seller);
    for (const lane of [0, 1])
      await writeBatchRow({ userId: seller.userId, lane });
    await seller.workDay();
    for (const lane of [0, 1])
      await writeBatchRow({ userId: seller.userId, lane });
    expect(await countsOf(seller, id)).toMatchObject({ writing: 10, ready: 0 });
    const now = await seller.create({ name: "Now", rows: mugRows(3, 50) });
    await seller.work();
    expect(await countsOf(seller, now.body.id)).toMatchObject({ ready: 3 });
    expect(await seller.used()).toBe(13);
  },
);

test("a refused answer, an unusable one and a month that ends: one reason each, and only the written are taken", async () => {
  const seller = await createBatchSeller({ left: 8 });
  await sandbox.fail({ mode: "refusal", match: "Stoneware mug 3", count: 1 });
  const id = await createBatch(seller);
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ writing: 8, waiting: 2 });
  await sandbox.endBatches();
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({
    ready: 7,
    refused: 1,
    queued: 1,
    waiting: 1,
  });
  await seller.work();
  expect(await countsOf(seller, id)).toMatchObject({
    ready: 8,
    refused: 1,
    waiting: 1,
  });
  expect(await seller.used()).toBe(30);
});

test("an answer that the rules send back: repaired at once, as of a listing that is written now", async () => {
  const seller = await createBatchSeller();
  await sandbox.fail({
    mode: "malformed",
    path: "POST /v1/messages/batches",
    count: 1,
  });
  const id = await createBatch(seller);
  await seller.workDay();
  await sandbox.endBatches();
  await seller.workDay();
  await expectWritten(seller, id, 10);
});

fullTest(
  "not answered within a day: nothing taken, failed with a reason, and each can be tried again",
  async () => {
    const seller = await createBatchSeller();
    const id = await createBatch(seller);
    await seller.workDay();
    await sandbox.endBatches("expired");
    await seller.workDay();
    const { counts, rows } = (await seller.read(id)).body;
    expect(counts).toMatchObject({ failed: 10 });
    expect(rows[0]?.message).toBe(
      "The writer did not get to it within a day. Nothing was counted.",
    );
    expect([
      await seller.used(),
      await reservations(seller, "reserved"),
    ]).toEqual([0, 0]);
    expect((await seller.retry(id, rows[0]?.id ?? "")).status).toBe(200);
    await seller.work();
    expect(await countsOf(seller, id)).toMatchObject({ failed: 9, ready: 1 });
    expect(await seller.used()).toBe(1);
  },
);

fullTest(
  "a provider that never answers: given up after 26 hours, with nothing taken",
  async () => {
    const seller = await createBatchSeller();
    const id = await createBatch(seller);
    await seller.workDay();
    await seller.workDay(later(26 * hours + 60_000));
    expect(await countsOf(seller, id)).toMatchObject({ failed: 10 });
    expect([
      await seller.used(),
      await reservations(seller, "reserved"),
    ]).toEqual([0, 0]);
  },
);

test("cancel: what isn't answered is given back; pause: what the provider has goes on", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.workDay();
  expect((await seller.pause(id)).status).toBe(200);
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ writing: 10 });
  expect((await seller.cancel(id)).status).toBe(200);
  await seller.workDay();
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({
    canceled: 10,
    writing: 0,
  });
  expect([await seller.used(), await reservations(seller, "reserved")]).toEqual(
    [0, 0],
  );
});

test("cancel after the answer: what is answered is kept", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.workDay();
  await sandbox.endBatches();
  await seller.cancel(id);
  await seller.workDay();
  await expectWritten(seller, id, 10);
});

test("a paused batch that wasn't sent: nothing is reserved until it is resumed", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.pause(id);
  await seller.workDay();
  expect(await seller.used()).toBe(0);
  await seller.resume(id);
  await seller.workDay();
  expect(await seller.used()).toBe(10);
});

test("a batch that is deleted meanwhile: its listings are given back", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.workDay();
  await seller.remove(id);
  await seller.workDay();
  await seller.workDay();
  expect([await seller.used(), await reservations(seller, "reserved")]).toEqual(
    [0, 0],
  );
});

fullTest(
  "a batch that is deleted meanwhile: what it gives back is for the rows of others that wait",
  async () => {
    const seller = await createBatchSeller({ left: 10 });
    const id = await createBatch(seller);
    await seller.workDay();
    const other = await seller.create({ name: "Now", rows: mugRows(3, 50) });
    await seller.work();
    expect(await countsOf(seller, other.body.id)).toMatchObject({ waiting: 3 });
    await seller.remove(id);
    await seller.workDay();
    await seller.workDay();
    await seller.work();
    expect(await countsOf(seller, other.body.id)).toMatchObject({ ready: 3 });
    expect(await seller.used()).toBe(23);
  },
);

fullTest(
  "the answer to the sending is lost: found at the provider, not sent twice, each row once",
  async () => {
    const seller = await createBatchSeller();
    await sandbox.fail({
      mode: "lost_answer",
      path: "POST /v1/messages/batches",
      count: 1,
    });
    const id = await createBatch(seller);
    await seller.workDay();
    expect(await openOf(seller)).toMatchObject([
      { state: "sending", providerId: null },
    ]);
    // It is not looked for before the call must be over, and what is found is
    // waited for.
    await seller.workDay();
    await seller.workDay(later(4 * 60_000));
    expect(await openOf(seller)).toMatchObject([{ state: "sending" }]);
    await sandbox.endBatches();
    await seller.workDay(later(5 * 60_000));
    expect(await openOf(seller)).toMatchObject([
      { state: "sent", providerId: expect.any(String) },
    ]);
    await seller.workDay();
    await expectWritten(seller, id, 10);
    expect(await seller.used()).toBe(10);
    expect(await sandbox.modelCalls("/v1/messages/batches")).toHaveLength(1);
  },
);

fullTest(
  "a worker is killed before the provider got anything: sent again, each row once",
  async () => {
    const seller = await createBatchSeller();
    const id = await createBatch(seller);
    await db().modelBatch.updateMany({
      where: { batchId: id },
      data: { state: "sending", sentAt: new Date() },
    });
    await seller.workDay(later(4 * 60_000));
    expect(await openOf(seller)).toMatchObject([{ state: "new" }]);
    await seller.workDay();
    await sandbox.endBatches();
    await seller.workDay();
    await expectWritten(seller, id, 10);
  },
);

fullTest(
  "a worker is killed after it stored listings: they are found, and none is written twice",
  async () => {
    const seller = await createBatchSeller();
    const id = await createBatch(seller);
    await seller.workDay();
    await sandbox.endBatches();
    const [job] = await listJobs({
      task: "run_model_batch",
      userId: seller.userId,
    });
    const before = await db().batchRow.findMany({ where: { batchId: id } });
    await seller.workDay();
    await expectWritten(seller, id, 10);
    // As if it had been killed between a listing and its row.
    for (const { id: rowId, modelBatchId } of before)
      await db().batchRow.update({
        where: { id: rowId },
        data: { state: "writing", listingId: null, modelBatchId },
      });
    await db().modelBatch.updateMany({
      where: { batchId: id },
      data: { state: "sent" },
    });
    const { runModelBatch } = await import(
      "@/lib/batches/day/run/run-model-batch"
    );
    await Promise.all([
      runModelBatch(runModelBatchTask.schema.parse(job?.payload)),
      runModelBatch(runModelBatchTask.schema.parse(job?.payload)),
    ]);
    await expectWritten(seller, id, 10);
    expect(await seller.used()).toBe(10);
  },
);

fullTest(
  "a provider that refuses to take it: nothing is with it, and it is sent later",
  async () => {
    const seller = await createBatchSeller();
    await sandbox.fail({
      mode: "status",
      status: 429,
      retryAfter: 1,
      path: "POST /v1/messages/batches",
      count: 1,
    });
    const id = await createBatch(seller);
    await seller.workDay();
    expect(await openOf(seller)).toMatchObject([{ state: "new", failures: 1 }]);
    await seller.workDay();
    await sandbox.endBatches();
    await seller.workDay();
    await expectWritten(seller, id, 10);
  },
);

fullTest(
  "a reservation of last month: the answer counts there, and not in this month",
  async () => {
    const seller = await createBatchSeller();
    const id = await createBatch(seller);
    await seller.workDay();
    await db().reservation.updateMany({
      where: { userId: seller.userId },
      data: { period: "2020-01" },
    });
    await db().usage.updateMany({
      where: { userId: seller.userId },
      data: { period: "2020-01" },
    });
    await expireReservations();
    await sandbox.endBatches();
    await seller.workDay();
    await expectWritten(seller, id, 10);
    expect(await seller.used()).toBe(0);
    const usage = await db().usage.findMany({
      where: { userId: seller.userId, used: { gt: 0 } },
    });
    expect(usage).toMatchObject([{ period: "2020-01", used: 10 }]);
  },
);

test("what the model costs within a day: counted once for each answer, under the name of half the price", async () => {
  const seller = await createBatchSeller();
  await createBatch(seller);
  await seller.workDay();
  await sandbox.endBatches();
  // Other test files count on the same day of the database; the calls of this
  // process are its own.
  const counted = async () =>
    (await metrics().modelCalls.get()).values.reduce(
      (sum, { value }) => sum + value,
      0,
    );
  const stored = async () =>
    (
      await db().modelUsage.findFirst({
        where: { model: "Sample writer (batch)" },
      })
    )?.requests ?? 0;
  const [countedBefore, storedBefore] = [await counted(), await stored()];
  await seller.workDay();
  expect(await counted()).toBe(countedBefore + 10);
  await until(async () => (await stored()) >= storedBefore + 10);
});

test.each([404, 405, 501])(
  "a server without batches, which answers %d: the rows are written at once, one of the quota each",
  async (status) => {
    const seller = await createBatchSeller();
    await sandbox.fail({
      mode: "status",
      status,
      path: "/v1/messages/batches",
    });
    const id = await createBatch(seller);
    await seller.workDay();
    expect(await countsOf(seller, id)).toMatchObject({
      queued: 10,
      writing: 0,
    });
    expect(await reservations(seller, "reserved")).toBe(0);
    await seller.work();
    await expectWritten(seller, id, 10);
    expect(await seller.used()).toBe(10);
    expect(await db().serviceFault.count({ where: { service: "model" } })).toBe(
      0,
    );
  },
);
