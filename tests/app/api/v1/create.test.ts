import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { fullTest } from "@/tests/support/full-test";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { addPhoto } from "@/tests/support/photo-rows";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { callApi, createProgram } from "@/tests/support/public-api";
import { runs } from "@/tests/support/repetitions";
import { seenDish } from "@/tests/support/seeing-model";
import { mugForm as mug } from "@/tests/support/seller";

const sandbox = setUpModelSandbox();

async function createWriter(
  fields: Parameters<typeof createProgram>[1] = { subscriptionTier: "pro" },
) {
  const { user, secret } = await createProgram(["generate", "read"], fields);
  const create = (
    body: unknown,
    key: string | null = randomUUID(),
    prefer?: string,
  ) =>
    callApi("createListing", {
      secret,
      body,
      headers: {
        ...(key !== null && { "Idempotency-Key": key }),
        ...(prefer && { Prefer: prefer }),
      },
    });
  const read = (id: string) =>
    callApi("readListingRequest", { secret, params: { id } });
  async function waitFor(id: string) {
    for (;;) {
      const { body } = await read(id);
      if (body.status !== "queued") return body;
      await sleep(200);
    }
  }
  const counts = async () => ({
    used: await countUsed(user.id),
    listings: await db().listing.count({ where: { userId: user.id } }),
  });
  return { user, secret, create, read, waitFor, counts };
}

test("a listing is queued at once, and its request leads to it", async () => {
  const { secret, create, waitFor, counts } = await createWriter();
  // Otherwise it may be written before the answer is.
  await sandbox.fail({ mode: "latency", latencyMs: 1_500, count: 1 });
  const { status, body, headers } = await create(mug);
  expect([status, body.status, body.listingId]).toEqual([202, "queued", null]);
  expect(headers.get("location")).toBe(`/api/v1/listing-requests/${body.id}`);
  const { listingId } = await waitFor(body.id);
  const listing = await callApi("readListing", {
    secret,
    params: { id: listingId },
  });
  expect(listing.body).toMatchObject({
    id: listingId,
    productName: mug.productName,
  });
  expect(await counts()).toEqual({ used: 1, listings: 1 });
});

test("with Prefer: wait the listing itself comes, with its address and version", async () => {
  const { create, counts } = await createWriter();
  const { status, body, headers } = await create(
    mug,
    randomUUID(),
    "respond-async, wait=30",
  );
  expect(status).toBe(201);
  expect(headers.get("location")).toBe(`/api/v1/listings/${body.id}`);
  expect([headers.get("etag"), headers.get("preference-applied")]).toEqual([
    '"1"',
    "wait",
  ]);
  expect(headers.get("idempotent-replayed")).toBeNull();
  expect(await counts()).toEqual({ used: 1, listings: 1 });
});

fullTest(
  "a listing that takes longer than the program waits is answered with its request",
  async () => {
    await sandbox.fail({ mode: "latency", latencyMs: 1_500 });
    const { create, waitFor } = await createWriter();
    const { status, body } = await create(mug, randomUUID(), "wait=1");
    expect([status, body.status]).toEqual([202, "queued"]);
    expect((await waitFor(body.id)).status).toBe("ready");
  },
);

const clicks = runs(200);

test(`${clicks} parallel requests with one key make one listing and use one of the month`, async () => {
  const { create, waitFor, counts } = await createWriter();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: clicks }, () => create(mug, key)),
  );
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([202]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(
    answers.filter(
      ({ headers }) => headers.get("idempotent-replayed") === null,
    ),
  ).toHaveLength(1);
  expect((await waitFor(answers[0]?.body.id)).status).toBe("ready");
  expect(await counts()).toEqual({ used: 1, listings: 1 });
});

test("a request that is sent again is answered with the same listing, and waits for it too", async () => {
  const { create, counts } = await createWriter();
  const key = randomUUID();
  const [first, second] = await Promise.all([
    create(mug, key, "wait=30"),
    create(mug, key, "wait=30"),
  ]);
  const third = await create(mug, key, "wait=30");
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(new Set([first, second, third].map(({ body }) => body.id)).size).toBe(
    1,
  );
  expect(third.headers.get("idempotent-replayed")).toBe("true");
  expect(await counts()).toEqual({ used: 1, listings: 1 });
});

test("one key for two requests is refused, and nothing is taken for the second", async () => {
  const { create, waitFor, counts } = await createWriter();
  const key = randomUUID();
  const { body } = await create(mug, key);
  const refused = await create({ ...mug, productName: "Bowl" }, key);
  expect(refused).toMatchObject({
    status: 422,
    body: { code: "idempotency_mismatch" },
  });
  await waitFor(body.id);
  expect(await counts()).toEqual({ used: 1, listings: 1 });
});

fullTest("two sellers may use the same key", async () => {
  const [one, other] = [await createWriter(), await createWriter()];
  const key = randomUUID();
  const [first, second] = [
    await one.create(mug, key, "wait=30"),
    await other.create(mug, key, "wait=30"),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.id).not.toBe(second.body.id);
});

test("a request without a key, with an odd one, or without a product is refused before anything is counted", async () => {
  const { create, counts } = await createWriter();
  expect(await create(mug, null)).toMatchObject({
    status: 400,
    body: { code: "idempotency_key_missing" },
  });
  expect(await create(mug, "a b")).toMatchObject({
    status: 422,
    body: { code: "invalid_input" },
  });
  const unnamed = await create({ careInstructions: "By hand" });
  expect(unnamed).toMatchObject({ status: 422 });
  expect(
    await create({ ...mug, imageUrl: "https://example.com/a.jpg" }),
  ).toMatchObject({ status: 422 });
  const missing = await create({ photoIds: [randomUUID()] });
  expect([missing.status, missing.body.errors]).toEqual([
    404,
    [
      {
        pointer: "/photoIds/0",
        code: "not_found",
        detail: missing.body.detail,
      },
    ],
  ]);
  expect(await counts()).toEqual({ used: 0, listings: 0 });
});

test("when the model fails nothing is counted, and the same key may be sent again", async () => {
  const { create, waitFor, counts } = await createWriter();
  const key = randomUUID();
  await sandbox.fail({ mode: "status", status: 400 });
  const { body } = await create(mug, key);
  const failed = await waitFor(body.id);
  expect(failed).toMatchObject({
    status: "failed",
    listingId: null,
    error: expect.any(String),
  });
  expect(await counts()).toEqual({ used: 0, listings: 0 });
  await sandbox.reset();
  expect((await create(mug, key, "wait=30")).status).toBe(201);
  expect(await counts()).toEqual({ used: 1, listings: 1 });
});

test("the last listing of the month is written once, and the next is refused with 403", async () => {
  const { user, create, waitFor, counts } = await createWriter({});
  const [{ period } = { period: "" }] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  const { quota, resetsAt } = (
    await callApi("readUsage", {
      secret: (await createProgram(["read"])).secret,
    })
  ).body;
  await db().usage.create({
    data: { userId: user.id, period, used: quota - 1 },
  });
  const answers = await Promise.all([create(mug), create(mug), create(mug)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 403, 403]);
  const taken = answers.find(({ status }) => status === 202);
  expect((await waitFor(taken?.body.id)).status).toBe("ready");
  expect(taken?.headers.get("ratelimit-policy")).toMatch(
    new RegExp(`^"minute";q=300;w=60, "month";q=${quota};w=\\d+$`),
  );
  expect(taken?.headers.get("ratelimit")).toMatch(
    /^"minute";r=\d+;t=\d+, "month";r=0;t=\d+$/,
  );
  const left = taken?.headers.get("ratelimit")?.match(/\d+$/)?.[0];
  expect(Number(left)).toBeLessThanOrEqual(31 * 86_400);
  const refused = [
    ...answers.filter(({ status }) => status === 403),
    await create(mug),
  ];
  for (const { body } of refused)
    expect(body).toMatchObject({ code: "limit_reached", resetsAt });
  expect(await counts()).toEqual({ used: quota, listings: 1 });
});

test("another's request, and one of a page, is not found", async () => {
  const [one, other] = [await createWriter(), await createWriter()];
  const { body } = await one.create(mug);
  expect((await other.read(body.id)).status).toBe(404);
  expect((await one.read("none")).status).toBe(404);
  const page = await db().reservation.create({
    data: {
      userId: one.user.id,
      period: "2026-11",
      idempotencyKey: randomUUID(),
      requestHash: "",
      expiresAt: new Date(),
    },
  });
  expect((await one.read(page.id)).status).toBe(404);
  await one.waitFor(body.id);
});

test("a listing is written from a photo that was uploaded, and refused with a file that is none", async () => {
  const { secret, create } = await createWriter();
  const upload = (bytes: Uint8Array) => {
    const body = new FormData();
    body.set("photo", photoFile(bytes));
    return callApi("uploadPhoto", { secret, body });
  };
  const photo = await upload(await createJpeg());
  expect([photo.status, photo.body.width]).toEqual([201, 600]);
  await sandbox.fail({ mode: "answer", answer: seenDish });
  const { status, body } = await create(
    { photoIds: [photo.body.id] },
    randomUUID(),
    "wait=30",
  );
  expect([status, body.photos[0].id]).toEqual([201, photo.body.id]);
  expect((await upload(Buffer.from("no photo"))).status).toBe(415);
  expect(
    (await callApi("uploadPhoto", { secret, body: new FormData() })).status,
  ).toBe(422);
});

describe("photos that tell nobody what the piece is", () => {
  async function createUnnamed() {
    const writer = await createWriter();
    const image = new Uint8Array(await createJpeg());
    const photoIds = [await addPhoto(writer.user.id, { image })];
    await sandbox.fail({
      mode: "answer",
      count: 1,
      answer: JSON.stringify({ item: "", suggestions: ["ring dish", "tray"] }),
    });
    return { ...writer, photoIds };
  }
  const nothing = { used: 0, listings: 0 };

  test("a problem with what it may be, and the same key works with a name", async () => {
    const { photoIds, create, counts } = await createUnnamed();
    const key = randomUUID();
    const { status, body, headers } = await create(
      { photoIds },
      key,
      "wait=30",
    );
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect([status, body]).toEqual([
      422,
      {
        type: expect.stringMatching(/\/docs\/errors#piece_unknown$/),
        title: "It is not clear what the piece is",
        status: 422,
        detail: expect.stringContaining("Nothing was counted"),
        code: "piece_unknown",
        requestId: expect.any(String),
        suggestions: ["ring dish", "tray"],
      },
    ]);
    expect(await counts()).toEqual(nothing);
    const named = await create(
      { photoIds, productName: "Ring dish" },
      key,
      "wait=30",
    );
    expect([named.status, named.body.productName]).toEqual([201, "Ring dish"]);
    expect(await counts()).toEqual({ used: 1, listings: 1 });
  });

  test("without waiting, its request has failed for that", async () => {
    const { photoIds, create, waitFor, counts } = await createUnnamed();
    const { status, body } = await create({ photoIds });
    expect(status).toBe(202);
    expect(await waitFor(body.id)).toMatchObject({
      status: "failed",
      error: "piece_unknown",
      listingId: null,
    });
    expect(await counts()).toEqual(nothing);
  });

  test("a request that is sent again meanwhile is refused as the first", async () => {
    const { photoIds, create } = await createUnnamed();
    await sandbox.reset();
    await sandbox.fail({ mode: "latency", latencyMs: 1_500, count: 1 });
    const key = randomUUID();
    expect((await create({ photoIds }, key)).status).toBe(202);
    const again = await create({ photoIds }, key, "wait=30");
    expect([again.status, again.body.code]).toEqual([422, "piece_unknown"]);
    expect(await sandbox.modelCalls()).toHaveLength(1);
  });
});
