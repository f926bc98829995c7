import { removeAccount } from "@/lib/account/deletion-data";
import { findModelBatchState, listModelBatches } from "@/lib/ai/model-batches";
import { cancelModelBatchTask } from "@/lib/ai/tasks";
import { findPasswordHash } from "@/lib/auth/user-data";
import { cancelAtProvider } from "@/lib/batches/day/cancel-at-provider";
import { db } from "@/lib/database/db";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { listJobs } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { until } from "@/tests/support/one-more-instance";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();
const sending = "POST /v1/messages/batches";

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
const minutes = 60_000;
const later = (ms: number) => new Date(Date.now() + ms);
const reserved = ({ userId }: Seller) =>
  db().reservation.count({ where: { userId, state: "reserved" } });
const openOf = ({ userId }: Seller) =>
  db().modelBatch.findMany({ where: { userId, state: { not: "ended" } } });

async function createBatch(seller: Seller) {
  const { body } = await seller.create({
    name: "Autumn",
    rows: mugRows(10),
    mode: "day",
  });
  return body.id as string;
}
/** What the provider has of ten rows. */
const atProvider = () =>
  listModelBatches({ from: later(-minutes), to: later(minutes) }, 10);

test("deleted while the provider refuses to take it: given back at once, for rows of others that wait", async () => {
  const seller = await createBatchSeller({ left: 10 });
  await sandbox.fail({
    mode: "status",
    status: 429,
    retryAfter: 1,
    path: sending,
    count: 1,
  });
  const id = await createBatch(seller);
  await seller.workDay();
  expect(await openOf(seller)).toMatchObject([{ state: "new" }]);
  expect(await reserved(seller)).toBe(10);
  const other = await seller.create({ name: "Now", rows: mugRows(2, 50) });
  await seller.work();
  await seller.remove(id);
  await seller.workDay();
  expect([
    await reserved(seller),
    await seller.used(),
    await openOf(seller),
  ]).toEqual([0, 20, []]);
  await seller.work();
  expect((await seller.read(other.body.id)).body.counts).toMatchObject({
    ready: 2,
  });
});

test("deleted while the answer to the sending is lost: found by its rows, and given back", async () => {
  const seller = await createBatchSeller();
  await sandbox.fail({ mode: "lost_answer", path: sending, count: 1 });
  const id = await createBatch(seller);
  await seller.workDay();
  expect(await openOf(seller)).toMatchObject([{ state: "sending" }]);
  await seller.remove(id);
  await seller.workDay(later(4 * minutes));
  expect(await openOf(seller)).toMatchObject([{ state: "sending" }]);
  await sandbox.endBatches();
  await seller.workDay(later(5 * minutes));
  expect(await openOf(seller)).toMatchObject([
    { state: "sent", providerId: expect.any(String) },
  ]);
  await seller.workDay();
  expect([
    await reserved(seller),
    await seller.used(),
    await openOf(seller),
  ]).toEqual([0, 0, []]);
  expect([await atProvider(), await seller.listings()]).toMatchObject([
    [{ isEnded: true }],
    [],
  ]);
});

test("deleted while its worker was killed before it sent: given back", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.workDay();
  // As if nothing had arrived.
  await db().modelBatch.updateMany({
    where: { batchId: id },
    data: { state: "sending", providerId: null, requests: 0 },
  });
  await seller.remove(id);
  await seller.workDay(later(4 * minutes));
  await seller.workDay(later(4 * minutes));
  expect([
    await reserved(seller),
    await seller.used(),
    await openOf(seller),
  ]).toEqual([0, 0, []]);
});

test("the provider no longer has it, and its rows are deleted: given back", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.workDay();
  await db().modelBatch.updateMany({
    where: { batchId: id },
    data: { providerId: `msgbatch_gone_${seller.userId}` },
  });
  await seller.remove(id);
  await seller.workDay();
  expect([
    await reserved(seller),
    await seller.used(),
    await openOf(seller),
  ]).toEqual([0, 0, []]);
});

test("an account that is deleted while its rows are sent: canceled at the provider once it is known", async () => {
  const seller = await createBatchSeller();
  await sandbox.fail({
    mode: "latency",
    latencyMs: 1_500,
    path: sending,
    count: 1,
  });
  await createBatch(seller);
  const working = seller.workDay();
  await until(async () => (await openOf(seller))[0]?.requests === 10);
  expect(
    await removeAccount(
      seller.userId,
      (await findPasswordHash(seller.userId)) ?? "",
    ),
  ).toBe(true);
  await working;
  const [sent] = await atProvider();
  const job = (await listJobs({ task: "cancel_model_batch" })).find(
    ({ payload }) =>
      (payload as { providerId: string }).providerId === sent?.id,
  );
  expect(await findModelBatchState(sent?.id ?? "")).toBe("processing");
  await cancelAtProvider(cancelModelBatchTask.schema.parse(job?.payload));
  expect(await findModelBatchState(sent?.id ?? "")).toBe("ended");
});
