import { reviveModelBatches } from "@/lib/batches/day/run/day-run-data";
import { runModelBatch } from "@/lib/batches/day/run/run-model-batch";
import { runModelBatchTask } from "@/lib/batches/tasks";
import { db } from "@/lib/database/db";
import { removeJob } from "@/lib/jobs/queue";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { failWrites } from "@/tests/support/failing-writes";
import { listJobs, takeJob } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
const hours = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const jobsOf = ({ userId }: Seller) =>
  listJobs({ task: "run_model_batch", userId });
const callsOf = ({ userId }: Seller, state: string) =>
  db().modelBatch.count({ where: { userId, state } });

async function createBatch(seller: Seller, rows: number) {
  const { body } = await seller.create({
    name: "Autumn",
    rows: mugRows(rows),
    mode: "day",
  });
  return body.id as string;
}

/** Works off the seller's job, as one worker does. */
async function workOne(seller: Seller) {
  const key = `user:${seller.userId}:model-batches`;
  const job = await takeJob(runModelBatchTask, key);
  await runModelBatch(job);
}

test("a large batch within a day: one job of its seller at a time, and each call has its turn", async () => {
  const seller = await createBatchSeller({ left: 30 });
  await createBatch(seller, 50);
  expect(await callsOf(seller, "new")).toBe(3);
  for (let sent = 1; sent <= 3; sent += 1) {
    expect(await jobsOf(seller)).toHaveLength(1);
    await workOne(seller);
    expect(await callsOf(seller, "sent")).toBe(Math.min(sent, 2));
  }
  // Of the third no listing was left.
  expect(await callsOf(seller, "ended")).toBe(1);
  const jobs = await jobsOf(seller);
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.runAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
});

test("a call that fails for a reason of ours: the next one has its turn, and it comes back", async () => {
  const seller = await createBatchSeller();
  await createBatch(seller, 30);
  const dueCall = async () =>
    (await jobsOf(seller)).map(({ payload }) => (payload as { id: string }).id);
  const [first] = await dueCall();
  const fault = await failWrites(
    seller.userId,
    "53100",
    'UPDATE OF "requests" ON "ModelBatch"',
  );
  await expect(workOne(seller)).rejects.toThrow("could not extend file");
  await fault.end();
  expect(await dueCall()).toEqual([expect.not.stringMatching(first ?? "")]);
  await workOne(seller);
  expect(await callsOf(seller, "sent")).toBe(1);
  const found = await db().modelBatch.findUnique({
    where: { id: first ?? "" },
  });
  expect(found?.nextAt.getTime()).toBeGreaterThan(Date.now() + 10_000);
});

test("a seller whose job is lost: is given one again", async () => {
  const seller = await createBatchSeller();
  await createBatch(seller, 30);
  await removeJob(db(), `user:${seller.userId}:model-batches`);
  await db().modelBatch.updateMany({
    where: { userId: seller.userId },
    data: { nextAt: ago(10 * 60_000) },
  });
  await reviveModelBatches();
  expect(await jobsOf(seller)).toHaveLength(1);
});

test("paused before it was sent and resumed after 26 hours: is sent, with all its time", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, 10);
  await seller.pause(id);
  await db().modelBatch.updateMany({
    where: { batchId: id },
    data: { createdAt: ago(30 * hours) },
  });
  await seller.resume(id);
  await seller.workDay();
  expect((await seller.read(id)).body.counts).toMatchObject({
    writing: 10,
    failed: 0,
  });
  await sandbox.endBatches();
  await seller.workDay();
  expect((await seller.read(id)).body.counts).toMatchObject({ ready: 10 });
});

test("the 26 hours of what is sent count from then on, and its listings stay reserved as long", async () => {
  const seller = await createBatchSeller();
  await sandbox.fail({
    mode: "status",
    status: 429,
    retryAfter: 1,
    path: "POST /v1/messages/batches",
    count: 1,
  });
  const id = await createBatch(seller, 10);
  await seller.workDay();
  await db().modelBatch.updateMany({
    where: { batchId: id },
    data: { createdAt: ago(25 * hours) },
  });
  await db().reservation.updateMany({
    where: { userId: seller.userId },
    data: { expiresAt: new Date(Date.now() + hours) },
  });
  await seller.workDay();
  expect(await callsOf(seller, "sent")).toBe(1);
  const [kept] = await db().reservation.findMany({
    where: { userId: seller.userId },
  });
  expect(kept?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 25 * hours);
  await seller.workDay(new Date(Date.now() + 2 * hours));
  expect((await seller.read(id)).body.counts).toMatchObject({ writing: 10 });
});
