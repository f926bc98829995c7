import { POST as type } from "@/app/api/changes/[id]/numbers/route";
import {
  POST as note,
  GET as read,
} from "@/app/api/listings/[id]/changes/route";
import { listBatches } from "@/lib/account/account-data";
import type { ListingChanges } from "@/lib/changes/schema";
import { db } from "@/lib/database/db";
import { createBatchSeller } from "@/tests/support/batch-seller";
import { closeConnections } from "@/tests/support/connections";
import { createRequest } from "@/tests/support/factories";
import { failWrites } from "@/tests/support/failing-writes";
import { listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

type Route = (
  request: Request,
  context: { params: Promise<{ id: string }> },
) => Promise<Response>;

/** Rows that are written and have nothing open, as the table shows them. */
async function createReady(count: number) {
  const seller = await createBatchSeller();
  const { id: batchId } = await db().batch.create({
    data: {
      userId: seller.userId,
      name: "Mugs",
      state: "running",
      startedAt: new Date(),
    },
  });
  const rows = [];
  for (let position = 1; position <= count; position += 1) {
    const { id: listingId } = await db().listing.create({
      data: listingRow(seller.userId),
    });
    const row = {
      batchId,
      userId: seller.userId,
      position,
      form: {},
      state: "ready",
      listingId,
      openVersion: 1,
    };
    rows.push({
      listingId,
      id: (await db().batchRow.create({ data: row })).id,
    });
  }
  const call = async (
    handler: unknown,
    method: string,
    id: string | number,
    body?: unknown,
  ) => {
    const context = { params: Promise.resolve({ id: String(id) }) };
    const request = createRequest(method, "/api/x", body, {
      cookie: seller.cookie,
    });
    return (handler as Route)(request, context);
  };
  const changesOf = async (listingId: number): Promise<ListingChanges> =>
    (await call(read, "GET", listingId)).json();
  const ids = rows.map(({ id }) => id);
  return {
    ...seller,
    batchId,
    rows,
    ids,
    call,
    changesOf,
    first: rows[0]?.listingId ?? 0,
  };
}

const edit = (listingId: number, changes: object) => db().$executeRaw`
  UPDATE "Listing" SET "results" = "results" || ${JSON.stringify(changes)}::jsonb WHERE "id" = ${listingId}`;
const countNotes = (userId: number) =>
  db().changeNote.count({ where: { userId } });

test("accepted rows are noted once each, however often they are accepted, and nothing is known of before", async () => {
  const seller = await createReady(3);
  const [one = "", two = ""] = seller.ids;
  await Promise.all([
    seller.accept(seller.batchId, [one, two]),
    seller.accept(seller.batchId, [two, one]),
  ]);
  await seller.accept(seller.batchId, [one]);
  expect(await countNotes(seller.userId)).toBe(2);
  const { changes } = await seller.changesOf(seller.first);
  expect(changes).toMatchObject([
    { source: "batch", reading: null, etsyListingId: null },
  ]);
  expect(changes[0]?.fields.map(({ before }) => before)).not.toEqual([]);
  for (const { before, after } of changes[0]?.fields ?? [])
    expect([before, after]).toEqual([null, expect.any(Array)]);
});

test("a note that can't be stored: the row is not accepted either", async () => {
  const seller = await createReady(1);
  const failing = await failWrites(
    seller.userId,
    "53100",
    'INSERT ON "ChangeNote"',
  );
  const { status } = await seller.accept(seller.batchId, seller.ids);
  await failing.end();
  expect(status).toBeGreaterThanOrEqual(500);
  expect((await seller.read(seller.batchId)).body.rows).toMatchObject([
    { state: "ready" },
  ]);
  expect((await seller.accept(seller.batchId, seller.ids)).body).toMatchObject({
    accepted: seller.ids,
    open: [],
  });
  expect(await countNotes(seller.userId)).toBe(1);
});

test("rejected rows are not noted, and reopened ones no longer", async () => {
  const seller = await createReady(2);
  const [one = "", two = ""] = seller.ids;
  await seller.reject(seller.batchId, [two]);
  await seller.accept(seller.batchId, [one]);
  expect(await countNotes(seller.userId)).toBe(1);
  await seller.reopen(seller.batchId, [one, two]);
  expect(await countNotes(seller.userId)).toBe(0);
  await seller.accept(seller.batchId, [one]);
  expect(await countNotes(seller.userId)).toBe(1);
});

test("reopened with numbers that the seller typed: the note stays, and a second acceptance adds none", async () => {
  const seller = await createReady(1);
  await seller.accept(seller.batchId, seller.ids);
  const id = (await seller.changesOf(seller.first)).changes[0]?.id ?? "";
  expect(
    (await seller.call(type, "POST", id, { on: "2026-11-20", views: 12 }))
      .status,
  ).toBe(204);
  await seller.reopen(seller.batchId, seller.ids);
  await seller.accept(seller.batchId, seller.ids);
  expect(await seller.changesOf(seller.first)).toMatchObject({
    changes: [{ id }],
    readings: [{ views: 12 }],
  });
});

test("a note that the text is in the shop takes the place of the acceptance", async () => {
  const seller = await createReady(1);
  await seller.accept(seller.batchId, seller.ids);
  expect(
    (await seller.call(note, "POST", seller.first, { address: "4321" })).status,
  ).toBe(201);
  expect((await seller.changesOf(seller.first)).changes).toMatchObject([
    { source: "by_hand", etsyListingId: "4321" },
  ]);
});

test("a listing whose text stands in the shop already: only what differs from it is noted", async () => {
  const seller = await createReady(1);
  await seller.call(note, "POST", seller.first, {});
  await seller.accept(seller.batchId, seller.ids);
  expect(await countNotes(seller.userId)).toBe(1);
  await seller.reopen(seller.batchId, seller.ids);
  await edit(seller.first, { title: "Another title" });
  await seller.accept(seller.batchId, seller.ids);
  expect((await seller.changesOf(seller.first)).changes[0]).toMatchObject({
    source: "batch",
    fields: [
      {
        field: "title",
        before: [expect.any(String)],
        after: ["Another title"],
      },
    ],
  });
});

describe("rows of Etsy's own export", () => {
  const original = { title: "Old mug", description: "A mug.", tags: ["mug"] };
  async function createExported() {
    const seller = await createReady(1);
    await db().batchRow.updateMany({
      where: { batchId: seller.batchId },
      data: { original },
    });
    return seller;
  }
  const changes = [
    { field: "title", before: ["Old mug"], after: ["Stoneware Mug"] },
    { field: "tags", before: ["mug"], after: ["coffee mug"] },
    { field: "materials", before: null, after: ["clay"] },
    { field: "altTexts", before: null, after: ["A mug on a table"] },
  ];

  test("accepted: the export's text is the old text, and also of the note that it is in the shop", async () => {
    const seller = await createExported();
    await seller.accept(seller.batchId, seller.ids);
    expect((await seller.changesOf(seller.first)).changes).toMatchObject([
      { source: "batch", fields: changes },
    ]);
    await seller.call(note, "POST", seller.first, {});
    expect((await seller.changesOf(seller.first)).changes).toMatchObject([
      { source: "by_hand", fields: changes },
    ]);
  });

  test("its text comes with the row, is in the export of the account, and has the limits of Etsy", async () => {
    const seller = await createBatchSeller();
    const row = { form: { productName: "Mug" }, original };
    const { body } = await seller.create({
      name: "Mugs",
      draft: true,
      rows: [row],
    });
    expect(
      (await seller.addRows(body.id, { rows: [row], after: 1 })).status,
    ).toBe(200);
    for (const wrong of [
      { title: "x".repeat(141) },
      { tags: Array(14).fill("a") },
      { description: "\0" },
      { buyer: "Ann" },
    ])
      expect(
        (
          await seller.addRows(body.id, {
            rows: [{ ...row, original: wrong }],
            after: 2,
          })
        ).status,
      ).toBe(422);
    const [batch] = await listBatches(seller.userId);
    expect(batch?.rows.map((exported) => exported.original)).toEqual([
      original,
      original,
    ]);
  });
});

test("the number on Etsy may be given later, also where nothing changed since", async () => {
  const seller = await createReady(1);
  await seller.call(note, "POST", seller.first, {});
  expect(
    (await seller.call(note, "POST", seller.first, { address: "4321" })).status,
  ).toBe(200);
  expect((await seller.changesOf(seller.first)).changes).toMatchObject([
    { etsyListingId: "4321" },
  ]);
});
