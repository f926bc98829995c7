import { GET, PUT } from "@/app/api/user/waiting/route";
import { db } from "@/lib/database/db";
import type { Seen, Waiting, WaitingEntry } from "@/lib/waiting/schema";
import { waitingSql } from "@/lib/waiting/waiting-data";
import { Prisma } from "@/prisma/generated/client";
import { closeConnections } from "@/tests/support/connections";
import { createRequest } from "@/tests/support/factories";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import { createSeller, listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

type Seller = Awaited<ReturnType<typeof createSeller>>;

async function read(seller: Seller): Promise<Waiting> {
  const response = await seller.call(GET, "GET", "/api/user/waiting");
  expect(response.status).toBe(200);
  return response.json();
}

const see = (seller: Seller, seen: Partial<Seen>) =>
  seller.call(PUT, "PUT", "/api/user/waiting", seen);

const unseenOf = ({ listings, batches, drafts }: Waiting) => ({
  listings: listings.unseen,
  batches: batches.unseen,
  drafts: drafts.unseen,
});

const withBlank = { description: "A mug, [add size], [add capacity]." };
const withClaim = { description: "A hypoallergenic mug." };

async function addBatch(
  userId: number,
  states: string[],
  { state = "running", name = "Mugs" } = {},
) {
  const batch = await db().batch.create({ data: { userId, name, state } });
  for (const [index, rowState] of states.entries()) {
    const { id: listingId } = await db().listing.create({
      data: listingRow(userId),
    });
    const isWritten = rowState === "ready" || rowState === "accepted";
    await db().batchRow.create({
      data: {
        batchId: batch.id,
        userId,
        position: index + 1,
        form: {},
        state: rowState,
        listingId: isWritten ? listingId : null,
      },
    });
  }
  return batch.id;
}

let shop = 1_000_000;
async function addStopped(userId: number, code = "refused", fields = {}) {
  const { id: listingId } = await db().listing.create({
    data: listingRow(userId, { productName: `Dish, ${code}` }),
  });
  shop += 1;
  await db().publication.create({
    data: {
      userId,
      listingId,
      etsyShopId: shop,
      choices: {},
      sent: {},
      steps: [],
      state: "failed",
      problem: { code, message: `Stopped: ${code}.` },
      stoppedAt: new Date(),
      ...fields,
    },
  });
  return listingId;
}

test("a new account: nothing waits, and none of the first steps is taken", async () => {
  const seller = await createSeller();
  const empty = { count: 0, unseen: 0, first: [] };
  expect(await read(seller)).toEqual({
    asOf: expect.any(String),
    listings: empty,
    batches: empty,
    drafts: empty,
    changed: empty,
    photos: empty,
    steps: { hasListing: false, hasShop: false, isOut: false },
  });
});

test("visitors: 401, for both calls", async () => {
  const request = (method: string) =>
    createRequest(
      method,
      "/api/user/waiting",
      method === "GET" ? undefined : {},
    );
  expect((await GET(request("GET"))).status).toBe(401);
  expect((await PUT(request("PUT"))).status).toBe(401);
});

test("listings: those with blanks and open claims, and no others, counted anew after an edit", async () => {
  const seller = await createSeller();
  const blank = await seller.add({ productName: "Blank", results: withBlank });
  const claim = await seller.add({ productName: "Claim", results: withClaim });
  await seller.add({
    results: withClaim,
    notes: { confirmed: ["hypoallergenic"] },
  });
  await seller.add();
  await seller.add({ results: withBlank, deletedAt: new Date() });
  const other = await createSeller();
  await other.add({ results: withBlank });

  const { listings } = await read(seller);
  expect(listings).toEqual({
    count: 2,
    unseen: 2,
    first: [
      { listingId: claim, productName: "Claim", points: 1 },
      { listingId: blank, productName: "Blank", points: 2 },
    ],
  });
  await db().listing.update({
    where: { id: blank },
    data: {
      results: listingRow(seller.id).results,
      version: { increment: 1 },
    },
  });
  expect((await read(seller)).listings.count).toBe(1);
});

test("listings: of a long history those that were never counted are counted with the next calls", async () => {
  const seller = await createSeller();
  await db().listing.createMany({
    data: Array.from({ length: 310 }, () =>
      listingRow(seller.id, { results: withBlank }),
    ),
  });
  expect((await read(seller)).listings.count).toBe(300);
  const { listings } = await read(seller);
  expect(listings.count).toBe(310);
  expect(listings.first).toHaveLength(3);
});

test("batches: those with written rows, once nothing of them is being written", async () => {
  const seller = await createSeller();
  const ready = await addBatch(seller.id, ["ready", "ready", "accepted"]);
  const paused = await addBatch(seller.id, ["ready", "queued"], {
    state: "paused",
  });
  await addBatch(seller.id, ["ready", "writing"]);
  await addBatch(seller.id, ["ready", "queued"]);
  await addBatch(seller.id, ["accepted"]);
  await addBatch(seller.id, ["refused"]);
  const { batches } = await read(seller);
  expect(batches.first).toEqual([
    { id: paused, name: "Mugs", ready: 1 },
    { id: ready, name: "Mugs", ready: 2 },
  ]);
  expect(batches).toMatchObject({ count: 2, unseen: 2 });
});

test("drafts that stopped, and listings that Etsy has no longer or otherwise", async () => {
  const seller = await createSeller();
  const refused = await addStopped(seller.id);
  const gone = await addStopped(seller.id, "deleted_at_etsy");
  const changed = await addStopped(seller.id, "changed_at_etsy");
  await addStopped(seller.id, "refused", { state: "done" });
  await addStopped(seller.id, "refused", { state: "waiting" });
  const again = await addStopped(seller.id);
  await db().publication.create({
    data: {
      userId: seller.id,
      listingId: again,
      etsyShopId: 7,
      choices: {},
      sent: {},
      steps: [],
      state: "queued",
      createdAt: new Date(Date.now() + 1_000),
    },
  });
  const waiting = await read(seller);
  expect(waiting.drafts).toEqual({
    count: 1,
    unseen: 1,
    first: [
      {
        listingId: refused,
        productName: "Dish, refused",
        message: "Stopped: refused.",
      },
    ],
  });
  expect(
    waiting.changed.first.map(({ listingId, change }) => [listingId, change]),
  ).toEqual([
    [changed, "changed"],
    [gone, "gone"],
  ]);
});

test("readings at Etsy: the last one of a listing counts, while it is new", async () => {
  const seller = await createSeller();
  const day = 86_400_000;
  async function addReadings(readings: [state: string, daysAgo: number][]) {
    const listingId = await seller.add();
    const { id: changeId } = await db().changeNote.create({
      data: {
        userId: seller.id,
        listingId,
        source: "by_hand",
        fields: [],
        changedAt: new Date(),
      },
    });
    await db().listingReading.createMany({
      data: readings.map(([state, daysAgo]) => ({
        userId: seller.id,
        listingId,
        changeId,
        key: `etsy:${daysAgo}`,
        source: "etsy",
        readAt: new Date(Date.now() - daysAgo * day),
        state,
      })),
    });
    return listingId;
  }
  const expired = await addReadings([
    ["active", 5],
    ["expired", 1],
  ]);
  await addReadings([
    ["expired", 5],
    ["active", 1],
  ]);
  await addReadings([["sold_out", 20]]);
  const { changed } = await read(seller);
  expect(changed).toMatchObject({
    count: 1,
    first: [{ listingId: expired, change: "expired" }],
  });
});

test("photos: of what is neither copied nor in a shop, within two days of their end", async () => {
  const seller = await createSeller();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  async function addWithPhotos(hours: number[], fields = {}) {
    const listingId = await seller.add(fields);
    const ids = [];
    for (const hour of hours)
      ids.push(await addPhoto(seller.id, { expiresAt: inHours(hour) }));
    await addToListing(listingId, ids);
    return listingId;
  }
  const later = await addWithPhotos([40]);
  const soon = await addWithPhotos([12, 30]);
  await addWithPhotos([60]);
  await addWithPhotos([12], { copiedAt: new Date() });
  const { photos } = await read(seller);
  expect(photos).toMatchObject({
    count: 2,
    first: [
      { listingId: soon, photos: 2 },
      { listingId: later, photos: 1 },
    ],
  });
});

test("the first steps: each is ticked by what the account has", async () => {
  const seller = await createSeller();
  const listingId = await seller.add();
  expect((await read(seller)).steps).toEqual({
    hasListing: true,
    hasShop: false,
    isOut: false,
  });
  await db().shop.create({
    data: { userId: seller.id, voice: {}, snippets: [], defaults: {} },
  });
  await db().listing.update({
    where: { id: listingId },
    data: { copiedAt: new Date() },
  });
  expect((await read(seller)).steps).toEqual({
    hasListing: true,
    hasShop: true,
    isOut: true,
  });
});

test.each<[WaitingEntry, (userId: number) => Promise<unknown>]>([
  [
    "listings",
    (userId) =>
      db().listing.create({ data: listingRow(userId, { results: withBlank }) }),
  ],
  ["batches", (userId) => addBatch(userId, ["ready"])],
  ["drafts", (userId) => addStopped(userId)],
])(
  "%s: the number is gone once the page was opened, until something new waits",
  async (entry, add) => {
    const seller = await createSeller();
    await add(seller.id);
    const before = await read(seller);
    expect(unseenOf(before)).toMatchObject({ [entry]: 1 });
    // Meanwhile something else came, which the page of before didn't have.
    await add(seller.id);
    expect((await see(seller, { entry, asOf: before.asOf })).status).toBe(204);
    const meanwhile = await read(seller);
    expect(meanwhile[entry]).toMatchObject({ count: 2, unseen: 1 });
    await see(seller, { entry, asOf: meanwhile.asOf });
    expect((await read(seller))[entry]).toMatchObject({ count: 2, unseen: 0 });
    // An answer that is older takes nothing back, and no time is ahead of ours.
    await see(seller, { entry, asOf: before.asOf });
    await see(seller, { entry, asOf: "2999-01-01T00:00:00.000Z" });
    expect((await read(seller))[entry]).toMatchObject({ unseen: 0 });
    await add(seller.id);
    expect(unseenOf(await read(seller))).toEqual({
      listings: 0,
      batches: 0,
      drafts: 0,
      [entry]: 1,
    });
  },
);

test.each([
  {},
  { entry: "listings" },
  { entry: "audit", asOf: "2026-11-30T00:00:00.000Z" },
  { entry: "listings", asOf: "yesterday" },
  { entry: "listings", asOf: "2026-11-30T00:00:00.000Z", userId: 1 },
])("what was seen as %j: 422, and nothing changes", async (body) => {
  const seller = await createSeller();
  const response = await see(seller, body as Partial<Seen>);
  expect(response.status).toBe(422);
  const user = await db().user.findUniqueOrThrow({ where: { id: seller.id } });
  expect(user.listingsSeenAt).toBeNull();
});

test("the plan: no table is read whole, in an account of 5,000 listings", async () => {
  const seller = await createSeller();
  await db().$executeRaw`
    INSERT INTO "Listing" ("userId", "productName", results, writer, "promptVersion", "inputTokens", "outputTokens",
      "durationMs", "openPoints", "openVersion")
    SELECT ${seller.id}, 'Mug', ${JSON.stringify(listingRow(1).results)}::jsonb, 'w', 'p', 1, 1, 1, n % 3, 1
    FROM generate_series(1, 5000) n`;
  await db().$executeRaw`ANALYZE "Listing"`;
  const rows = await db().$transaction(async (tx) => {
    // The other tables of a test have few rows, where an index is a detour.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>(
      Prisma.sql`EXPLAIN ${waitingSql(seller.id)}`,
    );
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).not.toContain("Seq Scan");
  expect(plan).toContain("Listing_open_idx");
  expect(plan).toContain("Publication_stopped_idx");
  await db().user.delete({ where: { id: seller.id } });
});
