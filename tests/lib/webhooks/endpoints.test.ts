import { db } from "@/lib/database/db";
import { createEndpoint, reencryptSecrets } from "@/lib/webhooks/endpoints";
import { openSecrets } from "@/lib/webhooks/seal-secrets";
import { closeConnections } from "@/tests/support/connections";
import { createSubscriber } from "@/tests/support/webhooks";

process.env.TOKEN_ENCRYPTION_KEY = Buffer.alloc(32, "webhooks").toString(
  "base64",
);
afterAll(closeConnections);

const address = "https://hooks.example/listwright";

test("webhook endpoint: its secret is shown once, and stored encrypted", async () => {
  const subscriber = await createSubscriber();
  const { status, body, id, secret } = await subscriber.create(address, [
    "usage.low",
    "listing.ready",
    "usage.low",
  ]);
  expect(status).toBe(201);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(body.endpoint).toEqual({
    id,
    url: address,
    events: ["listing.ready", "usage.low"],
    createdAt: expect.any(String),

    disabledAt: null,
    disabledReason: null,
    failingSince: null,
    previousEndsAt: null,
  });
  const listed = await subscriber.list();
  expect(listed.body).toEqual({
    isAvailable: true,
    endpoints: [body.endpoint],
  });
  const [row] = await db().$queryRaw<{ text: string }[]>`
    SELECT to_jsonb(e)::text AS text FROM "WebhookEndpoint" e WHERE e.id = ${id}::uuid`;
  expect(row?.text).not.toContain(secret.slice(6, 20));
});

test.each([
  ["http://hooks.example/", "must start with https"],
  ["https://127.0.0.1/", "must point to a public server"],
  ["https://[::ffff:10.0.0.1]/", "must point to a public server"],
  ["https://hooks.example:22/", "port 443 or 8443"],
  ["https://me:secret@hooks.example/", "user name or password"],
  ["hooks", "not an address"],
])("webhook endpoint: %s is refused", async (url, reason) => {
  const subscriber = await createSubscriber();
  const { status, body, id } = await subscriber.create(url);
  expect([status, body.code, id]).toEqual([422, "invalid_input", undefined]);
  expect(body.message).toContain(reason);
  const { id: existing } = await subscriber.create(address);
  expect((await subscriber.change(existing, { url })).status).toBe(422);
});

test("webhook endpoint: an unknown event, and none at all, are refused", async () => {
  const subscriber = await createSubscriber();
  expect((await subscriber.create(address, ["listing.sold"])).status).toBe(422);
  expect((await subscriber.create(address, [])).status).toBe(422);
});

test("webhook endpoints: at most five, also when ten are made at once", async () => {
  const subscriber = await createSubscriber();
  const made = await Promise.all(
    Array.from({ length: 10 }, () => subscriber.create(address)),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(5);
  expect((await subscriber.list()).body.endpoints).toHaveLength(5);
});

test("webhook endpoint: address and events can be changed, and it can be switched off and on", async () => {
  const subscriber = await createSubscriber();
  const { id } = await subscriber.create(address);
  const changed = await subscriber.change(id, {
    url: "https://other.example/",
    events: ["batch.finished"],
  });
  expect(changed.body).toMatchObject({
    url: "https://other.example/",
    events: ["batch.finished"],
    disabledAt: null,
  });
  const off = await subscriber.change(id, { enabled: false });
  expect(off.body).toMatchObject({
    disabledAt: expect.any(String),
    disabledReason: "user",
  });
  expect((await subscriber.sendTest(id)).status).toBe(409);
  const on = await subscriber.change(id, { enabled: true });
  expect(on.body).toMatchObject({ disabledAt: null, disabledReason: null });
});

test("webhook endpoint: another user's is not found, and stays as it is", async () => {
  const [owner, other] = [await createSubscriber(), await createSubscriber()];
  const { id } = await owner.create(address);
  const { body: sent } = await owner.sendTest(id);
  const before = await db().webhookEndpoint.findUnique({ where: { id } });
  const answers = await Promise.all([
    other.change(id, { enabled: false }),
    other.remove(id),
    other.rotate(id),
    other.sendTest(id),
    other.readLog(id),
    other.resend(sent.id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    404, 404, 404, 404, 404, 404,
  ]);
  expect((await other.list()).body.endpoints).toEqual([]);
  expect(await db().webhookEndpoint.findUnique({ where: { id } })).toEqual(
    before,
  );
  expect(await owner.deliveries()).toHaveLength(1);
});

test("webhook endpoint: deleted with its log, and what waits is not sent", async () => {
  const subscriber = await createSubscriber();
  const { id } = await subscriber.create(address);
  const { body: sent } = await subscriber.sendTest(id);
  expect((await subscriber.remove(id)).status).toBe(204);
  expect((await subscriber.remove(id)).status).toBe(404);
  expect(await subscriber.deliver(sent.id)).toBe(true);
  expect(await subscriber.deliveries()).toEqual([]);
});

test("webhook secrets: read by one endpoint only, and moved to the present key", async () => {
  const subscriber = await createSubscriber();
  const { id, secret } = await subscriber.create(address);
  const { id: otherId } = await subscriber.create(address);
  const stored = await db().webhookEndpoint.findUniqueOrThrow({
    where: { id },
  });
  expect(openSecrets(id, stored)).toEqual([{ secret, endsAt: null }]);
  expect(openSecrets(otherId, stored)).toBeNull();
  expect(openSecrets(id, { ...stored, keyId: "another" })).toBeNull();
  const settings = process.env.TOKEN_ENCRYPTION_KEY;
  await jest.isolateModulesAsync(async () => {
    process.env.TOKEN_ENCRYPTION_KEY = `${Buffer.alloc(32, "newer").toString("base64")},${settings}`;
    const [{ reencryptSecrets: reencrypt }, seal, { db: otherDb }] = [
      await import("@/lib/webhooks/endpoints"),
      await import("@/lib/webhooks/seal-secrets"),
      await import("@/lib/database/db"),
    ];
    expect(await reencrypt()).toBeGreaterThanOrEqual(2);
    const moved = await otherDb().webhookEndpoint.findUniqueOrThrow({
      where: { id },
    });
    expect(moved.keyId).not.toBe(stored.keyId);
    expect(seal.openSecrets(id, moved)).toEqual([{ secret, endsAt: null }]);
  });
  process.env.TOKEN_ENCRYPTION_KEY = settings;
  // The former key alone can't read what the newer one encrypted.
  expect(await reencryptSecrets()).toBe(0);
});

test("webhook endpoint: two rotations at once leave one new secret", async () => {
  const subscriber = await createSubscriber();
  const { id, secret } = await subscriber.create(address);
  const answers = await Promise.all([
    subscriber.rotate(id),
    subscriber.rotate(id),
  ]);
  // Either one came too late, or they came one after the other, in any order.
  const shown = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => body.secret);
  const stored = await db().webhookEndpoint.findUniqueOrThrow({
    where: { id },
  });
  const [present, former, ...others] =
    openSecrets(id, stored)?.map((each) => each.secret) ?? [];
  expect(others).toEqual([]);
  expect(shown).toContain(present);
  expect(former).toBe(shown.find((each) => each !== present) ?? secret);
});

test("webhook endpoint: the domain's verb refuses what the route refuses", async () => {
  const { userId } = await createSubscriber();
  await expect(
    createEndpoint(userId, { url: "https://10.0.0.1/", events: ["usage.low"] }),
  ).rejects.toMatchObject({
    code: "invalid_input",
  });
});
