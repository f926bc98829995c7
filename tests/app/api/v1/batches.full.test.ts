import { randomUUID } from "node:crypto";
import { POST as createKey } from "@/app/api/keys/route";
import { scopeNames } from "@/lib/access/scopes";
import { db } from "@/lib/database/db";
import { answerOf } from "@/tests/support/answer";
import { createBatchSeller, endWaiting } from "@/tests/support/batch-seller";
import { createRequest } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { addPhoto } from "@/tests/support/photo-rows";
import { type ApiCall, callApi } from "@/tests/support/public-api";
import { addEndpoint, listEvents } from "@/tests/support/webhooks";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Row = {
  id: string;
  state: string;
  listingId: string | null;
  position: number;
  open: object[];
};
const mugs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    productName: `Stoneware mug ${index + 1}`,
    materials: "stoneware",
    colors: ["Blue"],
  }));

/** A seller with a key of hers, who writes batches by it. */
async function createBatchProgram({
  left = 30,
  scopes = scopeNames as readonly string[],
} = {}) {
  const seller = await createBatchSeller({ left });
  const request = createRequest(
    "POST",
    "/api/keys",
    { name: "Test", scopes },
    { cookie: seller.cookie },
  );
  const { secret } = (await answerOf(createKey(request))).body as {
    secret: string;
  };
  const call = (
    name: string,
    params: Record<string, string> = {},
    options: ApiCall = {},
  ) => callApi(name, { secret, params, ...options });
  const create = (body: unknown, key: string | null = randomUUID()) =>
    call(
      "createBatch",
      {},
      { body, headers: key === null ? {} : { "Idempotency-Key": key } },
    );
  return {
    seller,
    secret,
    call,
    create,
    async start(rows: object[], fields: object = {}) {
      const { status, body } = await create({
        name: "Autumn",
        rows,
        ...fields,
      });
      expect([status, body.name]).toEqual([202, "Autumn"]);
      return { id: body.id as string };
    },
    async rows(params: { id: string }) {
      return (await call("listBatchRows", params)).body.data as Row[];
    },
    read: async (params: { id: string }) =>
      (await call("readBatch", params)).body,
  };
}

const clicks = 20;
const cursed = { productName: "Cursed teapot" };

test("a batch is created, worked off and read: each row one listing, one of the month", async () => {
  const { seller, secret, create, call, rows } = await createBatchProgram();
  const created = await create({ name: "Autumn", rows: mugs(3) });
  const { id } = created.body;
  expect(created).toMatchObject({
    status: 202,
    body: { state: "running", mode: "now", counts: { queued: 3 } },
  });
  expect(created.headers.get("location")).toBe(`/api/v1/batches/${id}`);
  await seller.work();
  expect((await call("readBatch", { id })).body).toMatchObject({
    id,
    state: "done",
    counts: { ready: 3, queued: 0 },
  });
  const written = await rows({ id });
  expect(written.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(written[0]).toMatchObject({
    state: "ready",
    reason: null,
    draft: null,
    input: mugs(1)[0],
  });
  expect(written[0]).toMatchObject({
    score: expect.any(Number),
    title: expect.any(String),
    missing: expect.any(Array),
  });
  const listings = (await seller.listings()).map((listing) =>
    String(listing.id),
  );
  expect(written.map(({ listingId }) => listingId).sort()).toEqual(
    listings.sort(),
  );
  expect(
    (
      await callApi("readListing", {
        secret,
        params: { id: written[0]?.listingId ?? "" },
      })
    ).status,
  ).toBe(200);
  expect(await seller.used()).toBe(3);
});

test("rows are written from photos, and a photo of somebody else is not found", async () => {
  const { seller, create, start, rows } = await createBatchProgram();
  const mine = await addPhoto(seller.userId);
  const batch = await start([{ photoIds: [mine] }]);
  expect(await rows(batch)).toMatchObject([{ input: { photoIds: [mine] } }]);
  const theirs = await addPhoto((await createBatchSeller()).userId);
  const refused = await create({
    name: "Autumn",
    rows: [{ photoIds: [theirs] }],
  });
  expect(refused).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await db().batch.count({ where: { userId: seller.userId } })).toBe(1);
});

test(`${clicks} parallel creates under one key make one batch, and its rows are counted once`, async () => {
  const { seller, create } = await createBatchProgram();
  const key = randomUUID();
  const batch = { name: "Autumn", rows: mugs(2) };
  const answers = await Promise.all(
    Array.from({ length: clicks }, () => create(batch, key)),
  );
  const made = answers.filter(({ status }) => status === 202);
  const others = answers.filter(({ status }) => status !== 202);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect(
    made.filter(({ headers }) => headers.get("idempotent-replayed") === null),
  ).toHaveLength(1);
  for (const { status, body } of others)
    expect([status, body.code]).toEqual([409, "idempotency_in_progress"]);
  await seller.work();
  const again = await create(batch, key);
  expect([
    again.status,
    again.body,
    again.headers.get("idempotent-replayed"),
  ]).toEqual([202, made[0]?.body, "true"]);
  expect(await db().batch.count({ where: { userId: seller.userId } })).toBe(1);
  expect([(await seller.listings()).length, await seller.used()]).toEqual([
    2, 2,
  ]);
});

test("a key that stands for another batch is refused, and one whose batch was refused is free", async () => {
  const { seller, create } = await createBatchProgram();
  const key = randomUUID();
  expect(
    (await create({ name: "Autumn", rows: mugs(9), mode: "day" }, key)).status,
  ).toBe(422);
  expect((await create({ name: "Autumn", rows: mugs(1) }, key)).status).toBe(
    202,
  );
  const other = await create({ name: "Winter", rows: mugs(1) }, key);
  expect(other).toMatchObject({
    status: 422,
    body: { code: "idempotency_mismatch" },
  });
  expect(await create({ name: "Winter", rows: mugs(1) }, null)).toMatchObject({
    status: 400,
    body: { code: "idempotency_key_missing" },
  });
  expect(await db().batch.count({ where: { userId: seller.userId } })).toBe(1);
});

test("a create whose process was killed after it stored the batch makes no second one", async () => {
  const { seller, create } = await createBatchProgram();
  const key = randomUUID();
  const batch = { name: "Autumn", rows: mugs(1) };
  const { body } = await create(batch, key);
  const unanswered = { status: null, heldUntil: new Date(0), headers: {} };
  await db().programRequest.updateMany({
    where: { userId: seller.userId, key },
    data: unanswered,
  });
  const again = await create(batch, key);
  expect([
    again.status,
    again.body.id,
    again.headers.get("idempotent-replayed"),
  ]).toEqual([202, body.id, null]);
  expect(await db().batchRow.count({ where: { userId: seller.userId } })).toBe(
    1,
  );
});

test("the listings of the month are exact: rows beyond them wait, and go on when the batch is resumed", async () => {
  const { seller, call, start, read, rows } = await createBatchProgram({
    left: 2,
  });
  const batch = await start(mugs(4));
  await seller.work();
  expect(await read(batch)).toMatchObject({
    state: "running",
    counts: { ready: 2, waiting: 2 },
  });
  const waiting = (await rows(batch)).filter(
    ({ state }) => state === "waiting",
  );
  expect(waiting[0]).toMatchObject({
    reason: "limit_reached",
    message: expect.any(String),
    listingId: null,
  });
  expect(await seller.used()).toBe(30);
  await db().user.update({
    where: { id: seller.userId },
    data: { subscriptionTier: "pro" },
  });
  expect((await call("resumeBatch", batch)).status).toBe(200);
  await seller.work();
  expect(await read(batch)).toMatchObject({
    state: "done",
    counts: { ready: 4 },
  });
  expect(await seller.used()).toBe(32);
});

test("a draft takes more rows, each call once, and is written when it is resumed", async () => {
  const { seller, call, start, read } = await createBatchProgram();
  const batch = await start([], { draft: true });
  const add = (after: number, rows: object[]) =>
    call("addBatchRows", batch, { body: { rows, after } });
  expect((await add(0, mugs(1))).body).toMatchObject({
    state: "draft",
    counts: { queued: 1 },
  });
  expect(await add(0, mugs(1))).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect((await add(1, mugs(1))).status).toBe(200);
  await seller.work();
  expect(await seller.used()).toBe(0);
  expect(
    (await call("resumeBatch", batch, { body: { mode: "day" } })).status,
  ).toBe(422);
  expect((await call("resumeBatch", batch, { body: {} })).body).toMatchObject({
    state: "running",
  });
  await seller.work();
  expect(await read(batch)).toMatchObject({
    state: "done",
    counts: { ready: 2 },
  });
  expect((await add(2, mugs(1))).status).toBe(409);
});

test("a batch within a day is written by the provider's batches, from ten rows on", async () => {
  const { seller, start, read } = await createBatchProgram();
  const batch = await start(mugs(10), { mode: "day" });
  expect(await read(batch)).toMatchObject({
    mode: "day",
    counts: { writing: 10 },
  });
  await seller.workDay();
  await sandbox.endBatches();
  await seller.workDay();
  expect(await read(batch)).toMatchObject({
    state: "done",
    counts: { ready: 10 },
  });
  expect(await seller.used()).toBe(10);
});

test("paused nothing is written, resumed it goes on, and canceled it never does", async () => {
  const { seller, call, start, read } = await createBatchProgram();
  const batch = await start(mugs(2));
  expect((await call("pauseBatch", batch)).body).toMatchObject({
    state: "paused",
  });
  expect(await call("pauseBatch", batch)).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  await seller.work();
  expect(await seller.used()).toBe(0);
  expect((await call("resumeBatch", batch)).status).toBe(200);
  await seller.work();
  expect(await read(batch)).toMatchObject({
    state: "done",
    counts: { ready: 2 },
  });
  const other = await start(mugs(2));
  expect((await call("cancelBatch", other)).body).toMatchObject({
    state: "canceled",
    counts: { canceled: 2 },
  });
  expect((await call("resumeBatch", other)).status).toBe(409);
  await seller.work();
  expect(await seller.used()).toBe(2);
});

test("a row that was refused is written again from something else, and counted once", async () => {
  const { seller, call, start, rows, read } = await createBatchProgram();
  await sandbox.fail({ mode: "refusal", match: cursed.productName });
  const batch = await start([cursed, ...mugs(1)]);
  await seller.work();
  const [refused, ready] = await rows(batch);
  expect(refused).toMatchObject({
    state: "refused",
    reason: "refused",
    message: expect.any(String),
  });
  const params = { ...batch, rowId: refused?.id ?? "" };
  const input = { productName: "Teapot" };
  expect(
    (await call("retryBatchRow", params, { body: { input } })).body,
  ).toMatchObject({ state: "queued", input });
  expect((await call("retryBatchRow", params)).status).toBe(409);
  expect(
    (await call("retryBatchRow", { ...batch, rowId: ready?.id ?? "" })).status,
  ).toBe(409);
  await seller.work();
  expect((await call("readBatchRow", params)).body).toMatchObject({
    state: "ready",
    input,
  });
  expect([(await read(batch)).state, await seller.used()]).toEqual(["done", 2]);
});

test("a row that failed is written again from the same, without a body", async () => {
  const { seller, call, start, rows } = await createBatchProgram();
  await sandbox.fail({ mode: "status", status: 400 });
  const batch = await start(mugs(1));
  for (let tries = 0; tries < 3; tries += 1) {
    await seller.work();
    await endWaiting(seller.userId);
  }
  await sandbox.reset();
  const [failed] = await rows(batch);
  expect(failed).toMatchObject({
    state: "failed",
    reason: "upstream_failed",
  });
  expect(
    (await call("retryBatchRow", { ...batch, rowId: failed?.id ?? "" })).status,
  ).toBe(200);
  await seller.work();
  expect(await rows(batch)).toMatchObject([
    { state: "ready", input: mugs(1)[0] },
  ]);
  expect(await seller.used()).toBe(1);
});

test("rows are accepted, rejected with their listings, and taken back; open ones stay", async () => {
  const { seller, call, start, rows, read } = await createBatchProgram();
  const batch = await start(mugs(3));
  await seller.work();
  const written = await rows(batch);
  const [one = "", two = "", three = ""] = written.map(({ id }) => id);
  await db().batchRow.updateMany({
    where: { id: { in: [one, two] } },
    data: { open: [] },
  });
  const open = [
    { code: "blank", field: "description", message: "Fill in [add size]." },
  ];
  await db().batchRow.update({ where: { id: three }, data: { open } });
  const review = (name: string, ids: string[]) =>
    call(name, batch, { body: { ids } });
  expect((await review("acceptBatchRows", [one, three])).body).toEqual({
    accepted: [one],
    open: [three],
  });
  expect((await rows(batch))[2]).toMatchObject({ state: "ready", open });
  const rejected = await review("rejectBatchRows", [two, one]);
  expect(rejected.body).toEqual({
    rejected: [two],
    listingIds: [written[1]?.listingId],
  });
  expect((await rows(batch))[1]).toMatchObject({
    state: "canceled",
    isRejected: true,
    listingId: null,
  });
  expect(await read(batch)).toMatchObject({
    counts: { accepted: 1, canceled: 1, ready: 1 },
  });
  const reopened = await review("reopenBatchRows", [one, two]);
  expect(reopened.body.reopened.sort()).toEqual([one, two].sort());
  expect((await rows(batch))[1]).toMatchObject({
    state: "ready",
    listingId: written[1]?.listingId,
  });
});

test("batches come newest first and rows in order, page by page, each once", async () => {
  const { seller, call, start } = await createBatchProgram();
  const ids = [];
  for (let count = 0; count < 5; count += 1)
    ids.unshift((await start(mugs(5), { draft: true })).id);
  // As if two had been made in the same millisecond.
  await db().batch.updateMany({
    where: { userId: seller.userId },
    data: { createdAt: new Date() },
  });
  async function walk(name: string, params: Record<string, string>) {
    const seen: { id: string; position?: number }[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: string = `?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { body } = await call(name, params, { query });
      expect(body.data.length).toBeLessThanOrEqual(2);
      seen.push(...body.data);
      cursor = body.nextCursor;
    }
    return seen;
  }
  expect((await walk("listBatches", {})).map(({ id }) => id)).toEqual(
    ids.sort().reverse(),
  );
  const rows = await walk("listBatchRows", { id: ids[0] ?? "" });
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  for (const query of [
    "?limit=101",
    "?limit=none",
    "?cursor=none",
    "?cursor=-1",
    "?page=2",
  ]) {
    expect((await call("listBatches", {}, { query })).status).toBe(422);
    expect(
      (await call("listBatchRows", { id: ids[0] ?? "" }, { query })).status,
    ).toBe(422);
  }
});

test("the rows of one call may have more than 64 KiB together, when a batch is created and later", async () => {
  const { call, create } = await createBatchProgram();
  const rows = mugs(50).map((mug) => ({
    ...mug,
    extraDetails: "Thrown by hand. ".repeat(120),
  }));
  expect(JSON.stringify(rows).length).toBeGreaterThan(64 * 1024);
  const { status, body } = await create({
    name: "Autumn",
    draft: true,
    rows,
  });
  expect(status).toBe(202);
  const added = await call(
    "addBatchRows",
    { id: body.id },
    { body: { rows, after: 50 } },
  );
  expect([added.status, added.body.counts.queued]).toEqual([200, 100]);
});

test("a deleted batch is gone, and the listings that were written stay", async () => {
  const { seller, call, start } = await createBatchProgram();
  const batch = await start(mugs(1));
  await seller.work();
  expect((await call("deleteBatch", batch)).status).toBe(204);
  for (const name of ["deleteBatch", "readBatch", "listBatchRows"])
    expect((await call(name, batch)).status).toBe(404);
  expect(await seller.listings()).toHaveLength(1);
});

test("what is wrong is named by its pointer", async () => {
  const { seller, create } = await createBatchProgram();
  const [mug] = mugs(1);
  const refused: [object, string][] = [
    [{ rows: mugs(1) }, "/name"],
    [{ name: "Autumn" }, "/rows"],
    [{ name: "Autumn", rows: [mug, {}] }, "/rows/1/productName"],
    [
      { name: "Autumn", rows: [{ ...mug, colors: ["Blurple"] }] },
      "/rows/0/colors/0",
    ],
    [
      { name: "Autumn", rows: [mug, { photoIds: ["none"] }] },
      "/rows/1/photoIds/0",
    ],
    [
      {
        name: "Autumn",
        rows: [{ ...mug, imageUrl: "https://example.com/a.jpg" }],
      },
      "/rows/0",
    ],
    [{ name: "Autumn", rows: mugs(51) }, "/rows"],
    [{ name: "Autumn", rows: mugs(9), mode: "soon" }, "/mode"],
    [{ name: "Autumn", rows: mugs(9), mode: "day" }, "/mode"],
    [{ name: "Autumn", rows: mugs(1), id: randomUUID() }, ""],
  ];
  for (const [body, pointer] of refused) {
    const answer = await create(body);
    expect([body, answer.status, answer.body.errors?.[0].pointer]).toEqual([
      body,
      422,
      pointer,
    ]);
  }
  const unknown = await create({
    name: "Autumn",
    rows: [mug, { ...mug, photoIds: [randomUUID()] }],
  });
  expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([
    404,
    "/rows/1/photoIds/0",
  ]);
  expect(await db().batch.count({ where: { userId: seller.userId } })).toBe(0);
});

/** Every call of one batch, with a body that would change it. */
const callsOf = (row: string): [string, string, unknown?][] => [
  ["readBatch", "read"],
  ["listBatchRows", "read"],
  ["readBatchRow", "read"],
  ["pauseBatch", "generate"],
  ["resumeBatch", "generate", {}],
  ["addBatchRows", "generate", { rows: mugs(1), after: 1 }],
  ["retryBatchRow", "generate", {}],
  ["acceptBatchRows", "write", { ids: [row] }],
  ["rejectBatchRows", "write", { ids: [row] }],
  ["reopenBatchRows", "write", { ids: [row] }],
  ["cancelBatch", "generate"],
  ["deleteBatch", "generate"],
];

test("another user's batch is not found, whatever is called, and stays as it is", async () => {
  const owner = await createBatchProgram();
  const batch = await owner.start(mugs(1));
  await owner.seller.work();
  const before = [await owner.read(batch), await owner.rows(batch)];
  const other = await createBatchProgram();
  const own = await other.start(mugs(1), { draft: true });
  const rowId = (await owner.rows(batch))[0]?.id ?? "";
  for (const [name, , body] of callsOf(rowId)) {
    for (const params of [
      { ...batch, rowId },
      { id: "none", rowId: "none" },
      { id: randomUUID(), rowId },
    ]) {
      const { status } = await other.call(
        name,
        params,
        body === undefined ? {} : { body },
      );
      expect([name, status]).toEqual([name, 404]);
    }
  }
  for (const name of ["readBatchRow", "retryBatchRow"])
    expect((await other.call(name, { ...own, rowId })).status).toBe(404);
  expect(
    (await other.call("acceptBatchRows", own, { body: { ids: [rowId] } })).body,
  ).toEqual({
    accepted: [],
    open: [],
  });
  expect(
    (await other.call("listBatches")).body.data.map(
      ({ id }: { id: string }) => id,
    ),
  ).toEqual([own.id]);
  expect([await owner.read(batch), await owner.rows(batch)]).toEqual(before);
});

test("a key without the scope is refused, whatever is called", async () => {
  const owner = await createBatchProgram();
  const batch = await owner.start(mugs(1));
  const rowId = (await owner.rows(batch))[0]?.id ?? "";
  const calls: [string, string, unknown?][] = [
    ...callsOf(rowId),
    ["listBatches", "read"],
    ["createBatch", "generate", { name: "Autumn", rows: mugs(1) }],
  ];
  for (const [name, needed, body] of calls) {
    const scopes = scopeNames.filter((scope) => scope !== needed);
    const request = createRequest(
      "POST",
      "/api/keys",
      { name, scopes },
      { cookie: owner.seller.cookie },
    );
    const { secret, id } = (await answerOf(createKey(request))).body as {
      secret: string;
      id: string;
    };
    const sent = {
      secret,
      headers: { "Idempotency-Key": name },
      ...(body !== undefined && { body }),
    };
    const { status, body: problem } = await callApi(name, {
      ...sent,
      params: { ...batch, rowId },
    });
    expect([name, status, problem.code]).toEqual([name, 403, "forbidden"]);
    await db().apiKey.delete({ where: { id } });
  }
  expect(await owner.read(batch)).toMatchObject({
    state: "running",
    counts: { queued: 1 },
  });
});

test("webhooks name a batch and a row that the API reads", async () => {
  const { seller, call, start } = await createBatchProgram();
  await addEndpoint(seller.userId, ["batch.finished", "listing.failed"]);
  await sandbox.fail({ mode: "refusal", match: cursed.productName });
  await start([cursed, ...mugs(1)]);
  await seller.work();
  const events = Object.fromEntries(await listEvents(seller.userId)) as Record<
    string,
    Record<string, string>
  >;
  const { batchId: id = "" } = events["batch.finished"] ?? {};
  expect((await call("readBatch", { id })).body).toMatchObject({
    state: "done",
    counts: { ready: 1, refused: 1 },
  });
  const { batchId = "", rowId = "" } = events["listing.failed"] ?? {};
  expect(
    (await call("readBatchRow", { id: batchId, rowId })).body,
  ).toMatchObject({ id: rowId, state: "refused" });
});
