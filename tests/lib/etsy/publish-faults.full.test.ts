import { db } from "@/lib/database/db";
import { etsyBreaker } from "@/lib/etsy/api/call-etsy";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { listJobs } from "@/tests/support/jobs";
import {
  addTranslation,
  createPublisher,
  expectOneDraft,
  listDraftsAtEtsy,
} from "@/tests/support/publications";
import { repetitions } from "@/tests/support/repetitions";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
/** A shop of this file's own: of one shop, only one draft is made at a time. */
beforeEach(async () => {
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_000_002, shop_id: 61_000_002 });
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

type Publisher = Awaited<ReturnType<typeof createPublisher>>;
const create = "POST /etsy/v3/application/shops/61000002/listings";

async function publishAll(seller: Publisher, changes: object = {}) {
  const { publicationId } = (await seller.publish(changes)).body;
  await seller.work(publicationId, publishStep);
  return (await seller.read(publicationId)).body;
}

/** Goes on after what was in the way is gone. */
async function retryAll(seller: Publisher, publicationId: string) {
  expect((await seller.retry(publicationId)).body).toMatchObject({
    state: "queued",
    problem: null,
  });
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "done",
    problem: null,
  });
  return expectOneDraft(etsy.url, seller);
}

const writes: [name: string, fault: { path: string; match?: string }][] = [
  ["the draft", { path: create }],
  ["photo 1", { path: "/images", match: "photo-1.jpg" }],
  ["photo 2", { path: "/images", match: "photo-2.jpg" }],
  ["photo 3", { path: "/images", match: "photo-3.jpg" }],
  ["attribute 1", { path: "/properties/55777001" }],
  ["attribute 2", { path: "/properties/200" }],
  ["attribute 3", { path: "/properties/55888004" }],
  ["attribute 4", { path: "/properties/46803063641" }],
  ["the translation", { path: "/translations/de" }],
];
const createsAndUploads = async () =>
  (await etsy.calls()).filter(
    ({ method, path }) =>
      method === "POST" && /\/(?:listings|images)$/.test(path),
  ).length;

test.each(writes)(
  "the answer to %s is lost: one draft, and nothing is made or uploaded twice",
  async (_, fault) => {
    const seller = await createPublisher();
    await addTranslation(seller.listingId);
    await etsy.fail("etsy", { mode: "lost_answer", ...fault, count: 1 });
    expect(await publishAll(seller, { languages: ["de"] })).toMatchObject({
      state: "done",
      problem: null,
    });
    expect(
      (await expectOneDraft(etsy.url, seller))?.translations.de?.title,
    ).toBe("Ringschale");
    expect(await createsAndUploads()).toBe(4);
  },
);

test("the answer to every write is lost: one draft, and nothing is made or uploaded twice", async () => {
  const seller = await createPublisher();
  await addTranslation(seller.listingId);
  for (const [, fault] of writes)
    await etsy.fail("etsy", { mode: "lost_answer", ...fault, count: 1 });
  expect(await publishAll(seller, { languages: ["de"] })).toMatchObject({
    state: "done",
    problem: null,
  });
  await expectOneDraft(etsy.url, seller);
  expect(await createsAndUploads()).toBe(4);
});

// Each waits for the time limit of a request.
test.each(repetitions(writes.slice(0, 1), writes))(
  "Etsy hangs at %s: it is taken again",
  async (_, fault) => {
    const seller = await createPublisher();
    await addTranslation(seller.listingId);
    await etsy.fail("etsy", { mode: "hang", ...fault, count: 1 });
    expect(await publishAll(seller, { languages: ["de"] })).toMatchObject({
      state: "done",
      problem: null,
    });
    await expectOneDraft(etsy.url, seller);
  },
);

const waits = (message: string) => ({
  state: "waiting",
  problem: { code: "waiting", message },
});

type AskedToWait = [
  name: string,
  fault: { mode: string; status?: number; retryAfter?: number },
  message: string,
];

test.each<AskedToWait>([
  [
    "429 with retry-after",
    { mode: "status", status: 429, retryAfter: 7 },
    "Etsy asks us to wait. This continues by itself.",
  ],
  [
    "500",
    { mode: "status", status: 500 },
    "Etsy isn't responding as expected right now. This continues by itself.",
  ],
  [
    "429 without retry-after",
    { mode: "status", status: 429 },
    "Etsy asks us to wait. This continues by itself.",
  ],
  [
    "503",
    { mode: "status", status: 503 },
    "Etsy isn't responding as expected right now. This continues by itself.",
  ],
  [
    "a page",
    { mode: "html" },
    "Etsy isn't responding as expected right now. This continues by itself.",
  ],
])(
  "%s at an attribute: the seller reads what is waited for, and it goes on by itself",
  async (_, fault, message) => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await seller.work(publicationId, publishStep, 4);
    await etsy.fail("etsy", { ...fault, path: "/properties/", count: 1 });
    const before = Date.now();
    await seller.work(publicationId, publishStep, 1);
    const { body } = await seller.read(publicationId);
    expect(body).toMatchObject(waits(message));
    const seconds = fault.retryAfter ?? 2;
    expect(
      Date.parse(body.problem?.retryAt ?? "") - before,
    ).toBeGreaterThanOrEqual(seconds * 1_000);
    await db().etsyRate.updateMany({ data: { blockedUntil: null } });
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body).toMatchObject({
      state: "done",
      problem: null,
    });
    await expectOneDraft(etsy.url, seller);
  },
);

test("429 again and again: the publication waits longer each time, and never stops", async () => {
  const seller = await createPublisher({ photos: 1 });
  const { publicationId } = (await seller.publish()).body;
  await etsy.fail("etsy", { mode: "status", status: 429, path: create });
  const delays = [];
  for (let round = 0; round < 14; round += 1) {
    await db().etsyRate.updateMany({ data: { blockedUntil: null } });
    await seller.work(publicationId, publishStep, 1);
    const { body } = await seller.read(publicationId);
    expect(body.state).toBe("waiting");
    delays.push(Date.parse(body.problem?.retryAt ?? "") - Date.now());
  }
  expect(delays.at(-1)).toBeGreaterThan(10 * 60_000);
  expect(delays.at(-1)).toBeLessThanOrEqual(15 * 60_000);
});

test("500 again and again: the publication stops with a sentence, and goes on when the seller tries again", async () => {
  const seller = await createPublisher();
  await etsy.fail("etsy", {
    mode: "status",
    status: 500,
    path: "/properties/",
  });
  const stopped = await publishAll(seller);
  expect(stopped).toMatchObject({
    state: "failed",
    problem: { code: "gave_up" },
    etsyListingId: expect.any(String),
  });
  await etsy.clearFaults();
  etsyBreaker.recordSuccess();
  await retryAll(seller, stopped.publicationId);
});

test("the day's requests are used up: the publication waits for the next ones and says so", async () => {
  const seller = await createPublisher();
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep, 2);
  await etsy.control("/etsy/limits", { perSecond: 50, perDay: 2 });
  await seller.work(publicationId, publishStep, 3);
  const { body } = await seller.read(publicationId);
  expect(body).toMatchObject({
    state: "waiting",
    etsyListingId: expect.any(String),
    problem: {
      code: "waiting",
      message: expect.stringContaining(
        "as many requests as Etsy allows in a day",
      ),
    },
  });
  const [job] = await listJobs({
    key: `user:${seller.userId}:publish:${publicationId}`,
  });
  expect((job?.runAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_600_000);
  await etsy.control("/etsy/limits", { perSecond: 50, perDay: 1_000 });
  await db().etsyRate.updateMany({
    where: { key: etsy.rateKey },
    data: { remainingToday: 1_000, blockedUntil: null },
  });
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "done",
    problem: null,
  });
  await expectOneDraft(etsy.url, seller);
});

const shopIs = (is_closed: boolean) =>
  etsy.control("/etsy/shop/change", { is_closed });

test.each<[string, number]>([
  ["after the draft", 2],
  ["before there is a draft", 0],
])(
  "the shop is closed %s: the publication stops and says so, and goes on when it is open again",
  async (_, steps) => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await seller.work(publicationId, publishStep, steps);
    await shopIs(true);
    await seller.work(publicationId, publishStep);
    const { body } = await seller.read(publicationId);
    expect(body).toMatchObject({
      state: "failed",
      etsyListingId: steps === 0 ? null : expect.any(String),
      problem: {
        code: "shop_closed",
        message: expect.stringContaining("closed or suspended"),
        words: "Shop not found",
      },
    });
    await shopIs(false);
    await retryAll(seller, publicationId);
  },
);

test("a 404 while Etsy doesn't say whether the shop is open: is tried again, and the draft isn't given up", async () => {
  const seller = await createPublisher();
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep, 2);
  await etsy.fail("etsy", {
    mode: "status",
    status: 404,
    path: "/images",
    count: 1,
  });
  await etsy.fail("etsy", {
    mode: "status",
    status: 500,
    path: "GET /etsy/v3/application/shops/61000002",
    count: 1,
  });
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "done",
    problem: null,
  });
  await expectOneDraft(etsy.url, seller);
});

test("403 for the shop: Etsy's sentence is shown, and the seller can try again", async () => {
  const seller = await createPublisher();
  const message = "Shop is on vacation";
  await etsy.fail("etsy", {
    mode: "status",
    status: 403,
    message,
    path: create,
    count: 1,
  });
  const stopped = await publishAll(seller);
  expect(stopped).toMatchObject({
    state: "failed",
    problem: { code: "refused", words: message },
    etsyListingId: null,
  });
  await retryAll(seller, stopped.publicationId);
});

const disordered =
  "The ListingImages for this Listing are in an inconsistent order.";

test.each([
  disordered,
  "This listing is currently being edited.",
  "Something went wrong. Please try again later.",
])(
  "Etsy refuses a photo for a moment, “%s”: it is sent again, and the draft gets all of them",
  async (message) => {
    const seller = await createPublisher();
    await etsy.fail("etsy", {
      mode: "status",
      status: 400,
      message,
      path: "/images",
      match: "photo-2.jpg",
      count: 2,
    });
    expect(await publishAll(seller)).toMatchObject({
      state: "done",
      problem: null,
    });
    await expectOneDraft(etsy.url, seller);
  },
);

test("Etsy refuses a photo for a moment that doesn't end: Etsy's sentence is shown at the photos", async () => {
  const seller = await createPublisher();
  const fault = {
    mode: "status",
    status: 400,
    message: disordered,
    path: "/images",
    match: "photo-2.jpg",
  };
  await etsy.fail("etsy", fault);
  const stopped = await publishAll(seller);
  expect(stopped).toMatchObject({
    state: "failed",
    problem: { code: "refused", field: "photos", words: disordered },
  });
  await etsy.clearFaults();
  await retryAll(seller, stopped.publicationId);
});

test.each([
  "The listing already has the maximum of 20 images.",
  "Listings are only allowed 10 images. Please delete a ListingImage before trying to upload another.",
  "A listing can have at most 10 images.",
])(
  "the gallery is full, “%s”: the seller is told to make room on Etsy, and the rest follows",
  async (message) => {
    const seller = await createPublisher();
    await etsy.fail("etsy", {
      mode: "status",
      status: 400,
      message,
      path: "/images",
      match: "photo-2.jpg",
      count: 1,
    });
    const stopped = await publishAll(seller);
    expect(stopped.problem).toMatchObject({
      code: "refused",
      field: "photos",
      words: message,
    });
    expect(stopped.problem?.message).toContain("Delete some of them there");
    await retryAll(seller, stopped.publicationId);
  },
);

// Our own rules refuse such titles before anything is sent, so that they come
// from the stored publication here.
test.each([
  [
    "an array of problems",
    "Ring Dish ❤",
    "/title/10 contains invalid characters",
  ],
  ["a sentence", "Ring % Dish % Set", "The title can contain % only once."],
])(
  "Etsy refuses the title with %s: the field is named, and other choices go on",
  async (_, title, words) => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await db().$executeRaw`
    UPDATE "Publication" SET "sent" = jsonb_set("sent", '{title}', to_jsonb(${title}::text)) WHERE "id" = ${publicationId}::uuid`;
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body).toMatchObject({
      state: "failed",
      etsyListingId: null,
      problem: { code: "refused", field: "title", words },
    });
    expect(await publishAll(seller)).toMatchObject({
      publicationId,
      state: "done",
    });
    await expectOneDraft(etsy.url, seller);
  },
);

test("nothing typed is lost: after a refusal the choices are still there", async () => {
  const seller = await createPublisher();
  const { publicationId } = await publishAll(seller, {
    shippingProfileId: 1,
    price: 31.5,
  });
  const { choices } = await db().publication.findUniqueOrThrow({
    where: { id: publicationId },
  });
  expect(choices).toMatchObject({
    shippingProfileId: 1,
    price: 31.5,
    taxonomyId: 6104,
  });
  expect(await listDraftsAtEtsy(etsy.url)).toEqual([]);
});
