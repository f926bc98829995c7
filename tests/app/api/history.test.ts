import fc from "fast-check";
import { GET as form } from "@/app/api/listings/[id]/form/route";
import { GET as overlap } from "@/app/api/listings/[id]/overlap/route";
import { PATCH as save } from "@/app/api/listings/[id]/route";
import { GET as history } from "@/app/api/listings/history/route";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { runs } from "@/tests/support/repetitions";
import { createSeller, listingRow, mugResults } from "@/tests/support/seller";

afterAll(closeConnections);

type Seller = Awaited<ReturnType<typeof createSeller>>;

async function ask(seller: Seller, query: Record<string, string> = {}) {
  const response = await seller.call(
    history,
    "GET",
    `/api/listings/history?${new URLSearchParams(query)}`,
  );
  const body = await response.json();
  return {
    status: response.status,
    names: Array.isArray(body)
      ? body.map(({ productName }) => productName)
      : body.message,
    next: /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1],
    total: response.headers.get("x-total-count"),
  };
}

/** Every page of a query, by the Link headers. */
async function askAll(seller: Seller, query: Record<string, string>) {
  const pages: string[][] = [];
  let next: string | undefined = `/?${new URLSearchParams(query)}`;
  while (next !== undefined) {
    const answer: Awaited<ReturnType<typeof ask>> = await ask(
      seller,
      Object.fromEntries(new URL(next, "http://localhost").searchParams),
    );
    expect(answer.status).toBe(200);
    pages.push(answer.names);
    next = answer.next;
  }
  return pages;
}

test("one listing by its id: found behind newer ones, and only the seller's own that is not deleted", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const id = await seller.add({
    productName: "Oldest",
    createdAt: new Date("2026-01-01T00:00:00Z"),
  });
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      seller.add({ productName: `Mug ${index}` }),
    ),
  );
  expect(await ask(seller, { limit: "1", id: `${id}` })).toMatchObject({
    names: ["Oldest"],
    next: undefined,
  });
  expect((await ask(seller, { id: `${id}`, q: "bowl" })).names).toEqual([]);
  expect((await ask(other, { id: `${id}` })).names).toEqual([]);
  expect((await ask(seller, { id: "0" })).status).toBe(422);
  await db().listing.update({ where: { id }, data: { deletedAt: new Date() } });
  expect((await ask(seller, { id: `${id}` })).names).toEqual([]);
});

test("search: matches word prefixes in name, title and tags, ignoring case and accents", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  await seller.add({
    productName: "Café cup",
    results: {
      title: "Speckled Stoneware",
      tags: ["hand-thrown", "it's blue"],
    },
  });
  await seller.add({
    productName: "Walnut board",
    results: { title: "Serving Board 30 cm", tags: ["cheese board"] },
  });
  await other.add({ productName: "Café cup" });
  const found = async (q: string) => (await ask(seller, { q })).names;
  for (const q of [
    "cafe",
    "CAFÉ",
    "speck stone",
    "stoneware café",
    "hand-thr",
    "thrown",
    "BLUE cup",
    " cup  ",
    "it’s",
  ]) {
    expect([q, await found(q)]).toEqual([q, ["Café cup"]]);
  }
  expect(await found("30")).toEqual(["Walnut board"]);
  for (const q of ["mug", "alnut", "café walnut", "u", "home"])
    expect([q, await found(q)]).toEqual([q, []]);
  for (const q of ["", "  ", "!?", "&|"])
    expect([q, (await found(q)).length]).toEqual([q, 2]);
});

test("search: an edit is found by its new words immediately", async () => {
  const seller = await createSeller();
  const id = await seller.add();
  const results = {
    ...mugResults,
    title: "Porcelain Mug",
    description: "A porcelain mug.\n\nSize: [add size]",
  };
  expect(
    (
      await seller.call(save, "PATCH", `/api/listings/${id}`, {
        results,
        version: 1,
      })
    ).status,
  ).toBe(200);
  expect((await ask(seller, { q: "porcelain" })).names).toEqual(["Mug"]);
  expect((await ask(seller, { q: "stoneware" })).names).toEqual([]);
});

test("search: any text is accepted", async () => {
  const seller = await createSeller();
  await seller.add();
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", maxLength: 60 }),
      async (q) => {
        const { status } = await ask(seller, { q });
        expect(status).toBe(q.includes("\0") ? 422 : 200);
      },
    ),
    {
      numRuns: runs(24, 12),
      examples: [
        ["'"],
        ["':* & !"],
        ["\\"],
        ["a:*b"],
        ["<->"],
        ["\u0000"],
        ["🏺"],
        ["%"],
        ["'':u1"],
      ],
    },
  );
  expect((await ask(seller, { q: "x".repeat(201) })).status).toBe(422);
});

test("categories, sorting and page sizes: each listing once", async () => {
  const seller = await createSeller();
  const names = ["Émile vase", "apron", "Bowl", "cup", "apron"];
  const rows = Array.from({ length: 25 }, (_, number) =>
    listingRow(seller.id, {
      productName:
        `${names[number % 5]} ${number % 5 === 4 ? "" : number}`.trim(),
      category: number % 5 === 1 ? "clothing" : "home_living",
      score: number % 4 === 0 ? null : 60 + (number % 7),
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 3))),
    }),
  );
  await db().listing.createMany({ data: rows });
  const stored = await db().listing.findMany({
    where: { userId: seller.id },
    orderBy: { id: "asc" },
  });
  const namesBy = (
    compare: (a: (typeof stored)[0], b: (typeof stored)[0]) => number,
  ) => stored.toSorted(compare).map(({ productName }) => productName);
  const time = ({ createdAt }: { createdAt: Date }) => createdAt.getTime();
  const plain = (name: string) =>
    name
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase();
  const expected = {
    newest: namesBy((a, b) => time(b) - time(a) || b.id - a.id),
    oldest: namesBy((a, b) => time(a) - time(b) || a.id - b.id),
    score: namesBy((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.id - a.id),
    name: namesBy((a, b) =>
      plain(a.productName) < plain(b.productName)
        ? -1
        : plain(a.productName) > plain(b.productName)
          ? 1
          : a.id - b.id,
    ),
  };
  for (const [sort, inOrder] of Object.entries(expected)) {
    const pages = await askAll(seller, { sort, limit: "7" });
    expect([sort, pages.map(({ length }) => length)]).toEqual([
      sort,
      [7, 7, 7, 4],
    ]);
    expect([sort, pages.flat()]).toEqual([sort, inOrder]);
    const aprons = await askAll(seller, {
      sort,
      limit: "2",
      category: "clothing",
      q: "apr",
    });
    expect([sort, aprons.flat()]).toEqual([
      sort,
      inOrder.filter((name) => /apron \d/.test(name)),
    ]);
  }
  expect((await ask(seller, { q: "vase" })).total).toBe("25");
});

test("search: finds listings beyond the first batch that is scanned", async () => {
  const seller = await createSeller();
  const old = (number: number, productName: string) =>
    listingRow(seller.id, {
      productName,
      category: number < 30 ? "jewelry" : "home_living",
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, number)),
    });
  await db().listing.createMany({
    data: [
      ...Array.from({ length: 30 }, (_, number) =>
        old(number, `Old vase ${number}`),
      ),
      ...Array.from({ length: 900 }, (_, number) =>
        old(100 + number, number === 700 ? "New vase" : "Mug"),
      ),
    ],
  });
  const pages = await askAll(seller, { q: "vase", limit: "20" });
  expect(pages.map(({ length }) => length)).toEqual([20, 11]);
  expect(pages.flat().slice(0, 3)).toEqual([
    "New vase",
    "Old vase 29",
    "Old vase 28",
  ]);
  expect((await askAll(seller, { q: "mug", limit: "50" })).flat()).toHaveLength(
    930,
  );
  expect(
    (await askAll(seller, { category: "jewelry", limit: "50" })).flat(),
  ).toHaveLength(30);
  expect(
    (
      await askAll(seller, { q: "va ol", category: "jewelry", limit: "50" })
    ).flat(),
  ).toHaveLength(30);
  for (const q of ["va ol", "ase"]) {
    expect(
      (
        await askAll(seller, { q, category: "home_living", limit: "50" })
      ).flat(),
    ).toEqual([]);
  }
});

test.each([
  { sort: "best" },
  { category: "cars" },
  { limit: "0" },
  { limit: "51" },
  { limit: "x" },
  { sort: "name", cursor: "a b-1" },
  { sort: "name", cursor: "AA-1" },
  { sort: "score", cursor: "1795219200000-1" },
])("an invalid page request is refused: %j", async (query) => {
  expect((await ask(await createSeller(), query)).status).toBe(422);
});

test("shared tags: reported for the user's own listings only", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const tags = ["coffee mug", "tea mug", "Stoneware", "gift"];
  const id = await seller.add({ results: { tags } });
  const twin = await seller.add({
    productName: "Twin",
    results: { tags: ["COFFEE MUG", "stoneware", "gift"] },
  });
  await seller.add({
    productName: "Half",
    results: { tags: ["tea mug", "gift", "x", "y"] },
  });
  await seller.add({ productName: "Little", results: { tags: ["gift", "x"] } });
  await seller.add({
    productName: "Gone",
    results: { tags },
    deletedAt: new Date(),
  });
  await other.add({ results: { tags } });
  const overlaps = await (
    await seller.call(overlap, "GET", `/api/listings/${id}/overlap`)
  ).json();
  expect(overlaps[0]).toEqual({
    id: twin,
    productName: "Twin",
    shared: ["coffee mug", "gift", "stoneware"],
  });
  expect(
    overlaps.map(({ productName }: { productName: string }) => productName),
  ).toEqual(["Twin", "Half"]);
  expect(
    (await other.call(overlap, "GET", `/api/listings/${id}/overlap`)).status,
  ).toBe(404);
});

test("a listing's form: returned to its owner as entered", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const typed = {
    productName: "Cup",
    materials: "clay",
    colors: ["Blue"],
    category: "home_living",
    extraDetails: "8 oz",
  };
  const id = await seller.add(typed);
  const answer = await seller.call(form, "GET", `/api/listings/${id}/form`);
  expect(await answer.json()).toMatchObject(typed);
  expect(
    (await other.call(form, "GET", `/api/listings/${id}/form`)).status,
  ).toBe(404);
});
