import { POST as roll } from "@/app/api/keys/[id]/roll/route";
import { DELETE as revoke } from "@/app/api/keys/[id]/route";
import { POST as create, GET as list } from "@/app/api/keys/route";
import { findBearer, requireBearer, requireScope } from "@/lib/access/bearer";
import { isKey } from "@/lib/access/keys/create-key";
import type { CreatedKey, KeyEntry } from "@/lib/access/keys/schema";
import { db } from "@/lib/database/db";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

afterAll(closeConnections);

const request = (method: string, cookie: string, body?: unknown) =>
  createRequest(method, "/api/keys", body, { cookie });
const at = (id: string) => ({ params: Promise.resolve({ id }) });
const day = 86_400_000;

async function createOwner() {
  const user = await createUser();
  const cookie = await signIn(user);
  const make = async (body: object = {}) =>
    (
      await answerOf(
        create(
          request("POST", cookie, {
            name: "Notebook",
            scopes: ["read"],
            ...body,
          }),
        ),
      )
    ).body as CreatedKey;
  const entries = async () =>
    (await answerOf(list(request("GET", cookie)))).body as KeyEntry[];
  return { user, cookie, make, entries };
}
const works = async (secret: string, now = new Date()) =>
  (await findBearer(secret, now)) !== null;

test("a new key is shown once, opens its scopes for its owner, and ends in a year", async () => {
  const { user, make, entries } = await createOwner();
  const { secret, ...entry } = await make({
    scopes: ["read", "generate", "read"],
  });
  expect(secret).toMatch(/^lw_test_[0-9A-Za-z]{30}_[0-9A-Za-z]{6}$/);
  expect(entry).toMatchObject({
    name: "Notebook",
    scopes: ["read", "generate"],
    last4: secret.slice(-4),
  });
  expect(Date.parse(entry.expiresAt ?? "") - Date.parse(entry.createdAt)).toBe(
    365 * day,
  );
  expect(await entries()).toEqual([entry]);
  expect(await findBearer(secret, new Date())).toMatchObject({
    id: entry.id,
    user: { id: user.id },
    scopes: ["read", "generate"],
  });
});

test("the database holds nothing from which a key can be used", async () => {
  const { make } = await createOwner();
  const { id, secret } = await make();
  const [row] = await db().$queryRaw<
    { text: string }[]
  >`SELECT to_jsonb(k)::text AS text FROM "ApiKey" k WHERE id = ${id}::uuid`;
  const random = secret.slice("lw_test_".length);
  expect(row?.text).not.toContain(random);
  for (let at = 4; at + 8 <= random.length; at += 1)
    expect(row?.text).not.toContain(random.slice(at, at + 8));
  const hash = /"hash": "([^"]+)"/.exec(row?.text ?? "")?.[1] ?? "";
  expect(hash).toHaveLength(64);
  expect(await works(hash)).toBe(false);
});

test("a key with any character changed is refused without the database", async () => {
  const { make } = await createOwner();
  const { secret } = await make();
  expect(isKey(secret)).toBe(true);
  for (let at = 0; at < secret.length; at += 1) {
    const other = secret[at] === "b" ? "c" : "b";
    expect(isKey(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(
      false,
    );
  }
});

test("a key says from which network address it was made, and so does one that replaces it", async () => {
  const { cookie, entries } = await createOwner();
  const from = (ipAddress: string, body: object) =>
    createRequest("POST", "/api/keys", body, { cookie, ipAddress });
  const made = (
    await answerOf(
      create(from("203.0.113.7", { name: "Notebook", scopes: ["read"] })),
    )
  ).body as CreatedKey;
  expect(made.createdFrom).toBe("203.0.113.7");
  await roll(from("2001:db8:1:2:3::4", { overlapHours: 24 }), at(made.id));
  expect((await entries()).map(({ createdFrom }) => createdFrom)).toEqual([
    "2001:db8:1:2::/64",
    "203.0.113.7",
  ]);
});

test("a revoked key opens nothing, and is no longer listed", async () => {
  const { cookie, make, entries } = await createOwner();
  const { id, secret } = await make();
  expect((await revoke(request("DELETE", cookie), at(id))).status).toBe(204);
  expect(await works(secret)).toBe(false);
  expect(await entries()).toEqual([]);
  expect((await revoke(request("DELETE", cookie), at(id))).status).toBe(404);
});

test("a key works until its end, and one without an end goes on", async () => {
  const { make } = await createOwner();
  const soon = new Date(Date.now() + day);
  const [ending, endless] = [
    await make({ expiresAt: soon.toISOString() }),
    await make({ expiresAt: null }),
  ];
  expect(endless.expiresAt).toBeNull();
  const after = new Date(soon.getTime() + 1);
  expect([
    await works(ending.secret),
    await works(ending.secret, after),
    await works(endless.secret, after),
  ]).toEqual([true, false, true]);
});

test("a rolled key works beside the new one for the overlap, and then ends", async () => {
  const { cookie, make, entries } = await createOwner();
  const old = await make();
  const answer = await answerOf(
    roll(request("POST", cookie, { overlapHours: 24 }), at(old.id)),
  );
  const created = answer.body as CreatedKey;
  expect(answer.status).toBe(201);
  expect(created).toMatchObject({ name: old.name, scopes: old.scopes });
  expect((await entries()).map(({ id, rolledTo }) => [id, rolledTo])).toEqual([
    [created.id, null],
    [old.id, created.id],
  ]);
  const later = new Date(Date.now() + day + 1_000);
  expect([await works(old.secret), await works(created.secret)]).toEqual([
    true,
    true,
  ]);
  expect([
    await works(old.secret, later),
    await works(created.secret, later),
  ]).toEqual([false, true]);
  expect((await roll(request("POST", cookie, {}), at(old.id))).status).toBe(
    404,
  );
});

test("a key that is rolled without an overlap ends at once, also among ten keys", async () => {
  const { cookie, make } = await createOwner();
  const old = await make();
  for (let count = 1; count < 10; count += 1) await make();
  expect(
    (await roll(request("POST", cookie, { overlapHours: 24 }), at(old.id)))
      .status,
  ).toBe(409);
  expect(await works(old.secret)).toBe(true);
  const { secret } = (
    await answerOf(roll(request("POST", cookie, {}), at(old.id)))
  ).body as CreatedKey;
  expect([await works(old.secret), await works(secret)]).toEqual([false, true]);
});

test("of parallel rolls of one key, one makes a new key", async () => {
  const { cookie, make, entries } = await createOwner();
  const { id } = await make();
  const calls = Array.from({ length: 8 }, () =>
    roll(request("POST", cookie, { overlapHours: 24 }), at(id)),
  );
  expect(countStatuses(await Promise.all(calls))).toEqual({ 201: 1, 404: 7 });
  expect(await entries()).toHaveLength(2);
});

test("of parallel calls, no more than ten keys are made", async () => {
  const { cookie, entries } = await createOwner();
  const body = { name: "Notebook", scopes: ["read"] };
  const statuses = async (count: number) =>
    countStatuses(
      await Promise.all(
        Array.from({ length: count }, () =>
          create(request("POST", cookie, body)),
        ),
      ),
    );
  expect(await statuses(8)).toEqual({ 201: 8 });
  expect(await statuses(8)).toEqual({ 201: 2, 409: 6 });
  expect(await entries()).toHaveLength(10);
});

test("another user's key can be neither rolled, revoked nor seen", async () => {
  const [owner, stranger] = [await createOwner(), await createOwner()];
  const { id, secret } = await owner.make();
  expect(
    (await revoke(request("DELETE", stranger.cookie), at(id))).status,
  ).toBe(404);
  expect(
    (await roll(request("POST", stranger.cookie, {}), at(id))).status,
  ).toBe(404);
  expect(await stranger.entries()).toEqual([]);
  expect(await works(secret)).toBe(true);
});

test("a key without a name, scopes or a future end is refused", async () => {
  const { cookie } = await createOwner();
  const status = async (body: object) =>
    (
      await create(
        request("POST", cookie, {
          name: "Notebook",
          scopes: ["read"],
          ...body,
        }),
      )
    ).status;
  const past = new Date(Date.now() - day).toISOString();
  const bad = [
    { name: " " },
    { scopes: [] },
    { scopes: ["admin"] },
    { expiresAt: "soon" },
    { expiresAt: past },
  ];
  for (const body of bad) expect(await status(body)).toBe(422);
  expect(
    (await roll(request("POST", cookie, { overlapHours: 5 }), at("none")))
      .status,
  ).toBe(422);
});

test("when a key was used is written once a minute", async () => {
  const { make, entries } = await createOwner();
  const { secret } = await make();
  const now = Date.now();
  const lastUsed = async () =>
    Date.parse((await entries())[0]?.lastUsedAt ?? "");
  const seen: number[] = [];
  for (const after of [0, 30_000, 59_999, 60_000]) {
    await findBearer(secret, new Date(now + after));
    seen.push((await lastUsed()) - now);
  }
  expect(seen).toEqual([0, 0, 0, 60_000]);
});

test("a call without a key, with a session's cookie, another scheme or another scope is refused", async () => {
  const { cookie, make } = await createOwner();
  const { secret } = await make({ scopes: ["check"] });
  const code = async (headers: Record<string, string>) =>
    requireBearer(createRequest("GET", "/", undefined, { headers }), new Date())
      .then((bearer) => requireScope(bearer, "read"))
      .then(
        () => "open",
        (error: { code: string }) => error.code,
      );
  expect(await code({})).toBe("unauthenticated");
  expect(await code({ Cookie: cookie })).toBe("unauthenticated");
  expect(await code({ Authorization: `Basic ${secret}` })).toBe(
    "unauthenticated",
  );
  expect(await code({ Authorization: "Bearer lw_live_none" })).toBe(
    "unauthenticated",
  );
  expect(await code({ Authorization: `Bearer ${secret}` })).toBe("forbidden");
});
