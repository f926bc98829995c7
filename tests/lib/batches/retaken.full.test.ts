import { randomUUID } from "node:crypto";
import { runModelBatch } from "@/lib/batches/day/run/run-model-batch";
import { runModelBatchTask, writeBatchRowTask } from "@/lib/batches/tasks";
import { writeBatchRow } from "@/lib/batches/write/write-row";
import { db } from "@/lib/database/db";
import { deleteListing, restoreListings } from "@/lib/listings/delete-listings";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { listJobs, takeJob } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
const ago = (ms: number) => new Date(Date.now() - ms);

async function createBatch(seller: Seller, rows: number, fields: object = {}) {
  return (
    await seller.create({ name: "Autumn", rows: mugRows(rows), ...fields })
  ).body.id as string;
}
const rowsOf = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.rows;

/**
 * A row whose worker was killed between its listing and the row; the listing is
 * deleted then.
 */
async function createRetaken() {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, 1);
  await seller.work();
  const [row] = await rowsOf(seller, id);
  const listingId = row?.listingId ?? 0;
  await db().batchRow.updateMany({
    where: { batchId: id },
    data: {
      state: "writing",
      listingId: null,
      holder: randomUUID(),
      heldUntil: ago(1_000),
    },
  });
  await deleteListing(seller.userId, listingId);
  await writeBatchRow({ userId: seller.userId, lane: 0 });
  return { ...seller, id, rowId: row?.id ?? "", listingId };
}
const deleted = {
  state: "failed",
  reason: "listing_deleted",
  message: expect.stringMatching(/deleted since/),
};

test("a row that is taken again after its listing was deleted: has failed and says so", async () => {
  const { id, ...seller } = await createRetaken();
  expect(await rowsOf(seller, id)).toMatchObject([deleted]);
  expect(await seller.used()).toBe(1);
});

test("such a row that is tried again: is written, and takes another listing", async () => {
  const { id, rowId, listingId, ...seller } = await createRetaken();
  await seller.retry(id, rowId);
  await seller.work();
  const [row] = await rowsOf(seller, id);
  expect(row).toMatchObject({ state: "ready", reason: null });
  expect(row?.listingId).not.toBe(listingId);
  expect([await seller.used(), (await seller.listings()).length]).toEqual([
    2, 1,
  ]);
});

test("such a row that is tried again after its listing was restored: gets that one", async () => {
  const { id, rowId, listingId, ...seller } = await createRetaken();
  await restoreListings(seller.userId, [listingId]);
  await seller.retry(id, rowId);
  await seller.work();
  expect(await rowsOf(seller, id)).toMatchObject([
    { state: "ready", listingId },
  ]);
  expect(await seller.used()).toBe(1);
});

test("a row within a day whose listing was stored and deleted: has failed and says so", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, 10, { mode: "day" });
  await seller.workDay();
  await sandbox.endBatches();
  const [job] = await listJobs({
    task: "run_model_batch",
    userId: seller.userId,
  });
  const before = await db().batchRow.findMany({ where: { batchId: id } });
  await seller.workDay();
  const [first] = await rowsOf(seller, id);
  const { modelBatchId } = before[0] ?? { modelBatchId: null };
  await db().batchRow.update({
    where: { id: first?.id ?? "" },
    data: { state: "writing", listingId: null, modelBatchId },
  });
  await db().modelBatch.updateMany({
    where: { batchId: id },
    data: { state: "sent" },
  });
  await deleteListing(seller.userId, first?.listingId ?? 0);
  await runModelBatch(runModelBatchTask.schema.parse(job?.payload));
  expect((await rowsOf(seller, id))[0]).toMatchObject(deleted);
});

test("two rows being written and a third that is due: its lane looks again in two seconds, and not at once", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, 3);
  const held = {
    state: "writing",
    holder: randomUUID(),
    heldUntil: new Date(Date.now() + 100_000),
  };
  await db().batchRow.updateMany({
    where: { batchId: id, position: { lte: 2 } },
    data: held,
  });
  await db().batchRow.updateMany({
    where: { batchId: id, position: 3 },
    data: { nextAt: ago(60_000) },
  });
  const key = `user:${seller.userId}:batch:0`;
  const job = await takeJob(writeBatchRowTask, key);
  await writeBatchRow(job);
  const [next] = await listJobs({ key });
  expect(next?.runAt.getTime()).toBeGreaterThan(Date.now() + 500);
});
