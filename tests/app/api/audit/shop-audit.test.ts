import {
  POST as openListing,
  GET as readListing,
} from "@/app/api/audit/shop/listings/[id]/route";
import { GET as readListings } from "@/app/api/audit/shop/listings/route";
import {
  GET as read,
  DELETE as remove,
  POST as start,
} from "@/app/api/audit/shop/route";
import { DELETE as disconnect } from "@/app/api/etsy/connection/route";
import { readShopPage } from "@/lib/audit/etsy-shop/read-shop-page";
import { purgeShopAudits } from "@/lib/audit/etsy-shop/shop-audit-data";
import { readShopAuditTask } from "@/lib/audit/etsy-shop/tasks";
import { db } from "@/lib/database/db";
import { etsyBreaker } from "@/lib/etsy/api/call-etsy";
import { maxTextLength } from "@/lib/etsy/listing/list-active";
import { removeJob } from "@/lib/jobs/queue";
import { deleteListings } from "@/lib/listings/delete-listings";
import { requireListing } from "@/lib/listings/require-listing";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { failWrites } from "@/tests/support/failing-writes";
import { fullTest } from "@/tests/support/full-test";
import { delayJob, listJobs, lockJob, takeJobs } from "@/tests/support/jobs";
import { inFullRuns } from "@/tests/support/repetitions";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const dish = (number: number) => ({
  state: "active",
  title: `Oak dish & "${number}"`,
  description: `Dish ${number}.`,
  taxonomy_id: 6104,

  who_made: "i_did",
  when_made: "made_to_order",
  is_supply: false,
  tags: ["oak dish"],
  materials: ["oak"],

  shipping_profile_id: 70_000_001,
  readiness_state_id: 80_000_002,
  price: 24.5,
  sku: `OD-${number}`,
  photos: ["An oak dish on linen", ""],
  attributes: { "Primary color": "Brown" },
});
const listingsPath = "/v3/application/shops";
let lastShop = 0;

/** A seller whose shop has so many active listings, and a draft. */
async function createShop(count: number) {
  lastShop += 1;
  const ids = {
    user_id: 51_100_000 + lastShop,
    shop_id: 61_100_000 + lastShop,
  };
  const listings = Array.from({ length: count }, (_, index) => dish(index + 1));
  const { listing_ids: listingIds } = await etsy.setUpShop({
    ...ids,
    listings: [{ ...dish(0), state: "draft" }, ...listings],
  });
  const seller = await createEtsySeller();
  await seller.connect();
  const { cookie } = seller;
  const userId = seller.user.id;
  const answer = async (response: Response) => ({
    status: response.status,
    body: response.status === 204 ? null : await response.json(),
  });
  const context = { params: Promise.resolve({}) };
  const get = async (handler: typeof readListings, path: string) =>
    answer(
      await handler(createRequest("GET", path, undefined, { cookie }), context),
    );
  const audit = async () => (await get(read, "/api/audit/shop")).body.audit;
  const job = async () => {
    const current = await db().shopAudit.findUnique({ where: { userId } });
    return `user:${userId}:audit:${current?.id}`;
  };
  /**
   * Runs the audit's jobs, whenever they are due; at most `most`. Returns how
   * many it ran.
   */
  async function work(most = 80) {
    for (let done = 0; done < most; done += 1) {
      const [taken] = await takeJobs(readShopAuditTask, await job());
      if (taken === undefined) return done;
      await readShopPage(taken.payload);
    }
    return most;
  }
  async function everything() {
    const { id } = await audit();
    const found: Awaited<ReturnType<typeof part>>["body"][] = [];
    const part = (from: number) =>
      get(readListings, `/api/audit/shop/listings?audit=${id}&from=${from}`);
    for (let from: number | null = 0; from !== null; ) {
      const { body } = await part(from);
      found.push(body);
      from = body.next;
    }
    return found.flatMap(({ listings }) => listings);
  }
  return {
    ...seller,
    ...ids,
    listingIds,
    userId,
    audit,
    job,
    work,
    everything,
    get,
    start: async (body: object = {}) =>
      answer(
        await start(
          createRequest("POST", "/api/audit/shop", body, { cookie }),
          context,
        ),
      ),
    remove: async () =>
      answer(
        await remove(
          createRequest("DELETE", "/api/audit/shop", undefined, { cookie }),
          context,
        ),
      ),
    disconnect: () =>
      disconnect(
        createRequest("DELETE", "/api/etsy/connection", undefined, { cookie }),
        context,
      ),
    /**
     * Takes a listing over into the history; the one there, as the editor reads
     * it.
     */
    async fix(id: string | number) {
      const request = createRequest("POST", "/api/x", {}, { cookie });
      const { status, body } = await answer(
        await openListing(request, {
          params: Promise.resolve({ id: String(id) }),
        }),
      );
      return status === 200
        ? requireListing(userId, body.id)
        : { status, ...body };
    },
    open: async (id: string | number) =>
      answer(
        await readListing(
          createRequest("GET", "/api/x", undefined, { cookie }),
          {
            params: Promise.resolve({ id: String(id) }),
          },
        ),
      ),
  };
}
const pagesRead = async () =>
  (await etsy.calls()).filter(({ path }) => /\/shops\/\d+\/listings/.test(path))
    .length;

test("a shop of 230 listings: three requests, progress after each, and all active listings as text", async () => {
  const shop = await createShop(230);
  expect(await shop.audit()).toBeNull();
  const { status, body } = await shop.start();
  expect([status, body.audit]).toEqual([
    202,
    expect.objectContaining({ state: "reading", read: 0, total: null }),
  ]);
  await shop.work(1);
  expect(await shop.audit()).toMatchObject({
    state: "reading",
    read: 100,
    total: 230,
  });
  await shop.work();
  expect(await shop.audit()).toMatchObject({
    state: "done",
    read: 230,
    total: 230,
    problem: null,
  });
  expect(await pagesRead()).toBe(3);
  const listings = await shop.everything();
  expect(listings.map(({ id }) => id)).toEqual(
    shop.listingIds.slice(1).map(String),
  );
  expect(listings[0]).toEqual({
    id: String(shop.listingIds[1]),
    title: 'Oak dish & "1"',
    description: "Dish 1.",
    tags: ["oak dish"],

    materials: ["oak"],
    altTexts: ["An oak dish on linen", ""],
    price: "24.50 USD",
    sku: "OD-1",

    taxonomyId: 6104,
    path: ["Jewelry", "Jewelry Storage", "Ring Dishes"],
  });
});

fullTest(
  "a text that is cut within an emoji: stored without half of it",
  async () => {
    const shop = await createShop(1);
    const description = `${"a".repeat(maxTextLength - 1)}🎁 and more`;
    await etsy.setUpShop({
      user_id: shop.user_id,
      shop_id: shop.shop_id,
      listings: [{ ...dish(1), description }],
    });
    await shop.start();
    await shop.work();
    expect(await shop.audit()).toMatchObject({ state: "done", read: 1 });
    expect((await shop.everything())[0].description).toBe(
      "a".repeat(maxTextLength - 1),
    );
  },
);

test("two tabs that start at once: one audit, and each page is kept once", async () => {
  const shop = await createShop(120);
  await Promise.all([shop.start(), shop.start()]);
  const { id } = await shop.audit();
  expect(await listJobs({ task: "read_shop_audit" })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: await shop.job() }),
    ]),
  );
  // Two workers at the same page, as after one that was thought dead.
  const payload = { auditId: id, userId: shop.userId };
  await Promise.all([readShopPage(payload), readShopPage(payload)]);
  await shop.work();
  expect(await shop.everything()).toHaveLength(120);
});

type Fault = { mode: string; status?: number; retryAfter?: number };

test.each<[string, Fault]>([
  ["rate limit", { mode: "status", status: 429, retryAfter: 3 }],
  ["fault of Etsy's", { mode: "status", status: 503 }],
  ...inFullRuns<[string, Fault]>([
    ["page in place of an answer", { mode: "html" }],
    ["hang", { mode: "hang" }],
  ]),
])(
  "a %s in the middle: waits, says so, and goes on where it stood",
  async (_, fault) => {
    const shop = await createShop(150);
    await shop.start();
    await shop.work(1);
    await etsy.fail("etsy", { path: listingsPath, count: 1, ...fault });
    await shop.work(1);
    expect(await shop.audit()).toMatchObject({
      state: "reading",
      read: 100,
      problem: { code: "waiting" },
      waitsUntil: expect.any(String),
    });
    await db().etsyRate.updateMany({ data: { blockedUntil: new Date(0) } });
    etsyBreaker.recordSuccess();
    await shop.work();
    expect(await shop.audit()).toMatchObject({
      state: "done",
      read: 150,
      problem: null,
      waitsUntil: null,
    });
    expect(await shop.everything()).toHaveLength(150);
  },
);

test("permission withdrawn: stops with a reason, and goes on where it stood after connecting again", async () => {
  const shop = await createShop(150);
  await shop.start();
  await shop.work(1);
  await etsy.changeTokens({ action: "revoke", user_id: shop.user_id });
  await shop.work();
  expect(await shop.audit()).toMatchObject({
    state: "failed",
    read: 100,
    problem: { code: "reconnect" },
  });
  expect(await shop.start()).toMatchObject({
    status: 409,
    body: { code: "etsy_reconnect" },
  });
  await shop.connect();
  expect((await shop.start()).status).toBe(202);
  await shop.work();
  expect(await shop.audit()).toMatchObject({ state: "done", read: 150 });
  expect(await shop.everything()).toHaveLength(150);
});

test("no connection: refused; an empty shop: done with nothing; a closed one: said", async () => {
  const empty = await createShop(0);
  await empty.start();
  await empty.work();
  expect(await empty.audit()).toMatchObject({
    state: "done",
    read: 0,
    total: 0,
  });
  expect(await empty.everything()).toEqual([]);
  await empty.disconnect();
  expect(await empty.start()).toMatchObject({
    status: 409,
    body: { code: "etsy_reconnect" },
  });
  const closed = await createShop(1);
  await closed.start();
  await etsy.control("/etsy/shop/change", {
    user_id: closed.user_id,
    is_closed: true,
  });
  await closed.work();
  expect(await closed.audit()).toMatchObject({
    state: "failed",
    problem: { code: "shop_closed" },
  });
});

fullTest(
  "more than 5,000 listings: the first 5,000 are read, and no request is made for the rest",
  async () => {
    const shop = await createShop(1);
    await shop.start();
    await db().shopAudit.updateMany({
      where: { userId: shop.userId },
      data: { nextOffset: 4_950 },
    });
    await etsy.setUpShop({
      user_id: shop.user_id,
      shop_id: shop.shop_id,
      listings: Array.from({ length: 5_051 }, (_, index) => ({
        ...dish(index),
        photos: [],
      })),
    });
    await shop.work();
    expect(await shop.audit()).toMatchObject({
      state: "done",
      read: 5_000,
      total: 5_051,
    });
    expect(await pagesRead()).toBe(1);
  },
);

test("another user's audit and listing: not found", async () => {
  const [one, other] = [await createShop(1), await createShop(1)];
  await one.start();
  await one.work();
  await other.start();
  await other.work();
  const { id } = await one.audit();
  expect(
    (await other.get(readListings, `/api/audit/shop/listings?audit=${id}`))
      .status,
  ).toBe(404);
  expect((await other.open(one.listingIds[1])).status).toBe(404);
  expect((await one.open("1 OR 1=1")).status).toBe(404);
  expect(await one.open(one.listingIds[1])).toEqual({
    status: 200,
    body: { attributes: [{ name: "Primary color", value: "Brown" }] },
  });
});

fullTest(
  "kept for six hours, then neither shown nor stored; a new one starts",
  async () => {
    const shop = await createShop(3);
    await shop.start();
    await shop.work();
    const startedAt = new Date(Date.now() - 6 * 3_600_000 - 1_000);
    await db().shopAudit.updateMany({
      where: { userId: shop.userId },
      data: { startedAt },
    });
    expect(await shop.audit()).toBeNull();
    expect((await shop.open(shop.listingIds[1])).status).toBe(404);
    await purgeShopAudits();
    expect(await db().shopAudit.count({ where: { userId: shop.userId } })).toBe(
      0,
    );
    await shop.start();
    await shop.work();
    expect(await shop.everything()).toHaveLength(3);
  },
);

test("read again, removed, and disconnected: what was read is gone, and a job under way stores nothing", async () => {
  const shop = await createShop(3);
  const counts = () =>
    db().shopAuditPage.count({ where: { audit: { userId: shop.userId } } });
  await shop.start();
  await shop.work();
  const first = await shop.audit();
  await shop.start();
  expect((await shop.audit()).id).toBe(first.id);
  await shop.start({ again: true });
  expect(await shop.audit()).toMatchObject({ state: "reading", read: 0 });
  await shop.work();
  expect((await shop.remove()).status).toBe(204);
  expect([await shop.audit(), await counts()]).toEqual([null, 0]);
  await shop.start();
  const payload = { auditId: (await shop.audit()).id, userId: shop.userId };
  await shop.disconnect();
  await readShopPage(payload);
  expect([await shop.audit(), await counts()]).toEqual([null, 0]);
});

/**
 * As a worker leaves a job that failed for a reason of ours: it is due again
 * hours later.
 */
const failForHours = (key: string) => delayJob(key, { attempts: 9, hours: 5 });

fullTest(
  "a fault of ours: the audit says so, and starting it again goes on where it stood, at once",
  async () => {
    const shop = await createShop(150);
    await shop.start();
    await shop.work(1);
    const fault = await failWrites(
      shop.userId,
      "53100",
      'UPDATE OF "nextOffset" ON "ShopAudit"',
    );
    const { id } = await shop.audit();
    await expect(
      readShopPage({ auditId: id, userId: shop.userId }),
    ).rejects.toThrow();
    await fault.end();
    await failForHours(await shop.job());
    const problem = {
      code: "waiting",
      message: expect.stringContaining("not on Etsy"),
    };
    expect(await shop.audit()).toMatchObject({
      id,
      state: "reading",
      read: 100,
      problem,
      waitsUntil: null,
    });
    await Promise.all([shop.start(), shop.start()]);
    expect(await listJobs({ key: await shop.job() })).toEqual([
      expect.objectContaining({ attempts: 0 }),
    ]);
    expect(await shop.audit()).toMatchObject({
      id,
      state: "reading",
      read: 100,
      problem: null,
    });
    await shop.work();
    expect(await shop.everything()).toHaveLength(150);
  },
);

test.each([
  ["waits for hours after a fault of ours", failForHours, true],
  ["is gone", (key: string) => removeJob(db(), key), true],
  ["is due", async () => undefined, false],
  ["waits for Etsy", (key: string) => delayJob(key, { hours: 5 }), false],
  ["is worked on", (key: string) => lockJob(key, "worker"), false],
])("read again while the job %s", async (_, change, isReplaced) => {
  const shop = await createShop(150);
  await shop.start();
  await shop.work(1);
  const { id } = await shop.audit();
  await change(await shop.job());
  await shop.start({ again: true });
  const now = await shop.audit();
  expect([now.id !== id, now.read]).toEqual([isReplaced, isReplaced ? 0 : 100]);
});

test("fix: the listing is taken over once, with alt text, category and attributes, and stands for the one on Etsy", async () => {
  const shop = await createShop(2);
  await shop.start();
  await shop.work();
  const etsyListingId = String(shop.listingIds[1]);
  const [one, other] = await Promise.all([
    shop.fix(etsyListingId),
    shop.fix(etsyListingId),
  ]);
  expect(one.id).toBe(other.id);
  expect(one).toMatchObject({
    title: 'Oak dish & "1"',
    description: "Dish 1.",
    tags: ["oak dish"],
    altText: "An oak dish on linen",

    category: "jewelry",
    categoryPath: "Jewelry > Jewelry Storage > Ring Dishes",
    isImported: true,
    attributes: [{ name: "Primary color", value: "Brown" }],
  });
  expect(await db().listing.count({ where: { userId: shop.userId } })).toBe(1);
  expect(
    (
      await shop.get(
        readListings,
        `/api/audit/shop/listings?audit=${(await shop.audit()).id}`,
      )
    ).body.linked,
  ).toEqual({
    [etsyListingId]: one.id,
  });
  // Deleted here, it is taken over anew, and is the one that stands for it.
  await deleteListings(shop.userId, [one.id]);
  const again = await shop.fix(etsyListingId);
  expect(again.id).not.toBe(one.id);
  expect((await shop.fix(etsyListingId)).id).toBe(again.id);
});

test("fix while Etsy doesn't answer: without attributes; of another's audit: not found", async () => {
  const [one, other] = [await createShop(1), await createShop(1)];
  for (const shop of [one, other]) {
    await shop.start();
    await shop.work();
  }
  expect(await one.fix(String(other.listingIds[1]))).toMatchObject({
    status: 404,
    message: "This audit has expired. Read your shop again.",
  });
  await etsy.fail("etsy", { path: "/properties", mode: "status", status: 503 });
  expect(await one.fix(String(one.listingIds[1]))).toMatchObject({
    title: 'Oak dish & "1"',
    attributes: [],
  });
});
