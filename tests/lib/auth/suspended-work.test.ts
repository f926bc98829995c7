import { randomUUID } from "node:crypto";
import { ownedSchema, putOff } from "@/lib/auth/suspension/put-off-data";
import { runModelBatch } from "@/lib/batches/day/run/run-model-batch";
import { writeBatchRowTask } from "@/lib/batches/tasks";
import { db } from "@/lib/database/db";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import { tasks } from "@/lib/tasks";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { createAdministrator, reason } from "@/tests/support/administrator";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { listJobs } from "@/tests/support/jobs";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { createSubscriber, startReceiver } from "@/tests/support/webhooks";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
process.env.TOKEN_ENCRYPTION_KEY = Buffer.alloc(32, "webhooks").toString(
  "base64",
);
process.env.ALLOW_LOOPBACK_FETCH = "true";
const adminEmail = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = adminEmail;
setUpModelSandbox();
let admin: Awaited<ReturnType<typeof createAdministrator>>;
beforeAll(async () => {
  admin = await createAdministrator(adminEmail);
});

const act = async (id: number, name: string) =>
  expect((await admin.act(id, { act: name, reason })).status).toBe(200);

/** Runs the job with this key as a worker does; what it queues stays. */
async function runJob(name: string, key: string) {
  const [job] = await listJobs({ key });
  if (job === undefined) throw new Error(`no job ${key}`);
  await db()
    .$executeRaw`SELECT FROM graphile_worker.complete_jobs(ARRAY[${job.id}::bigint])`;
  const context = { attempt: 1, signal: new AbortController().signal };
  await tasks
    .find((task) => task.name === name)
    ?.run(job.payload, { ...context, key, priority: 2 });
}

const isLater = (at: Date | undefined) =>
  at !== undefined && at.getTime() > Date.now() + 60_000;

test("a batch under way: its jobs are put off and don't fail, and it is written once the account is restored", async () => {
  const seller = await createBatchSeller();
  const { body } = await seller.create({ name: "Autumn", rows: mugRows(3) });
  const key = `user:${seller.userId}:batch:0`;
  await runJob(writeBatchRowTask.name, key);
  await act(seller.userId, "suspend");
  for (let times = 0; times < 3; times += 1) {
    await runJob(writeBatchRowTask.name, key);
    const [job] = await listJobs({ key });
    expect(job).toMatchObject({ attempts: 0, task: writeBatchRowTask.name });
    expect(isLater(job?.runAt)).toBe(true);
  }
  const statesOf = async () => {
    const rows = await db().batchRow.findMany({
      where: { batchId: body.id },
      orderBy: { position: "asc" },
    });
    return rows.map(({ state }) => state);
  };
  expect(await statesOf()).toEqual(["ready", "queued", "queued"]);
  await act(seller.userId, "restore");
  const [resumed] = await listJobs({ key });
  expect(isLater(resumed?.runAt)).toBe(false);
  await seller.work();
  expect(await statesOf()).toEqual(["ready", "ready", "ready"]);
  expect(await seller.used()).toBe(3);
});

test("a row that was taken just before: it waits, takes no listing, and is written later", async () => {
  const seller = await createBatchSeller();
  const { body } = await seller.create({ name: "Autumn", rows: mugRows(1) });
  const { writeBatchRow } = await import("@/lib/batches/write/write-row");
  await act(seller.userId, "suspend");
  await writeBatchRow({ userId: seller.userId, lane: 0 });
  const where = { batchId: body.id };
  expect(await db().batchRow.findFirst({ where })).toMatchObject({
    state: "queued",
    reason: null,
    failures: 0,
  });
  expect(await seller.used()).toBe(0);
});

test("a batch within a day that was not sent: it waits longer than its requests live, and is sent then", async () => {
  const seller = await createBatchSeller();
  const { body } = await seller.create({
    name: "Autumn",
    rows: mugRows(10),
    mode: "day",
  });
  await act(seller.userId, "suspend");
  const open = () =>
    db().modelBatch.findFirstOrThrow({ where: { userId: seller.userId } });
  const { id } = await open();
  const twoDays = new Date(Date.now() + 2 * 86_400_000);
  await runModelBatch({ id, userId: seller.userId }, twoDays);
  expect(await open()).toMatchObject({ state: "new" });
  await act(seller.userId, "restore");
  await runModelBatch({ id, userId: seller.userId });
  expect(await open()).toMatchObject({ state: "sent" });
  expect(
    await db().batchRow.count({ where: { batchId: body.id, state: "failed" } }),
  ).toBe(0);
});

test("a draft under way: its next step is put off, with the key of its job", async () => {
  const seller = await createBatchSeller();
  const { userId } = seller;
  await act(userId, "suspend");
  const id = randomUUID();
  const key = `user:${userId}:publish:${id}`;
  await db().$executeRaw`SELECT FROM graphile_worker.add_job(
    ${publishListingTask.name}, json_build_object('publicationId', ${id}::text, 'userId', ${userId}::int), job_key := ${key})`;
  await runJob(publishListingTask.name, key);
  const [job] = await listJobs({ key });
  expect(job).toMatchObject({
    payload: { publicationId: id, userId },
    attempts: 0,
  });
  expect(isLater(job?.runAt)).toBe(true);
  await act(userId, "restore");
  expect(isLater((await listJobs({ key }))[0]?.runAt)).toBe(false);
});

test("a job that is put off while its account is deleted doesn't come back", async () => {
  const seller = await createBatchSeller();
  const { userId } = seller;
  await seller.create({ name: "Autumn", rows: mugRows(1) });
  const key = `user:${userId}:batch:0`;
  await act(userId, "suspend");
  await Promise.all([
    runJob(writeBatchRowTask.name, key),
    act(userId, "delete"),
  ]);
  expect(await listJobs({ userId })).toEqual([]);
  // As when it looked just before the deletion.
  await putOff(
    { ...writeBatchRowTask, schema: ownedSchema },
    { userId, lane: 0 },
    { attempt: 1, signal: new AbortController().signal, key },
  );
  expect(await listJobs({ userId })).toEqual([]);
});

test("webhooks: nothing is sent while the account is suspended, and everything that waited once it is restored", async () => {
  const receiver = await startReceiver();
  const subscriber = await createSubscriber();
  const { id: endpointId } = await subscriber.create(receiver.url);
  const emit = (listingId: string) =>
    db().$transaction((tx) =>
      emitEvent(tx, subscriber.userId, "listing.ready", { listingId }),
    );
  await emit("1");
  await act(subscriber.userId, "suspend");
  await emit("2");
  const waiting = await subscriber.deliveries();
  expect(waiting).toHaveLength(2);
  for (const { id } of waiting) expect(await subscriber.deliver(id)).toBe(true);
  expect(receiver.received).toEqual([]);
  for (const { id } of waiting)
    expect(await subscriber.deliver(id)).toBe(false);
  await act(subscriber.userId, "restore");
  for (const { id } of waiting) expect(await subscriber.deliver(id)).toBe(true);
  expect(receiver.ids().sort()).toEqual(waiting.map(({ id }) => id).sort());
  expect(
    (await subscriber.endpoint(endpointId))?.disabledAt ?? null,
  ).toBeNull();
  await receiver.close();
});
