import { randomUUID } from "node:crypto";
import { z } from "zod";
import { POST as generateListing } from "@/app/api/generate-listing/route";
import { GET } from "@/app/metrics/route";
import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { requireModelBudget } from "@/lib/ai/model-budget/model-budget";
import { reserve } from "@/lib/billing/quota/reservations";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { defineTask, handleTask } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { startJobs, stopJobs } from "@/lib/jobs/worker";
import { limit } from "@/lib/resilience/rate-limit";
import { plans } from "@/lib/settings/plans";
import { closeConnections } from "@/tests/support/connections";
import { startDatabaseProxy } from "@/tests/support/database-proxy";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";
import { callApi, createProgram } from "@/tests/support/public-api";
import { allEventsOf } from "@/tests/support/read-events";
import { startTestSandbox } from "@/tests/support/sandbox";
import { question } from "@/tests/support/scripted-model";

const token = "a-token-that-only-the-tests-know";
process.env.METRICS_TOKEN = token;
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let database: Awaited<ReturnType<typeof startDatabaseProxy>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  database = await startDatabaseProxy();
});
afterAll(async () => {
  await stopJobs();
  await closeConnections();
  await Promise.all([sandbox.close(), database.close()]);
});

const ask = (authorization?: string) =>
  GET(
    createRequest(
      "GET",
      "/metrics",
      undefined,
      authorization === undefined ? {} : { headers: { authorization } },
    ),
  );

/** The value of each series: `name{label="value"}`. */
async function scrape() {
  const text = await (await ask(`Bearer ${token}`)).text();
  const lines = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [
      line.replace(/ \S+$/, ""),
      Number(line.split(" ").at(-1)),
    ]),
  );
}

test("metrics: text for Prometheus, for whoever has the token", async () => {
  const response = await ask(`Bearer ${token}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  expect(await response.text()).toContain(
    "# TYPE listwright_requests_total counter",
  );
});

test.each([
  ["no token", undefined],
  ["an empty one", "Bearer "],
  ["another token", "Bearer another-token-of-the-same-kind"],
  ["its beginning", `Bearer ${token.slice(0, -1)}`],
  ["the token and more", `Bearer ${token}x`],
  ["the token without Bearer", token],
])("metrics: %s: 401, and nothing is told", async (_, authorization) => {
  const response = await ask(authorization);
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { code: "unauthenticated" },
  ]);
});

test("metrics: without METRICS_TOKEN the page does not exist, whatever is sent", async () => {
  const settings = jest.replaceProperty(env(), "METRICS_TOKEN", undefined);
  expect((await ask("Bearer undefined")).status).toBe(404);
  expect((await ask()).status).toBe(404);
  settings.restore();
});

const callOnce = () =>
  callModel(question, AbortSignal.timeout(20_000)).catch(() => undefined);

test("metrics: model calls, tokens, cents and failures", async () => {
  await callOnce();
  await sandbox.fail({ mode: "status", status: 400, count: 1 });
  await callOnce();
  aiBreaker.recordSuccess();
  const series = await scrape();
  const model = `model="${env().ANTHROPIC_MODEL}"`;
  expect(
    series.get(`listwright_model_calls_total{${model},outcome="done"}`),
  ).toBe(1);
  expect(
    series.get(`listwright_model_calls_total{${model},outcome="failed"}`),
  ).toBe(1);
  expect(
    series.get(`listwright_model_failures_total{code="upstream_failed"}`),
  ).toBe(1);
  expect(series.get(`listwright_model_call_seconds_count{${model}}`)).toBe(1);
  for (const direction of ["input", "output"]) {
    expect(
      series.get(
        `listwright_model_tokens_total{${model},direction="${direction}"}`,
      ),
    ).toBeGreaterThan(0);
  }
  expect(series.has(`listwright_model_cost_cents_total{${model}}`)).toBe(true);
});

test("metrics: a refusal by a rate limit", async () => {
  const name = `limit-${randomUUID()}`;
  const once = () => limit(name, "key", { points: 1, seconds: 60 });
  await once();
  await expect(once()).rejects.toMatchObject({ code: "rate_limited" });
  expect(
    (await scrape()).get(
      `listwright_rate_limit_refusals_total{limit="${name}"}`,
    ),
  ).toBe(1);
});

/** How much a series grows meanwhile. */
async function growthOf(series: string, action: () => Promise<unknown>) {
  const before = (await scrape()).get(series) ?? 0;
  await action();
  return ((await scrape()).get(series) ?? 0) - before;
}

const refusals = (reason: string) =>
  `listwright_quota_refusals_total{reason="${reason}"}`;

async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const headers = { accept: "text/event-stream" };
  const form = {
    productName: "Stoneware coffee mug",
    materials: "stoneware",
    category: "home_living",
  };
  return {
    user,
    generate: () =>
      generateListing(createRequest("POST", "/api/x", form, { cookie })),
    stream: () =>
      generateListing(
        createRequest("POST", "/api/x", form, { cookie, headers }),
      ),
  };
}

test("metrics: a listing is counted where it is stored, by whichever call it was asked for, and a refused one is not", async () => {
  const series = "listwright_listings_stored_total";
  const { generate, stream } = await createSeller();
  const { secret } = await createProgram(["generate"]);
  const body = { productName: "Oak bowl", materials: "oak" };
  const headers = { "Idempotency-Key": randomUUID(), Prefer: "wait=20" };
  const write = async (given: object) =>
    (await callApi("createListing", { secret, body: given, headers })).status;
  expect(await growthOf(series, generate)).toBe(1);
  expect(await growthOf(series, async () => allEventsOf(await stream()))).toBe(
    1,
  );
  expect(
    await growthOf(series, async () => expect(await write(body)).toBe(201)),
  ).toBe(1);
  expect(
    await growthOf(series, async () => expect(await write(body)).toBe(201)),
  ).toBe(0);
  expect(
    await growthOf(series, async () => expect(await write({})).toBe(422)),
  ).toBe(0);
});

test("metrics: a refusal since no listing of the month is left", async () => {
  const { user, generate } = await createSeller();
  const [row] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  const used = plans.free.monthlyListings ?? 0;
  await db().usage.create({
    data: { userId: user.id, period: row?.period ?? "", used },
  });
  const refused = async () =>
    expect(await (await generate()).json()).toMatchObject({
      code: "limit_reached",
    });
  expect(await growthOf(refusals("limit"), refused)).toBe(1);
});

test("metrics: a refusal since too many listings are in progress", async () => {
  const { user } = await createSeller();
  const attempt = () =>
    reserve(
      user,
      { idempotencyKey: randomUUID(), requestHash: "x" },
      new Date(),
    );
  for (let count = 0; count < 3; count++) await attempt();
  const refused = () =>
    expect(attempt()).rejects.toMatchObject({ code: "rate_limited" });
  expect(await growthOf(refusals("inFlight"), refused)).toBe(1);
});

test("metrics: a refusal since the budget of the day is spent", async () => {
  const model = `model-${randomUUID()}`;
  const day = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  await db().modelUsage.create({
    data: {
      day,
      model,
      requests: 1,
      failed: 0,
      inputTokens: 9n,
      outputTokens: 9n,
    },
  });
  const settings = jest.replaceProperty(env(), "MODEL_DAILY_BUDGET_USD", 1e-9);
  const refused = () =>
    expect(requireModelBudget(Date.now())).rejects.toMatchObject({
      code: "unavailable",
    });
  expect(await growthOf(refusals("model_budget"), refused)).toBe(1);
  settings.restore();
  await db().modelUsage.deleteMany({ where: { model } });
});

test("metrics: streams and their length; an answer without events is none", async () => {
  const { generate, stream } = await createSeller();
  const count = "listwright_stream_seconds_count";
  expect(
    await growthOf(count, async () =>
      expect((await generate()).status).toBe(200),
    ),
  ).toBe(0);
  await sandbox.fail({ mode: "latency", latencyMs: 300, count: 1 });
  let seconds = 0;
  const watched = async () => {
    seconds = await growthOf("listwright_stream_seconds_sum", async () => {
      expect((await allEventsOf(await stream())).at(-1)?.event).toBe("result");
    });
  };
  expect(await growthOf(count, watched)).toBe(1);
  expect(seconds).toBeGreaterThanOrEqual(0.3);
});

test("metrics: runs of jobs by outcome, and the age of what is due", async () => {
  const name = `task-${randomUUID()}`;
  const task = defineTask({ name, schema: z.object({}) });
  const runAt = new Date(Date.now() - 3_600_000);
  await db().$transaction((tx) =>
    addJob(tx, task, {}, { maxAttempts: 1, runAt }),
  );
  const waiting = await scrape();
  expect(waiting.get("listwright_due_jobs")).toBeGreaterThanOrEqual(1);
  expect(
    waiting.get("listwright_oldest_due_job_seconds"),
  ).toBeGreaterThanOrEqual(3_600);

  startJobs([handleTask(task, () => Promise.reject(new Error("never")))]);
  const gaveUp = `listwright_jobs_total{task="${name}",outcome="gave_up"}`;
  await until(async () => (await scrape()).get(gaveUp) === 1);
});

test("metrics: connections of each pool", async () => {
  const series = await scrape();
  for (const pool of ["queries", "rate_limits", "jobs"]) {
    expect(
      series.get(`listwright_pool_connections{pool="${pool}",state="idle"}`),
    ).toBeGreaterThanOrEqual(0);
    expect(
      series.get(`listwright_pool_connections{pool="${pool}",state="waiting"}`),
    ).toBe(0);
  }
});

test("metrics: a database that hangs: scrapes end all the same, and share one query", async () => {
  await scrape();
  database.hang();
  const scrapes = await Promise.all([scrape(), scrape(), scrape(), scrape()]);
  for (const series of scrapes) {
    expect(series.get("listwright_database_up")).toBe(0);
    expect(series.has("listwright_due_jobs")).toBe(false);
    expect(
      series.get(`listwright_pool_connections{pool="queries",state="used"}`),
    ).toBeLessThanOrEqual(1);
  }
  database.restore();
  await until(async () => (await scrape()).get("listwright_database_up") === 1);
});
