import { db } from "@/lib/database/db";
import { deliverWebhook } from "@/lib/webhooks/deliver/deliver-webhook";
import { takeDelivery } from "@/lib/webhooks/deliver/delivery-data";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { retryDelays } from "@/lib/webhooks/schema";
import { deliverWebhookTask } from "@/lib/webhooks/tasks";
import { purgeDeliveries } from "@/lib/webhooks/webhook-data";
import { closeConnections } from "@/tests/support/connections";
import { listJobs, takeJob } from "@/tests/support/jobs";
import { createSubscriber, startReceiver } from "@/tests/support/webhooks";

process.env.TOKEN_ENCRYPTION_KEY = Buffer.alloc(32, "webhooks").toString(
  "base64",
);
process.env.ALLOW_LOOPBACK_FETCH = "true";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());
afterAll(closeConnections);

/**
 * A subscriber with an endpoint at the receiver and an event that waits for it.
 */
async function createWaiting() {
  const subscriber = await createSubscriber();
  const { id: endpointId, secret } = await subscriber.create(receiver.url);
  const { body } = await subscriber.sendTest(endpointId);
  return { ...subscriber, endpointId, secret, deliveryId: body.id as string };
}
type Waiting = Awaited<ReturnType<typeof createWaiting>>;

const fail = (status: number) => {
  receiver.answer = (response) => void response.writeHead(status).end();
};

test("webhook: signed as Standard Webhooks says, with the ids alone, and logged as delivered", async () => {
  const { deliver, deliveryId, secret, endpointId, delivery } =
    await createWaiting();
  await deliver(deliveryId);
  expect(receiver.verify(secret)).toEqual({
    type: "webhook.test",
    timestamp: expect.stringMatching(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    ),
    data: { endpointId },
  });
  expect(receiver.received[0]).toMatchObject({
    path: "/hook",
    headers: { "webhook-id": deliveryId, "content-type": "application/json" },
  });
  expect(() =>
    receiver.verify(`whsec_${Buffer.alloc(32).toString("base64")}`),
  ).toThrow();
  expect(await delivery(endpointId)).toMatchObject({
    id: deliveryId,
    state: "delivered",
    attempts: 1,
    answerStatus: 204,
    failure: null,
    nextAt: null,
  });
  expect(await deliver(deliveryId)).toBe(false);
});

test("webhook: both secrets sign while one replaces the other, for a day", async () => {
  const { deliver, deliveryId, secret, endpointId, rotate, resend, endpoint } =
    await createWaiting();
  const { body } = await rotate(endpointId);
  expect(body.endpoint.previousEndsAt).not.toBeNull();
  await deliver(deliveryId);
  expect(
    String(receiver.received[0]?.headers["webhook-signature"]).split(" "),
  ).toHaveLength(2);
  for (const each of [secret, body.secret])
    expect(() => receiver.verify(each)).not.toThrow();

  const { keyId, secrets } = await db().webhookEndpoint.findUniqueOrThrow({
    where: { id: endpointId },
  });
  expect({ keyId, secrets }).not.toHaveProperty("secret");
  await resend(deliveryId);
  // The library refuses what is dated tomorrow: only the number of signatures
  // tells.
  await deliver(deliveryId, new Date(Date.now() + 25 * 3_600_000));
  expect(
    String(receiver.received[1]?.headers["webhook-signature"]).split(" "),
  ).toHaveLength(1);
  expect((await endpoint(endpointId))?.previousEndsAt).not.toBeNull();
});

async function failOnce({ deliver, deliveryId, endWaiting, jobKey }: Waiting) {
  await endWaiting(deliveryId);
  expect(await deliver(deliveryId)).toBe(true);
  const row = await db().webhookDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
  });
  const [job] = await listJobs({ key: jobKey(deliveryId) });
  if (row.nextAt !== null) expect(job?.runAt).toEqual(row.nextAt);
  else expect(job).toBeUndefined();
  return row;
}

test("webhook: a failing endpoint gets it eight times, with the delays of Standard Webhooks", async () => {
  const waiting = await createWaiting();
  fail(500);
  for (const seconds of retryDelays) {
    const { state, nextAt, attemptedAt, failure, answerStatus } =
      await failOnce(waiting);
    expect([state, failure, answerStatus]).toEqual(["pending", "status", 500]);
    const delay = (nextAt?.getTime() ?? 0) - (attemptedAt?.getTime() ?? 0);
    expect(delay).toBeGreaterThanOrEqual(seconds * 1_000);
  }
  expect(await failOnce(waiting)).toMatchObject({
    state: "failed",
    attempts: 8,
  });
  expect(new Set(receiver.ids())).toEqual(new Set([waiting.deliveryId]));
  expect(receiver.received).toHaveLength(8);
  expect(
    (await waiting.endpoint(waiting.endpointId))?.failingSince,
  ).not.toBeNull();
});

test("webhook: the first success ends the endpoint's failures", async () => {
  const waiting = await createWaiting();
  fail(500);
  await failOnce(waiting);
  receiver.answer = (response) => void response.writeHead(200).end("ok");
  expect(await failOnce(waiting)).toMatchObject({
    state: "delivered",
    attempts: 2,
    answerStatus: 200,
    failure: null,
  });
  expect((await waiting.endpoint(waiting.endpointId))?.failingSince).toBeNull();
});

test("webhook: a redirect is a failure, and is not followed", async () => {
  const waiting = await createWaiting();
  receiver.answer = (response) =>
    void response.writeHead(307, { location: "/inside" }).end();
  expect(await failOnce(waiting)).toMatchObject({
    state: "pending",
    answerStatus: 307,
    failure: "status",
  });
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
});

test("webhook: an answer without end counts by its status, and is cut off", async () => {
  const waiting = await createWaiting();
  const closed = new Promise((done) => {
    receiver.answer = (response) => {
      response.on("close", done);
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(10_000)));
        response.once("drain", more);
      };
      more();
    };
  });
  expect(await failOnce(waiting)).toMatchObject({ state: "delivered" });
  await closed;
});

test("webhook: an address that leads inside is not called, and tried again later", async () => {
  const waiting = await createWaiting();
  await db().webhookEndpoint.update({
    where: { id: waiting.endpointId },
    data: { url: "https://10.0.0.1/" },
  });
  expect(await failOnce(waiting)).toMatchObject({
    state: "pending",
    failure: "address",
    answerStatus: null,
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("webhook: secrets that can't be read send nothing, and are no failure of the endpoint's", async () => {
  const waiting = await createWaiting();
  const { endpointId } = waiting;
  const update = (data: object) =>
    db().webhookEndpoint.update({ where: { id: endpointId }, data });
  await update({ keyId: "gone" });
  expect(await failOnce(waiting)).toMatchObject({
    state: "pending",
    failure: "secret",
  });
  expect(receiver.received).toEqual([]);
  expect(await waiting.endpoint(endpointId)).toMatchObject({
    failingSince: null,
  });
  await update({ failingSince: daysAgo(6) });
  expect(await failOnce(waiting)).toMatchObject({
    state: "pending",
    failure: "secret",
  });
  expect(await waiting.endpoint(endpointId)).toMatchObject({
    disabledAt: null,
  });
});

test("webhook: another address of an endpoint has not failed yet", async () => {
  const { endpointId, endpoint, change } = await createWaiting();
  const failingSince = daysAgo(4);
  await db().webhookEndpoint.update({
    where: { id: endpointId },
    data: { failingSince },
  });
  await change(endpointId, { url: receiver.url });
  expect(await endpoint(endpointId)).toMatchObject({
    failingSince: failingSince.toISOString(),
  });
  await change(endpointId, { url: `${receiver.url}/other` });
  expect(await endpoint(endpointId)).toMatchObject({ failingSince: null });
});

const emailsTo = async (to: string) =>
  (await listJobs({ to, task: "send_email" })).map(
    ({ payload }) => (payload as { email: object }).email,
  );

test("webhook: after five days of failures the endpoint is switched off, with one email", async () => {
  const waiting = await createWaiting();
  const { endpointId, user } = waiting;
  fail(503);
  await db().webhookEndpoint.update({
    where: { id: endpointId },
    data: { failingSince: daysAgo(4.9) },
  });
  expect(await failOnce(waiting)).toMatchObject({ state: "pending" });
  expect(await emailsTo(user.email)).toEqual([]);
  await db().webhookEndpoint.update({
    where: { id: endpointId },
    data: { failingSince: daysAgo(5.1) },
  });
  await waiting.sendTest(endpointId);
  expect(await failOnce(waiting)).toMatchObject({
    state: "failed",
    failure: "switched_off",
  });
  expect(await waiting.endpoint(endpointId)).toMatchObject({
    disabledReason: "failing",
  });
  expect((await waiting.deliveries()).map(({ state }) => state)).toEqual([
    "failed",
    "failed",
  ]);
  const host = new URL(receiver.url).host;
  expect(await emailsTo(user.email)).toEqual([
    { template: "webhook_disabled", host, reason: "failing" },
  ]);
  const before = receiver.received.length;
  await waiting.deliverAll();
  expect(receiver.received).toHaveLength(before);

  await waiting.change(endpointId, { enabled: true });
  expect(await waiting.endpoint(endpointId)).toMatchObject({
    disabledAt: null,
    failingSince: null,
  });
});

test("webhook: 410 Gone switches the endpoint off at once", async () => {
  const waiting = await createWaiting();
  fail(410);
  expect(await failOnce(waiting)).toMatchObject({
    state: "failed",
    answerStatus: 410,
  });
  expect(await waiting.endpoint(waiting.endpointId)).toMatchObject({
    disabledReason: "gone",
  });
  expect(await emailsTo(waiting.user.email)).toMatchObject([
    { reason: "gone" },
  ]);
});

test("webhook: a worker that is killed before it stores the answer: sent again, with the same id", async () => {
  const { deliver, deliveryId, jobKey, deliveries } = await createWaiting();
  const job = await takeJob(deliverWebhookTask, jobKey(deliveryId));
  // It has taken its turn, and maybe sent it.
  expect(
    await takeDelivery(deliveryId, crypto.randomUUID(), "quick"),
  ).not.toBeNull();
  const context = { attempt: 2, signal: new AbortController().signal };
  // Its job is released while its turn still counts: nobody else sends it
  // meanwhile.
  await deliverWebhook(job, context);
  expect(receiver.received).toEqual([]);
  await db().webhookDelivery.update({
    where: { id: deliveryId },
    data: { heldUntil: daysAgo(0.1) },
  });
  expect(await deliver(deliveryId)).toBe(true);
  expect(receiver.ids()).toEqual([deliveryId]);
  expect(await deliveries()).toMatchObject([
    { state: "delivered", attempts: 2 },
  ]);
});

test("webhook: a process that stops while it sends gives the turn back", async () => {
  const { deliveryId, jobKey, deliveries } = await createWaiting();
  const stopping = new AbortController();
  receiver.answer = () => void stopping.abort(new Error("stopping"));
  const job = await takeJob(deliverWebhookTask, jobKey(deliveryId));
  const run = deliverWebhook(job, {
    attempt: 1,
    signal: stopping.signal,
  });
  await expect(run).rejects.toThrow("stopping");
  expect(await deliveries()).toMatchObject([
    { state: "pending", attempts: 0, holder: null },
  ]);
});

test("webhook: sent again by ten clicks at once, it comes once more, with the same id", async () => {
  const { deliver, deliveryId, resend, endpointId, delivery } =
    await createWaiting();
  await deliver(deliveryId);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => resend(deliveryId)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
  const runs = await Promise.all(
    Array.from({ length: 5 }, () => deliver(deliveryId)),
  );
  expect(runs.filter(Boolean)).toHaveLength(1);
  expect(receiver.ids()).toEqual([deliveryId, deliveryId]);
  expect(await delivery(endpointId)).toMatchObject({
    state: "delivered",
    attempts: 2,
  });
});

test("webhook: five workers with the same delivery send it once", async () => {
  const { deliveryId, jobKey } = await createWaiting();
  const job = await takeJob(deliverWebhookTask, jobKey(deliveryId));
  const context = { attempt: 1, signal: new AbortController().signal };
  await Promise.all(
    Array.from({ length: 5 }, () => deliverWebhook(job, context)),
  );
  expect(receiver.ids()).toEqual([deliveryId]);
});

test("webhook: an event that waits for its next attempt is sent at once by hand", async () => {
  const waiting = await createWaiting();
  fail(500);
  await failOnce(waiting);
  receiver.answer = (response) => void response.writeHead(204).end();
  expect((await waiting.resend(waiting.deliveryId)).body).toMatchObject({
    state: "pending",
    nextAt: null,
  });
  await waiting.deliver(waiting.deliveryId);
  expect(await waiting.delivery(waiting.endpointId)).toMatchObject({
    state: "delivered",
    attempts: 2,
  });
});

test("webhook log: pages of 25, newest first; purged after 30 days", async () => {
  const { endpointId, sendTest, readLog, deliveries } = await createWaiting();
  for (let sent = 1; sent < 27; sent += 1) await sendTest(endpointId);
  const { body } = await readLog(endpointId);
  expect(body.data).toHaveLength(25);
  const { body: rest } = await readLog(
    endpointId,
    `?cursor=${body.nextCursor}`,
  );
  expect(rest).toMatchObject({ data: [{}, {}], nextCursor: null });
  const all = [...body.data, ...rest.data] as {
    id: string;
    createdAt: string;
  }[];
  expect(new Set(all.map(({ id }) => id)).size).toBe(27);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  await db().webhookDelivery.updateMany({
    where: { endpointId, id: { in: all.slice(0, 2).map(({ id }) => id) } },
    data: { createdAt: daysAgo(31) },
  });
  expect(await purgeDeliveries()).toBeGreaterThanOrEqual(2);
  expect(await deliveries()).toHaveLength(25);
});

test("webhook: of six workers with six events of a user, one sends; the others wait for their turn", async () => {
  const { endpointId, sendTest, deliver, deliveryId, jobKey } =
    await createWaiting();
  const ids = [deliveryId];
  for (let more = 0; more < 5; more += 1)
    ids.push((await sendTest(endpointId)).body.id);
  const taken = await Promise.all(
    ids.map((id) => takeDelivery(id, crypto.randomUUID(), "quick")),
  );
  expect(taken.filter((one) => one !== null)).toHaveLength(1);
  const waiting = ids.find((_, index) => taken[index] === null) ?? "";
  await deliver(waiting);
  expect(receiver.received).toEqual([]);
  const [job] = await listJobs({ key: jobKey(waiting) });
  expect(job?.task).toBe("deliver_webhook");
  expect(job?.runAt.getTime()).toBeGreaterThan(Date.now());
});

test("webhook: an endpoint that took long has workers of its own for an hour, and others don't wait for it", async () => {
  const { endpointId, deliveryId, sendTest, jobKey, userId, create } =
    await createWaiting();
  const context = { attempt: 1, signal: new AbortController().signal };
  const deliver = async (
    id: string,
    options: Parameters<typeof deliverWebhook>[2],
  ) => {
    const job = await takeJob(deliverWebhookTask, jobKey(id));
    await deliverWebhook(job, context, options);
  };
  await deliver(deliveryId, { patience: -1 });
  expect(receiver.ids()).toEqual([deliveryId]);

  const { body: next } = await sendTest(endpointId);
  await deliver(next.id, { lane: "quick" });
  expect(receiver.ids()).toEqual([deliveryId]);
  const [job] = await listJobs({ key: jobKey(next.id) });
  expect(job?.task).toBe("deliver_slow_webhook");
  expect(job?.runAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);

  // What is on its way to a slow one takes the turn of the slow ones alone.
  expect(
    await takeDelivery(next.id, crypto.randomUUID(), "slow"),
  ).not.toBeNull();
  const { body: other } = await sendTest(endpointId);
  expect(await takeDelivery(other.id, crypto.randomUUID(), "slow")).toBeNull();
  const { id: fresh } = await create(receiver.url);
  const where = { userId, slowUntil: { gt: new Date() } };
  expect(
    await db().webhookEndpoint.count({ where: { id: fresh, ...where } }),
  ).toBe(1);
  await db().webhookEndpoint.updateMany({
    where: { id: fresh },
    data: { slowUntil: new Date(0) },
  });
  const { body: quick } = await sendTest(fresh);
  await deliver(quick.id, { lane: "quick" });
  expect(receiver.ids()).toEqual([deliveryId, quick.id]);
});

test("webhook: an event of a user goes to the endpoints that ask for it, and only while they are on", async () => {
  const subscriber = await createSubscriber();
  const { id: first } = await subscriber.create(receiver.url, [
    "listing.ready",
    "usage.low",
  ]);
  const { id: off } = await subscriber.create(receiver.url, ["listing.ready"]);
  await subscriber.create(receiver.url, ["usage.low"]);
  await subscriber.change(off, { enabled: false });
  const id = "7";
  await db().$transaction((tx) =>
    emitEvent(tx, subscriber.userId, "listing.ready", { listingId: id }),
  );
  const rows = await subscriber.deliveries();
  expect(rows).toMatchObject([
    {
      endpointId: first,
      event: "listing.ready",
      payload: { data: { listingId: String(id) } },
    },
  ]);
});
