import { randomUUID } from "node:crypto";
import { PATCH } from "@/app/api/listings/[id]/route";
import { GET as read, POST as save } from "@/app/api/listings/sheet/route";
import {
  GET as readLast,
  POST as undo,
} from "@/app/api/listings/sheet/undo/route";
import { db } from "@/lib/database/db";
import { sheetChanges, sheetPage } from "@/lib/listings/sheet/limits";
import type { SheetAnswer, SheetRow } from "@/lib/listings/sheet/schema";
import { createSeller } from "@/tests/support/seller";

afterAll(() => db().$disconnect());

const path = "/api/listings/sheet";
const description =
  "A sterling silver mug.\n\nDetails:\n- Size: [add size]\n- Care: [add care]";

type Seller = Awaited<ReturnType<typeof createSeller>>;

const addMug = (seller: Seller, productName = "Mug") =>
  seller.add({ productName, results: { description } });

async function rowsOf(seller: Seller, ids: number[]): Promise<SheetRow[]> {
  const answer = await seller.call(read, "GET", `${path}?ids=${ids}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).rows;
}

async function saveAll(seller: Seller, body: object): Promise<SheetAnswer> {
  const answer = await seller.call(save, "POST", path, body);
  expect(answer.status).toBe(200);
  return answer.json();
}

const undoEdit = async (seller: Seller, edit: string) =>
  (await seller.call(undo, "POST", `${path}/undo`, { edit })).json();
const lastOf = async (seller: Seller) =>
  (await (await seller.call(readLast, "GET", `${path}/undo`)).json()).last;
const storedText = async (id: number) =>
  (await db().listing.findUniqueOrThrow({ where: { id } })).results;

const fillSize = (id: number, version = 1) => ({
  id,
  version,
  blanks: [{ blank: "size", value: "9 cm wide" }],
});

test("a sheet: claims and blanks of the seller's own listings, and of nobody else's", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const [own, foreign] = [await addMug(seller), await addMug(other)];
  const rows = await rowsOf(seller, [own, foreign, 2_147_483_647]);
  expect(rows.map(({ id }) => id)).toEqual([own]);
  expect(rows[0]?.claims.map(({ key }) => key)).toContain("sterlingsilver");
  expect(rows[0]?.blanks.map(({ name }) => name)).toEqual(["size", "care"]);
  const { results } = await saveAll(seller, {
    edit: randomUUID(),
    kind: "blanks",
    changes: [fillSize(foreign), fillSize(2_147_483_647)],
  });
  expect(results).toEqual(
    [foreign, 2_147_483_647].map((id) => ({
      id,
      outcome: "gone",
      message: "That listing no longer exists.",
      row: null,
    })),
  );
  expect(await storedText(foreign)).toMatchObject({ description });
});

test("saving: text, score, version and readiness as an edit would, and the same call again changes nothing twice", async () => {
  const seller = await createSeller();
  const [one, two] = [await addMug(seller), await addMug(seller)];
  const ids = [one, two];
  const body = {
    edit: randomUUID(),
    kind: "blanks",
    changes: ids.map((id) => fillSize(id)),
  };
  const first = await saveAll(seller, body);
  expect(first.results.map(({ outcome }) => outcome)).toEqual([
    "saved",
    "saved",
  ]);
  expect(first.results[0]?.row).toMatchObject({
    version: 2,
    blanks: [{ name: "care" }],
  });
  expect(await saveAll(seller, body)).toEqual(first);
  const stored = await db().listing.findUniqueOrThrow({
    where: { id: one },
  });
  expect(stored).toMatchObject({
    version: 2,
    score: expect.any(Number),
    results: { description: description.replace("[add size]", "9 cm wide") },
    generated: { description },
  });
});

test("a listing that was changed meanwhile is named and stays; the others are saved", async () => {
  const seller = await createSeller();
  const [changed, same] = [await addMug(seller), await addMug(seller)];
  const results = {
    title: "A Better Mug",
    description,
    tags: [],
    materials: [],
    altText: "",
    attributes: [],
  };
  const edited = await seller.call(PATCH, "PATCH", `/api/listings/${changed}`, {
    results,
    version: 1,
  });
  expect(edited.status).toBe(200);
  const answer = await saveAll(seller, {
    edit: randomUUID(),
    kind: "blanks",
    changes: [fillSize(changed), fillSize(same)],
  });
  expect(answer.results).toMatchObject([
    { id: changed, outcome: "changed", row: { version: 2 } },
    { id: same, outcome: "saved" },
  ]);
  expect(await storedText(changed)).toMatchObject({ description });
});

test("what Etsy's rules refuse is named, and nothing of it is stored", async () => {
  const seller = await createSeller();
  const id = await addMug(seller);
  const { results } = await saveAll(seller, {
    edit: randomUUID(),
    kind: "tags",
    changes: [
      {
        id,
        version: 1,
        list: { field: "tags", action: "add", entries: ["$$$"] },
      },
    ],
  });
  expect(results).toMatchObject([
    { id, outcome: "refused", message: expect.stringMatching(/Etsy/) },
  ]);
  expect(await storedText(id)).toMatchObject({ tags: ["coffee mug"] });
  expect(await lastOf(seller)).toBeNull();
});

test("undo: text and confirmations come back; what was changed since is named and stays", async () => {
  const seller = await createSeller();
  const [first, second, third] = [
    await addMug(seller),
    await addMug(seller),
    await addMug(seller),
  ];
  const ids = [first, second, third];
  const edit = randomUUID();
  await saveAll(seller, {
    edit,
    kind: "claims",
    changes: ids.map((id) => ({ id, version: 1, confirm: ["sterlingsilver"] })),
  });
  expect(await lastOf(seller)).toMatchObject({
    edit,
    kind: "claims",
    count: 3,
  });
  await db().listing.update({
    where: { id: second },
    data: { version: { increment: 1 } },
  });
  await db().listing.update({
    where: { id: third },
    data: { deletedAt: new Date() },
  });
  const answer = await undoEdit(seller, edit);
  expect(answer).toMatchObject({
    left: 0,
    results: [
      { id: first, outcome: "saved" },
      { id: second, outcome: "changed" },
    ],
  });
  const [row] = await rowsOf(seller, [first]);
  expect(row?.version).toBe(3);
  expect(row?.claims.map(({ key }) => key)).toContain("sterlingsilver");
  expect(await lastOf(seller)).toBeNull();
  const again = await seller.call(undo, "POST", `${path}/undo`, { edit });
  expect(again.status).toBe(404);
});

test("undo of more listings than one call takes goes on with the next, and never touches another's", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const edit = randomUUID();
  const ids: number[] = [];
  for (let at = 0; at < sheetChanges + 2; at += 1)
    ids.push(await addMug(seller));
  const foreign = await addMug(other);
  await saveAll(other, { edit, kind: "blanks", changes: [fillSize(foreign)] });
  for (const part of [ids.slice(0, sheetChanges), ids.slice(sheetChanges)])
    await saveAll(seller, {
      edit,
      kind: "blanks",
      changes: part.map((id) => fillSize(id)),
    });
  expect(await undoEdit(seller, edit)).toMatchObject({ left: 2 });
  expect(await undoEdit(seller, edit)).toMatchObject({ left: 0 });
  expect(await storedText(ids[0] ?? 0)).toMatchObject({ description });
  expect(await storedText(foreign)).toMatchObject({
    description: expect.stringMatching(/9 cm wide/),
  });
});

test("only the last change can be undone", async () => {
  const seller = await createSeller();
  const [one, two] = [await addMug(seller), await addMug(seller)];
  const [before, last] = [randomUUID(), randomUUID()];
  await saveAll(seller, {
    edit: before,
    kind: "blanks",
    changes: [fillSize(one)],
  });
  await saveAll(seller, {
    edit: last,
    kind: "blanks",
    changes: [fillSize(two)],
  });
  expect(await lastOf(seller)).toMatchObject({ edit: last, count: 1 });
  expect((await undoEdit(seller, before)).code).toBe("not_found");
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1);

test.each([
  ["no ids", "GET", `${path}`, undefined],
  ["what is no id", "GET", `${path}?ids=1,x`, undefined],
  ["an id beyond all", "GET", `${path}?ids=9999999999`, undefined],
  ["too many ids", "GET", `${path}?ids=${many(sheetPage + 1)}`, undefined],
  [
    "too many listings",
    "POST",
    path,
    { changes: many(sheetChanges + 1).map((id) => fillSize(id)) },
  ],
  ["none", "POST", path, { changes: [] }],
  ["a listing twice", "POST", path, { changes: [fillSize(1), fillSize(1)] }],
  [
    "a value that is too long",
    "POST",
    path,
    {
      changes: [
        {
          id: 1,
          version: 1,
          blanks: [{ blank: "size", value: "x".repeat(301) }],
        },
      ],
    },
  ],
  [
    "a replacement by nothing",
    "POST",
    path,
    {
      changes: [
        {
          id: 1,
          version: 1,
          list: { field: "tags", action: "replace", entries: ["a"] },
        },
      ],
    },
  ],
  ["what it doesn't know", "POST", path, { changes: [fillSize(1)], all: true }],
])("%s: 422", async (_, method, where, body) => {
  const seller = await createSeller();
  const sent = body && { edit: randomUUID(), kind: "blanks", ...body };
  const answer = await seller.call(
    method === "GET" ? read : save,
    method,
    where,
    sent,
  );
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: "invalid_input" });
});
