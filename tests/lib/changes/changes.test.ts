import { POST as type } from "@/app/api/changes/[id]/numbers/route";
import { DELETE as remove } from "@/app/api/changes/[id]/route";
import { GET as list } from "@/app/api/changes/route";
import {
  POST as note,
  GET as read,
} from "@/app/api/listings/[id]/changes/route";
import {
  POST as importOrders,
  DELETE as removeOrders,
} from "@/app/api/orders/route";
import { importOrders as importOrdersAt } from "@/lib/changes/orders/import-orders";
import type { ChangePage } from "@/lib/changes/schema";
import { db } from "@/lib/database/db";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { linkImported } from "@/lib/etsy/update/link-listing";
import { previewUpdate, updateListing } from "@/lib/etsy/update/update-listing";
import { deleteListings } from "@/lib/listings/delete-listings";
import { importListing } from "@/lib/listings/import/import-listing";
import { dayLength } from "@/lib/time/day";
import { callWithId, changesOf } from "@/tests/support/changes";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createUser, signIn } from "@/tests/support/factories";
import { fullTest } from "@/tests/support/full-test";
import {
  createPublisher,
  fewSteps,
  listDraftsAtEtsy,
} from "@/tests/support/publications";
import { listingRow } from "@/tests/support/seller";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(async () => {
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_000_004, shop_id: 61_000_004 });
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

/** A listing whose draft is on Etsy since now. */
async function createDrafted() {
  const seller = await createPublisher(fewSteps);
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep);
  const [draft] = await listDraftsAtEtsy(etsy.url);
  return { ...seller, publicationId, etsyListingId: String(draft?.listing_id) };
}

const edit = (listingId: number, changes: object) => db().$executeRaw`
  UPDATE "Listing" SET "results" = "results" || ${JSON.stringify(changes)}::jsonb WHERE "id" = ${listingId}`;

async function createListing(results: object = {}) {
  const user = await createUser();
  const cookie = await signIn(user);
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  if (Object.keys(results).length > 0) await edit(id, results);
  return { userId: user.id, id, cookie };
}

const noChanges: ChangePage = {
  changes: [],
  next: null,
  numbers: {},
  covered: [],
};

describe("notes of what went to Etsy", () => {
  test("a draft and an update are noted with old and new text, once each", async () => {
    const seller = await createDrafted();
    await edit(seller.listingId, {
      title: "Speckled Ring Dish for Small Rings",
    });
    const { digest } = (await seller.update({ fields: ["title"] })).body;
    await seller.update({ fields: ["title"], confirm: true, digest });
    await seller.work(seller.publicationId, publishStep);
    await publishStep({
      publicationId: seller.publicationId,
      userId: seller.userId,
    });
    const { changes } = await changesOf(seller.listingId, seller.cookie);
    expect(changes).toMatchObject([
      {
        source: "etsy_update",
        reading: "waiting",
        etsyListingId: seller.etsyListingId,
        fields: [
          {
            field: "title",
            before: ["Ring Dish, Speckled & Small: Ann's Own"],
            after: ["Speckled Ring Dish for Small Rings"],
          },
        ],
      },
      {
        source: "etsy_draft",
        productName: "Speckled ring dish",
        fields: expect.arrayContaining([
          expect.objectContaining({ before: [] }),
        ]),
      },
    ]);
    expect(changes).toHaveLength(2);
  });

  test("an update that failed is not noted", async () => {
    const seller = await createDrafted();
    await edit(seller.listingId, { title: "Another title" });
    const { digest } = (await seller.update({ fields: ["title"] })).body;
    await seller.update({ fields: ["title"], confirm: true, digest });
    await etsy.fail("etsy", {
      mode: "status",
      status: 400,
      path: "PATCH /etsy",
      count: 1,
    });
    await seller.work(seller.publicationId, publishStep);
    expect(
      (await changesOf(seller.listingId, seller.cookie)).changes,
    ).toHaveLength(1);
  });
});

describe("notes by hand", () => {
  test("the text as it is here; twice is once, and what changed since is the next note's old text", async () => {
    const { id, cookie } = await createListing({
      title: "First title",
      tags: ["one"],
    });
    expect((await callWithId(note, "POST", id, cookie, {})).status).toBe(201);
    expect(await callWithId(note, "POST", id, cookie, {})).toMatchObject({
      status: 200,
      body: { changes: { length: 1 } },
    });
    await edit(id, { title: "Second title" });
    const { status, body } = await callWithId(note, "POST", id, cookie, {
      address: "https://www.etsy.com/listing/4321/mug",
    });
    expect([status, body.changes]).toMatchObject([
      201,
      [
        {
          source: "by_hand",
          reading: null,
          etsyListingId: "4321",
          fields: [
            {
              field: "title",
              before: ["First title"],
              after: ["Second title"],
            },
          ],
        },
        {
          fields: expect.arrayContaining([
            { field: "title", before: null, after: ["First title"] },
          ]),
        },
      ],
    ]);
  });

  fullTest(
    "taken over from the shop, then updated: a note of the same text adds nothing, and no alt text is made up",
    async () => {
      const seller = await createPublisher();
      const dish = {
        title: "Old dish",
        description: "An old text.",
        tags: ["dish"],
        materials: ["clay"],
      };
      const draft = {
        taxonomy_id: 6104,
        who_made: "i_did",
        when_made: "made_to_order",
        is_supply: false,
      };
      const profiles = {
        shipping_profile_id: 70_000_001,
        readiness_state_id: 80_000_002,
      };
      const shop = { user_id: 51_000_004, shop_id: 61_000_004 };
      const { listing_ids: numbers } = await etsy.setUpShop({
        ...shop,
        listings: [
          {
            ...dish,
            ...draft,
            ...profiles,
            state: "active",
            photos: ["A dish", "Its back"],
          },
        ],
      });
      const { listing: imported } = await importListing(seller.userId, {
        ...dish,
        altText: "A dish",
        sourceKey: "",
      });
      const place = {
        userId: seller.userId,
        etsyShopId: 61_000_004n,
        etsyListingId: BigInt(numbers[0]),
        taxonomyId: 6104,
      };
      await linkImported(imported, place);
      await edit(imported.id, { title: "Speckled dish" });
      const target = { userId: seller.userId, listingId: imported.id };
      const { digest } = await previewUpdate(target, {});
      const { publicationId } = await updateListing(target, {
        fields: ["title"],
        digest,
        confirm: true,
      });
      await seller.work(publicationId, publishStep);
      expect(
        (await changesOf(imported.id, seller.cookie)).changes,
      ).toHaveLength(1);
      expect(
        await callWithId(note, "POST", imported.id, seller.cookie, {}),
      ).toMatchObject({
        status: 200,
        body: { changes: [{ source: "etsy_update" }] },
      });
      await edit(imported.id, { tags: ["dish", "ring dish"] });
      expect(
        (await callWithId(note, "POST", imported.id, seller.cookie, {})).body
          .changes[0].fields,
      ).toEqual([
        { field: "tags", before: ["dish"], after: ["dish", "ring dish"] },
      ]);
    },
  );

  fullTest("ten at once are noted once", async () => {
    const { id, cookie } = await createListing();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        callWithId(note, "POST", id, cookie, {}),
      ),
    );
    expect((await changesOf(id, cookie)).changes).toHaveLength(1);
  });

  test.each([
    ["a day to come", { on: "2999-01-01" }],
    ["a day long ago", { on: "2020-01-01" }],
    ["an address that is none", { address: "https://example.com/" }],
    ["a field that isn't known", { title: "x" }],
  ])("%s: 422, and nothing is noted", async (_, body) => {
    const { id, cookie } = await createListing();
    expect((await callWithId(note, "POST", id, cookie, body)).status).toBe(422);
    expect((await changesOf(id, cookie)).changes).toEqual([]);
  });

  test("typed numbers: a day typed again takes the place of the former numbers", async () => {
    const { id, cookie } = await createListing();
    const changeId = (await callWithId(note, "POST", id, cookie, {})).body
      .changes[0].id;
    for (const views of [12, 15])
      await callWithId(type, "POST", changeId, cookie, {
        on: "2026-11-20",
        views,
        orders: 2,
      });
    expect((await changesOf(id, cookie)).readings).toMatchObject([
      {
        source: "typed",
        views: 15,
        orders: 2,
        favorites: null,
        readAt: "2026-11-20T12:00:00.000Z",
      },
    ]);
    expect(
      (await callWithId(type, "POST", changeId, cookie, { on: "2026-11-20" }))
        .status,
    ).toBe(422);
  });
});

test("another's listing and notes: 404 to read, note, type and delete", async () => {
  const owner = await createListing();
  const stranger = await createListing();
  const changeId = (await callWithId(note, "POST", owner.id, owner.cookie, {}))
    .body.changes[0].id;
  const tries = await Promise.all([
    callWithId(read, "GET", owner.id, stranger.cookie),
    callWithId(note, "POST", owner.id, stranger.cookie, {}),
    callWithId(type, "POST", changeId, stranger.cookie, {
      on: "2026-11-20",
      views: 1,
    }),
    callWithId(remove, "DELETE", changeId, stranger.cookie),
  ]);
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await callWithId(list, "GET", "", stranger.cookie)).body).toEqual(
    noChanges,
  );
  const { changes, readings } = await changesOf(owner.id, owner.cookie);
  expect([changes.length, readings.length]).toEqual([1, 0]);
});

test.each(["Pacific/Honolulu", "Pacific/Auckland"])(
  "a note by hand is of the day that was given, also in %s",
  async (timeZone) => {
    const { id, cookie } = await createListing();
    const { changes } = (
      await callWithId(note, "POST", id, cookie, { on: "2026-11-01" })
    ).body;
    const days = new Intl.DateTimeFormat("en-US", {
      dateStyle: "medium",
      timeZone,
    });
    expect(days.format(new Date(changes[0].changedAt))).toBe("Nov 1, 2026");
  },
);

test("all changes: newest first; deleted notes and notes of deleted listings are gone", async () => {
  const { id, userId, cookie } = await createListing();
  const { id: other } = await db().listing.create({ data: listingRow(userId) });
  await callWithId(note, "POST", id, cookie, { on: "2026-11-01" });
  const changeId = (await callWithId(note, "POST", other, cookie, {})).body
    .changes[0].id;
  const page = async (): Promise<ChangePage> =>
    (await callWithId(list, "GET", "", cookie)).body;
  expect((await page()).changes.map(({ listingId }) => listingId)).toEqual([
    other,
    id,
  ]);
  expect((await callWithId(remove, "DELETE", changeId, cookie)).status).toBe(
    204,
  );
  await deleteListings(userId, [id]);
  expect(await page()).toEqual(noChanges);
});

test("all changes: with the numbers of each listing, also by the number that another note has, and no one else's", async () => {
  const { id, cookie } = await createListing({ title: "First" });
  const stranger = await createListing();
  await callWithId(note, "POST", id, cookie, {
    on: "2026-11-01",
    address: "4321",
  });
  await edit(id, { title: "Second" });
  const changeId = (
    await callWithId(note, "POST", id, cookie, { on: "2026-11-20" })
  ).body.changes[0].id;
  await callWithId(type, "POST", changeId, cookie, {
    on: "2026-11-20",
    views: 7,
  });
  const entry = {
    listingId: "4321",
    date: "2026-11-05",
    orders: 2,
    quantity: 2,
  };
  const period = { from: "2026-11-01", to: "2026-11-20" };
  await callWithId(importOrders, "POST", "", cookie, { sold: [entry], period });
  await callWithId(note, "POST", stranger.id, stranger.cookie, {
    address: "4321",
  });

  expect((await callWithId(list, "GET", "", cookie)).body).toMatchObject({
    numbers: {
      [id]: {
        readings: [{ changeId, views: 7 }],
        sold: [{ day: "2026-11-05", orders: 2 }],
        changedAt: expect.arrayContaining([
          "2026-11-01T10:00:00.000Z",
          "2026-11-20T10:00:00.000Z",
        ]),
      },
    },
    covered: [period],
  });
  expect(
    (await callWithId(list, "GET", "", stranger.cookie)).body,
  ).toMatchObject({
    numbers: { [stranger.id]: { readings: [], sold: [] } },
    covered: [],
  });
});

describe("orders of a file", () => {
  const sold = (entries: [string, string, number][]) =>
    entries.map(([listingId, date, orders]) => ({
      listingId,
      date,
      orders,
      quantity: orders,
    }));

  test("the same file twice counts once, and a later one completes a day", async () => {
    const { id, cookie } = await createListing();
    await callWithId(note, "POST", id, cookie, { address: "4321" });
    const period = { from: "2026-11-01", to: "2026-11-20" };
    const first = {
      sold: sold([
        ["4321", "2026-11-02", 2],
        ["4321", "2026-11-20", 1],
        ["99", "2026-11-02", 5],
      ]),
      period,
    };
    for (let times = 0; times < 2; times += 1)
      expect(
        (await callWithId(importOrders, "POST", "", cookie, first)).status,
      ).toBe(204);
    await callWithId(importOrders, "POST", "", cookie, {
      sold: sold([["4321", "2026-11-20", 3]]),
    });
    expect(await changesOf(id, cookie)).toMatchObject({
      sold: [
        { day: "2026-11-02", orders: 2 },
        { day: "2026-11-20", orders: 3 },
      ],
      covered: [period],
    });
    await callWithId(removeOrders, "DELETE", "", cookie);
    expect(await changesOf(id, cookie)).toMatchObject({
      sold: [],
      covered: [],
    });
  });

  fullTest(
    "a later download of the same month takes the place of the former days, and the newest stay",
    async () => {
      const { id, userId, cookie } = await createListing();
      const now = new Date("2026-11-24T04:00:00Z");
      for (const to of ["2026-11-02", "2026-11-09", "2026-11-20", "2026-11-20"])
        await importOrdersAt(
          userId,
          { sold: [], period: { from: "2026-11-01", to } },
          now,
        );
      expect((await changesOf(id, cookie)).covered).toEqual([
        { from: "2026-11-01", to: "2026-11-20" },
      ]);
      const day = new Date("2026-01-01");
      const rows = Array.from({ length: 1_001 }, (_, index) => ({
        userId,
        etsyListingId: 4321n,
        orders: 1,
        quantity: 1,
        day: new Date(day.getTime() - (1_000 - index) * dayLength),
      }));
      await db().soldDay.createMany({ data: rows });
      await callWithId(note, "POST", id, cookie, { address: "4321" });
      expect((await changesOf(id, cookie)).sold.at(-1)?.day).toBe("2026-01-01");
    },
  );

  test("days whose orders are too old to be kept are not covered", async () => {
    const { id, userId, cookie } = await createListing();
    await callWithId(note, "POST", id, cookie, { address: "4321" });
    const now = new Date("2026-11-24T04:00:00Z");
    const both = sold([
      ["4321", "2025-10-19", 1],
      ["4321", "2025-10-20", 2],
    ]);
    await importOrdersAt(
      userId,
      { sold: both, period: { from: "2025-01-01", to: "2025-12-31" } },
      now,
    );
    await importOrdersAt(
      userId,
      { sold: [], period: { from: "2024-01-01", to: "2025-10-19" } },
      now,
    );
    expect(await changesOf(id, cookie)).toMatchObject({
      sold: [{ day: "2025-10-20", orders: 2 }],
      covered: [{ from: "2025-10-20", to: "2025-12-31" }],
    });
  });

  test.each([
    [
      "a buyer's name",
      {
        sold: [
          {
            listingId: "1",
            date: "2026-11-02",
            orders: 1,
            quantity: 1,
            buyer: "Ann",
          },
        ],
      },
    ],
    [
      "a day to come",
      {
        sold: [{ listingId: "1", date: "2999-11-02", orders: 1, quantity: 1 }],
      },
    ],
    [
      "a number that is none",
      {
        sold: [
          { listingId: "1", date: "2026-11-02", orders: 0.5, quantity: 1 },
        ],
      },
    ],
  ])("%s: 422", async (_, body) => {
    const { cookie } = await createListing();
    expect(
      (await callWithId(importOrders, "POST", "", cookie, body)).status,
    ).toBe(422);
  });
});
