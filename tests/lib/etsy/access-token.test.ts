import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { selfAnswer } from "@/lib/etsy/api/answers";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import {
  readConnection,
  reencryptConnections,
} from "@/lib/etsy/connection/connection";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

async function connected() {
  const seller = await createEtsySeller();
  await seller.connect();
  await fetch(`${etsy.url}/requests.json`, { method: "DELETE" });
  return seller.user.id;
}
const endToken = (userId: number) =>
  db().etsyConnection.updateMany({
    where: { userId },
    data: { accessEndsAt: new Date() },
  });
const readMe = (userId: number) =>
  withAccessToken(userId, (accessToken) =>
    callEtsy({ path: "/users/me", accessToken, answer: selfAnswer }),
  );
const refreshes = async () =>
  (await etsy.calls()).filter(
    ({ body }) => body?.grant_type === "refresh_token",
  ).length;
const rowOf = (userId: number) =>
  db().etsyConnection.findFirstOrThrow({ where: { userId } });
const reconnect = {
  code: "etsy_reconnect",
  message: expect.stringContaining("connect your shop again"),
};

/**
 * The same code once more, as another instance has it; both use one database.
 */
async function anotherInstance(): Promise<typeof withAccessToken> {
  let found: typeof withAccessToken | undefined;
  await jest.isolateModulesAsync(async () => {
    found = (await import("@/lib/etsy/connection/with-access-token"))
      .withAccessToken;
  });
  if (found === undefined) throw new Error("not loaded");
  return found;
}

test("an expired token: 100 parallel callers on two instances cause one refresh, and all get the new token", async () => {
  const userId = await connected();
  await endToken(userId);
  const instances = [withAccessToken, await anotherInstance()];
  const tokens = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      instances[index % 2]?.(userId, async (token) => token),
    ),
  );
  expect(await refreshes()).toBe(1);
  expect(new Set(tokens).size).toBe(1);
  expect(await readMe(userId)).toMatchObject({ user_id: 51_000_001 });
});

test("a token that Etsy refuses in the middle: is refreshed once, and the call is repeated", async () => {
  const userId = await connected();
  await etsy.changeTokens({ action: "expire_access" });
  expect(await readMe(userId)).toMatchObject({ shop_id: 61_000_001 });
  expect(await refreshes()).toBe(1);
  expect((await rowOf(userId)).version).toBe(2);
});

test("a revoked permission: one sentence, and a state that asks to connect again", async () => {
  const userId = await connected();
  await etsy.changeTokens({ action: "revoke" });
  await expect(readMe(userId)).rejects.toMatchObject(reconnect);
  expect(await readConnection(userId, false)).toMatchObject({
    connected: false,
    problem: "refused",
    shopName: "HarborClayStudio",
  });
  const before = (await etsy.calls()).length;
  await expect(readMe(userId)).rejects.toMatchObject(reconnect);
  expect(await etsy.calls()).toHaveLength(before);
});

test("a scope that is missing: the state says so", async () => {
  const userId = await connected();
  await etsy.changeTokens({ action: "narrow", scopes: ["listings_r"] });
  await expect(readMe(userId)).rejects.toMatchObject(reconnect);
  expect(await readConnection(userId, false)).toMatchObject({
    connected: false,
    problem: "scope_missing",
  });
});

test.each([
  ["fails", { mode: "status", status: 500 }],
  ["answers with a page", { mode: "html" }],
  ["breaks off", { mode: "cut" }],
])(
  "when Etsy's token endpoint %s: the connection stays, and the next call refreshes",
  async (_, fault) => {
    const userId = await connected();
    await endToken(userId);
    await etsy.fail("etsy", { ...fault, path: "oauth/token", count: 1 });
    await expect(readMe(userId)).rejects.toMatchObject({ code: "unavailable" });
    expect(await rowOf(userId)).toMatchObject({
      problem: null,
      refreshHolder: null,
    });
    expect(await readMe(userId)).toMatchObject({ shop_id: 61_000_001 });
  },
);

test("a refresh whose answer never came: the old refresh token, which was kept, gets another pair", async () => {
  const userId = await connected();
  await endToken(userId);
  await etsy.fail("etsy", {
    mode: "lost_answer",
    path: "oauth/token",
    count: 1,
  });
  await expect(readMe(userId)).rejects.toMatchObject({ code: "unavailable" });
  expect(await readMe(userId)).toMatchObject({ shop_id: 61_000_001 });
  expect(await refreshes()).toBe(2);
});

test("the same where Etsy takes an old refresh token no more: the shop stays, and waits for its seller", async () => {
  const userId = await connected();
  await etsy.changeTokens({ action: "strict_rotation" });
  await endToken(userId);
  await etsy.fail("etsy", {
    mode: "lost_answer",
    path: "oauth/token",
    count: 1,
  });
  await expect(readMe(userId)).rejects.toMatchObject({ code: "unavailable" });
  await expect(readMe(userId)).rejects.toMatchObject(reconnect);
  expect(await rowOf(userId)).toMatchObject({
    etsyShopId: 61_000_001n,
    problem: "refused",
  });
});

test("a refresh that another instance left when it was killed: its turn ends", async () => {
  const userId = await connected();
  await endToken(userId);
  await db().$executeRaw`
    UPDATE "EtsyConnection" SET "refreshHolder" = gen_random_uuid(), "refreshUntil" = now() - interval '1 second'
    WHERE "userId" = ${userId}`;
  expect(await readMe(userId)).toMatchObject({ shop_id: 61_000_001 });
});

const newKey = Buffer.alloc(32, "new").toString("base64");

test("a new key in front of the old one: tokens move to it, and the old key may go", async () => {
  const userId = await connected();
  const before = await rowOf(userId);
  const setting = jest.replaceProperty(env(), "TOKEN_ENCRYPTION_KEY", [
    newKey,
    ...(env().TOKEN_ENCRYPTION_KEY ?? []),
  ]);
  expect(await readMe(userId)).toMatchObject({ shop_id: 61_000_001 });
  await reencryptConnections();
  const after = await rowOf(userId);
  expect(after.keyId).not.toBe(before.keyId);
  setting.replaceValue([newKey]);
  expect(await readMe(userId)).toMatchObject({ shop_id: 61_000_001 });
  expect(await refreshes()).toBe(0);
});

test("a key that is missing: the seller is asked to connect again, unless it comes back", async () => {
  const userId = await connected();
  jest.replaceProperty(env(), "TOKEN_ENCRYPTION_KEY", [newKey]);
  await expect(readMe(userId)).rejects.toMatchObject(reconnect);
  await reencryptConnections();
  expect(await readConnection(userId, false)).toMatchObject({
    connected: false,
    problem: "unreadable",
  });
  jest.restoreAllMocks();
  expect(await readMe(userId)).toMatchObject({ shop_id: 61_000_001 });
});

test("tokens of another seller's row are not readable in this one", async () => {
  const [first, second] = [await connected(), await connected()];
  const { accessToken, refreshToken } = await rowOf(first);
  await db().etsyConnection.updateMany({
    where: { userId: second },
    data: { accessToken, refreshToken },
  });
  await expect(readMe(second)).rejects.toMatchObject(reconnect);
});

test("columns: no token, code or verifier is readable in any table", async () => {
  const userId = await connected();
  const token = await withAccessToken(
    userId,
    async (accessToken) => accessToken,
  );
  const dump = JSON.stringify(
    [await db().etsyConnection.findMany(), await db().etsyConsent.findMany()],
    (_, value) => (typeof value === "bigint" ? String(value) : value),
  );
  expect(token).toMatch(/^51000001\./);
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(token.split(".")[1]);
});
