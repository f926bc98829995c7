import { storeClient } from "@/lib/access/oauth/clients/client-data";
import {
  documentLimits,
  maxConnectedApps,
  registrationLimits,
} from "@/lib/access/oauth/clients/limits";
import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { publishDocument } from "@/tests/support/oauth";
import { createLocalApp } from "@/tests/support/oauth-handlers";
import { startOwnDatabase } from "@/tests/support/own-database";
import { setUsed } from "@/tests/support/used-limits";

process.env.ALLOW_LOOPBACK_FETCH = "true";
let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
afterAll(() => database.close());
beforeEach(() => db().oAuthClient.deleteMany());

let made = 0;
function createClient(hasDocument: boolean) {
  made += 1;
  const id = hasDocument
    ? `https://maker-${made}.example/app.json`
    : `app_${made}`;
  const documentUntil = hasDocument ? new Date(Date.now() + 60_000) : null;
  return {
    id,
    name: "Loom",
    redirectUris: ["https://loom.example/back"],
    secretHash: null,
    documentUntil,
  };
}
const age = (hours: number, id?: string) => {
  const at = new Date(Date.now() - hours * 3_600_000);
  return db().oAuthClient.updateMany({
    where: id === undefined ? {} : { id },
    data: { createdAt: at, lastUsedAt: at },
  });
};

test.each([
  ["registered", false],
  ["with a document", true],
])(
  "apps %s: of twenty at once, no more wait for a user than may, and the other kind still comes in",
  async (_, kind) => {
    const clients = Array.from({ length: 20 }, () => createClient(kind));
    const stored = await Promise.all(
      clients.map((client) => storeClient(client, 7)),
    );
    expect(stored.filter(Boolean)).toHaveLength(7);
    expect(await db().oAuthClient.count()).toBe(7);
    expect(await storeClient(createClient(!kind), 7)).toBe(true);
  },
);

test("a full table: the app that has waited longest makes room after an hour, one with access never does", async () => {
  const user = await createUser();
  const [connected, oldest, newer] = [
    createClient(false),
    createClient(false),
    createClient(false),
  ];
  for (const client of [connected, oldest, newer]) await storeClient(client, 3);
  const grant = {
    userId: user.id,
    clientId: connected.id,
    scopes: [],
    allowedAt: new Date(),
  };
  await db().oAuthGrant.create({ data: grant });
  await age(9, connected.id);
  await age(2, oldest.id);
  const next = createClient(false);
  expect(await storeClient(next, 2)).toBe(true);
  const ids = (await db().oAuthClient.findMany({ orderBy: { id: "asc" } })).map(
    ({ id }) => id,
  );
  expect(ids).toEqual([connected.id, newer.id, next.id].sort());
  expect(await storeClient(createClient(false), 2)).toBe(false);
});

test("a full table takes a new copy of a document that it has", async () => {
  const client = createClient(true);
  await storeClient(client, 1);
  expect(await storeClient({ ...client, name: "Spindle" }, 1)).toBe(true);
  expect(await db().oAuthClient.findMany()).toMatchObject([
    { id: client.id, name: "Spindle" },
  ]);
});

test("as many registrations of a day as there may be, from anywhere: 429, and nothing is stored", async () => {
  const { register } = createLocalApp();
  expect((await register()).status).toBe(201);
  await setUsed("oauth_register_of_all", "all", registrationLimits.all.points);
  const { status, body } = await register();
  await setUsed("oauth_register_of_all", "all", 0);
  expect([status, body.error]).toEqual([429, "temporarily_unavailable"]);
  expect(await db().oAuthClient.count()).toBe(1);
});

const ask = async (cookie: string) => {
  const site = await publishDocument();
  const app = createLocalApp();
  const { status } = await app.ask(cookie, app.queryOf(site.id));
  await site.close();
  return {
    status,
    stored: await db().oAuthClient.count({ where: { id: site.id } }),
  };
};

test.each([
  [
    "as many new documents as one user may bring in a day",
    "oauth_documents",
    "user",
    documentLimits.perUser.points,
  ],
  [
    "as many new documents of a day as there may be",
    "oauth_documents_of_all",
    "all",
    documentLimits.all.points,
  ],
] as const)(
  "%s: the next is refused and not stored, a known one still asks",
  async (_, name, of, most) => {
    const user = await createUser();
    const cookie = await signIn(user);
    const known = await publishDocument();
    const app = createLocalApp();
    await app.ask(cookie, app.queryOf(known.id));
    await setUsed(name, of === "all" ? "all" : String(user.id), most);
    expect(await ask(cookie)).toEqual({ status: 429, stored: 0 });
    expect((await app.ask(cookie, app.queryOf(known.id))).status).toBe(200);
    await known.close();
    await setUsed(name, of === "all" ? "all" : String(user.id), 0);
  },
);

test("a user who has connected as many apps as there may be: another is refused, those she has may ask again", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const app = createLocalApp();
  const own: string = (await app.register()).body.client_id;
  await app.tokens(own, cookie);
  for (let count = 1; count < maxConnectedApps; count += 1) {
    const client = createClient(false);
    await storeClient(client, 1_000);
    await db().oAuthGrant.create({
      data: {
        userId: user.id,
        clientId: client.id,
        scopes: ["read"],
        allowedAt: new Date(),
      },
    });
  }
  const other: string = (await app.register()).body.client_id;
  const { status, body } = await app.answer(cookie, app.queryOf(other));
  expect([status, body.code]).toEqual([403, "limit_reached"]);
  expect((await app.answer(cookie, app.queryOf(own))).status).toBe(200);
});

test("tokens: however often an app asks, of its grant 100 used and 100 living ones of a kind are kept, the newest", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const app = createLocalApp();
  const id: string = (await app.register()).body.client_id;
  const { refresh_token } = await app.tokens(id, cookie);
  const [grant] = await db().oAuthGrant.findMany({
    where: { userId: user.id },
  });
  for (const used of [true, false]) {
    await db().$executeRaw`
      INSERT INTO "OAuthToken" ("hash", "kind", "grantId", "family", "scopes", "resource", "createdAt", "expiresAt", "usedAt")
      SELECT md5(i::text || ${used}), 'refresh', ${grant?.id}::uuid, gen_random_uuid(), '[]', 'x', now() - i * interval '1 minute',
        now() + interval '1 day', CASE WHEN ${used}::boolean THEN now() END FROM generate_series(1, 120) i`;
  }
  const { status, body } = await app.refresh(id, refresh_token);
  expect(status).toBe(200);
  const where = { grantId: grant?.id ?? "", kind: "refresh" };
  expect(
    await db().oAuthToken.count({ where: { ...where, usedAt: null } }),
  ).toBe(100);
  expect(
    await db().oAuthToken.count({ where: { ...where, usedAt: { not: null } } }),
  ).toBe(100);
  expect((await app.refresh(id, body.refresh_token)).status).toBe(200);
});

test("all apps that wait, at their longest, take less than 100 MB", () => {
  const bytes = 5 * 255 * 3 + 60 * 4 + 255 + 64 + 200;
  expect(
    bytes * (registrationLimits.waiting + documentLimits.waiting),
  ).toBeLessThan(100e6);
});
