import { DELETE } from "@/app/api/listings/[id]/route";
import { GET as thumbnail } from "@/app/api/listings/[id]/thumbnail/route";
import { GET as history } from "@/app/api/listings/history/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { noOptionalFields } from "@/lib/listing-text/fields/optional-fields";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

afterAll(() => db().$disconnect());

const results = {
  title: "Stoneware Mug",
  description: "A mug.",
  tags: ["coffee mug"],
  materials: ["clay"],
  altText: "A mug on a table",
  attributes: [{ name: "Primary color", value: "White" }],
};
const row = {
  productName: "Mug",
  results,
  writer: "w",
  promptVersion: "p",
  inputTokens: 1,
  outputTokens: 1,
  durationMs: 1,
};
const image = new Uint8Array([1, 2, 3]);

const createListing = (
  userId: number,
  fields: { createdAt?: Date; productName?: string } = {},
) =>
  db().listing.create({
    data: { userId, ...row, ...fields, thumbnail: { create: { image } } },
  });

async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const context = (id: number | string) => ({
    params: Promise.resolve({ id: String(id) }),
  });
  return {
    user,
    history: (query = "") =>
      history(
        createRequest("GET", `/api/listings/history${query}`, undefined, {
          cookie,
        }),
      ),
    remove: (id: number | string) =>
      DELETE(
        createRequest("DELETE", `/api/listings/${id}`, undefined, { cookie }),
        context(id),
      ),
    thumbnail: (id: number | string, headers = {}) =>
      thumbnail(
        createRequest("GET", `/api/listings/${id}/thumbnail`, undefined, {
          cookie,
          headers,
        }),
        context(id),
      ),
  };
}

const stranger = createSeller();
const notIds = [
  "0",
  "-1",
  "1e3",
  "9999999999",
  "1;drop",
  "",
  " 1",
  "0x1",
  "NaN",
  "1.5",
  "١",
];

test("history: the user's own listings, newest first, with the fields of the list only", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const old = await createListing(seller.user.id, {
    createdAt: new Date("2026-01-02T03:04:05Z"),
  });
  const recent = await createListing(seller.user.id, {
    createdAt: new Date("2026-02-02T03:04:05Z"),
  });
  await createListing(other.user.id);
  const response = await seller.history();
  const entries = await response.json();
  expect(entries.map((entry: { id: number }) => entry.id)).toEqual([
    recent.id,
    old.id,
  ]);
  expect(entries[1]).toEqual({
    id: old.id,
    productName: "Mug",
    category: null,
    createdAt: "2026-01-02T03:04:05.000Z",
    imagePath: null,
    score: null,
    etsyDraft: null,
    isCopied: false,
    // Stored before there was the field.
    results: { ...results, ...noOptionalFields },
  });
  expect(response.headers.get("link")).toBeNull();
});

test("history: pages of 50, each listing once, even with equal timestamps", async () => {
  const seller = await createSeller();
  const createdAt = new Date("2026-03-01T00:00:00Z");
  await db().listing.createMany({
    data: Array.from({ length: 120 }, () => ({
      userId: seller.user.id,
      ...row,
      createdAt,
    })),
  });
  const seen: number[] = [];
  const pages: number[] = [];
  for (let query: string | undefined = ""; query !== undefined; ) {
    const response = await seller.history(query);
    const entries: { id: number }[] = await response.json();
    seen.push(...entries.map((entry) => entry.id));
    pages.push(entries.length);
    query = /<\/api\/listings\/history(\?cursor=[\w-]+)>; rel="next"/.exec(
      response.headers.get("link") ?? "",
    )?.[1];
  }
  expect(pages).toEqual([50, 50, 20]);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
});

test("history: 50 listings fit on one page", async () => {
  const seller = await createSeller();
  await db().listing.createMany({
    data: Array.from({ length: 50 }, () => ({
      userId: seller.user.id,
      ...row,
    })),
  });
  expect((await seller.history()).headers.get("link")).toBeNull();
});

test.each([
  "x",
  "1-",
  "1-0",
  "1-99999999999",
  "1-2-3",
  "-1",
  "1e9-4",
  "999999999999999-1",
])(
  "an invalid cursor is refused or returns an empty page: %j",
  async (cursor) => {
    const { status } = await (await stranger).history(`?cursor=${cursor}`);
    expect([200, 422]).toContain(status);
  },
);

test("deleting: succeeds once, and the quota doesn't change", async () => {
  const seller = await createSeller();
  const listing = await createListing(seller.user.id);
  const [{ period }] = await db().$queryRaw<
    [{ period: string }]
  >`SELECT listing_period() AS period`;
  await db().usage.create({
    data: { userId: seller.user.id, period, used: 3 },
  });
  expect((await seller.remove(listing.id)).status).toBe(200);
  expect((await seller.remove(listing.id)).status).toBe(404);
  expect(await (await seller.history()).json()).toEqual([]);
  expect(await countUsed(seller.user.id)).toBe(3);
});

test("another user's listing: can't be deleted, and its thumbnail is 404", async () => {
  const seller = await createSeller();
  const listing = await createListing(seller.user.id);
  const answer = await (await stranger).remove(listing.id);
  expect([answer.status, (await answer.json()).message]).toEqual([
    404,
    "That listing no longer exists.",
  ]);
  expect((await (await stranger).thumbnail(listing.id)).status).toBe(404);
  const known = {
    "If-None-Match": (await seller.thumbnail(listing.id)).headers.get("etag"),
  };
  expect((await (await stranger).thumbnail(listing.id, known)).status).toBe(
    404,
  );
  expect(await db().listing.count({ where: { id: listing.id } })).toBe(1);
});

test.each(notIds)("an invalid id: 404: %j", async (id) => {
  expect((await (await stranger).remove(id)).status).toBe(404);
  expect((await (await stranger).thumbnail(id)).status).toBe(404);
});

test("thumbnail: cached privately, with 304 for a matching ETag", async () => {
  const seller = await createSeller();
  const listing = await createListing(seller.user.id);
  const first = await seller.thumbnail(listing.id);
  expect(first.headers.get("content-type")).toBe("image/webp");
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(image);
  const again = await seller.thumbnail(listing.id, {
    "If-None-Match": first.headers.get("etag"),
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await seller.remove(listing.id);
  expect(
    (
      await seller.thumbnail(listing.id, {
        "If-None-Match": first.headers.get("etag"),
      })
    ).status,
  ).toBe(404);
});

test("without a session: 401", async () => {
  const context = { params: Promise.resolve({ id: "1" }) };
  expect(
    (await history(createRequest("GET", "/api/listings/history"))).status,
  ).toBe(401);
  expect(
    (await DELETE(createRequest("DELETE", "/api/listings/1"), context)).status,
  ).toBe(401);
  expect(
    (
      await thumbnail(
        createRequest("GET", "/api/listings/1/thumbnail"),
        context,
      )
    ).status,
  ).toBe(401);
});
