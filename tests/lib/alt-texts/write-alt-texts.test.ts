import { aiBreaker } from "@/lib/ai/call-model";
import {
  findNext,
  purgeAltTexts,
  storeWritten,
} from "@/lib/alt-texts/alt-text-data";
import { findPoor } from "@/lib/alt-texts/find-poor";
import { writeAltTexts } from "@/lib/alt-texts/write-alt-texts";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
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
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const bare = ["", "IMG_1.jpg"];
const good = "A round dish of oak with three rings in it";
const seller = (photos: string[][]) => createAltTextSeller(etsy, photos);
const many = (count: number) => Array.from({ length: count }, () => bare);
const modelCalls = async () =>
  (
    await (await fetch(`${etsy.url}/requests.json?service=anthropic`)).json()
  ).filter(({ path }: { path: string }) => path === "/v1/messages").length;
const imagesOf = async (id: string) => {
  const { listings } = await (
    await fetch(`${etsy.url}/etsy/state.json`)
  ).json();
  return listings
    .find((one: { listing_id: number }) => String(one.listing_id) === id)
    .images.map((one: { listing_image_id: number }) => one.listing_image_id);
};

test("what is poor is listed by listing, and what is good is not", async () => {
  const own = await seller([bare, [good], [good, good, ""]]);
  expect(await own.read()).toEqual({
    isOffered: true,
    isRead: true,
    photos: 6,
    more: 0,
    listings: [
      {
        id: own.ids[0],
        title: "Oak Ring Dish No 1",
        photos: 2,
        poor: { missing: 1, file_name: 1 },
      },
      {
        id: own.ids[2],
        title: "Oak Ring Dish No 3",
        photos: 3,
        poor: { missing: 1, repeated: 2 },
      },
    ],
  });
});

test("12 listings are written one by one, each photo with a text of its own, and count as two", async () => {
  const own = await seller(many(12));
  expect(await own.start()).toMatchObject({
    status: 202,
    body: { listings: 12, counted: 2 },
  });
  expect(await own.work()).toBe(13);
  const { listings, next, unknown } = await own.review();
  expect({ count: listings.length, next, unknown }).toEqual({
    count: 12,
    next: null,
    unknown: 0,
  });
  for (const { title, photos } of listings) {
    const texts = photos.map(({ text }) => text);
    expect(photos.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(photos.every(({ isTaken }) => isTaken)).toBe(true);
    expect(findPoor(title, texts)).toEqual([null, null]);
  }
  expect(await own.used()).toBe(2);
  expect(await own.progress()).toEqual(
    own.ids.map((id) => ({
      id,
      state: "written",
      problem: null,
      isCounted: true,
    })),
  );
});

test("the same press twice in parallel, and again later, counts once", async () => {
  const own = await seller(many(3));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => own.start()),
  );
  expect(answers.map(({ body }) => body.listings).sort()).toEqual([
    0, 0, 0, 0, 0, 0, 0, 3,
  ]);
  await own.work();
  expect((await own.start()).body).toEqual({ listings: 0, counted: 0 });
  await own.work();
  expect(await own.used()).toBe(1);
  expect(await modelCalls()).toBe(3);
});

test("two workers at one listing store and count it once", async () => {
  const own = await seller(many(1));
  await own.start();
  const job = { userId: own.userId };
  await Promise.all([writeAltTexts(job), writeAltTexts(job)]);
  const [row] = await db().altTextListing.findMany({
    where: { userId: own.userId },
  });
  expect(row).toMatchObject({ state: "written", version: 2 });
  expect(await own.used()).toBe(1);
});

test("killed between the answer and the write: the next worker writes it, counted once", async () => {
  const own = await seller(many(2));
  await own.start();
  await own.work(1);
  // The job of a worker that was killed is still there; here it is run again.
  const queued = await findNext(own.userId, new Date());
  await writeAltTexts({ userId: own.userId });
  expect(
    queued &&
      (await storeWritten(own.userId, queued, {
        texts: [],
        reservationId: null,
      })),
  ).toBe(false);
  expect((await own.review()).listings).toHaveLength(2);
  expect(await own.used()).toBe(1);
});

test("a ten of which nothing was written is not counted; trying again counts it then", async () => {
  const own = await seller(many(11));
  await etsy.fail("anthropic", { mode: "refusal" });
  await own.start();
  await own.work();
  expect(await own.used()).toBe(0);
  const chosen = await own.progress();
  expect(chosen.map(({ state }) => state)).toEqual(
    Array.from({ length: 11 }, () => "failed"),
  );
  expect(chosen.some(({ isCounted }) => isCounted)).toBe(false);
  await etsy.clearFaults();
  expect((await own.retry(own.ids[10] ?? "")).status).toBe(204);
  await own.work();
  expect(await own.used()).toBe(1);
});

test("one of a ten that failed is tried again without being counted", async () => {
  const own = await seller(many(2));
  await own.start();
  await own.work(1);
  await etsy.fail("anthropic", { mode: "refusal" });
  await own.work();
  expect(await own.used()).toBe(1);
  await etsy.clearFaults();
  await own.retry(own.ids[1] ?? "");
  await own.work();
  expect((await own.review()).listings).toHaveLength(2);
  expect(await own.used()).toBe(1);
});

test("the ten's listing stays taken while others of it may still be written", async () => {
  const own = await seller(many(2));
  await etsy.fail("anthropic", { mode: "refusal", count: 1 });
  await own.start();
  await own.work(1);
  expect(await own.progress()).toMatchObject([
    { state: "failed" },
    { state: "queued" },
  ]);
  expect(await own.used()).toBe(1);
  await own.work();
  expect(await own.used()).toBe(1);
});

test("a model that is down is waited for, and the listing of the plan stays reserved", async () => {
  const own = await seller(many(1));
  await etsy.fail("anthropic", { mode: "status", status: 529 });
  await own.start();
  await own.work(1);
  expect(await own.progress()).toMatchObject([
    { state: "queued", problem: expect.stringMatching(/./) },
  ]);
  expect(await own.used()).toBe(1);
  await etsy.clearFaults();
  aiBreaker.recordSuccess();
  await own.endWaiting();
  await own.work();
  expect(await own.progress()).toMatchObject([{ state: "written" }]);
  expect(await own.used()).toBe(1);
});

test("stopped: what is written stays, what isn't is taken back and not counted", async () => {
  const own = await seller(many(12));
  await own.start();
  await own.work(1);
  await own.stop();
  expect(await own.progress()).toHaveLength(1);
  expect(await own.used()).toBe(1);
  await own.work();
  expect(await own.progress()).toHaveLength(1);
});

test("stopped while the first is written: nothing is stored, and nothing counted", async () => {
  const own = await seller(many(2));
  await etsy.fail("anthropic", { mode: "latency", latencyMs: 400 });
  await own.start();
  const writing = own.work(1);
  while ((await own.used()) === 0) await new Promise(setImmediate);
  await own.stop();
  await writing;
  expect(await own.used()).toBe(0);
  expect(await own.progress()).toEqual([]);
});

test("a month that is used up fails the second ten, with the reason", async () => {
  const own = await seller(many(12));
  const [row] = await db().$queryRaw<{ period: string }[]>`
    SELECT listing_period() AS period`;
  await db().usage.create({
    data: { userId: own.userId, period: row?.period ?? "", used: 29 },
  });
  await own.start();
  await own.work();
  const chosen = await own.progress();
  expect(chosen.filter(({ state }) => state === "written")).toHaveLength(10);
  expect(chosen.at(-1)).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("monthly limit"),
  });
  expect(await own.used()).toBe(30);
  expect(await own.start()).toMatchObject({ status: 403 });
});

test.each([
  ["gone", "no longer has this picture"],
  ["large", "too large"],
  ["text", "can't be read"],
  ["redirect", "Try again later"],
  ["elsewhere", "no longer has this picture"],
] as const)(
  "a picture that is %s is named, and the others are written",
  async (fault, note) => {
    const own = await seller([["", "", good]]);
    const [id = ""] = own.ids;
    const [first] = await imagesOf(id);
    await etsy.control("/etsy/pictures", { listing_image_id: first, fault });
    await own.readAgain();
    await own.start();
    await own.work();
    const [listing] = (await own.review()).listings;
    expect(listing?.photos).toMatchObject([
      {
        rank: 1,
        text: "",
        isTaken: false,
        note: expect.stringContaining(note),
      },
      { rank: 2, text: expect.stringMatching(/./), isTaken: true },
    ]);
    expect(await own.picture(id, first)).toMatchObject({ status: 404 });
    expect(await own.used()).toBe(1);
  },
);

test("a listing none of whose pictures can be seen fails, and isn't counted", async () => {
  const own = await seller([[""]]);
  const [id = ""] = own.ids;
  const [first] = await imagesOf(id);
  await etsy.control("/etsy/pictures", {
    listing_image_id: first,
    fault: "gone",
  });
  await own.start();
  await own.work();
  expect(await own.progress()).toMatchObject([{ state: "failed" }]);
  expect(await modelCalls()).toBe(0);
  expect(await own.used()).toBe(0);
});

test("a picture is shown as a JPEG of ours, to its owner alone", async () => {
  const own = await seller([bare]);
  const [id = ""] = own.ids;
  const [first] = await imagesOf(id);
  const { status, response } = await own.picture(id, first);
  expect(status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const other = await seller([bare]);
  expect((await other.picture(id, first)).status).toBe(404);
});

test("edits are kept, and one over another's is refused", async () => {
  const own = await seller(many(1));
  await own.start();
  await own.work();
  const [listing] = (await own.review()).listings;
  const [photo, second] = listing?.photos ?? [];
  const edit = {
    version: listing?.version,
    photos: [
      { imageId: photo?.imageId, text: "A dish of mine", isTaken: true },
      { imageId: second?.imageId, text: second?.text, isTaken: false },
    ],
  };
  const [id = ""] = own.ids;
  expect((await own.edit(id, edit)).body).toMatchObject({ version: 3 });
  expect(await own.edit(id, edit)).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { version: 3 } },
  });
  const again = { ...edit, version: 3 };
  const both = await Promise.all([own.edit(id, again), own.edit(id, again)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await own.review()).listings[0]?.photos).toMatchObject([
    { text: "A dish of mine", isTaken: true },
    { isTaken: false },
  ]);
  expect(await own.edit(id, { ...edit, version: 0 })).toMatchObject({
    status: 422,
  });
});

test("disconnecting deletes them, and gives back what is not written", async () => {
  const own = await seller(many(2));
  await etsy.fail("anthropic", { mode: "status", status: 529 });
  await own.start();
  await own.work(1);
  expect(await own.used()).toBe(1);
  await own.disconnect();
  expect(await own.progress()).toEqual([]);
  expect(await own.used()).toBe(0);
});

test("texts that nobody sent are deleted after seven days", async () => {
  const own = await seller(many(2));
  await own.start();
  await own.work();
  await db().altTextListing.updateMany({
    where: { userId: own.userId, etsyListingId: BigInt(own.ids[0] ?? 0) },
    data: { createdAt: new Date(Date.now() - 8 * 86_400_000) },
  });
  expect(await purgeAltTexts()).toBeGreaterThan(0);
  expect(await own.progress()).toMatchObject([{ id: own.ids[1] }]);
});

test("what Etsy's words say is never kept with the texts", async () => {
  const own = await seller([["a secret of the shop's", ""]]);
  await own.start();
  await own.work();
  const rows = await db().altTextListing.findMany({
    where: { userId: own.userId },
  });
  const kept = JSON.stringify(rows, (_, value) =>
    typeof value === "bigint" ? String(value) : value,
  );
  expect(kept).not.toContain("secret of the shop");
  expect(kept).not.toContain("/etsy/pictures");
});

test("with MODEL_PICTURES=off nothing is offered, queued or counted", async () => {
  const own = await seller(many(1));
  env().MODEL_PICTURES = "off";
  try {
    expect((await own.read()).isOffered).toBe(false);
    expect(await own.start()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("takes no pictures") },
    });
    expect(await own.progress()).toEqual([]);
  } finally {
    env().MODEL_PICTURES = "on";
  }
});
