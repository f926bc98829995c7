import { DELETE as remove } from "@/app/api/changes/[id]/route";
import { DELETE as disconnect } from "@/app/api/etsy/connection/route";
import { PUT as updateOne } from "@/app/api/listings/[id]/etsy/route";
import { db } from "@/lib/database/db";
import { purgeFormerTexts } from "@/lib/etsy/change-notes/former-data";
import type { UpdatesPreview } from "@/lib/etsy/update/schema";
import { dayLength } from "@/lib/time/day";
import { callWithId, changesOf } from "@/tests/support/changes";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
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

type Shop = Awaited<ReturnType<typeof createShopOfListings>>;
const own = (ids: number[]) => ids.map((listingId) => ({ listingId }));
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A shop whose titles were updated from here, all with one confirmation. */
async function createUpdated(count: number) {
  const shop = await createShopOfListings(etsy, count);
  const { groupId } = (await shop.confirm(own(shop.ids))).answer.body;
  await shop.work();
  expect(await shop.titles()).toEqual(range(count).map(newTitle));
  return { ...shop, groupId: String(groupId) };
}

/** What was confirmed together, as targets. */
const targetsOf = async (shop: Shop, groupId: string) =>
  (await shop.together(groupId)).body.changes.map(
    ({ id, listingId }: { id: string; listingId: number }) => ({
      listingId,
      putBack: id,
    }),
  );

const newestOf = async (shop: Shop, index = 0) => {
  const [change] = (await changesOf(shop.ids[index] ?? 0, shop.cookie)).changes;
  if (!change) throw new Error("There is no change.");
  return change;
};
const kept = (userId: number) =>
  db().changeNote.count({ where: { userId, putBackUntil: { not: null } } });
const notesOf = async (userId: number) =>
  JSON.stringify(
    await db().changeNote.findMany({
      where: { userId },
      select: { fields: true },
    }),
  );

test("all that was confirmed together goes back with one confirmation, and that can be put back too", async () => {
  const shop = await createUpdated(3);
  expect(await newestOf(shop)).toMatchObject({
    group: { id: shop.groupId, count: 3 },
    putBackUntil: expect.any(String),
  });
  const { preview, answer } = await shop.confirm(
    await targetsOf(shop, shop.groupId),
  );
  expect(preview.listings[2].differences).toEqual([
    { field: "title", here: [oldTitle(2)], there: [newTitle(2)] },
  ]);
  expect(answer.status).toBe(202);
  await shop.work();
  expect(await shop.titles()).toEqual(range(3).map(oldTitle));
  const again = await shop.confirm(await targetsOf(shop, answer.body.groupId));
  expect(again.answer.status).toBe(202);
  await shop.work();
  expect(await shop.titles()).toEqual(range(3).map(newTitle));
  // The first change is still there: it now says what it said then.
  expect((await targetsOf(shop, shop.groupId)).length).toBe(3);
});

test("a field that was changed on Etsy since stays, is shown with both texts, and keeps no other field", async () => {
  const shop = await createShopOfListings(etsy, 2);
  await db()
    .$executeRaw`UPDATE "Listing" SET "results" = "results" || '{"tags": ["ring dish", "small dish"]}' WHERE "userId" = ${shop.userId}`;
  const { groupId } = (await shop.confirm(own(shop.ids))).answer.body;
  await shop.work();
  await shop.editAtEtsy(0, { title: "Written on Etsy" });
  const { preview, answer } = await shop.confirm(
    await targetsOf(shop, groupId),
  );
  const [first, second] = (preview as UpdatesPreview).listings;
  expect(first).toMatchObject({
    differences: [{ field: "tags", here: ["ring dish"] }],
    remarks: [
      {
        field: "title",
        kind: "changed_since",
        here: [oldTitle(0)],
        there: ["Written on Etsy"],
      },
    ],
  });
  expect(second?.differences.map(({ field }) => field)).toEqual([
    "title",
    "tags",
  ]);
  expect(second?.remarks).toEqual([]);
  expect(answer.status).toBe(202);
  await shop.work();
  expect(await shop.titles()).toEqual(["Written on Etsy", oldTitle(1)]);
});

test("alt texts go back by the photo: one that moved gets its text there, one that is gone is named, and empty ones are emptied", async () => {
  const shop = await createShopOfListings(etsy, 2);
  const ids = await shop.imageIds();
  const targets = shop.ids.map((listingId, index) => ({
    listingId,
    altTexts: range(2).map((at) => ({
      imageId: ids[index]?.[at],
      text: `New ${at}`,
    })),
  }));
  const { groupId } = (await shop.confirm(targets)).answer.body;
  await shop.work();
  expect(await shop.altTexts()).toEqual(range(2).map(() => ["New 0", "New 1"]));
  const [moved, gone] = ids;
  await shop.editAtEtsy(0, { image_ids: moved?.toReversed().join() ?? "" });
  await shop.editAtEtsy(1, { image_ids: gone?.[1] ?? "" });
  const { preview } = await shop.confirm(await targetsOf(shop, groupId));
  expect(preview.listings).toMatchObject([
    {
      differences: [
        { field: "altTexts", here: ["Side", ""], there: ["New 1", "New 0"] },
      ],
      remarks: [
        { kind: "photo_moved", rank: 1 },
        { kind: "photo_moved", rank: 2 },
      ],
    },
    {
      differences: [{ here: ["Side"], there: ["New 1"] }],
      remarks: [{ kind: "photo_moved" }, { kind: "photo_gone" }].toReversed(),
    },
  ]);
  await shop.work();
  expect(await shop.altTexts()).toEqual([["Side", ""], ["Side"]]);
});

test("the latest of a selection: named where there is none, by what can be put back otherwise", async () => {
  const shop = await createShopOfListings(etsy, 2);
  await shop.confirm(own(shop.ids.slice(0, 1)));
  await shop.work();
  const { preview } = await shop.confirm(
    own(shop.ids).map((one) => ({ ...one, putBack: "latest" })),
  );
  expect(
    preview.listings.map((one: { refusal: string }) => one.refusal),
  ).toEqual([null, "change_gone"]);
  await shop.work();
  expect(await shop.titles()).toEqual([oldTitle(0), oldTitle(1)]);
});

test("removed since: named, and nothing is sent for it", async () => {
  const shop = await createUpdated(2);
  const targets = await targetsOf(shop, shop.groupId);
  await db()
    .$executeRaw`UPDATE "Publication" SET "etsyListingId" = 4343 WHERE "listingId" = ${shop.ids[0]}`;
  await db()
    .$executeRaw`UPDATE "ChangeNote" SET "etsyListingId" = 4343 WHERE "listingId" = ${shop.ids[0]}`;
  const { preview, answer } = await shop.confirm(targets);
  expect(
    preview.listings.map((one: { refusal: string }) => one.refusal),
  ).toEqual(["deleted_at_etsy", null]);
  expect(answer.body.started).toHaveLength(1);
});

test("an update that stopped in the middle: what it had replaced is noted, and can be put back", async () => {
  const shop = await createShopOfListings(etsy, 1);
  const [ids] = await shop.imageIds();
  const altTexts = range(2).map((at) => ({
    imageId: ids?.[at],
    text: `New ${at}`,
  }));
  await etsy.fail("etsy", {
    mode: "status",
    status: 400,
    message: "The listing already has the maximum of 20 images.",
    match: "New 1",
    path: "/images",
    count: 1,
  });
  await shop.confirm([{ listingId: shop.ids[0] ?? 0, altTexts }]);
  await shop.work();
  expect(await shop.altTexts()).toEqual([["New 0", "Side"]]);
  const change = await newestOf(shop);
  expect(change.fields).toMatchObject([
    { field: "altTexts", before: ["", "Side"], after: ["New 0", "Side"] },
  ]);
  await shop.confirm([{ listingId: shop.ids[0] ?? 0, putBack: change.id }]);
  await shop.work();
  expect(await shop.altTexts()).toEqual([["", "Side"]]);
});

test("disconnecting ends it and deletes what stood on Etsy, also with another shop", async () => {
  const shop = await createUpdated(2);
  expect(await kept(shop.userId)).toBe(2);
  expect(await notesOf(shop.userId)).toContain(oldTitle(0));
  await disconnect(
    createRequest("DELETE", "/", undefined, { cookie: shop.cookie }),
  );
  expect(await kept(shop.userId)).toBe(0);
  expect(await notesOf(shop.userId)).not.toContain(oldTitle(0));
  expect(await newestOf(shop)).toMatchObject({
    putBackUntil: null,
    fields: [{ before: null, after: [newTitle(0)] }],
  });
  expect((await shop.together(shop.groupId)).status).toBe(404);
  await shop.connect();
  const { preview } = await shop.confirm(
    own(shop.ids).map((one) => ({ ...one, putBack: "latest" })),
  );
  expect(preview.listings[0].refusal).toBe("change_gone");
});

test("on the 61st day it is over, and the texts are deleted in the notes and the publications", async () => {
  const shop = await createUpdated(2);
  const [first = 0] = shop.ids;
  const at = new Date(Date.now() - 60 * dayLength - 1_000);
  await db().changeNote.updateMany({
    where: { listingId: first },
    data: {
      changedAt: at,
      putBackUntil: new Date(at.getTime() + 60 * dayLength),
    },
  });
  expect((await newestOf(shop)).putBackUntil).toBeNull();
  expect((await shop.together(shop.groupId)).body.changes).toHaveLength(1);
  await purgeFormerTexts();
  expect(await notesOf(shop.userId)).not.toContain(oldTitle(0));
  expect(await notesOf(shop.userId)).toContain(oldTitle(1));
  const publications = await db().publication.findMany({
    where: { userId: shop.userId },
    select: { listingId: true, update: true },
  });
  expect(
    publications.map(({ listingId, update }) => [
      listingId === first,
      update === null,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
});

test("a note that the seller deletes takes with it what could be put back, also by the call of before", async () => {
  const shop = await createUpdated(1);
  const [listingId = 0] = shop.ids;
  const old = () =>
    callWithId(updateOne, "PUT", listingId, shop.cookie, { putBack: true });
  expect(await old()).toMatchObject({
    status: 200,
    body: { differences: [{ here: [oldTitle(0)] }] },
  });
  const { id } = await newestOf(shop);
  await callWithId(remove, "DELETE", id, shop.cookie);
  expect((await old()).status).toBe(404);
  expect(
    await db().publication.findFirst({ where: { listingId } }),
  ).toMatchObject({ update: null });
});

test("another's change: never named, never put back", async () => {
  const shop = await createUpdated(1);
  const { id } = await newestOf(shop);
  const stranger = await signIn(await createUser());
  expect((await shop.together(shop.groupId, stranger)).status).toBe(404);
  const other = await createShopOfListings(etsy, 1);
  const [listingId = 0] = other.ids;
  const { preview } = await other.confirm([{ listingId, putBack: id }]);
  expect(preview.listings[0].refusal).toBe("change_gone");
});
