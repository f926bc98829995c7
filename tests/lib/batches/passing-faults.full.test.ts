import { aiBreaker } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { failWrites } from "@/tests/support/failing-writes";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
const hours = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);
const fullDisk = "53100";
const bug = "22000";

async function createBatch(seller: Seller) {
  const { body } = await seller.create({
    name: "Autumn",
    rows: mugRows(10),
    mode: "day",
  });
  return body.id as string;
}
const countsOf = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.counts;
const openOf = ({ userId }: Seller) =>
  db().modelBatch.findMany({ where: { userId, state: { not: "ended" } } });
const reserved = ({ userId }: Seller) =>
  db().reservation.count({ where: { userId, state: "reserved" } });

test("a fault that passes while rows are reserved: none has failed, and they are sent later", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  const fault = await failWrites(
    seller.userId,
    fullDisk,
    'INSERT ON "Reservation"',
  );
  await seller.workDay();
  await fault.end();
  expect(await countsOf(seller, id)).toMatchObject({ writing: 10, failed: 0 });
  expect(await openOf(seller)).toMatchObject([{ state: "new", failures: 1 }]);
  await seller.workDay();
  await sandbox.endBatches();
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ ready: 10 });
  expect(await seller.used()).toBe(10);
});

test("a fault of ours that stays while rows are reserved: they have failed after three times", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  const fault = await failWrites(seller.userId, bug, 'INSERT ON "Reservation"');
  for (let tries = 1; tries < 3; tries += 1) await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ writing: 10 });
  await seller.workDay();
  await fault.end();
  expect(await countsOf(seller, id)).toMatchObject({ failed: 10 });
  expect([await openOf(seller), await seller.used()]).toEqual([[], 0]);
});

test("a fault that passes while answers are read: they stay paid and reserved, and become listings later", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.workDay();
  await sandbox.endBatches();
  const fault = await failWrites(
    seller.userId,
    fullDisk,
    'INSERT ON "Listing"',
  );
  await seller.workDay();
  await fault.end();
  expect(await countsOf(seller, id)).toMatchObject({ writing: 10, failed: 0 });
  expect(await reserved(seller)).toBe(10);
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ ready: 10 });
  expect([await reserved(seller), await seller.used()]).toEqual([0, 10]);
});

test("a repair that meets a busy provider: the answer isn't lost, the others are written, and it is repaired later", async () => {
  const seller = await createBatchSeller();
  await sandbox.fail({
    mode: "malformed",
    path: "POST /v1/messages/batches",
    match: "Stoneware mug 4",
    count: 1,
  });
  const id = await createBatch(seller);
  await seller.workDay();
  await sandbox.endBatches();
  await sandbox.fail({
    mode: "status",
    status: 529,
    path: "POST /v1/messages",
    count: 3,
  });
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ writing: 1, ready: 9 });
  expect(await reserved(seller)).toBe(1);
  aiBreaker.recordSuccess();
  await seller.workDay();
  expect(await countsOf(seller, id)).toMatchObject({ ready: 10 });
  expect([await reserved(seller), await seller.used()]).toEqual([0, 10]);
});

test("a fault that doesn't pass within 26 hours: the rows have failed, and their listings are given back", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller);
  await seller.workDay();
  await sandbox.endBatches();
  const fault = await failWrites(
    seller.userId,
    fullDisk,
    'INSERT ON "Listing"',
  );
  await seller.workDay();
  await seller.workDay(later(26 * hours + 60_000));
  await fault.end();
  expect(await countsOf(seller, id)).toMatchObject({ failed: 10 });
  expect([await reserved(seller), await seller.used()]).toEqual([0, 0]);
});
