import { writeBatchRow } from "@/lib/batches/write/write-row";
import { db } from "@/lib/database/db";
import {
  createBatchSeller,
  endWaiting,
  mugRows,
} from "@/tests/support/batch-seller";
import { listJobs } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { until } from "@/tests/support/one-more-instance";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;

async function createBatch(seller: Seller, rows: object[]) {
  const { body } = await seller.create({ name: "Autumn", rows });
  return body.id as string;
}
const countsOf = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.counts;
const emails = ({ userId }: Seller) => listJobs({ task: "send_email", userId });

/**
 * Cancels the batch while its first rows are with the writer; the counts in that
 * moment.
 */
async function cancelWhileWriting(seller: Seller, id: string) {
  const working = seller.work();
  await until(async () => (await countsOf(seller, id)).writing === 2);
  await seller.cancel(id);
  const canceled = await countsOf(seller, id);
  await working;
  return canceled;
}

test("canceled while two rows are written that then fail: they are canceled, not queued again", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(3));
  await sandbox.fail({ mode: "status", status: 400, latencyMs: 700 });
  await cancelWhileWriting(seller, id);
  await seller.work();
  expect((await seller.read(id)).body).toMatchObject({
    state: "canceled",
    counts: { canceled: 3, queued: 0, waiting: 0, writing: 0 },
    rows: [1, 2, 3].map(() => ({ reason: null, message: null })),
  });
  expect(await seller.used()).toBe(0);
});

test("canceled while a row is in the writing for which no listing is left: it is canceled, not waiting", async () => {
  const seller = await createBatchSeller({ left: 1 });
  const id = await createBatch(seller, mugRows(2));
  const holder = "0b0b0b0b-0000-4000-8000-000000000000";
  await seller.workLane(0);
  await db().batchRow.updateMany({
    where: { batchId: id, state: "waiting" },
    data: { state: "writing", holder, heldUntil: new Date(Date.now() - 1_000) },
  });
  await seller.cancel(id);
  // A worker takes over the row of one that was killed.
  await writeBatchRow({ userId: seller.userId, lane: 0 });
  expect(await countsOf(seller, id)).toMatchObject({
    ready: 1,
    canceled: 1,
    waiting: 0,
  });
});

test("a canceled batch of more than ten: no email says that it is written", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(11));
  await sandbox.fail({ mode: "latency", latencyMs: 700, count: 2 });
  const { ready, writing, canceled } = await cancelWhileWriting(seller, id);
  expect(canceled).toBe(11 - ready - writing);
  expect(canceled).toBeGreaterThan(0);
  expect(await countsOf(seller, id)).toMatchObject({
    ready: ready + writing,
    canceled,
    writing: 0,
  });
  expect(await emails(seller)).toEqual([]);
});

test("rows that waited are resumed: a second email once they are written, and one only", async () => {
  const seller = await createBatchSeller({ left: 9 });
  const id = await createBatch(seller, mugRows(11));
  await seller.work();
  const sent = async () => (await emails(seller)).map(({ payload }) => payload);
  const email = (written: number, waiting: number) =>
    expect.objectContaining({
      email: {
        template: "batch_done",
        name: "Autumn",
        written,
        waiting,
        stopped: 0,
      },
    });
  expect(await sent()).toEqual([email(9, 2)]);
  await seller.resume(id);
  await db().user.update({
    where: { id: seller.userId },
    data: { subscriptionTier: "pro" },
  });
  await seller.work();
  await endWaiting(seller.userId);
  await seller.work();
  expect(await sent()).toEqual(
    expect.arrayContaining([email(9, 2), email(11, 0)]),
  );
  await seller.resume(id);
  await seller.work();
  expect(await sent()).toHaveLength(2);
});
