import { randomUUID } from "node:crypto";
import { writeBatchRow } from "@/lib/batches/write/write-row";
import { reviveLanes } from "@/lib/batches/write/write-row-data";
import { db } from "@/lib/database/db";
import {
  createBatchSeller,
  endWaiting,
  forgetMinute,
  mugRows,
} from "@/tests/support/batch-seller";
import { createUser, signIn } from "@/tests/support/factories";
import { fullTest } from "@/tests/support/full-test";
import { listJobs } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { until } from "@/tests/support/one-more-instance";
import { addPhoto } from "@/tests/support/photo-rows";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;

async function createBatch(
  seller: Seller,
  rows: object[],
  fields: object = {},
) {
  const { status, body } = await seller.create({
    name: "Autumn",
    rows,
    ...fields,
  });
  expect([status, body]).toEqual([202, { id: expect.any(String) }]);
  return body.id as string;
}
const cursed = { form: { productName: "Cursed teapot" } };
const statesOf = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.rows.map(({ state }) => state);

/** Works until nothing is due, whatever has to wait for a minute. */
async function workAll(seller: Seller) {
  for (let rounds = 0; rounds < 20; rounds += 1) {
    await seller.work();
    await forgetMinute(seller.userId);
    const waiting = await db().batchRow.count({
      where: { userId: seller.userId, state: "queued" },
    });
    if (waiting === 0) return;
    await endWaiting(seller.userId);
  }
}

test("a batch is written: each row one listing, one of the quota", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(3));
  expect((await seller.read(id)).body).toMatchObject({
    name: "Autumn",
    state: "running",
    counts: { queued: 3 },
  });
  await seller.work();
  const { body } = await seller.read(id);
  expect(body).toMatchObject({
    state: "done",
    counts: { ready: 3, queued: 0, writing: 0 },
  });
  const listings = await seller.listings();
  expect(body.rows.map(({ listingId }) => listingId).sort()).toEqual(
    listings.map((listing) => listing.id).sort(),
  );
  expect(
    body.rows.map(({ position, form }) => [position, form.productName]),
  ).toEqual([
    [1, "Stoneware mug 1"],
    [2, "Stoneware mug 2"],
    [3, "Stoneware mug 3"],
  ]);
  for (const row of body.rows)
    expect([row.title, row.score]).toEqual([
      expect.any(String),
      expect.any(Number),
    ]);
  expect(await seller.used()).toBe(3);
  expect((await seller.list()).body).toMatchObject([
    { id, state: "done", counts: { ready: 3 } },
  ]);
});

fullTest(
  "24 rows, one refused by the writer, 20 listings left: 20 written and taken, 3 wait, 1 refused",
  async () => {
    const seller = await createBatchSeller({ left: 20 });
    await sandbox.fail({ mode: "refusal", match: cursed.form.productName });
    const id = await createBatch(seller, [
      ...mugRows(6),
      cursed,
      ...mugRows(17, 8),
    ]);
    await workAll(seller);
    const { body } = await seller.read(id);
    expect(body.counts).toMatchObject({
      ready: 20,
      waiting: 3,
      refused: 1,
      queued: 0,
      writing: 0,
      failed: 0,
    });
    expect(await seller.listings()).toHaveLength(20);
    expect(await seller.used()).toBe(30);
    const refused = body.rows.find(({ state }) => state === "refused");
    expect(refused).toMatchObject({
      position: 7,
      reason: "refused",
      message: expect.stringMatching(/^The writer declined/),
    });
    expect(body.rows.find(({ state }) => state === "waiting")).toMatchObject({
      reason: "limit_reached",
      message: expect.stringMatching(/monthly limit/),
      listingId: null,
    });
    expect(body.state).toBe("running");
  },
);

test("rows that wait for listings: written once the plan has some, and the batch is resumed", async () => {
  const seller = await createBatchSeller({ left: 1 });
  const id = await createBatch(seller, mugRows(3));
  await workAll(seller);
  expect((await seller.read(id)).body.counts).toMatchObject({
    ready: 1,
    waiting: 2,
  });
  await db().user.update({
    where: { id: seller.userId },
    data: { subscriptionTier: "pro" },
  });
  await seller.work();
  expect((await seller.read(id)).body.counts).toMatchObject({
    ready: 1,
    waiting: 2,
  });
  expect((await seller.resume(id)).status).toBe(200);
  await seller.work();
  expect((await seller.read(id)).body).toMatchObject({
    state: "done",
    counts: { ready: 3 },
  });
});

test("a row that got no listing while another gave one back: written after all", async () => {
  const seller = await createBatchSeller({ left: 1 });
  await sandbox.fail({ mode: "refusal", match: cursed.form.productName });
  const id = await createBatch(seller, [cursed, ...mugRows(1)]);
  await workAll(seller);
  expect(await statesOf(seller, id)).toEqual(["refused", "ready"]);
});

fullTest(
  "more rows than a minute allows: the lanes wait, nothing is said of it, and then it goes on",
  async () => {
    const seller = await createBatchSeller();
    await db().user.update({
      where: { id: seller.userId },
      data: { subscriptionTier: "pro" },
    });
    const id = await createBatch(seller, mugRows(36));
    await seller.work();
    const { counts, rows } = (await seller.read(id)).body;
    expect(counts).toMatchObject({ ready: 30, queued: 6 });
    expect(rows.filter(({ message }) => message !== null)).toEqual([]);
    const tried = await db().batchRow.count({
      where: { batchId: id, nextAt: { not: null } },
    });
    expect(tried).toBeLessThanOrEqual(2);
    const jobs = await listJobs({
      task: "write_batch_row",
      userId: seller.userId,
    });
    expect(
      jobs.map(({ runAt }) => runAt.getTime() > Date.now() + 5_000),
    ).toEqual([true, true]);
    await workAll(seller);
    expect((await seller.read(id)).body.counts).toMatchObject({ ready: 36 });
  },
);

test("a writer that fails: tried again, and failed after three times, and nothing is counted", async () => {
  const seller = await createBatchSeller();
  await sandbox.fail({ mode: "status", status: 400 });
  const id = await createBatch(seller, mugRows(1));
  await seller.work();
  expect((await seller.read(id)).body.rows).toMatchObject([
    { state: "queued", reason: "upstream_failed" },
  ]);
  await workAll(seller);
  const [row] = (await seller.read(id)).body.rows;
  expect(row).toMatchObject({
    state: "failed",
    reason: "upstream_failed",
    message: expect.any(String),
  });
  expect(await seller.used()).toBe(0);

  await sandbox.reset();
  const { status } = await seller.retry(id, row?.id ?? "", {
    form: { productName: "Teapot" },
  });
  expect(status).toBe(200);
  await seller.work();
  expect((await seller.read(id)).body.rows).toMatchObject([
    { state: "ready", form: { productName: "Teapot" } },
  ]);
  expect(await seller.used()).toBe(1);
});

test("a worker that was killed: its row is written by another, once", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(1));
  const takeAway = {
    state: "writing",
    holder: randomUUID(),
    heldUntil: new Date(Date.now() + 100_000),
  };
  await db().batchRow.updateMany({ where: { batchId: id }, data: takeAway });
  await seller.work();
  expect(await statesOf(seller, id)).toEqual(["writing"]);
  expect(await listJobs({ userId: seller.userId })).toEqual([]);

  await db().batchRow.updateMany({
    where: { batchId: id },
    data: { heldUntil: new Date(Date.now() - 1_000) },
  });
  await reviveLanes();
  await seller.work();
  expect(await statesOf(seller, id)).toEqual(["ready"]);
  expect(await seller.listings()).toHaveLength(1);
});

test("a worker that was killed after its listing was stored: the row gets that listing", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(1));
  await seller.work();
  const [row] = (await seller.read(id)).body.rows;
  const lost = {
    state: "writing",
    listingId: null,
    heldUntil: new Date(Date.now() - 1_000),
    holder: randomUUID(),
  };
  await db().batchRow.updateMany({ where: { batchId: id }, data: lost });
  await reviveLanes();
  await seller.work();
  expect((await seller.read(id)).body.rows).toMatchObject([
    { state: "ready", listingId: row?.listingId },
  ]);
  expect([await seller.used(), (await seller.listings()).length]).toEqual([
    1, 1,
  ]);
});

test("a worker that comes back after its row was given to another changes nothing", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(1));
  await sandbox.fail({ mode: "latency", latencyMs: 1_500, count: 1 });
  const late = seller.workLane(0);
  await until(async () => (await statesOf(seller, id))[0] === "writing");
  const holder = randomUUID();
  await db().batchRow.updateMany({ where: { batchId: id }, data: { holder } });
  await late;
  expect(
    await db().batchRow.findFirst({ where: { batchId: id } }),
  ).toMatchObject({ state: "writing", holder });
});

fullTest(
  "whatever jobs there are, two rows of a user are written at a time",
  async () => {
    const seller = await createBatchSeller();
    const id = await createBatch(seller, mugRows(6));
    await sandbox.fail({ mode: "latency", latencyMs: 300 });
    let most = 0;
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        most = Math.max(
          most,
          await db().batchRow.count({
            where: { batchId: id, state: "writing" },
          }),
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const extra = Array.from({ length: 4 }, () =>
      writeBatchRow({ userId: seller.userId, lane: 0 }),
    );
    await Promise.all([seller.work(), ...extra]);
    await seller.work();
    isOver = true;
    await watch;
    expect(most).toBe(2);
    expect((await seller.read(id)).body.counts).toMatchObject({ ready: 6 });
  },
);

test("paused: nothing more is written until it is resumed; canceled: never", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(2));
  expect((await seller.pause(id)).body).toMatchObject({ state: "paused" });
  await seller.work();
  expect(await statesOf(seller, id)).toEqual(["queued", "queued"]);
  expect((await seller.resume(id)).body).toMatchObject({ state: "running" });
  await seller.work();
  expect(await statesOf(seller, id)).toEqual(["ready", "ready"]);

  const other = await createBatch(seller, mugRows(2));
  expect((await seller.cancel(other)).body).toMatchObject({
    state: "canceled",
    counts: { canceled: 2 },
  });
  await seller.work();
  expect((await seller.resume(other)).status).toBe(409);
  expect(await seller.used()).toBe(2);
});

test("a draft takes rows until it is resumed; the same call again adds nothing", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(2), { draft: true });
  await seller.work();
  expect((await seller.read(id)).body).toMatchObject({
    state: "draft",
    counts: { queued: 2 },
  });
  expect(
    (await seller.addRows(id, { rows: mugRows(2, 3), after: 2 })).body,
  ).toEqual({ rows: 4 });
  expect(
    await seller.addRows(id, { rows: mugRows(2, 3), after: 2 }),
  ).toMatchObject({ status: 409 });
  await seller.resume(id);
  expect(
    await seller.addRows(id, { rows: mugRows(1, 5), after: 4 }),
  ).toMatchObject({ status: 409 });
  await seller.work();
  expect((await seller.read(id)).body).toMatchObject({
    state: "done",
    counts: { ready: 4 },
  });
});

test("a draft without rows can't be resumed", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, [], { draft: true });
  expect(await seller.resume(id)).toMatchObject({
    status: 409,
    body: { message: "This batch is draft." },
  });
});

test("the same id again makes no second batch, also at once", async () => {
  const seller = await createBatchSeller();
  const id = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3].map(() => seller.create({ id, name: "Once", rows: mugRows(2) })),
  );
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
    [1, 2, 3].map(() => [202, id]),
  );
  await seller.work();
  expect(await seller.used()).toBe(2);
});

test("a photo that is deleted before its row is written: the row has failed and says so; the others are written", async () => {
  const seller = await createBatchSeller();
  const photo = await addPhoto(seller.userId);
  const [first] = mugRows(1);
  const id = await createBatch(seller, [
    { ...first, photoIds: [photo] },
    ...mugRows(1, 2),
  ]);
  await db().photo.delete({ where: { id: photo } });
  await seller.work();
  expect((await seller.read(id)).body.rows).toMatchObject([
    {
      state: "failed",
      reason: "not_found",
      message: expect.stringMatching(/add it again/),
    },
    { state: "ready" },
  ]);
  expect(await seller.used()).toBe(1);
});

test("photos of unwritten rows don't count as waiting", async () => {
  const seller = await createBatchSeller();
  const [first] = mugRows(1);
  const waiting = async () =>
    (
      await db().$queryRaw<
        [{ photos: number }]
      >`SELECT photos::int FROM waiting_photos(${seller.userId})`
    )[0].photos;
  const photo = await addPhoto(seller.userId);
  expect(await waiting()).toBe(1);
  const id = await createBatch(seller, [{ ...first, photoIds: [photo] }], {
    draft: true,
  });
  expect(await waiting()).toBe(0);
  await seller.cancel(id);
  expect(await waiting()).toBe(1);
});

test("an accepted and a rejected row: reopened, with the rejected listing in the history again", async () => {
  const seller = await createBatchSeller();
  const { id } = (await seller.create({ name: "Mugs", rows: mugRows(2) })).body;
  await seller.work();
  const ids = (await seller.read(id)).body.rows.map((row) => row.id);
  await db().batchRow.updateMany({
    where: { batchId: id, position: 1 },
    data: { state: "accepted" },
  });
  await seller.reject(id, ids);
  expect((await seller.read(id)).body.rows).toMatchObject([
    { state: "accepted", isRejected: false },
    { state: "canceled", isRejected: true, listingId: null },
  ]);
  const stranger = await createBatchSeller();
  expect((await stranger.reopen(id, ids)).status).toBe(404);
  expect((await seller.reopen(id, ids)).body.reopened.sort()).toEqual(
    [...ids].sort(),
  );
  expect((await seller.read(id)).body.counts).toMatchObject({
    ready: 2,
    accepted: 0,
    canceled: 0,
  });
  expect(await seller.listings()).toHaveLength(2);
  expect((await seller.reopen(id, ids)).body).toMatchObject({ reopened: [] });
});

test("a rejected row whose listing can't be restored any more: stays rejected", async () => {
  const seller = await createBatchSeller();
  const { id } = (await seller.create({ name: "Mugs", rows: mugRows(1) })).body;
  await seller.work();
  const ids = (await seller.read(id)).body.rows.map((row) => row.id);
  await seller.reject(id, ids);
  await db().listing.deleteMany({ where: { userId: seller.userId } });
  expect(await seller.reopen(id, ids)).toMatchObject({
    status: 200,
    body: { reopened: [] },
  });
  expect((await seller.read(id)).body.rows).toMatchObject([
    { state: "canceled", isRejected: false },
  ]);
});

test("rows are accepted when nothing is open in them, and rejected ones' listings can be restored", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(2));
  await seller.work();
  const [open, other] = (await seller.read(id)).body.rows;
  const ids = [open?.id ?? "", other?.id ?? ""];
  expect(open?.problems.length).toBeGreaterThan(0);
  expect((await seller.accept(id, ids)).body).toMatchObject({
    accepted: [],
    open: ids,
  });

  const complete = { open: [], openVersion: 1 };
  await db().batchRow.update({ where: { id: ids[0] ?? "" }, data: complete });
  expect((await seller.accept(id, ids)).body).toMatchObject({
    accepted: [ids[0]],
    open: [ids[1]],
  });
  expect((await seller.reject(id, ids)).body).toMatchObject({
    rejected: [ids[1]],
    listings: [other?.listingId],
  });
  expect(await statesOf(seller, id)).toEqual(["accepted", "canceled"]);
  expect(await seller.listings()).toHaveLength(1);
});

test("the blanks of a row are those of its text as it is now", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(1));
  await seller.work();
  const [row] = (await seller.read(id)).body.rows;
  const { results } = await db().listing.findUniqueOrThrow({
    where: { id: row?.listingId ?? 0 },
  });
  const description =
    "A blue mug.\n\nIt is [add size] tall and holds [add capacity]. [Add] it. Again: [add size].";
  const edited = {
    results: { ...(results as object), description },
    version: 2,
  };
  await db().listing.update({
    where: { id: row?.listingId ?? 0 },
    data: edited,
  });
  expect((await seller.read(id)).body.rows).toMatchObject([
    { blanks: ["size", "capacity"] },
  ]);
});

test("what is open is worked out anew after an edit", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(1));
  await seller.work();
  const [row] = (await seller.read(id)).body.rows;
  await db().batchRow.updateMany({
    where: { batchId: id },
    data: { open: [] },
  });
  expect((await seller.read(id)).body.rows[0]?.problems).toEqual([]);
  await db().listing.update({
    where: { id: row?.listingId ?? 0 },
    data: { version: 2 },
  });
  expect((await seller.read(id)).body.rows[0]?.problems).toEqual(row?.problems);
});

test("tags in common with another listing of the batch or the history are named", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(2));
  await seller.work();
  const [first, second] = (await seller.read(id)).body.rows;
  expect(first?.overlap).toMatchObject({
    listingId: second?.listingId,
    productName: "Stoneware mug 2",
  });
  expect(first?.overlap?.tags.length).toBeGreaterThan(4);
});

fullTest(
  "a batch of more than ten is followed by one email; of ten by none",
  async () => {
    const seller = await createBatchSeller();
    await createBatch(seller, mugRows(10));
    await workAll(seller);
    const emails = () =>
      listJobs({ task: "send_email", userId: seller.userId });
    expect(await emails()).toEqual([]);
    const id = await createBatch(seller, mugRows(11));
    await workAll(seller);
    const email = {
      template: "batch_done",
      name: "Autumn",
      written: 11,
      waiting: 0,
      stopped: 0,
    };
    expect((await emails()).map(({ payload }) => payload)).toMatchObject([
      { to: seller.user.email, email },
    ]);
    const [row] = (await seller.read(id)).body.rows;
    await db().batchRow.update({
      where: { id: row?.id ?? "" },
      data: { state: "failed" },
    });
    await seller.retry(id, row?.id ?? "");
    await seller.work();
    expect((await seller.read(id)).body.counts).toMatchObject({ ready: 11 });
    expect(await emails()).toHaveLength(1);
  },
);

test("another's batch is not there", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(1));
  await seller.work();
  const [row] = (await seller.read(id)).body.rows;
  const other = await createBatchSeller({
    cookieOf: await signIn(await createUser()),
  });
  const answers = await Promise.all([
    other.read(id),
    other.remove(id),
    other.pause(id),
    other.resume(id),
    other.cancel(id),
    other.accept(id, [row?.id ?? ""]),
    other.reject(id, [row?.id ?? ""]),
    other.retry(id, row?.id ?? ""),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(await other.addRows(id, { rows: mugRows(1), after: 1 })).toMatchObject(
    { status: 404 },
  );
  expect(
    (await other.create({ id, name: "Taken", rows: mugRows(1) })).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await other.list()).body).toEqual([]);
  expect(await statesOf(seller, id)).toEqual(["ready"]);
});

test.each([
  ["no rows", { name: "x", rows: [] }],
  ["no name", { name: " ", rows: mugRows(1) }],
  [
    "a row without product and photo",
    { name: "x", rows: [{ form: { materials: "clay" } }] },
  ],
  ["more rows than a call takes", { name: "x", rows: mugRows(51) }],
  [
    "a field that is unknown",
    { name: "x", rows: [{ form: { productName: "Mug", price: 3 } }] },
  ],
])("%s: refused with a sentence, and nothing is stored", async (_, batch) => {
  const seller = await createBatchSeller();
  expect(await seller.create(batch)).toMatchObject({
    status: 422,
    body: { message: expect.any(String) },
  });
  expect((await seller.list()).body).toEqual([]);
});

test("another's photo is not there", async () => {
  const seller = await createBatchSeller();
  const photo = await addPhoto((await createUser()).id);
  expect(
    await seller.create({ name: "x", rows: [{ photoIds: [photo] }] }),
  ).toMatchObject({ status: 404 });
});

fullTest("a draft of 500 rows takes no more", async () => {
  const seller = await createBatchSeller();
  const id = await createBatch(seller, mugRows(50), { draft: true });
  for (let after = 50; after < 500; after += 50)
    await seller.addRows(id, { rows: mugRows(50), after });
  expect(
    await seller.addRows(id, { rows: mugRows(1), after: 500 }),
  ).toMatchObject({ status: 422 });
  expect((await seller.read(id)).body.rows).toHaveLength(500);
});

test("an account that is deleted while a row is written leaves nothing", async () => {
  const seller = await createBatchSeller();
  await createBatch(seller, mugRows(2));
  await sandbox.fail({ mode: "latency", latencyMs: 500 });
  const working = seller.work();
  await new Promise((resolve) => setTimeout(resolve, 250));
  await db().user.delete({ where: { id: seller.userId } });
  await working;
  expect(await db().batchRow.count({ where: { userId: seller.userId } })).toBe(
    0,
  );
  expect(await listJobs({ userId: seller.userId })).toEqual([]);
});
