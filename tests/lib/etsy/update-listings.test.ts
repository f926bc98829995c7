import { db } from "@/lib/database/db";
import type { UpdatesPreview, UpdatesProgress } from "@/lib/etsy/update/schema";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createUser, signIn } from "@/tests/support/factories";
import {
  createShopOfListings,
  newTitle,
  oldTitle,
} from "@/tests/support/shop-of-listings";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const own = (ids: number[]) => ids.map((listingId) => ({ listingId }));
const refusalsOf = ({ listings }: UpdatesPreview) =>
  listings.map(({ refusal }) => refusal);
const writes = async () =>
  (await etsy.calls()).filter(({ method }) => method !== "GET");

test("20 listings: shown in full by one request to Etsy, confirmed once, and each updated once", async () => {
  const shop = await createShopOfListings(etsy, 20);
  const { preview, request, answer } = await shop.confirm(own(shop.ids));
  expect((await etsy.calls()).map(({ path }) => path.split("?")[0])).toEqual([
    "/etsy/v3/application/listings/batch",
    "/etsy/v3/application/listings/batch",
  ]);
  const { listings } = preview as UpdatesPreview;
  expect(listings.map(({ productName }) => productName)).toEqual(
    shop.ids.map((_, index) => `Dish ${index + 1}`),
  );
  expect(listings[4]).toMatchObject({
    listingId: shop.ids[4],
    etsyListingId: String(shop.etsyIds[4]),
    state: "active",
    refusal: null,
    differences: [
      { field: "title", here: [newTitle(4)], there: [oldTitle(4)] },
    ],
  });
  expect(answer).toMatchObject({
    status: 202,
    body: {
      groupId: expect.any(String),
      started: shop.ids.map((listingId) => ({ listingId })),
    },
  });
  const { groupId } = answer.body;
  expect((await shop.progress(groupId)).body.listings).toHaveLength(20);
  // Pressed again, or in another tab that shows the same.
  const again = await shop.send(request);
  expect(again.status).toBe(409);
  expect(refusalsOf(again.body.preview)).toEqual(
    shop.ids.map(() => "on_its_way"),
  );
  await shop.work();
  expect(await shop.titles()).toEqual(
    shop.ids.map((_, index) => newTitle(index)),
  );
  expect(await writes()).toHaveLength(20);
  const { body } = await shop.progress(groupId);
  expect(
    body.listings.map(
      (one: { publication: { state: string } }) => one.publication.state,
    ),
  ).toEqual(shop.ids.map(() => "done"));
  expect(
    await db().changeNote.count({ where: { userId: shop.userId, groupId } }),
  ).toBe(20);
});

test("21 listings, the same twice, or two sources: 422, and nothing is read", async () => {
  const shop = await createShopOfListings(etsy, 1);
  const [listingId = 0] = shop.ids;
  const many = Array.from({ length: 21 }, (_, index) => ({
    listingId: listingId + index,
  }));
  const altTexts = [{ imageId: "1", text: "A" }];
  const putBack = crypto.randomUUID();
  for (const targets of [
    many,
    [],
    own([listingId, listingId]),
    [{ listingId, altTexts, putBack }],
    [{ listingId, altTexts: [{ imageId: "1", text: "A".repeat(501) }] }],
    [{ listingId, fields: ["price"] }],
  ])
    expect(await shop.send({ targets })).toMatchObject({ status: 422 });
  expect(
    await shop.send({ targets: own([listingId]), confirm: true }),
  ).toMatchObject({ status: 422 });
  expect(await etsy.calls()).toEqual([]);
});

test("alt texts by photo: only these are written, and a photo that isn't there is named", async () => {
  const shop = await createShopOfListings(etsy, 2);
  const imageIds = await shop.imageIds();
  const targets = shop.ids.map((listingId, index) => ({
    listingId,
    altTexts: [
      { imageId: imageIds[index]?.[0], text: `First ${index}` },
      { imageId: "7", text: "Nowhere" },
    ],
  }));
  const { preview, answer } = await shop.confirm(targets);
  expect(preview.listings[1]).toMatchObject({
    differences: [
      { field: "altTexts", here: ["First 1", "Side"], there: ["", "Side"] },
    ],
    remarks: [{ field: "altTexts", kind: "photo_gone", here: ["Nowhere"] }],
  });
  expect(answer.status).toBe(202);
  await shop.work();
  expect(await shop.altTexts()).toEqual([
    ["First 0", "Side"],
    ["First 1", "Side"],
  ]);
  expect(await shop.titles()).toEqual([0, 1].map(oldTitle));
});

test("anything changed since it was shown, of one listing: 409, nothing at all is started, and the new preview is answered", async () => {
  const shop = await createShopOfListings(etsy, 3);
  const { preview } = await shop.confirm(own(shop.ids), { digest: "of none" });
  const targets = own(shop.ids).map((one) => ({ ...one, fields: ["title"] }));
  await db()
    .$executeRaw`UPDATE "Listing" SET "results" = "results" || '{"title": "Ring dish that nobody saw"}' WHERE "id" = ${shop.ids[1]}`;
  const refused = await shop.send({
    targets,
    confirm: true,
    digest: preview.digest,
  });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: "conflict",
      preview: {
        listings: [
          {},
          { differences: [{ here: ["Ring dish that nobody saw"] }] },
          {},
        ],
      },
    },
  });
  await shop.work();
  expect(await writes()).toEqual([]);
  const { digest } = refused.body.preview;
  expect((await shop.send({ targets, confirm: true, digest })).status).toBe(
    202,
  );
});

test("two tabs at the same moment: one of them starts all, the other none", async () => {
  const shop = await createShopOfListings(etsy, 4);
  const targets = own(shop.ids).map((one) => ({ ...one, fields: ["title"] }));
  const { digest } = (await shop.send({ targets })).body;
  const answers = await Promise.all(
    [targets, targets.toReversed()].map(async (order) => {
      const shown = (await shop.send({ targets: order })).body;
      return { order, digest: shown.digest };
    }),
  );
  expect(answers[0]?.digest).toBe(digest);
  const sent = await Promise.all(
    answers.map(({ order, ...one }) =>
      shop.send({ targets: order, confirm: true, ...one }),
    ),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  await shop.work();
  expect(await writes()).toHaveLength(4);
});

test("what can't be updated is named, and keeps none of the others", async () => {
  const shop = await createShopOfListings(etsy, 4);
  const [gone = 0, open = 0, foreign = 0, fine = 0] = shop.ids;
  const other = (await createUser()).id;
  await db()
    .$executeRaw`UPDATE "Listing" SET "results" = "results" || '{"title": "Ring dish [size]"}' WHERE "id" = ${open}`;
  await db()
    .$executeRaw`UPDATE "Listing" SET "userId" = ${other} WHERE "id" = ${foreign}`;
  await db()
    .$executeRaw`UPDATE "Publication" SET "etsyListingId" = 4242 WHERE "listingId" = ${gone}`;
  const { preview, answer } = await shop.confirm(own(shop.ids));
  expect(refusalsOf(preview)).toEqual([
    "deleted_at_etsy",
    "open_points",
    "listing_gone",
    null,
  ]);
  expect(answer.body.started).toMatchObject([{ listingId: fine }]);
  await shop.work();
  expect((await shop.titles())[3]).toBe(newTitle(3));
  expect(await writes()).toHaveLength(1);
});

test("another's updates: their group is 404, and so is one that isn't there", async () => {
  const shop = await createShopOfListings(etsy, 1);
  const { answer } = await shop.confirm(own(shop.ids));
  const stranger = await signIn(await createUser());
  const { groupId } = answer.body;
  expect((await shop.progress(groupId)).status).toBe(200);
  for (const [id, as] of [
    [groupId, stranger],
    ["none", shop.cookie],
    [crypto.randomUUID(), shop.cookie],
  ])
    expect((await shop.progress(id, as)).status).toBe(404);
  expect((await shop.send({ targets: own(shop.ids) }, stranger)).status).toBe(
    409,
  );
});

const statesOf = (progress: { body: UpdatesProgress }) =>
  progress.body.listings.map(({ publication: { state, problem } }) => [
    state,
    problem?.message ?? null,
  ]);

test("most of the day is used up: updates wait and say so, a draft still goes, and they go on later", async () => {
  const shop = await createShopOfListings(etsy, 2);
  const { answer } = await shop.confirm(own(shop.ids));
  const { groupId } = answer.body;
  await etsy.control("/etsy/limits", { perSecond: 50, perDay: 1_000 });
  const day = (remainingToday: number) =>
    db().etsyRate.updateMany({
      where: { key: etsy.rateKey },
      data: { perDay: 1_000, remainingToday, blockedUntil: null },
    });
  await day(150);
  await shop.work(4);
  expect(await writes()).toEqual([]);
  const waiting = ["waiting", expect.stringContaining("drafts go first")];
  expect(statesOf(await shop.progress(groupId))).toEqual([waiting, waiting]);
  expect((await shop.send({ targets: own(shop.ids) })).status).toBe(200);
  await day(900);
  await shop.work();
  expect(statesOf(await shop.progress(groupId))).toEqual([
    ["done", null],
    ["done", null],
  ]);
  expect(await writes()).toHaveLength(2);
});

test("the seller's consent ends: the updates stop and say so, and go on once she connected again", async () => {
  const shop = await createShopOfListings(etsy, 2);
  const { groupId } = (await shop.confirm(own(shop.ids))).answer.body;
  await etsy.changeTokens({ action: "revoke" });
  await shop.work();
  expect(await shop.titles()).toEqual([oldTitle(0), oldTitle(1)]);
  const stopped = [
    "failed",
    expect.stringContaining("connect your shop again"),
  ];
  expect(statesOf(await shop.progress(groupId))).toEqual([stopped, stopped]);
  expect((await shop.send({ targets: own(shop.ids) })).status).toBe(409);
  await shop.connect();
  for (const { publication } of (await shop.progress(groupId)).body.listings)
    await shop.retry(publication.publicationId);
  await shop.work();
  expect(await shop.titles()).toEqual([newTitle(0), newTitle(1)]);
  expect(
    await db().changeNote.count({ where: { userId: shop.userId, groupId } }),
  ).toBe(2);
});

test("a listing changes on Etsy between the press and its turn: it stops and says so, the others go", async () => {
  const shop = await createShopOfListings(etsy, 3);
  const { groupId } = (await shop.confirm(own(shop.ids))).answer.body;
  await shop.editAtEtsy(1, { title: "Written on Etsy" });
  await shop.work();
  expect(await shop.titles()).toEqual([
    newTitle(0),
    "Written on Etsy",
    newTitle(2),
  ]);
  expect(statesOf(await shop.progress(groupId))).toEqual([
    ["done", null],
    ["failed", expect.stringContaining("changed on Etsy after you confirmed")],
    ["done", null],
  ]);
});

test("Etsy doesn't answer while the listings are read: said at once, and nothing is started", async () => {
  const shop = await createShopOfListings(etsy, 2);
  const targets = own(shop.ids).map((one) => ({ ...one, fields: ["title"] }));
  const { digest } = (await shop.send({ targets })).body;
  await etsy.fail("etsy", { mode: "status", status: 500, path: "/batch" });
  const refused = await shop.send({ targets, confirm: true, digest });
  expect(refused).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  await etsy.clearFaults();
  await shop.work();
  expect(await writes()).toEqual([]);
});

test("sold out or removed listings are named, and stay as they are", async () => {
  const shop = await createShopOfListings(etsy, 2, { state: "sold_out" });
  const { preview } = await shop.confirm(own(shop.ids));
  expect(refusalsOf(preview)).toEqual(["sold_out", "sold_out"]);
  await shop.work();
  expect(await writes()).toEqual([]);
});

test("photos change places between the press and its turn: the text goes to its photo, wherever it is; a photo that is gone stops it", async () => {
  const shop = await createShopOfListings(etsy, 2);
  const ids = await shop.imageIds();
  const targets = shop.ids.map((listingId, index) => ({
    listingId,
    altTexts: [{ imageId: ids[index]?.[0], text: "New" }],
  }));
  const { groupId } = (await shop.confirm(targets)).answer.body;
  await shop.editAtEtsy(0, { image_ids: ids[0]?.toReversed().join() ?? "" });
  await shop.editAtEtsy(1, { image_ids: ids[1]?.[1] ?? "" });
  await shop.work();
  expect(await shop.altTexts()).toEqual([["Side", "New"], ["Side"]]);
  expect(statesOf(await shop.progress(groupId))).toEqual([
    ["done", null],
    ["failed", expect.stringContaining("changed on Etsy after you confirmed")],
  ]);
});
