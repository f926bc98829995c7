import { db } from "@/lib/database/db";
import { purgeInBatches } from "@/lib/database/purge-in-batches";
import { purgeBatch, purgeBatchSize } from "@/lib/photos/expiry-data";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { addPhoto } from "@/tests/support/photo-rows";
import { createJpeg } from "@/tests/support/photos";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
const days = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const image = async () =>
  new Uint8Array(await createJpeg({ width: 60, height: 40 }));

/**
 * A batch of which a row has a photo that was uploaded so many days ago; its
 * seven days are over.
 */
async function createBatch(seller: Seller, { age = 7, fields = {} } = {}) {
  const photo = await addPhoto(seller.userId, {
    image: await image(),
    createdAt: ago(age * days),
  });
  const [first, ...others] = mugRows(10);
  const rows = [{ ...first, photoIds: [photo] }, ...others];
  const { status, body } = await seller.create({
    name: "Autumn",
    rows,
    draft: true,
    ...fields,
  });
  expect(status).toBe(202);
  await endAt(photo, Date.now() - 1_000);
  return { id: body.id as string, photo };
}
const endAt = (id: string, time: number) =>
  db().photo.update({ where: { id }, data: { expiresAt: new Date(time) } });
const find = (id: string) =>
  db().photo.findUnique({
    where: { id },
    select: { expiresAt: true, copy: true },
  });
const hoursLeft = async (id: string) =>
  Math.round(
    (((await find(id))?.expiresAt?.getTime() ?? Number.NaN) - Date.now()) /
      3_600_000,
  );

test.each(["queued", "writing", "waiting", "refused", "failed"])(
  "a photo that a %s row needs: stays",
  async (state) => {
    const seller = await createBatchSeller();
    const { id, photo } = await createBatch(seller);
    await db().batchRow.updateMany({ where: { batchId: id }, data: { state } });
    await purgePhotos();
    expect(await find(photo)).toMatchObject({ copy: { photoId: photo } });
    expect(await hoursLeft(photo)).toBe(7 * 24);
    await purgePhotos();
    expect(await hoursLeft(photo)).toBe(7 * 24);
  },
);

test.each(["ready", "accepted", "canceled"])(
  "a photo of a %s row: ends as any other",
  async (state) => {
    const seller = await createBatchSeller();
    const { id, photo } = await createBatch(seller);
    await db().batchRow.updateMany({ where: { batchId: id }, data: { state } });
    await purgePhotos();
    expect(await find(photo)).toBeNull();
  },
);

test("a photo of a canceled batch, and one whose batch is deleted: end as any other", async () => {
  const seller = await createBatchSeller();
  const [canceled, removed] = [
    await createBatch(seller),
    await createBatch(seller),
  ];
  await db().batch.update({
    where: { id: canceled.id },
    data: { state: "canceled" },
  });
  await seller.remove(removed.id);
  await purgePhotos();
  expect([await find(canceled.photo), await find(removed.photo)]).toEqual([
    null,
    null,
  ]);
});

test("a photo that another's row names: ends as any other", async () => {
  const seller = await createBatchSeller();
  const { id, photo } = await createBatch(seller);
  const other = await createBatchSeller();
  const { body } = await other.create({
    name: "Mine",
    rows: mugRows(1),
    draft: true,
  });
  await db().batchRow.updateMany({
    where: { batchId: body.id },
    data: { photoIds: [photo] },
  });
  await seller.remove(id);
  await purgePhotos();
  expect(await find(photo)).toBeNull();
});

test("a photo 40 days after its upload: ends, whatever row needs it", async () => {
  const seller = await createBatchSeller();
  const late = await createBatch(seller, { age: 38 });
  const over = await createBatch(seller, { age: 40 });
  await purgePhotos();
  expect(await hoursLeft(late.photo)).toBe(48);
  expect(await find(over.photo)).toBeNull();
  await endAt(late.photo, Date.now() + 20 * 60_000);
  await db().photo.update({
    where: { id: late.photo },
    data: { createdAt: ago(40 * days - 40 * 60_000) },
  });
  await purgePhotos();
  expect(await hoursLeft(late.photo)).toBe(1);
});

test("a row that came between the renewal and the deletion: its photo stays", async () => {
  const seller = await createBatchSeller();
  const { photo } = await createBatch(seller);
  await purgeInBatches(purgeBatch, purgeBatchSize);
  expect(await find(photo)).not.toBeNull();
});

test("a row whose photo ended while no job ran: is written from it", async () => {
  const seller = await createBatchSeller();
  const { id, photo } = await createBatch(seller);
  await seller.resume(id);
  await seller.work();
  expect((await seller.read(id)).body.counts).toMatchObject({ ready: 10 });
  const [row] = (await seller.read(id)).body.rows;
  expect(
    await db().listingPhoto.count({
      where: { listingId: row?.listingId ?? 0, photoId: photo },
    }),
  ).toBe(1);
});

test("a row within a day: its photo stays until it may be answered", async () => {
  const seller = await createBatchSeller();
  const { id, photo } = await createBatch(seller);
  await endAt(photo, Date.now() + 20 * 3_600_000);
  await seller.resumeIn(id, "day");
  await seller.workDay();
  expect(await hoursLeft(photo)).toBe(7 * 24);
  await sandbox.endBatches();
  await seller.workDay();
  expect((await seller.read(id)).body.counts).toMatchObject({ ready: 10 });
});

test("a row within a day whose photo can't stay so long: has failed and says so, and takes nothing", async () => {
  const seller = await createBatchSeller();
  const { id } = await createBatch(seller, { age: 39 });
  await seller.resumeIn(id, "day");
  await seller.workDay();
  const { rows, counts } = (await seller.read(id)).body;
  expect(counts).toMatchObject({ writing: 9, failed: 1 });
  expect(rows[0]).toMatchObject({
    reason: "not_found",
    message: expect.stringMatching(/ends before .* add it again/),
  });
  expect(await seller.used()).toBe(9);
});
