import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { db } from "@/lib/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call, sandboxUrl } from "@/tests/support/instances";

jest.setTimeout(60_000);
afterAll(() => db().$disconnect());

function findFreePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** One more instance beside the two, to be stopped or killed. */
async function startInstance() {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [".next/front.mjs"], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), APP_URL: address, LOG_LEVEL: "fatal" },
    stdio: "ignore",
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await until(async () => (await fetch(`${address}/api/health`).catch(() => null))?.ok === true);
  return { address, child, ended };
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 25));
}

function slowDown(match: string) {
  return fetch(`${sandboxUrl()}/faults`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ service: "anthropic", mode: "latency", latencyMs: 2_000, match, count: 1 }),
  });
}

async function generateSlowly(address: string) {
  const user = await createUser();
  const cookie = await signIn(user);
  const product = `Slow bowl ${user.id}`;
  await slowDown(product);
  const form = new FormData();
  form.set("formData", JSON.stringify({ productName: product }));
  const response = call(address, "POST", "/api/generate-listing", form, { cookie }).catch(() => null);
  await until(async () => (await db().reservation.count({ where: { userId: user.id, state: "reserved" } })) === 1);
  return { user, response };
}

test("told to stop, an instance finishes the listing it is writing and then ends", async () => {
  const instance = await startInstance();
  const { user, response } = await generateSlowly(instance.address);
  instance.child.kill("SIGTERM");

  expect((await response)?.status).toBe(200);
  expect(await instance.ended).toBe(0);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(1);
  expect(await fetch(instance.address).catch(() => "closed")).toBe("closed");
});

test("killed while it writes, an instance leaves a reservation that is given back when its time is over", async () => {
  const instance = await startInstance();
  const { user, response } = await generateSlowly(instance.address);
  instance.child.kill("SIGKILL");
  await Promise.all([response, instance.ended]);
  expect(await db().usage.findMany({ where: { userId: user.id }, select: { used: true } })).toEqual([{ used: 1 }]);

  await db().reservation.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(0) } });
  // The running instances' own job gives it back, within the minute.
  await until(async () => (await db().reservation.count({ where: { userId: user.id, state: "refunded" } })) === 1);
  expect(await db().usage.findMany({ where: { userId: user.id }, select: { used: true } })).toEqual([{ used: 0 }]);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(0);
}, 120_000);
