import { GET as find, PATCH as save } from "@/app/api/listings/[id]/route";
import { GET as thumbnail } from "@/app/api/listings/[id]/thumbnail/route";
import { POST as remove } from "@/app/api/listings/delete/route";
import { GET as history } from "@/app/api/listings/history/route";
import { POST as restore } from "@/app/api/listings/restore/route";
import { db } from "@/lib/database/db";
import { purgeDeletedListings } from "@/lib/listings/delete-listings";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

afterAll(closeConnections);

const results = {
  title: "Stoneware Mug",
  description: "A mug.",
  tags: ["coffee mug"],
  materials: ["clay"],
  altText: "A mug on a table",
  attributes: [{ name: "Primary color", value: "White" }],
};
const bill = {
  writer: "w",
  promptVersion: "p",
  inputTokens: 1,
  outputTokens: 1,
  durationMs: 1,
};

async function createSeller(listings: number) {
  const user = await createUser();
  const cookie = await signIn(user);
  const post = async (handler: typeof remove, body: unknown) => {
    const response = await handler(
      createRequest("POST", "/api/listings/x", body, { cookie }),
    );
    return { status: response.status, body: await response.json() };
  };
  const ids: number[] = [];
  for (let number = 0; number < listings; number += 1) {
    const picture = { create: { image: new Uint8Array([1, 2, 3]) } };
    const data = {
      userId: user.id,
      productName: "Mug",
      results,
      thumbnail: picture,
      ...bill,
    };
    ids.push((await db().listing.create({ data })).id);
  }
  return {
    ids,
    cookie,
    total: async () =>
      (await db().user.findUniqueOrThrow({ where: { id: user.id } }))
        .totalListings,
    remove: (body: unknown) => post(remove, body),
    restore: (body: unknown) => post(restore, body),
    async shown() {
      const response = await history(
        createRequest("GET", "/api/listings/history", undefined, { cookie }),
      );
      const entries: { id: number }[] = await response.json();
      return entries.map(({ id }) => id).reverse();
    },
  };
}

/** As if it had been deleted so many minutes ago. */
const age = (ids: number[], minutes: number) =>
  db().listing.updateMany({
    where: { id: { in: ids } },
    data: { deletedAt: new Date(Date.now() - minutes * 60_000) },
  });

test("a selection: deleted in one call, restored on request, with the number of listings", async () => {
  const { ids, ...seller } = await createSeller(3);
  const [first = 0, second = 0, third = 0] = ids;
  expect(
    await seller.remove({ ids: [first, third, first, 2_147_483_647] }),
  ).toEqual({
    status: 200,
    body: { deleted: [first, third] },
  });
  expect([await seller.shown(), await seller.total()]).toEqual([[second], 1]);
  expect((await seller.remove({ ids: [first] })).body).toEqual({ deleted: [] });
  expect((await seller.restore({ ids: [first, second] })).body).toEqual({
    restored: [first],
  });
  expect([await seller.shown(), await seller.total()]).toEqual([
    [first, second],
    2,
  ]);
});

test("a deleted listing: can't be read or changed, and its thumbnail is 404", async () => {
  const { ids, cookie, remove } = await createSeller(1);
  const [id = 0] = ids;
  const edit = { results: { ...results, title: "Stoneware Cup" }, version: 1 };
  const calls = [
    () =>
      find(
        createRequest("GET", `/api/listings/${id}`, undefined, { cookie }),
        context,
      ),
    () =>
      thumbnail(
        createRequest("GET", `/api/listings/${id}/thumbnail`, undefined, {
          cookie,
        }),
        context,
      ),
    () =>
      save(
        createRequest("PATCH", `/api/listings/${id}`, edit, { cookie }),
        context,
      ),
  ];
  const context = { params: Promise.resolve({ id: String(id) }) };
  for (const call of calls) expect((await call()).status).toBe(200);
  await remove({ ids });
  for (const call of calls) expect((await call()).status).toBe(404);
});

test("another user's listings: neither deleted nor restored", async () => {
  const [seller, other] = [await createSeller(1), await createSeller(0)];
  expect((await other.remove({ ids: seller.ids })).body).toEqual({
    deleted: [],
  });
  expect(await seller.shown()).toEqual(seller.ids);
  await seller.remove({ ids: seller.ids });
  expect((await other.restore({ ids: seller.ids })).status).toBe(404);
  expect(await seller.shown()).toEqual([]);
});

test("after 15 minutes: the listing and its thumbnail are purged", async () => {
  const { ids, ...seller } = await createSeller(3);
  const [stays = 0, recent = 0, old = 0] = ids;
  await seller.remove({ ids: [recent, old] });
  await age([recent], 14);
  await age([old], 16);
  const late = await seller.restore({ ids: [old] });
  expect([late.status, late.body.message]).toEqual([
    404,
    "This can no longer be undone.",
  ]);
  await purgeDeletedListings();
  const left = await db().thumbnail.findMany({
    where: { listingId: { in: ids } },
    orderBy: { listingId: "asc" },
  });
  expect(left.map(({ listingId }) => listingId)).toEqual([stays, recent]);
  expect((await seller.restore({ ids: [recent] })).status).toBe(200);
  expect(await seller.total()).toBe(2);
});

test("two overlapping selections in parallel: each listing is deleted by one of them", async () => {
  const { ids, ...seller } = await createSeller(8);
  const answers = await Promise.all(
    [ids, ids.toReversed(), ids, ids.toReversed()].map((some) =>
      seller.remove({ ids: some }),
    ),
  );
  expect(
    answers.flatMap(({ body }) => body.deleted).toSorted((a, b) => a - b),
  ).toEqual(ids);
  expect(await seller.total()).toBe(0);
});

test.each([
  {},
  { ids: [] },
  { ids: ["1;drop"] },
  { ids: [0] },
  { ids: [1.5] },
  { ids: [2_147_483_648] },
  { ids: 1 },
  {
    ids: Array.from({ length: 501 }, (_, index) => index + 1),
  },
])("an invalid selection is refused: %#", async (body) => {
  const seller = await createSeller(0);
  expect([
    (await seller.remove(body)).status,
    (await seller.restore(body)).status,
  ]).toEqual([422, 422]);
});
