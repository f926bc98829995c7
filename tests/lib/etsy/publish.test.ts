import { randomUUID } from "node:crypto";
import { z } from "zod";
import { DELETE as disconnect } from "@/app/api/etsy/connection/route";
import { db } from "@/lib/database/db";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { findPublication } from "@/lib/etsy/publish/publication-data";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { draftForm } from "@/lib/etsy/publish/steps/create-draft";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import {
  finishStep,
  postpone,
  stopPublication,
  takeTurn,
} from "@/lib/etsy/publish/turn-data";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { fullTest } from "@/tests/support/full-test";
import { listJobs, takeJob } from "@/tests/support/jobs";
import {
  addTranslation,
  createPublisher,
  expectOneDraft,
  listDraftsAtEtsy,
} from "@/tests/support/publications";
import {
  inFullRuns,
  repetitions,
  takeTurns,
} from "@/tests/support/repetitions";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const draftsAtEtsy = () => listDraftsAtEtsy(etsy.url);
const clearLog = () => fetch(`${etsy.url}/requests.json`, { method: "DELETE" });
const writes = async () =>
  (await etsy.calls()).filter(({ method }) => method !== "GET");

/**
 * Publishes, works until nothing is left to do, and returns what the seller
 * sees.
 */
async function publishAll(
  seller: Awaited<ReturnType<typeof createPublisher>>,
  changes: object = {},
) {
  const { publicationId } = (await seller.publish(changes)).body;
  await seller.work(publicationId, publishStep);
  return (await seller.read(publicationId)).body;
}

test("without confirm: the answer says what would be sent, and nothing leaves", async () => {
  const seller = await createPublisher();
  await clearLog();
  const { status, body } = await seller.preview();
  expect([status, body]).toMatchObject([
    200,
    {
      ready: true,
      open: [],
      fields: {
        title: "Ring Dish, Speckled & Small: Ann's Own",
        price: "24.50",
        quantity: "2",
        type: "physical",

        tags: "ring dish,trinket dish",
        should_auto_renew: "false",
        taxonomy_id: "6104",
      },
      photos: [
        { rank: 1, altText: "A speckled ring dish on oak" },
        { rank: 2 },
        { rank: 3 },
      ],
      attributes: [
        { values: ["Stoneware"] },
        { values: ["Blue"] },
        { values: ["9.5"], scaleId: 327 },
        {},
      ],
    },
  ]);
  expect(body.fields).not.toHaveProperty("state");
  expect(await writes()).toEqual([]);
  expect(
    await db().publication.count({ where: { userId: seller.userId } }),
  ).toBe(0);
});

test("three photos and four attributes: one draft, as it was confirmed, in at most 15 requests", async () => {
  const seller = await createPublisher();
  await clearLog();
  const answer = await publishAll(seller);
  expect(answer).toMatchObject({ state: "done", problem: null });
  expect(answer.editUrl).toBe(
    `https://www.etsy.com/your/shops/me/listing-editor/edit/${answer.etsyListingId}`,
  );
  const found = await expectOneDraft(etsy.url, seller);
  expect(found).toMatchObject({
    state: "draft",
    fields: { title: "Ring Dish, Speckled & Small: Ann's Own" },
  });
  expect(found?.images.map((image) => image.alt_text)).toEqual([
    "A speckled ring dish on oak",
    "A mug, seen from side 2",
    "A mug, seen from side 3",
  ]);
  expect((await etsy.calls()).length).toBeLessThanOrEqual(15);
});

test("the same listing again, also at once: one publication and one draft", async () => {
  const seller = await createPublisher();
  const answers = await Promise.all([
    seller.publish(),
    seller.publish(),
    seller.publish({ price: 30 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(answers.map(({ body }) => body.publicationId)).size).toBe(1);
  await seller.work(answers[0]?.body.publicationId, publishStep);
  expect((await seller.publish()).body).toEqual(answers[0]?.body);
  await expectOneDraft(etsy.url, seller);
});

const steps: [name: string, path: string][] = [
  ["the draft", "POST /etsy/v3/application/shops/61000001/listings"],
  ["a photo", "/images"],
  ["an attribute", "/properties/"],
  ["a translation", "/translations/"],
];
const rounds = repetitions(1, 20);
const faults = [
  { mode: "lost_answer" },
  { mode: "status", status: 500 },
  { mode: "html" },
  { mode: "status", status: 429, retryAfter: 1 },
  { mode: "malformed" },
];

test.each(
  faults.flatMap((fault, turn) =>
    takeTurns(steps, turn).map(
      ([name, path]) => [JSON.stringify(fault), name, path, fault] as const,
    ),
  ),
)(
  "%s at %s: in the end exactly one draft, with photos in order",
  async (_, __, path, fault) => {
    for (let round = 0; round < rounds; round += 1) {
      await etsy.reset();
      const seller = await createPublisher();
      await addTranslation(seller.listingId);
      await etsy.fail("etsy", { ...fault, path, count: 1 + (round % 2) });
      const answer = await publishAll(seller, { languages: ["de"] });
      expect(answer).toMatchObject({ state: "done", problem: null });
      const found = await expectOneDraft(etsy.url, seller);
      expect(found?.translations.de?.title).toBe("Ringschale");
    }
  },
);

fullTest(
  "two workers on one publication: each step is taken once",
  async () => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await clearLog();
    const payload = { publicationId, userId: seller.userId };
    for (let step = 0; step < 12; step += 1)
      await Promise.all([publishStep(payload), publishStep(payload)]);
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body.state).toBe("done");
    await expectOneDraft(etsy.url, seller);
    expect(await writes()).toHaveLength(8);
  },
);

fullTest(
  "a worker that was killed between Etsy's answer and its note: the draft is found again, not made again",
  async () => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await seller.work(publicationId, publishStep, 1);
    await db().$executeRaw`
    UPDATE "Publication" SET "etsyListingId" = NULL, "holder" = gen_random_uuid(), "heldUntil" = now() - interval '1 second',
      "steps" = jsonb_set("steps", '{0,state}', '"started"') WHERE "id" = ${publicationId}::uuid`;
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body.state).toBe("done");
    await expectOneDraft(etsy.url, seller);
  },
);

test("a worker that comes while another one has the turn: leaves everything, and comes back in a moment", async () => {
  const seller = await createPublisher({ photos: 1 });
  const { publicationId } = (await seller.publish()).body;
  const key = `user:${seller.userId}:publish:${publicationId}`;
  const job = await takeJob(publishListingTask, key);
  await db().$executeRaw`
    UPDATE "Publication" SET "holder" = gen_random_uuid(), "heldUntil" = now() + interval '1 minute', "state" = 'running'
    WHERE "id" = ${publicationId}::uuid`;
  await clearLog();
  await publishStep(job);
  expect(await etsy.calls()).toEqual([]);
  expect((await seller.read(publicationId)).body.state).toBe("running");
  const [next, ...others] = await listJobs({ key });
  expect(others).toEqual([]);
  expect((next?.runAt.getTime() ?? Number.NaN) - Date.now()).toBeLessThan(
    10_000,
  );
});

test("a worker whose turn was given to another: writes nothing of its step any more", async () => {
  const seller = await createPublisher({ photos: 1 });
  const { publicationId } = (await seller.publish()).body;
  const stale = {
    id: publicationId,
    userId: seller.userId,
    holder: randomUUID(),
  };
  await finishStep(stale, []);
  const problem = {
    code: "refused" as const,
    message: "",
    words: "",
    field: null,
    candidates: [],
    retryAt: null,
  };
  await postpone(stale, { runAt: new Date(), problem, isFailure: true });
  await stopPublication(stale, problem);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "queued",
    problem: null,
  });
  expect((await seller.read(publicationId)).body.steps).not.toEqual([]);
});

test("a step that is done: its turn is over before the next job can be taken", async () => {
  const seller = await createPublisher({ photos: 1 });
  const { publicationId } = (await seller.publish()).body;
  const turn = {
    id: publicationId,
    userId: seller.userId,
    holder: randomUUID(),
  };
  expect(await takeTurn(turn, 60)).toBe(true);
  const publication = await findPublication(publicationId, seller.userId);
  await finishStep(turn, publication?.steps ?? []);
  expect(await takeTurn({ ...turn, holder: randomUUID() }, 60)).toBe(true);
});

fullTest(
  "two drafts that fit: the publication stops with a question, and goes on when one is left",
  async () => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await etsy.fail("etsy", {
      mode: "lost_answer",
      path: "POST /etsy/v3/application/shops",
      count: 1,
    });
    await seller.work(publicationId, publishStep, 1);
    const publication = await findPublication(publicationId, seller.userId);
    if (publication === null) throw new Error("not found");
    const { listing_id: second } = await withAccessToken(
      seller.userId,
      (accessToken) =>
        callEtsy({
          method: "POST",
          path: "/shops/61000001/listings",
          body: draftForm(publication),
          accessToken,
          answer: z.object({ listing_id: z.number() }),
        }),
    );
    await seller.work(publicationId, publishStep);
    const { body } = await seller.read(publicationId);
    expect(body).toMatchObject({
      state: "failed",
      problem: { code: "several_drafts" },
    });
    expect(body.problem?.candidates).toContain(String(second));
    expect(await draftsAtEtsy()).toHaveLength(2);
    const other = await createPublisher();
    const data = {
      userId: other.userId,
      listingId: other.listingId,
      etsyShopId: 61_000_001n,
      etsyListingId: BigInt(second),
    };
    await db().publication.create({
      data: { ...data, choices: {}, sent: {}, steps: [], state: "done" },
    });
    await seller.retry(publicationId);
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body).toMatchObject({
      state: "done",
      problem: null,
    });
    expect(await draftsAtEtsy()).toHaveLength(2);
  },
);

test("one create at a time per shop: another listing waits until the first one's draft is known", async () => {
  const [first, second] = [
    await createPublisher(),
    await createPublisher({ title: "Another Ring Dish" }),
  ];
  const one = (await first.publish()).body.publicationId;
  const two = (await second.publish()).body.publicationId;
  await etsy.fail("etsy", {
    mode: "lost_answer",
    path: "POST /etsy/v3/application/shops",
    count: 1,
  });
  await first.work(one, publishStep, 1);
  await second.work(two, publishStep, 3);
  expect((await second.read(two)).body).toMatchObject({
    state: "waiting",
    problem: { code: "waiting", message: expect.stringContaining("first") },
  });
  expect(await draftsAtEtsy()).toHaveLength(1);
  await first.work(one, publishStep);
  await second.work(two, publishStep);
  expect([
    (await first.read(one)).body.state,
    (await second.read(two)).body.state,
  ]).toEqual(["done", "done"]);
  expect((await draftsAtEtsy()).map(({ fields }) => fields.title)).toEqual([
    "Ring Dish, Speckled & Small: Ann's Own",
    "Another Ring Dish",
  ]);
});

test.each([
  [
    "an unknown profile",
    { shippingProfileId: 1 },
    { code: "refused", words: expect.stringContaining("shipping_profile_id") },
  ],
])(
  "Etsy refuses %s: its sentence is there, and other choices go on",
  async (_, choices, problem) => {
    const seller = await createPublisher();
    const refused = await publishAll(seller, choices);
    expect(refused).toMatchObject({
      state: "failed",
      problem,
      etsyListingId: null,
    });
    expect(await publishAll(seller)).toMatchObject({
      publicationId: refused.publicationId,
      state: "done",
    });
    await expectOneDraft(etsy.url, seller);
  },
);

test("a token that expires in the middle: is refreshed, and nothing is made twice", async () => {
  const seller = await createPublisher();
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep, 2);
  await etsy.changeTokens({ action: "expire_access" });
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body.state).toBe("done");
  await expectOneDraft(etsy.url, seller);
});

test.each<[string, object]>([
  ["revoked", { action: "revoke" }],
  ...inFullRuns<[string, object]>([
    ["without a scope", { action: "narrow", scopes: ["shops_r"] }],
  ]),
])(
  "a permission that is %s in the middle: the publication waits for the seller, and goes on",
  async (_, change) => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await seller.work(publicationId, publishStep, 2);
    await etsy.changeTokens(change);
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body).toMatchObject({
      state: "failed",
      problem: { code: "reconnect" },
    });
    await seller.connect();
    expect((await seller.retry(publicationId)).body).toMatchObject({
      state: "queued",
      problem: null,
    });
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body.state).toBe("done");
    await expectOneDraft(etsy.url, seller);
  },
);

test("a photo whose working copy is gone: is asked for, and the draft stays", async () => {
  const seller = await createPublisher();
  await db().photoCopy.delete({ where: { photoId: seller.photoIds[1] ?? "" } });
  expect(await publishAll(seller)).toMatchObject({
    state: "failed",
    etsyListingId: expect.any(String),
    problem: {
      code: "photo_expired",
      message: expect.stringContaining("Photo 2"),
    },
  });
});

fullTest(
  "the draft is deleted on Etsy in the middle: the seller is told, and can have it made again",
  async () => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await seller.work(publicationId, publishStep, 2);
    await etsy.setUpShop();
    await seller.work(publicationId, publishStep);
    const gone = { state: "failed", problem: { code: "deleted_at_etsy" } };
    expect((await seller.read(publicationId)).body).toMatchObject(gone);
    await seller.retry(publicationId);
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body).toMatchObject(gone);
    expect(await publishAll(seller)).toMatchObject({
      publicationId,
      state: "done",
    });
    await expectOneDraft(etsy.url, seller);
  },
);

test.each(["listing", "connection", "account"])(
  "the %s is deleted in the middle: nothing more is sent",
  async (what) => {
    const seller = await createPublisher();
    const { publicationId } = (await seller.publish()).body;
    await seller.work(publicationId, publishStep, 2);
    if (what === "listing")
      await db().listing.update({
        where: { id: seller.listingId },
        data: { deletedAt: new Date() },
      });
    if (what === "connection")
      await disconnect(
        createRequest("DELETE", "/", undefined, { cookie: seller.cookie }),
      );
    const payload = { publicationId, userId: seller.userId };
    if (what === "account")
      await db().user.delete({ where: { id: seller.userId } });
    await clearLog();
    await publishStep(payload);
    expect(await etsy.calls()).toEqual([]);
    if (what === "account") return;
    const code = what === "listing" ? "listing_deleted" : "disconnected";
    const message = expect.stringContaining("The draft is on Etsy");
    expect((await seller.read(publicationId)).body).toMatchObject({
      state: "failed",
      problem: { code, message },
    });
  },
);

const refusedChoices: [name: string, changes: object, status: number][] = [
  ["no category", { taxonomyId: 1 }, 404],
  ["a required attribute missing", { attributes: [] }, 422],
  [
    "another category's attribute",
    { attributes: [{ id: 55_777_007, valueIds: [5_577_700_700] }] },
    422,
  ],
  [
    "a value that there is not",
    { attributes: [{ id: 55_777_001, valueIds: [1] }] },
    422,
  ],
  ["a decade that there is not", { whenMade: "2020_2031" }, 422],
  ["no shipping profile", { shippingProfileId: undefined }, 422],
  ["shipping for a download", { type: "download" }, 422],
  ["someone else's work without a partner", { whoMade: "someone_else" }, 422],
  ["a language without a translation", { languages: ["de"] }, 422],
  ["quantity 1000", { quantity: 1_000 }, 422],
  ["half a cent", { price: 2.005 }, 422],
  ["an unknown field", { state: "active" }, 422],
];
test("choices that don't fit: each is refused before anything is sent", async () => {
  const seller = await createPublisher({ photos: 1 });
  await clearLog();
  for (const [name, changes, status] of refusedChoices) {
    const answer = await seller.publish(changes);
    expect([name, answer.status]).toEqual([name, status]);
  }
  expect(await writes()).toEqual([]);
});

test("a listing with open points: 422 with the points, and nothing is sent", async () => {
  const seller = await createPublisher({ title: "Ring Dish [add size]" });
  expect(await seller.publish()).toMatchObject({
    status: 422,
    body: {
      code: "not_ready",
      open: [expect.objectContaining({ code: "blank_open" })],
    },
  });
});

test("another's publication and another's listing: 404", async () => {
  const seller = await createPublisher({ photos: 1 });
  const { publicationId } = (await seller.publish()).body;
  const stranger = await signIn(await createUser());
  expect((await seller.read(publicationId, stranger)).status).toBe(404);
  const other = await createPublisher({ photos: 1 });
  const request = createRequest("POST", "/", {}, { cookie: other.cookie });
  expect(request.method).toBe("POST");
  expect((await other.retry(publicationId)).status).toBe(404);
});
