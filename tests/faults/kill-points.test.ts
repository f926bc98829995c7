import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { reapReservations } from "@/lib/billing/reap-reservations";
import { db } from "@/lib/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances, sandboxUrl } from "@/tests/support/instances";
import { startInstance, until } from "@/tests/support/one-more-instance";

jest.setTimeout(120_000);
afterAll(() => db().$disconnect());

type Instance = Awaited<ReturnType<typeof startInstance>>;

/** A seller who generates once on an instance that will be killed; the stand-in's answer may be late (milliseconds). */
async function begin(instance: Instance, latencyMs = 0) {
  const user = await createUser();
  const cookie = await signIn(user);
  const product = `Doomed jug ${user.id}`;
  const slow = { service: "anthropic", mode: "latency", latencyMs, match: product, count: 1 };
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(slow) };
  if (latencyMs > 0) await fetch(`${sandboxUrl()}/faults`, init);
  const form = new FormData();
  form.set("formData", JSON.stringify({ productName: product }));
  const headers = { "Idempotency-Key": `killed-${user.id}` };
  const generate = (address: string) =>
    call(address, "POST", "/api/generate-listing", form, { cookie, headers }).catch(() => null);
  return { user, generate, answer: generate(instance.address) };
}

async function kill(instance: Instance) {
  instance.child.kill("SIGKILL");
  await instance.ended;
}

/** What the ledger and the history say once the reaper has been round. */
async function settled(userId: number) {
  await db().reservation.updateMany({ where: { userId, state: "reserved" }, data: { expiresAt: new Date(0) } });
  await reapReservations();
  const [usage] = await db().usage.findMany({ where: { userId }, select: { used: true } });
  return {
    used: usage?.used,
    listings: await db().listing.count({ where: { userId } }),
    committed: await db().reservation.count({ where: { userId, state: "committed" } }),
  };
}

const nothing = { used: 0, listings: 0, committed: 0 };

/** A provider that tells when it is asked, and says only as much as it is told to. */
async function startModel(onRequest: (response: http.ServerResponse) => void) {
  const server = http.createServer((_, response) => onRequest(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.each([
  ["after the reservation, as the model is asked", ""],
  ["while the model answers", "event: ping\ndata: {}\n\n"],
])("killed %s: the listing is given back", async (_, said) => {
  let isAsked = false;
  const model = await startModel((response) => {
    if (said) response.writeHead(200, { "content-type": "text/event-stream" }).write(said);
    isAsked = true;
  });
  const instance = await startInstance({ ANTHROPIC_BASE_URL: model.url });
  const { user, answer } = await begin(instance);
  await until(() => isAsked);
  await kill(instance);
  model.close();
  expect(await answer).toBeNull();
  expect(await db().reservation.count({ where: { userId: user.id, state: "reserved" } })).toBe(1);
  expect(await settled(user.id)).toEqual(nothing);
});

/** Connections of the database that wait for a lock while they run a statement like this. */
async function waiting(statement: string) {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND state = 'active' AND query LIKE ${`%${statement}%`}`;
  return (row?.count ?? 0) > 0;
}

test.each([
  ["after the call, before anything is stored", "User", "FOR NO KEY UPDATE OF owner"],
  ["inside the transaction that stores it", "Listing", 'INSERT INTO "public"."Listing"'],
])("killed %s: nothing is stored, and the listing is given back", async (_, table, statement) => {
  const instance = await startInstance();
  const { user, answer } = await begin(instance, 2_000);
  await until(async () => (await db().reservation.count({ where: { userId: user.id, state: "reserved" } })) === 1);
  await db().$transaction(
    async (tx) => {
      if (table === "User") await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${user.id} FOR UPDATE`;
      else await tx.$executeRaw`LOCK TABLE "Listing" IN SHARE MODE`;
      await until(() => waiting(statement));
      await kill(instance);
    },
    { timeout: 20_000 },
  );
  expect(await answer).toBeNull();
  expect(await settled(user.id)).toEqual(nothing);
});

/** Stands between one instance and the database; once armed, the answer to a COMMIT is lost. */
async function startForgetfulProxy() {
  const real = new URL(process.env.DATABASE_URL ?? "");
  const proxy = { isArmed: false };
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(real.port || 5432), real.hostname);
    let isLost = false;
    client.on("error", () => undefined).on("close", () => upstream.destroy());
    upstream.on("error", () => undefined).on("close", () => client.destroy());
    client.on("data", (chunk) => {
      isLost ||= proxy.isArmed && chunk.includes("COMMIT");
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => isLost || client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(real);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return { proxy, url: url.href, close: () => server.close() };
}

test("killed after it was stored, before the answer: it is counted once, and the same click gets it", async () => {
  const { proxy, url, close } = await startForgetfulProxy();
  const instance = await startInstance({ DATABASE_URL: url });
  const { user, generate, answer } = await begin(instance, 2_000);
  await until(async () => (await db().reservation.count({ where: { userId: user.id } })) === 1);
  proxy.isArmed = true;
  await until(async () => (await db().listing.count({ where: { userId: user.id } })) === 1);
  await kill(instance);
  close();
  expect(await answer).toBeNull();
  expect(await settled(user.id)).toEqual({ used: 1, listings: 1, committed: 1 });
  const again = await generate(instances()[0]);
  expect(again?.status).toBe(200);
  expect(await settled(user.id)).toEqual({ used: 1, listings: 1, committed: 1 });
});
