import { findMetrics } from "@/lib/admin/find-metrics";
import { db } from "@/lib/database/db";
import { frankfurtBreaker } from "@/lib/rates/frankfurt";
import { readRate } from "@/lib/rates/read-rate";
import { closeConnections } from "@/tests/support/connections";
import { until } from "@/tests/support/one-more-instance";
import { inFullRuns } from "@/tests/support/repetitions";
import { startOwnSandbox } from "@/tests/support/sandbox";

const day = 24 * 60 * 60 * 1_000;
let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
let now = new Date("2026-11-01T00:00:00Z");

beforeAll(async () => {
  sandbox = await startOwnSandbox();
  Object.assign(process.env, {
    RATES_API_KEY: "rates-sandbox-tests",
    RATES_BASE_URL: `${sandbox.url}/rates/`,
  });
});
beforeEach(async () => {
  // Nothing that an earlier test read or broke counts any more.
  now = new Date(now.getTime() + 3 * day);
  frankfurtBreaker.recordSuccess();
  await sandbox.clearFaults();
  await fetch(`${sandbox.url}/requests.json`, { method: "DELETE" });
});
afterAll(async () => {
  await sandbox.close();
  await closeConnections();
});

const later = (ms: number) => new Date(now.getTime() + ms);
async function countCalls() {
  const response = await fetch(`${sandbox.url}/requests.json?service=rates`);
  return (await response.json()).length;
}
const unavailable = expect.objectContaining({
  name: "AppError",
  code: "unavailable",
  retryAfter: 10,
});

test("a rate: what a dollar costs, and one for the dollar itself", async () => {
  expect(await readRate("EUR", now)).toBe(0.92);
  expect(await readRate("JPY", now)).toBe(151.3);
  expect(await readRate("USD", now)).toBe(1);
});

test.each(["XXX", "eur", "", "toString"])(
  "currency %j: refused as invalid",
  async (currency) => {
    await expect(readRate(currency, now)).rejects.toMatchObject({
      name: "AppError",
      code: "invalid_input",
    });
  },
);

test("a day: one call, also for callers at the same time, then another", async () => {
  await Promise.all(["EUR", "GBP"].map((currency) => readRate(currency, now)));
  await readRate("SEK", later(day - 1));
  expect(await countCalls()).toBe(1);
  await readRate("SEK", later(day));
  expect(await countCalls()).toBe(2);
});

test("down after rates were read: they serve until the day is over", async () => {
  await readRate("EUR", now);
  await sandbox.fail("rates", { mode: "status", status: 503 });
  expect(await readRate("EUR", later(day - 1))).toBe(0.92);
  await expect(readRate("EUR", later(day))).rejects.toEqual(unavailable);
});

type Fault = Parameters<typeof sandbox.fail>[1];

test.each<Fault>([
  { mode: "status", status: 500 },
  { mode: "status", status: 429, retryAfter: 60 },
  { mode: "status", status: 400 },
  { mode: "cut" },
  { mode: "lost_answer" },
  { mode: "html" },
  { mode: "malformed" },
  { mode: "hang" },
  ...inFullRuns<Fault>([
    { mode: "latency", latencyMs: 60_000 },
    { mode: "stall_body" },
    { mode: "drip", latencyMs: 1_000 },
  ]),
])(
  "$mode $status: unavailable, and the next call succeeds",
  async (fault) => {
    await sandbox.fail("rates", { ...fault, count: 1 });
    await expect(readRate("EUR", now)).rejects.toEqual(unavailable);
    expect(await readRate("EUR", now)).toBe(0.92);
  },
  60_000,
);

test("a late answer within the limit: a rate", async () => {
  await sandbox.fail("rates", { mode: "latency", latencyMs: 50, count: 1 });
  expect(await readRate("EUR", now)).toBe(0.92);
});

test("four failures in a row: the fifth caller is refused without a call", async () => {
  await sandbox.fail("rates", { mode: "status", status: 500 });
  for (let call = 0; call < 5; call += 1)
    await expect(readRate("EUR", now)).rejects.toEqual(unavailable);
  expect(await countCalls()).toBe(4);
});

test.each([401, 403])(
  "a key refused with %i: the analytics say so until a success",
  async (status) => {
    await db().serviceFault.deleteMany({ where: { service: "rates" } });
    const shown = async () =>
      (await findMetrics(new Date())).serviceFaults.filter(
        ({ service }) => service === "rates",
      );
    const message = "This key was revoked.";
    await sandbox.fail("rates", { mode: "status", status, message, count: 1 });
    await expect(readRate("EUR", now)).rejects.toEqual(unavailable);
    await until(async () => (await shown()).length > 0);
    expect(await shown()).toMatchObject([{ message: `${status} ${message}` }]);
    await readRate("EUR", now);
    await until(async () => (await shown()).length === 0);
  },
);
