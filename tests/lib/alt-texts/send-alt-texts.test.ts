import { createHash } from "node:crypto";
import { aiBreaker } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { etsyBreaker } from "@/lib/etsy/api/call-etsy";
import { createAltTextSeller } from "@/tests/support/alt-text-seller";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
  process.env.ANTHROPIC_BASE_URL = etsy.url;
});
beforeEach(async () => {
  await etsy.reset();
  aiBreaker.recordSuccess();
  await setDay(100_000, 100_000);
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

/** What is left of the key's day. */
const setDay = async (perDay: number, left: number) => {
  const key = createHash("sha256").update(etsy.keystring).digest("hex");
  await db().etsyRate.upsert({
    where: { key },
    create: {
      key,
      perSecond: 50,
      perDay,
      remainingToday: left,
      recent: [],
      dayStartsAt: new Date(),
    },
    update: { perDay, remainingToday: left },
  });
};

const altTextsAtEtsy = async () => {
  const { listings } = await (
    await fetch(`${etsy.url}/etsy/state.json`)
  ).json();
  return Object.fromEntries(
    listings.map(
      (one: { listing_id: number; images: { alt_text: string }[] }) => [
        String(one.listing_id),
        one.images.map(({ alt_text }) => alt_text),
      ],
    ),
  ) as Record<string, string[]>;
};
const writes = async () =>
  (await etsy.calls()).filter(
    ({ method, path }) => method === "POST" && path.endsWith("/images"),
  );

/** A seller whose listings were written, and what would be sent of them. */
async function written(photos: string[][]) {
  const own = await createAltTextSeller(etsy, photos);
  await own.start();
  await own.work();
  const targets = await own.targets();
  const shown = await own.preview(targets);
  return {
    ...own,
    wanted: targets,
    digest: shown.body.digest as string,
    shown,
  };
}
const bare = ["", ""];

test("12 listings are confirmed as one, and are at Etsy photo by photo", async () => {
  const own = await written(Array.from({ length: 12 }, () => bare));
  expect(own.shown.body.listings).toHaveLength(12);
  expect(await own.confirm(own.wanted, own.digest)).toMatchObject({
    status: 202,
  });
  await own.publish();
  const there = await altTextsAtEtsy();
  const { listings } = await own.review();
  expect(listings).toHaveLength(12);
  for (const { id, photos, sent } of listings) {
    expect(there[id]).toEqual(photos.map(({ text }) => text));
    expect(sent).toMatchObject({ state: "done" });
  }
  expect(await writes()).toHaveLength(24);
  expect(await own.used()).toBe(2);
});

test("only the texts that are taken are sent", async () => {
  const own = await written([bare]);
  const [listing] = (await own.review()).listings;
  const [first, second] = listing?.photos ?? [];
  await own.edit(own.ids[0] ?? "", {
    version: listing?.version,
    photos: [
      { imageId: first?.imageId, text: "A dish of mine", isTaken: true },
      { imageId: second?.imageId, text: second?.text, isTaken: false },
    ],
  });
  const targets = await own.targets();
  const { body } = await own.preview(targets);
  await own.confirm(targets, body.digest);
  await own.publish();
  expect((await altTextsAtEtsy())[own.ids[0] ?? ""]).toEqual([
    "A dish of mine",
    "",
  ]);
});

test("two windows: of two presses at once one starts it, and each photo is written once", async () => {
  const own = await written([bare, bare]);
  const answers = await Promise.all([
    own.confirm(own.wanted, own.digest),
    own.confirm(own.wanted, own.digest),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  await own.publish();
  expect(await writes()).toHaveLength(4);
});

test("the answer to each request in turn is lost: every text is there, none is written twice", async () => {
  const own = await written([bare]);
  await own.confirm(own.wanted, own.digest);
  // A read and a write for each photo, and the comparison.
  for (let request = 0; request < 6; request += 1) {
    await etsy.fail("etsy", { mode: "lost_answer", count: 1 });
    await own.publish(1);
    await etsy.clearFaults();
    etsyBreaker.recordSuccess();
    await db().publication.updateMany({
      where: { userId: own.userId },
      data: { holder: null, heldUntil: null },
    });
    await own.publish(1);
  }
  await own.publish();
  const [listing] = (await own.review()).listings;
  expect((await altTextsAtEtsy())[own.ids[0] ?? ""]).toEqual(
    listing?.photos.map(({ text }) => text),
  );
  expect(listing?.sent).toMatchObject({ state: "done" });
  const ids = (await writes()).map(({ body }) => body?.listing_image_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the shop's share of the day: it waits, says so, and goes on by itself", async () => {
  const own = await written([["", "", "", ""]]);
  await own.confirm(own.wanted, own.digest);
  // Of thirty a shop gets three.
  await etsy.control("/etsy/limits", { perSecond: 100, perDay: 30 });
  await setDay(30, 30);
  await own.publish(7);
  expect(await writes()).toHaveLength(3);
  const [publication] = await own.publications();
  expect(publication).toMatchObject({
    state: "waiting",
    problem: { message: expect.stringContaining("its share") },
  });
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "waiting",
    message: expect.stringContaining("its share"),
  });
  await etsy.control("/etsy/limits", { perSecond: 100, perDay: 100_000 });
  await setDay(100_000, 100_000);
  await db().etsyShopDay.updateMany({
    where: { etsyShopId: BigInt(own.shopId) },
    data: { startedAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  await own.publish();
  expect(await writes()).toHaveLength(4);
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "done",
  });
});

test("Etsy's own limit of the day is waited for as well", async () => {
  const own = await written([bare]);
  await own.confirm(own.wanted, own.digest);
  await setDay(100_000, 0);
  await own.publish(3);
  expect(await writes()).toHaveLength(0);
  const [publication] = await own.publications();
  expect(publication).toMatchObject({ state: "waiting" });
  await setDay(100_000, 100_000);
  await own.publish();
  expect(await writes()).toHaveLength(2);
});

test("a token that ends stops it with what to do; nothing is lost, and it goes on", async () => {
  const own = await written([bare]);
  await own.confirm(own.wanted, own.digest);
  await own.publish(1);
  await etsy.changeTokens({ action: "expire" });
  await own.publish(5);
  const [listing] = (await own.review()).listings;
  expect(listing?.sent).toMatchObject({
    state: "failed",
    message: expect.stringMatching(/connect/i),
  });
  await own.connect();
  const targets = await own.targets();
  const { body } = await own.preview(targets);
  expect((await own.confirm(targets, body.digest)).status).toBe(202);
  await own.publish();
  expect(await writes()).toHaveLength(2);
  expect((await own.review()).listings[0]?.sent).toMatchObject({
    state: "done",
  });
});

test("a photo that Etsy refuses since the gallery is full is named", async () => {
  const own = await written([
    Array.from({ length: 20 }, (_, index) =>
      index === 3
        ? ""
        : `The dish of oak seen from side ${"abcdefghijklmnopqrst"[index]}`,
    ),
  ]);
  await own.confirm(own.wanted, own.digest);
  await own.publish();
  const [listing] = (await own.review()).listings;
  expect(listing?.sent).toMatchObject({ state: "failed", refusedPhoto: 4 });
  expect(listing?.photos).toMatchObject([{ rank: 4, isTaken: true }]);
});

test("what changed on Etsy since it was shown is not replaced", async () => {
  const own = await written([bare]);
  const before = await altTextsAtEtsy();
  expect(before[own.ids[0] ?? ""]).toEqual(bare);
  // As the seller's other tab did it.
  const other = await own.targets();
  const shown = await own.preview(other);
  await own.confirm(other, shown.body.digest);
  await own.publish();
  expect(await own.confirm(own.wanted, own.digest)).toMatchObject({
    status: 409,
  });
});
