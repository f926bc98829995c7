import { db } from "@/lib/database/db";
import type { UpdatesStarted } from "@/lib/etsy/update/schema";
import { combine } from "@/lib/listings/options/combinations";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { releaseLocks } from "@/tests/support/jobs";
import { createDatabase, migrate } from "@/tests/support/migrating";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { addPhotos, addToListing } from "@/tests/support/photo-rows";
import {
  addTranslation,
  createPublisher,
  expectOneDraft,
} from "@/tests/support/publications";
import { repetitions } from "@/tests/support/repetitions";
import {
  createShopOfListings,
  newTitle,
} from "@/tests/support/shop-of-listings";

/**
 * How often an instance is killed at both moments of each step: FAULT_ROUNDS
 * times, in the long tests twenty times.
 */
const rounds = Number(process.env.FAULT_ROUNDS ?? repetitions(0, 20));

const undo: (() => unknown)[] = [];
let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
/**
 * Two instances on a database that no other instance works on, by the host
 * under which each of them calls Etsy.
 */
const running = new Map<
  string,
  Promise<Awaited<ReturnType<typeof startInstance>>>
>();
const hosts = ["127.0.0.1", "localhost"];

function start(host: string) {
  const address = new URL(`${etsy.url}/etsy`);
  address.hostname = host;
  running.set(host, startInstance({ ETSY_BASE_URL: address.href }));
}

beforeAll(async () => {
  const database = await createDatabase();
  const server = process.env.DATABASE_URL;
  undo.push(() => {
    process.env.DATABASE_URL = server;
    return database.drop();
  });
  expect(await migrate(database.url)).toMatchObject({ code: 0 });
  process.env.DATABASE_URL = database.url;
  etsy = await startTestEtsy();
  undo.push(etsy.close, closeConnections);
  for (const host of hosts) start(host);
  await Promise.all(running.values());
});
afterAll(async () => {
  for (const started of running.values())
    (await started.catch(() => null))?.child.kill("SIGKILL");
  for (const step of undo.reverse()) await step();
});

const create = "POST /etsy/v3/application/shops/61000001/listings";
const steps: [name: string, request: { path: string; match?: string }][] = [
  ["the draft", { path: create }],
  ["photo 1", { path: "/images", match: "photo-1.jpg" }],
  ["photo 2", { path: "/images", match: "photo-2.jpg" }],
  ["photo 3", { path: "/images", match: "photo-3.jpg" }],
  ["attribute 1", { path: "/properties/55777001" }],
  ["attribute 2", { path: "/properties/200" }],
  ["attribute 3", { path: "/properties/55888004" }],
  ["attribute 4", { path: "/properties/46803063641" }],
  ["the variations", { path: "PUT /etsy/v3/application/listings/" }],
  [
    "the personalization",
    {
      path: "POST /etsy/v3/application/shops/61000001/listings/",
      match: "Which name?",
    },
  ],
  ["the translation", { path: "/translations/de" }],
  ["the comparison", { path: "GET /etsy/v3/application/listings/" }],
];
const moments = [
  ["before its write", "hang"],
  ["after its write, whose answer is lost", "stall_body"],
] as const;
const kills = steps.flatMap(([step, request]) =>
  moments.map(([moment, mode]) => ({ step, moment, mode, request })),
);
/** Without rounds, one moment of each step. */
const chosen =
  rounds > 0
    ? Array.from({ length: rounds }, (_, index) =>
        kills.map((each) => ({ ...each, round: index + 1 })),
      ).flat()
    : kills
        .filter((_, index) => [0, 3].includes(index % 4))
        .map((each) => ({ ...each, round: 1 }));

type Publisher = Awaited<ReturnType<typeof createPublisher>>;
const stateOf = async (id: string) =>
  (await db().publication.findUniqueOrThrow({ where: { id } })).state;

/** Two sizes in two colors, and a name. */
async function addOptions(listingId: number) {
  const values = { isRequired: true, maxCharacters: 12, options: [] };
  const questions = [
    { text: "Which name?", instructions: "", kind: "text_input", ...values },
  ];
  const axes = ["Size", "Color"].map((name) => ({
    name,
    values: [`${name} 1`, `${name} 2`],
  }));
  const variations = combine(axes, ([size]) => ({
    price: size === 1 ? 32 : null,
    isOffered: true,
  }));
  await db().$executeRaw`
    INSERT INTO "ListingOptions" ("listingId", "questions", "variations")
    VALUES (${listingId}, ${JSON.stringify(questions)}::jsonb, ${JSON.stringify(variations)}::jsonb)`;
}

/**
 * Kills the instance that makes the request with the fault, and starts another
 * one in its place.
 */
async function killWorking(publicationId: string) {
  await until(async () => (await pendingFaults()) === 0);
  const host = new URL(`http://${(await etsy.calls()).at(-1)?.headers.host}`)
    .hostname;
  const instance = await running.get(host);
  instance?.child.kill("SIGKILL");
  await instance?.ended;
  start(host);
  await endTurnOf(publicationId);
}

const pendingFaults = async () =>
  (await (await fetch(`${etsy.url}/faults`)).json()).length;

/**
 * Lets the time pass after which the killed instance's job and turn are
 * anybody's.
 */
async function endTurnOf(publicationId: string) {
  await db()
    .$executeRaw`UPDATE "Publication" SET "heldUntil" = now() - interval '1 second' WHERE "id" = ${publicationId}::uuid`;
  await releaseLocks(["publicationId"], [publicationId]);
}

/**
 * Waits for the end. Nobody waits for a back-off that is over without a kill.
 */
async function untilDone(
  { userId }: Pick<Publisher, "userId">,
  publicationId: string,
) {
  await until(async () => {
    await db().$executeRaw`
      SELECT FROM graphile_worker.jobs job, graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now())
      WHERE job.key = ${`user:${userId}:publish:${publicationId}`} AND job.locked_at IS NULL AND job.run_at > now()`;
    return (await stateOf(publicationId)) === "done";
  });
}

const requests = async (kind: RegExp) =>
  (await etsy.calls()).filter(({ method, path }) =>
    kind.test(`${method} ${path}`),
  ).length;

test.each(chosen)(
  "killed at $step $moment: one draft, photos in order, nothing made twice (round $round)",
  async ({ step, mode, request }) => {
    await etsy.reset();
    const seller = await createPublisher();
    await addTranslation(seller.listingId);
    await addOptions(seller.listingId);
    await etsy.fail("etsy", { mode, ...request, count: 1 });
    const { publicationId } = (await seller.publish({ languages: ["de"] }))
      .body;
    await killWorking(publicationId);
    await untilDone(seller, publicationId);
    const draft = await expectOneDraft(etsy.url, seller);
    expect(draft).toMatchObject({
      translations: { de: { title: "Ringschale" } },
      questions: [{}],
      products: [{}, {}, {}, {}],
    });
    // What took effect is not sent again.
    const isRepeated = mode === "hang";
    expect(await requests(/^POST .*\/listings$/)).toBe(
      isRepeated && step === "the draft" ? 2 : 1,
    );
    expect(await requests(/^POST .*\/images$/)).toBe(
      isRepeated && step.startsWith("photo") ? 4 : 3,
    );
  },
);

/** Of both photos, other ones than Etsy has. */
async function addAltTexts({
  userId,
  ids,
}: Awaited<ReturnType<typeof createShopOfListings>>) {
  for (const id of ids) {
    await addToListing(id, await addPhotos(userId, 2));
    await db().listingPhoto.updateMany({
      where: { listingId: id, position: 2 },
      data: { altText: "Seen from the side" },
    });
  }
}

const updates: [
  step: string,
  mode: string,
  request: { path: string; match?: string },
][] = [
  [
    "before anything",
    "hang",
    { path: "GET /etsy/v3/application/listings/{id}" },
  ],
  ["before the texts", "hang", { path: "PATCH /etsy" }],
  ["after the texts", "stall_body", { path: "PATCH /etsy" }],
  ["before the alt text", "hang", { path: "/images", match: "Seen" }],
  ["after the alt text", "stall_body", { path: "/images", match: "Seen" }],
];

test.each(updates)(
  "several updates of one confirmation, killed %s of one: each text is there once, and what it replaced is noted once",
  async (step, mode, request) => {
    await etsy.reset();
    const shop = await createShopOfListings(etsy, 3);
    await addAltTexts(shop);
    const targets = shop.ids.map((listingId) => ({
      listingId,
      fields: ["title", "altTexts"],
    }));
    const { digest } = (await shop.send({ targets })).body;
    // Not the reading of all of them, which is made before anything starts.
    const path = request.path.replace("{id}", String(shop.etsyIds[0]));
    await etsy.fail("etsy", { mode, ...request, path, count: 1 });
    const confirmed = await shop.send({ targets, confirm: true, digest });
    expect(confirmed.status).toBe(202);
    const { groupId, started } = confirmed.body as UpdatesStarted;
    await until(async () => (await pendingFaults()) === 0);
    for (const host of hosts) {
      const instance = await running.get(host);
      instance?.child.kill("SIGKILL");
      await instance?.ended;
      start(host);
    }
    for (const { publicationId } of started) await endTurnOf(publicationId);
    for (const { publicationId } of started)
      await untilDone(shop, publicationId);
    expect(await shop.titles()).toEqual(shop.ids.map((_, at) => newTitle(at)));
    expect(await shop.altTexts()).toEqual(
      shop.ids.map(() => ["A ring dish", "Seen from the side"]),
    );
    const { listings } = (await shop.progress(groupId)).body;
    expect(listings).toHaveLength(3);
    expect(
      await db().changeNote.count({ where: { userId: shop.userId, groupId } }),
    ).toBe(3);
    const isRepeated = mode === "hang";
    expect(await requests(/^PATCH /)).toBe(
      isRepeated && step === "before the texts" ? 4 : 3,
    );
  },
);
