import { createAltTextSeller } from "@/tests/support/alt-text-seller";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { releaseLocks } from "@/tests/support/jobs";
import { createDatabase, migrate } from "@/tests/support/migrating";
import { startInstance, until } from "@/tests/support/one-more-instance";

const undo: (() => unknown)[] = [];
let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
/** On a database that no other instance works on. */
let running: ReturnType<typeof startInstance>;

beforeAll(async () => {
  const database = await createDatabase();
  const server = process.env.DATABASE_URL;
  undo.push(() => {
    process.env.DATABASE_URL = server;
    return database.drop();
  });
  expect(await migrate(database.url)).toMatchObject({ code: 0 });
  process.env.DATABASE_URL = database.url;
  etsy = await startTestEtsy();
  process.env.ANTHROPIC_BASE_URL = etsy.url;
  undo.push(etsy.close, closeConnections);
  running = startInstance({ ANTHROPIC_BASE_URL: etsy.url });
  await running;
});
afterAll(async () => {
  (await running.catch(() => null))?.child.kill("SIGKILL");
  for (const step of undo.reverse()) await step();
});

const faults = async () =>
  (await (await fetch(`${etsy.url}/faults`)).json()) as unknown[];

/**
 * Kills the instance while it waits for the model, starts another one, and lets
 * the time pass after which its job is anybody's.
 */
async function killWriting(userId: number) {
  await until(async () => (await faults()).length === 0);
  const { child, ended } = await running;
  child.kill("SIGKILL");
  await ended;
  running = startInstance({ ANTHROPIC_BASE_URL: etsy.url });
  await running;
  await releaseLocks(["userId"], [String(userId)]);
}

test.each([
  ["before the model answers", "hang"],
  ["while the model answers", "stall_body"],
])(
  "killed at the second listing %s: all three are written, and count as one",
  async (_, mode) => {
    await etsy.reset();
    const own = await createAltTextSeller(etsy, [
      ["", ""],
      ["", ""],
      ["", ""],
    ]);
    await until(async () => (await own.read()).isRead);
    const call = { path: "/v1/messages", count: 1 };
    // The first listing is written as always.
    await etsy.fail("anthropic", { ...call, mode: "latency", latencyMs: 1 });
    await etsy.fail("anthropic", { ...call, mode });
    expect(await own.start()).toMatchObject({ status: 202 });
    await killWriting(own.userId);
    await until(async () =>
      (await own.progress()).every(({ state }) => state === "written"),
    );
    const { listings } = await own.review();
    expect(listings.map(({ id }) => id)).toEqual(own.ids);
    for (const { photos } of listings)
      expect(photos.every(({ text }) => text !== "")).toBe(true);
    expect(await own.used()).toBe(1);
  },
);
