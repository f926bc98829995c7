import { randomUUID } from "node:crypto";
import { POST as roll } from "@/app/api/keys/[id]/roll/route";
import { DELETE as revoke } from "@/app/api/keys/[id]/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { createRequest } from "@/tests/support/factories";
import { postCall } from "@/tests/support/mcp";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { callApi, createProgram } from "@/tests/support/public-api";
import { findRemains } from "@/tests/support/remains";
import { mugForm as mug } from "@/tests/support/seller";

const sandbox = setUpModelSandbox();

async function createWriter() {
  const program = await createProgram(["generate", "read"], {
    subscriptionTier: "pro",
  });
  const { keyId, cookie, user } = program;
  const params = { params: Promise.resolve({ id: keyId }) };
  const keys = (method: string, path: string, body?: unknown) =>
    createRequest(method, `/api/keys${path}`, body, { cookie });
  return {
    ...program,
    create: (secret: string, key: string, prefer?: string) =>
      callApi("createListing", {
        secret,
        body: mug,
        headers: { "Idempotency-Key": key, ...(prefer && { Prefer: prefer }) },
      }),
    revoke: () => revoke(keys("DELETE", `/${keyId}`), params),
    roll: async (overlapHours: number): Promise<string> =>
      (
        await (
          await roll(keys("POST", `/${keyId}/roll`, { overlapHours }), params)
        ).json()
      ).secret,
    counts: async () => [
      await countUsed(user.id),
      await db().listing.count({ where: { userId: user.id } }),
    ],
    /** Until the model is asked. */
    async waitForModel() {
      while ((await sandbox.modelCalls()).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

test("a key that is revoked while its listing is written: the listing is finished and counted, the next call is refused", async () => {
  const { secret, create, revoke, counts, waitForModel } = await createWriter();
  await sandbox.fail({ mode: "latency", latencyMs: 1_500 });
  const waiting = create(secret, randomUUID(), "wait=30");
  await waitForModel();
  expect((await revoke()).status).toBe(204);
  const next = await Promise.all(
    Array.from({ length: 20 }, () => callApi("readUsage", { secret })),
  );
  expect([...new Set(next.map(({ status }) => status))]).toEqual([401]);
  expect(
    (
      await postCall(
        "find_my_listings",
        {},
        { Authorization: `Bearer ${secret}` },
      )
    ).status,
  ).toBe(401);
  expect((await waiting).status).toBe(201);
  expect(await counts()).toEqual([1, 1]);
});

test("during a roll both keys stand for the same seller: one idempotency key is one listing with either", async () => {
  const { secret, create, roll, counts } = await createWriter();
  const key = randomUUID();
  const before = create(secret, key, "wait=30");
  const rolled = await roll(24);
  const secrets = Array.from({ length: 40 }, (_, at) =>
    at % 2 === 0 ? secret : rolled,
  );
  const answers = await Promise.all([
    before,
    ...secrets.map((one) => create(one, key, "wait=30")),
  ]);
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await counts()).toEqual([1, 1]);
});

test("a roll without an overlap: the old key is refused at once, and the new one finds what the old one asked for", async () => {
  const { secret, create, roll, counts } = await createWriter();
  const key = randomUUID();
  const first = await create(secret, key, "wait=30");
  const rolled = await roll(0);
  expect((await create(secret, key)).status).toBe(401);
  const again = await create(rolled, key, "wait=30");
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await counts()).toEqual([1, 1]);
});

test("whatever a key is used for, no table holds a piece of it, nor anything else that opens something", async () => {
  const { secret, create, roll } = await createWriter();
  await create(secret, randomUUID(), "wait=30");
  await callApi("listListings", {
    secret,
    query: `?q=${encodeURIComponent(secret)}`,
  });
  await callApi("readUsage", { query: `?key=${secret}` });
  await postCall(
    "generate_listing",
    { ...mug, requestId: "again" },
    { Authorization: `Bearer ${secret}` },
  );
  const rolled = await roll(24);
  const pieces = [secret, rolled].flatMap((key) => {
    const random = key.slice("lw_test_".length);
    return Array.from({ length: random.length - 11 }, (_, at) =>
      random.slice(at, at + 12),
    );
  });
  expect(await findRemains({ texts: pieces })).toEqual([]);
  const rows = await db().apiKey.findMany({
    select: { id: true, hash: true, prefix: true, last4: true },
  });
  for (const token of rows
    .flatMap(({ id, hash, prefix, last4 }) => [id, hash, `${prefix}${last4}`])
    .slice(-60))
    expect((await callApi("readUsage", { secret: token })).status).toBe(401);
});
