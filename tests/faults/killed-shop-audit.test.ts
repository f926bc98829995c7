import { GET as readListings } from "@/app/api/audit/shop/listings/route";
import { GET as read, POST as start } from "@/app/api/audit/shop/route";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
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
  undo.push(etsy.close, closeConnections);
  running = startInstance();
  await running;
});
afterAll(async () => {
  (await running.catch(() => null))?.child.kill("SIGKILL");
  for (const step of undo.reverse()) await step();
});

const dish = (number: number) => ({
  state: "active",
  title: `Oak dish ${number}`,
  description: `Dish ${number}.`,
  taxonomy_id: 6104,
  tags: ["dish"],

  who_made: "i_did",
  when_made: "made_to_order",
  is_supply: false,
  price: 24,

  shipping_profile_id: 70_000_001,
  readiness_state_id: 80_000_002,
});

/**
 * Kills the instance while it waits for Etsy, starts another one, and lets the
 * time pass after which its job is anybody's.
 */
async function killReading(auditId: string) {
  const isAsking = async () =>
    (await (await fetch(`${etsy.url}/faults`)).json()).length === 0;
  await until(isAsking);
  const { child, ended } = await running;
  child.kill("SIGKILL");
  await ended;
  running = startInstance();
  await running;
  await releaseLocks(["auditId"], [auditId]);
}

test.each([
  ["before Etsy answers", "hang"],
  ["while Etsy answers", "stall_body"],
])(
  "killed at the second page %s: the audit ends complete, and no listing is in it twice",
  async (_, mode) => {
    await etsy.reset();
    const listings = Array.from({ length: 250 }, (_each, index) =>
      dish(index + 1),
    );
    const { listing_ids: ids } = await etsy.setUpShop({ listings });
    const { cookie, connect } = await createEtsySeller();
    await connect();
    const page = {
      path: "GET /etsy/v3/application/shops/61000001/listings",
      count: 1,
    };
    // The first page comes as always.
    await etsy.fail("etsy", { ...page, mode: "latency", latencyMs: 1 });
    await etsy.fail("etsy", { ...page, mode });
    const call = async (
      handler: typeof read,
      method: string,
      path: string,
      body?: object,
    ) =>
      (
        await handler(createRequest(method, path, body, { cookie }), {
          params: Promise.resolve({}),
        })
      ).json();
    const { audit } = await call(start, "POST", "/api/audit/shop", {});
    await killReading(audit.id);
    await until(
      async () =>
        (await call(read, "GET", "/api/audit/shop")).audit.state === "done",
    );
    const found = await call(
      readListings,
      "GET",
      `/api/audit/shop/listings?audit=${audit.id}`,
    );
    expect(found.listings.map(({ id }: { id: string }) => id)).toEqual(
      ids.map(String),
    );
    expect((await call(read, "GET", "/api/audit/shop")).audit).toMatchObject({
      read: 250,
      total: 250,
      problem: null,
    });
  },
);
