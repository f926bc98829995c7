import { randomUUID } from "node:crypto";
import { POST as copied } from "@/app/api/listings/[id]/copied/route";
import { GET as history } from "@/app/api/listings/history/route";
import { GET as readWaiting } from "@/app/api/user/waiting/route";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { isFull } from "@/tests/support/repetitions";
import { createSeller, listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

type Seller = Awaited<ReturnType<typeof createSeller>>;

async function ask(seller: Seller, query: Record<string, string>) {
  const response = await seller.call(
    history,
    "GET",
    `/api/listings/history?${new URLSearchParams(query)}`,
  );
  const body: { productName: string }[] = await response.json();
  const next = /<([^>]+)>; rel="next"/.exec(
    response.headers.get("link") ?? "",
  )?.[1];
  return { status: response.status, body, next };
}

/** The names of every page of a query, by the Link headers. */
async function namesOf(seller: Seller, query: Record<string, string>) {
  const names: string[] = [];
  let asked: Record<string, string> | null = query;
  while (asked !== null) {
    const { status, body, next }: Awaited<ReturnType<typeof ask>> = await ask(
      seller,
      asked,
    );
    expect(status).toBe(200);
    names.push(...body.map(({ productName }) => productName));
    asked =
      next === undefined
        ? null
        : Object.fromEntries(new URL(next, "http://localhost").searchParams);
  }
  return names;
}

let shop = 5_000_000_000;

function publish(
  userId: number,
  listingId: number,
  atEtsy: boolean,
  state = "done",
) {
  shop += 1;
  const ids = {
    userId,
    listingId,
    etsyShopId: BigInt(shop),
    etsyListingId: atEtsy ? BigInt(shop) : null,
  };
  return db().publication.create({
    data: { ...ids, choices: {}, sent: {}, steps: [], state },
  });
}

async function addToBatch(userId: number, listingIds: number[]) {
  const id = randomUUID();
  const rows = listingIds.map((listingId, index) => ({
    userId,
    position: index + 1,
    form: {},
    listingId,
    state: "ready",
  }));
  await db().batch.create({
    data: {
      id,
      userId,
      name: "Mugs",
      state: "running",
      rows: { create: rows },
    },
  });
  return id;
}

const copy = (seller: Seller, id: number | string) =>
  seller.call(copied, "POST", `/api/listings/${id}/copied`);

test("folders: new, copied and on Etsy", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const add = (productName: string) =>
    seller.add({ productName, createdAt: new Date(Date.UTC(2026, 0, 1)) });
  await add("Plain");
  const isCopied = await add("Copied");
  const isDraft = await add("Draft");
  const isBoth = await add("Copied draft");
  const isSending = await add("Sending");
  await publish(seller.id, isDraft, true);
  await publish(seller.id, isBoth, true, "failed");
  await publish(seller.id, isSending, false, "running");
  for (const id of [isCopied, isBoth])
    expect((await copy(seller, id)).status).toBe(204);
  await publish(other.id, await other.add(), true);

  expect(await namesOf(seller, { state: "new" })).toEqual(["Sending", "Plain"]);
  expect(await namesOf(seller, { state: "copied" })).toEqual([
    "Copied draft",
    "Copied",
  ]);
  expect(await namesOf(seller, { state: "draft", limit: "1" })).toEqual([
    "Copied draft",
    "Draft",
  ]);
  expect(await namesOf(seller, { state: "draft", q: "cop" })).toEqual([
    "Copied draft",
  ]);
  const { body } = await ask(seller, {});
  expect(body).toEqual(
    ["Sending", "Copied draft", "Draft", "Copied", "Plain"].map((productName) =>
      expect.objectContaining({
        productName,
        isCopied: productName.startsWith("Copied"),
      }),
    ),
  );
  expect((await ask(seller, { state: "sold" })).status).toBe(422);
});

test("copied: the first time is kept, and it is the owner's to say", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const [id, gone] = [
    await seller.add(),
    await seller.add({ deletedAt: new Date() }),
  ];
  const timeOf = async () =>
    (await db().listing.findUniqueOrThrow({ where: { id } })).copiedAt;
  for (const path of [id, gone, "none", 0])
    expect((await copy(other, path)).status).toBe(404);
  expect((await copy(seller, gone)).status).toBe(404);
  expect(await timeOf()).toBeNull();
  await copy(seller, id);
  const first = await timeOf();
  expect(first).not.toBeNull();
  await copy(seller, id);
  expect(await timeOf()).toEqual(first);
});

test("batch: its listings that are still there, for its owner", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const add = (productName: string, deletedAt: Date | null = null) =>
    seller.add({ productName, deletedAt });
  const ids = [
    await add("Blue mug"),
    await add("Red mug"),
    await add("Gone", new Date()),
  ];
  await add("Elsewhere");
  const batch = await addToBatch(seller.id, ids);
  expect(await namesOf(seller, { batch, sort: "name" })).toEqual([
    "Blue mug",
    "Red mug",
  ]);
  expect(
    await namesOf(seller, { batch: batch.toUpperCase(), q: "red" }),
  ).toEqual(["Red mug"]);
  await copy(seller, ids[0] ?? 0);
  expect(await namesOf(seller, { batch, state: "copied" })).toEqual([
    "Blue mug",
  ]);
  expect(await namesOf(seller, { batch, state: "new" })).toEqual(["Red mug"]);
  expect(await namesOf(other, { batch })).toEqual([]);
  expect(await namesOf(seller, { batch: randomUUID() })).toEqual([]);
  expect((await ask(seller, { batch: "1" })).status).toBe(422);
});

const withBlank = { description: "A mug, [add size]." };
const withClaim = { description: "A hypoallergenic mug." };

/** What the first page says of the same listings. */
async function countOnHome(seller: Seller) {
  const response = await seller.call(readWaiting, "GET", "/api/user/waiting");
  const { listings } = await response.json();
  return listings.count;
}

test("open points: blanks and open claims of the seller's own, as many as Home counts", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const add = (productName: string, fields: object = {}) =>
    seller.add({ productName, ...fields });
  const blank = await add("Blank mug", { results: withBlank });
  await add("Claim mug", { results: withClaim, category: "jewelry" });
  await add("Confirmed mug", {
    results: withClaim,
    notes: { confirmed: ["hypoallergenic"] },
  });
  await add("Complete mug");
  await add("Gone mug", { results: withBlank, deletedAt: new Date() });
  await other.add({ productName: "Theirs", results: withBlank });

  const isOpen = { points: "open", sort: "name" };
  expect(await namesOf(seller, isOpen)).toEqual(["Blank mug", "Claim mug"]);
  expect(await countOnHome(seller)).toBe(2);
  expect(await namesOf(other, isOpen)).toEqual(["Theirs"]);
  await copy(seller, blank);
  const also = (query: object) => namesOf(seller, { ...isOpen, ...query });
  expect(await also({ state: "copied" })).toEqual(["Blank mug"]);
  expect(await also({ state: "new" })).toEqual(["Claim mug"]);
  expect(await also({ category: "jewelry" })).toEqual(["Claim mug"]);
  expect(await also({ q: "mug blank" })).toEqual(["Blank mug"]);
  const batch = await addToBatch(seller.id, [blank]);
  expect(await also({ batch })).toEqual(["Blank mug"]);
  expect(await also({ batch, state: "new" })).toEqual([]);
  expect((await ask(seller, { points: "some" })).status).toBe(422);

  await db().listing.update({
    where: { id: blank },
    data: {
      results: listingRow(seller.id).results,
      version: { increment: 1 },
    },
  });
  expect(await namesOf(seller, isOpen)).toEqual(["Claim mug"]);
  expect(await countOnHome(seller)).toBe(1);
});

test("open points of a long history: each listing once, in each order, page by page", async () => {
  const seller = await createSeller();
  const rows = Array.from({ length: 260 }, (_, number) =>
    listingRow(seller.id, {
      productName: `Mug ${String(number).padStart(3, "0")}`,
      score: number % 90,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, number)),
      // Some of them older than what is looked through before an index is asked.
      ...(number % 10 === 0 && { results: withBlank }),
    }),
  );
  await db().listing.createMany({ data: rows });
  const expected = rows
    .filter((_, number) => number % 10 === 0)
    .map(({ productName }) => productName);
  for (const sort of ["newest", "oldest", "score", "name"]) {
    const query = { points: "open", sort, limit: "7" };
    const names = await namesOf(seller, query);
    expect([sort, names.toSorted()]).toEqual([sort, expected]);
    expect((await namesOf(seller, { ...query, q: "mug" })).toSorted()).toEqual(
      expected,
    );
  }
  expect(await countOnHome(seller)).toBe(expected.length);
});

test("folders of a long history: each listing once, in each order", async () => {
  const seller = await createSeller();
  const rows = Array.from({ length: 700 }, (_, number) =>
    listingRow(seller.id, {
      productName: `Mug ${String(number).padStart(3, "0")}`,
      score: number % 90,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, number)),
      copiedAt: number % 7 === 0 ? new Date() : null,
    }),
  );
  const stored = await db().listing.createManyAndReturn({
    data: rows,
    select: { id: true },
  });
  // All of them older than what is looked through before an index is asked.
  const old = stored.slice(0, 60).map(({ id }) => id);
  await db().publication.createMany({
    data: old.map((listingId) => ({
      userId: seller.id,
      listingId,
      etsyShopId: BigInt(seller.id),
      etsyListingId: BigInt(listingId),

      choices: {},
      sent: {},
      steps: [],
      state: "done",
    })),
  });
  const batch = await addToBatch(seller.id, old.slice(0, 30));
  const number = (from: number, to: number, isIn = (_: number) => true) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .filter(isIn)
      .map((place) => `Mug ${String(place).padStart(3, "0")}`);
  const sorts = isFull ? ["newest", "oldest", "score", "name"] : ["score"];
  for (const sort of sorts) {
    const namesIn = async (query: Record<string, string>) =>
      (await namesOf(seller, { ...query, sort, limit: "24" })).sort();
    expect([sort, await namesIn({ state: "draft" })]).toEqual([
      sort,
      number(0, 60),
    ]);
    expect([sort, await namesIn({ state: "copied" })]).toEqual([
      sort,
      number(0, 700, (place) => place % 7 === 0),
    ]);
    expect([sort, await namesIn({ state: "new" })]).toEqual([
      sort,
      number(60, 700, (place) => place % 7 !== 0),
    ]);
    expect([sort, await namesIn({ batch })]).toEqual([sort, number(0, 30)]);
    expect([
      sort,
      await namesIn({ batch, q: "mug 01", state: "draft" }),
    ]).toEqual([sort, number(10, 20)]);
  }
  expect(
    (await namesOf(seller, { state: "draft", sort: "newest", limit: "24" }))[0],
  ).toBe("Mug 059");
});
