import { db } from "@/lib/database/db";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { addPhoto } from "@/tests/support/photo-rows";
import { createJpeg } from "@/tests/support/photos";
import { setUsed } from "@/tests/support/used-limits";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

const refused = {
  state: "refused",
  reason: "piece_unknown",
  message: expect.stringContaining("Nothing was counted"),
  listingId: null,
};

/** A batch of a photo alone, and of so many named mugs. */
async function createBatch(mode: "hour" | "day", mugs: number) {
  const seller = await createBatchSeller();
  const image = new Uint8Array(await createJpeg());
  const photoIds = [await addPhoto(seller.userId, { image })];
  const rows = [{ photoIds }, ...mugRows(mugs)];
  const { status, body } = await seller.create({
    name: "Autumn",
    rows,
    ...(mode === "day" && { mode }),
  });
  expect([status, body]).toEqual([202, { id: expect.any(String) }]);
  const rowsOf = async () => (await seller.read(body.id)).body.rows;
  /** What is settled of the month, and stored. */
  const counted = async () => [
    await seller.used(),
    (await seller.listings()).length,
  ];
  return { ...seller, id: body.id as string, photoIds, rowsOf, counted };
}

test("a row whose photo tells nobody what the piece is: refused, not counted, and written with a name", async () => {
  const { id, photoIds, work, retry, rowsOf, counted } = await createBatch(
    "hour",
    2,
  );
  await work();
  const [row, ...mugs] = await rowsOf();
  expect(row).toMatchObject(refused);
  expect(mugs.map(({ state }) => state)).toEqual(["ready", "ready"]);
  expect(await counted()).toEqual([2, 2]);
  const form = { productName: "Ring dish" };
  expect((await retry(id, row?.id ?? "", { form, photoIds })).status).toBe(200);
  await work();
  expect((await rowsOf())[0]).toMatchObject({ state: "ready", form });
  expect(await counted()).toEqual([3, 3]);
});

test("after many of them within an hour the model isn't asked, and no other row waits", async () => {
  const { id, userId, work, retry, rowsOf, counted } = await createBatch(
    "hour",
    1,
  );
  await work();
  await setUsed("unknown_pieces", String(userId), 20);
  const [row] = await rowsOf();
  await retry(id, row?.id ?? "");
  await sandbox.reset();
  await work();
  expect((await rowsOf())[0]).toMatchObject(refused);
  expect(await sandbox.modelCalls()).toEqual([]);
  expect(await counted()).toEqual([1, 1]);
});

test("a row within a day: refused, not counted, and no call of this hour", async () => {
  const { userId, workDay, rowsOf, counted } = await createBatch("day", 9);
  await workDay();
  await sandbox.endBatches();
  await workDay();
  const [row, ...mugs] = await rowsOf();
  expect(row).toMatchObject(refused);
  expect(new Set(mugs.map(({ state }) => state))).toEqual(new Set(["ready"]));
  expect(await counted()).toEqual([9, 9]);
  expect(
    await db().reservation.count({ where: { userId, state: "reserved" } }),
  ).toBe(0);
  await expect(setUsed("unknown_pieces", String(userId), 1)).rejects.toThrow(
    /Nothing is counted/,
  );
});
