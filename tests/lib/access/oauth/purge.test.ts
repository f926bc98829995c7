import { randomUUID } from "node:crypto";
import { disconnectApp } from "@/lib/access/oauth/connected-apps/connected-apps";
import { insertConsent } from "@/lib/access/oauth/consent-data";
import { mcpResource } from "@/lib/access/oauth/mcp-resource";
import { purgeAccess } from "@/lib/access/oauth/purge-data";
import { requireSessionId } from "@/lib/auth/current-user";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createUser, signIn } from "@/tests/support/factories";
import { createLocalApp } from "@/tests/support/oauth-handlers";
import { until } from "@/tests/support/one-more-instance";

afterAll(closeConnections);

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

/**
 * A user, and an app that registered itself a year ago and was last used so
 * many days ago.
 */
async function createPair(days: number) {
  const user = await createUser();
  const cookie = await signIn(user);
  const app = createLocalApp();
  const id: string = (await app.register()).body.client_id;
  const age = (unused: number) =>
    db().oAuthClient.update({
      where: { id },
      data: { createdAt: ago(365), lastUsedAt: ago(unused) },
    });
  await age(days);
  return { user, cookie, app, id, age };
}

const exists = async (id: string) =>
  (await db().oAuthClient.count({ where: { id } })) === 1;
const grantsOf = (user: { id: number }) =>
  db().oAuthGrant.findMany({ where: { userId: user.id } });

test("an app that nobody uses is known for 90 days after its last use, whenever it registered", async () => {
  const [recent, old] = [await createPair(89), await createPair(91)];
  await purgeAccess();
  expect([await exists(recent.id), await exists(old.id)]).toEqual([
    true,
    false,
  ]);
});

test("an app that nobody ever allowed anything is known for 24 hours", async () => {
  const hours = async (age: number) => {
    const id: string = (await createLocalApp().register()).body.client_id;
    const at = new Date(Date.now() - age * 3_600_000);
    await db().oAuthClient.update({
      where: { id },
      data: { createdAt: at, lastUsedAt: at },
    });
    return id;
  };
  const [recent, old] = [await hours(23), await hours(25)];
  await purgeAccess();
  expect([await exists(recent), await exists(old)]).toEqual([true, false]);
});

test("an app that was allowed something on its first day, and then lost it, is known for longer than a day", async () => {
  const { user, app, id, cookie } = await createPair(0);
  const at = new Date(Date.now() - day + 60_000);
  await db().oAuthClient.update({
    where: { id },
    data: { createdAt: at, lastUsedAt: at },
  });
  await app.tokens(id, cookie);
  await db().oAuthClient.update({
    where: { id },
    data: { createdAt: ago(3), lastUsedAt: ago(2) },
  });
  await db().oAuthGrant.deleteMany({ where: { userId: user.id } });
  await purgeAccess();
  expect(await exists(id)).toBe(true);
});

test("an app with access, and one whose document still counts, are kept however long ago they were used", async () => {
  const connected = await createPair(0);
  await connected.app.tokens(connected.id, connected.cookie);
  await connected.age(365);
  const published = await createPair(365);
  const until = new Date(Date.now() + day);
  await db().oAuthClient.update({
    where: { id: published.id },
    data: { documentUntil: until },
  });
  await purgeAccess();
  expect([await exists(connected.id), await exists(published.id)]).toEqual([
    true,
    true,
  ]);
});

test.each([
  ["a consent", ({ app, id, cookie }) => app.code(id, cookie)],
  [
    "tokens by a code",
    async ({ app, id, cookie, age }) => {
      const code = await app.code(id, cookie);
      await age(91);
      return app.exchange(id, code);
    },
  ],
  [
    "a refresh",
    async ({ app, id, cookie, age }) => {
      const { refresh_token } = await app.tokens(id, cookie);
      await age(91);
      return app.refresh(id, refresh_token);
    },
  ],
  [
    "its user ends the access",
    async ({ user, app, id, cookie, age }) => {
      await app.tokens(id, cookie);
      await age(91);
      const [grant] = await grantsOf(user);
      return disconnectApp(user.id, grant?.id ?? "", new Date());
    },
  ],
  [
    "it ends its access itself",
    async ({ app, id, cookie, age }) => {
      const { access_token } = await app.tokens(id, cookie);
      await age(91);
      return app.revoke(id, access_token);
    },
  ],
] satisfies [
  string,
  (pair: Awaited<ReturnType<typeof createPair>>) => Promise<unknown>,
][])("%s counts as use: the app is known for 90 more days", async (_, use) => {
  const pair = await createPair(91);
  await use(pair);
  await db().oAuthGrant.deleteMany({ where: { userId: pair.user.id } });
  await purgeAccess();
  expect(await exists(pair.id)).toBe(true);
});

test("codes and tokens that have ended go, then the access of which nothing is left; what lives stays", async () => {
  const [ended, living] = [await createPair(0), await createPair(0)];
  for (const { app, id, cookie, user } of [ended, living]) {
    await app.tokens(id, cookie);
    const of = { where: { grant: { userId: user.id } } };
    await db().oAuthCode.updateMany({ ...of, data: { expiresAt: ago(2) } });
    await db().oAuthToken.updateMany({
      where: { ...of.where, kind: "access" },
      data: { expiresAt: ago(0) },
    });
    await db().oAuthGrant.updateMany({
      where: { userId: user.id },
      data: { allowedAt: ago(60) },
    });
  }
  const refresh = { kind: "refresh", grant: { userId: ended.user.id } };
  await db().oAuthToken.updateMany({
    where: refresh,
    data: { expiresAt: ago(0) },
  });
  await purgeAccess();
  expect(await grantsOf(ended.user)).toEqual([]);
  const [grant] = await grantsOf(living.user);
  const left = await db().oAuthToken.findMany({
    where: { grantId: grant?.id ?? "" },
    select: { kind: true },
  });
  expect(left).toEqual([{ kind: "refresh" }]);
  expect(
    await db().oAuthCode.count({ where: { grantId: grant?.id ?? "" } }),
  ).toBe(0);
});

/** The server process that waits for this one; null for none. */
async function findWaiting(pid: number) {
  const [row] = await db().$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE ${pid} = ANY(pg_blocking_pids(pid))`;
  return row?.pid ?? null;
}
async function untilWaiting(pid: number) {
  let found: number | null = null;
  await until(async () => {
    found = await findWaiting(pid);
    return found !== null;
  });
  return found ?? 0;
}

class RolledBack extends Error {}

test("a consent that is stored while the purge runs keeps its app", async () => {
  const { user, cookie, id } = await createPair(91);
  const other = await createPair(0);
  await other.app.code(other.id, other.cookie);
  const [grant] = await grantsOf(other.user);
  const sid = requireSessionId(
    new Request("http://localhost", { headers: { cookie } }),
  );
  const code = {
    hash: randomUUID(),
    scopes: ["read"] as const,
    redirectUri: "https://assistant.example/callback",

    codeChallenge: "x",
    resource: mcpResource(),
    expiresAt: new Date(Date.now() + 60_000),
  };
  const client = { id, name: "Helper" };
  const running: Promise<unknown>[] = [];
  const held = db().$transaction(
    async (tx) => {
      // The consent waits for the outcome of this one, which has the same code.
      const row = {
        ...code,
        scopes: ["read"],
        grantId: grant?.id ?? "",
        family: randomUUID(),
      };
      await tx.oAuthCode.create({ data: row });
      const [backend] = await tx.$queryRaw<
        [{ pid: number }]
      >`SELECT pg_backend_pid() AS pid`;
      running.push(
        insertConsent(
          { user: { id: user.id, sid }, client, host: null, code },
          new Date(),
        ),
      );
      const consent = await untilWaiting(backend.pid);
      running.push(purgeAccess());
      await untilWaiting(consent);
      throw new RolledBack();
    },
    { timeout: 60_000 },
  );
  await expect(held).rejects.toThrow(RolledBack);
  const [stored] = await Promise.all(running);
  expect(stored).toBe(true);
  expect(await exists(id)).toBe(true);
  expect(await grantsOf(user)).toHaveLength(1);
});
