import { randomUUID } from "node:crypto";
import { writeBatchRowTask } from "@/lib/batches/tasks";
import { writeBatchRow } from "@/lib/batches/write/write-row";
import {
  commitReservation,
  refundReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import { generateShopNames } from "@/lib/brand/names/generate-shop-names";
import { db } from "@/lib/database/db";
import { importListing } from "@/lib/listings/import/import-listing";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { webhookEvents } from "@/lib/webhooks/schema";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { createUser } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { callApi, createProgram } from "@/tests/support/public-api";
import { mugForm } from "@/tests/support/seller";
import { addEndpoint, listEvents } from "@/tests/support/webhooks";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();
type Event = [string, Record<string, string>];
const caps = { inFlight: 99, failuresPerHour: 99, perMinute: 99 };

async function createListener(events: readonly string[] = webhookEvents) {
  const user = await createUser();
  await addEndpoint(user.id, [...events]);
  return user;
}

async function reserve(
  userId: number,
  {
    quota = null as number | null,
    idempotencyKey = randomUUID() as string,
  } = {},
) {
  const outcome = await reserveListing(
    { userId, quota, idempotencyKey, requestHash: "h" },
    caps,
  );
  if (outcome.kind !== "reserved") throw new Error(outcome.kind);
  return outcome.id;
}
const commit = (id: string) =>
  db().$transaction((tx) => commitReservation(tx, id));

const emit = (userId: number, listingId: string, options = {}) =>
  db().$transaction((tx) =>
    emitEvent(tx, userId, "listing.ready", { listingId }, options),
  );

test("webhook event: stored with its job in the transaction of what it tells of, or not at all", async () => {
  const { id: userId } = await createListener();
  await emit(userId, "7");
  expect(await listEvents(userId)).toEqual([
    ["listing.ready", { listingId: "7" }],
  ]);
  const [delivery] = await db().webhookDelivery.findMany({
    where: { endpoint: { userId } },
  });
  const jobs = await listJobs({
    key: `user:${userId}:webhook:${delivery?.id}`,
  });
  expect(jobs).toMatchObject([
    { task: "deliver_webhook", payload: { deliveryId: delivery?.id } },
  ]);
  const failing = db().$transaction(async (tx) => {
    await emitEvent(tx, userId, "listing.ready", { listingId: "8" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await listEvents(userId)).toHaveLength(1);
});

test("webhook event: once in a transaction, again in the next, and never again where it is emitted once", async () => {
  const { id: userId } = await createListener();
  await db().$transaction(async (tx) => {
    for (const listingId of ["1", "1", "2"])
      await emitEvent(tx, userId, "listing.ready", { listingId });
  });
  await emit(userId, "1");
  await emit(userId, "2", { isOnce: true });
  await emit(userId, "3", { isOnce: true });
  const ids = (await listEvents(userId)).map(([, data]) => data);
  expect(ids).toHaveLength(4);
  expect(ids).toEqual(
    expect.arrayContaining(["1", "2", "3"].map((listingId) => ({ listingId }))),
  );
});

test("webhook event: only to endpoints that ask for it and are on, and to nobody else's", async () => {
  const { id: userId } = await createListener(["usage.low"]);
  const { id: other } = await createListener();
  const off = await addEndpoint(userId, ["listing.ready"]);
  await db().webhookEndpoint.update({
    where: { id: off },
    data: { disabledAt: new Date() },
  });
  await emit(userId, "1");
  expect(await listEvents(userId)).toEqual([]);
  expect(await listEvents(other)).toEqual([]);
});

test("webhook event: of an endpoint, the newest 2,000 stay in the log", async () => {
  const { id: userId } = await createListener(["listing.ready"]);
  const { id: endpointId } = await db().webhookEndpoint.findFirstOrThrow({
    where: { userId },
  });
  await db().$executeRaw`
    INSERT INTO "WebhookDelivery" ("endpointId", event, payload, "createdAt")
    SELECT ${endpointId}::uuid, 'listing.ready', '{}', now() - n * interval '1 second' FROM generate_series(1, 2000) n`;
  await emit(userId, "1");
  const where = { endpointId };
  expect(await db().webhookDelivery.count({ where })).toBe(2_000);
  expect(
    await db().webhookDelivery.findFirst({
      where,
      orderBy: { createdAt: "desc" },
    }),
  ).toMatchObject({ payload: { data: { listingId: "1" } } });
});

test("listing.ready: not of a listing that a seller imports", async () => {
  const { id: userId } = await createListener();
  await importListing(userId, {
    title: "Stoneware mug",
    description: "A mug.",
    tags: [],
    materials: [],
    altText: "",
    sourceKey: "",
  });
  expect(await db().listing.count({ where: { userId } })).toBe(1);
  expect(await listEvents(userId)).toEqual([]);
});

test("listing.ready and listing.failed: with the request of the program that asked, and the key that it chose", async () => {
  const { user, secret } = await createProgram(["generate"]);
  await addEndpoint(user.id, ["listing.ready", "listing.failed"]);
  const create = (key: string) =>
    callApi("createListing", {
      secret,
      body: mugForm,
      headers: { "Idempotency-Key": key, Prefer: "wait=30" },
    });
  await sandbox.fail({ mode: "status", status: 400 });
  expect((await create("mug-1")).status).toBe(502);
  await sandbox.reset();
  const { body: listing } = await create("mug-2");
  const [failed, ready] = await listEvents(user.id);
  expect([failed, ready]).toEqual([
    [
      "listing.failed",
      { idempotencyKey: "mug-1", requestId: expect.any(String) },
    ],
    ["listing.ready", { listingId: listing.id, requestId: expect.any(String) }],
  ]);
  const readRequest = async ([, data]: Event) =>
    (
      await callApi("readListingRequest", {
        secret,
        params: { id: data.requestId ?? "" },
      })
    ).body;
  expect(await readRequest(failed as Event)).toMatchObject({
    status: "failed",
  });
  expect(await readRequest(ready as Event)).toMatchObject({
    status: "ready",
    listingId: listing.id,
  });
});

test("listing.failed: named by its idempotency key, and only for a failure that is not the caller's", async () => {
  const { id: userId } = await createListener();
  for (const failure of ["upstream_failed", "refused", "unfinished"]) {
    await refundReservation(
      await reserve(userId, { idempotencyKey: failure }),
      failure,
    );
  }
  for (const failure of ["bad_request", "invalid_input", null])
    await refundReservation(await reserve(userId), failure);
  expect(await listEvents(userId)).toEqual([
    ["listing.failed", { idempotencyKey: "upstream_failed" }],
    ["listing.failed", { idempotencyKey: "refused" }],
    ["listing.failed", { idempotencyKey: "unfinished" }],
  ]);
});

test("listing.failed: not for shop names", async () => {
  const { id: userId } = await createListener();
  await sandbox.fail({ mode: "status", status: 400 });
  const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const request = { keywords: ["stoneware"], style: null };
  const generation = {
    user,
    request,
    idempotencyKey: randomUUID(),
  } as unknown as Parameters<typeof generateShopNames>[0];
  await expect(generateShopNames(generation, new Date())).rejects.toThrow();
  expect(await db().reservation.findMany({ where: { userId } })).toMatchObject([
    { state: "refunded" },
  ]);
  expect(await listEvents(userId)).toEqual([]);
});

test("batch.finished: once, after the last row; a row that is refused is a failed listing", async () => {
  const seller = await createBatchSeller();
  await addEndpoint(seller.userId, ["batch.finished", "listing.failed"]);
  await sandbox.fail({ mode: "refusal", match: "Cursed teapot" });
  const rows = [...mugRows(2), { form: { productName: "Cursed teapot" } }];
  const { body } = await seller.create({ name: "Autumn", rows });
  const job = (await listJobs({ key: `user:${seller.userId}:batch:0` }))[0];
  await writeBatchRow(writeBatchRowTask.schema.parse(job?.payload));
  expect(await listEvents(seller.userId)).toEqual([]);
  await seller.work();
  const refused = (await seller.read(body.id)).body.rows.find(
    ({ state }) => state === "refused",
  );
  const events = await listEvents(seller.userId);
  expect(events).toHaveLength(2);
  expect(events).toContainEqual(["batch.finished", { batchId: body.id }]);
  expect(events).toContainEqual([
    "listing.failed",
    { batchId: body.id, rowId: refused?.id },
  ]);
});

test("batch.finished: not while a row goes on that waited for a listing", async () => {
  const seller = await createBatchSeller({ left: 1 });
  await addEndpoint(seller.userId, ["batch.finished"]);
  await sandbox.fail({ mode: "refusal", match: "Cursed teapot" });
  const { body } = await seller.create({
    name: "Autumn",
    rows: [{ form: { productName: "Cursed teapot" } }, ...mugRows(1)],
  });
  // As if the mug had been refused a listing while the teapot had the last one.
  await db().batchRow.updateMany({
    where: { batchId: body.id, position: 2 },
    data: { state: "waiting" },
  });
  const [job] = await listJobs({ key: `user:${seller.userId}:batch:0` });
  // The teapot is refused and gives its listing to the mug, in one transaction.
  await writeBatchRow(writeBatchRowTask.schema.parse(job?.payload));
  expect((await seller.read(body.id)).body.counts).toMatchObject({
    refused: 1,
    queued: 1,
  });
  expect(await listEvents(seller.userId)).toEqual([]);
  await seller.work();
  expect(await listEvents(seller.userId)).toEqual([
    ["batch.finished", { batchId: body.id }],
  ]);
});

test("usage.low: once, when four fifths of the month's listings are written", async () => {
  const { id: userId } = await createListener(["usage.low"]);
  for (let used = 1; used <= 3; used += 1)
    await commit(await reserve(userId, { quota: 5 }));
  expect(await listEvents(userId)).toEqual([]);
  await commit(await reserve(userId, { quota: 5 }));
  const [[event, data] = []] = await listEvents(userId);
  expect([event, data]).toEqual([
    "usage.low",
    { period: expect.stringMatching(/^\d{4}-\d\d$/) },
  ]);
  await commit(await reserve(userId, { quota: 5 }));
  expect(await listEvents(userId)).toHaveLength(1);
});

test("usage.low: never with an unlimited plan", async () => {
  const { id: userId } = await createListener(["usage.low"]);
  for (let used = 1; used <= 3; used += 1) await commit(await reserve(userId));
  expect(await listEvents(userId)).toEqual([]);
});
