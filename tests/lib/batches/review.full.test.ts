import { POST as retry } from "@/app/api/batches/[id]/rows/[rowId]/retry/route";
import { acceptReady } from "@/lib/batches/review/review-data";
import { db } from "@/lib/database/db";
import { deleteListing, restoreListings } from "@/lib/listings/delete-listings";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

/** A seller with a batch that is written, nothing open in it. */
async function createWritten(count = 2) {
  const seller = await createBatchSeller();
  const { id } = (await seller.create({ name: "Mugs", rows: mugRows(count) }))
    .body as { id: string };
  await seller.work();
  await db().batchRow.updateMany({
    where: { batchId: id },
    data: { open: [] },
  });
  const { rows } = (await seller.read(id)).body;
  const ids = rows.map((row) => row.id);
  return {
    ...seller,
    id,
    ids,
    listingIds: rows.map(({ listingId }) => listingId ?? 0),
  };
}

const gone = {
  listingId: null,
  reason: "listing_deleted",
  message: "Its listing was deleted from the history.",
};

test("a written row whose listing was deleted: says so, stays as it is and can't be accepted", async () => {
  const { userId, id, ids, listingIds, ...seller } = await createWritten();
  await deleteListing(userId, listingIds[0] ?? 0);
  expect((await seller.read(id)).body.rows).toMatchObject([
    { ...gone, state: "ready" },
    { state: "ready", reason: null },
  ]);
  expect((await seller.accept(id, ids)).body).toMatchObject({
    accepted: [ids[1]],
    open: [ids[0]],
  });
  expect((await seller.read(id)).body.rows).toMatchObject([
    { state: "ready" },
    { state: "accepted" },
  ]);
  await restoreListings(userId, listingIds);
  expect((await seller.accept(id, ids)).body).toMatchObject({
    accepted: [ids[0]],
    open: [],
  });
});

test("an accepted row whose listing is deleted for good: says so and stays accepted", async () => {
  const { userId, id, ids, ...seller } = await createWritten(1);
  await seller.accept(id, ids);
  await db().listing.deleteMany({ where: { userId } });
  expect((await seller.read(id)).body.rows).toMatchObject([
    { ...gone, state: "accepted" },
  ]);
});

test("a listing that is deleted or written anew after it was looked at: its row is not accepted", async () => {
  const { userId, id, ids, listingIds } = await createWritten(3);
  await deleteListing(userId, listingIds[0] ?? 0);
  await db().listing.update({
    where: { id: listingIds[1] ?? 0 },
    data: { version: { increment: 1 } },
  });
  const accepted = await acceptReady(userId, id, ids, new Date());
  expect(accepted).toEqual([{ id: ids[2], listingId: listingIds[2] }]);
});

test("accept, reject and reopen answer with the batch as it is then", async () => {
  const { id, ids, ...seller } = await createWritten();
  const [one, two] = ids as [string, string];
  const accepted = (await seller.accept(id, [one])).body;
  expect(accepted).toEqual({
    ...(await seller.read(id)).body,
    accepted: [one],
    open: [],
  });
  expect(accepted).toMatchObject({
    id,
    state: "done",
    rows: [{ state: "accepted" }, { state: "ready" }],
  });
  const rejected = (await seller.reject(id, [two])).body;
  expect(rejected).toMatchObject({
    rejected: [two],
    rows: [{ state: "accepted" }, { state: "canceled" }],
  });
  const reopened = (await seller.reopen(id, ids)).body;
  expect(reopened).toMatchObject({
    counts: { ready: 2 },
    rows: [{ state: "ready" }, { state: "ready" }],
  });
  expect(reopened.reopened.sort()).toEqual([...ids].sort());
});

test("a row that was refused: tried again without a body", async () => {
  const seller = await createBatchSeller();
  await sandbox.fail({ mode: "refusal", count: 1 });
  const { id } = (await seller.create({ name: "Mugs", rows: mugRows(1) })).body;
  await seller.work();
  const [row] = (await seller.read(id)).body.rows;
  expect(row).toMatchObject({ state: "refused" });
  const params = { id, rowId: row?.id ?? "" };
  expect(await seller.call(retry, "POST", params)).toMatchObject({
    status: 200,
    body: { rows: [{ state: "queued" }] },
  });
  await seller.work();
  expect((await seller.read(id)).body.rows).toMatchObject([{ state: "ready" }]);
});

test("more rows: another's batch is not there, and one's own that is started takes none", async () => {
  const { id, ...seller } = await createWritten(1);
  const other = await createBatchSeller();
  const rows = { rows: mugRows(1), after: 1 };
  expect(await other.addRows(id, rows)).toMatchObject({ status: 404 });
  expect(
    await other.addRows("00000000-0000-4000-8000-000000000000", rows),
  ).toMatchObject({ status: 404 });
  expect(await seller.addRows(id, rows)).toMatchObject({
    status: 409,
    body: { message: "No more rows can be added to this batch." },
  });
});
