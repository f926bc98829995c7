import { findMetrics } from "@/lib/admin/find-metrics";
import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { requireModelBudget } from "@/lib/ai/model-budget/model-budget";
import { db } from "@/lib/database/db";
import { parseEnv } from "@/lib/env";
import { until } from "@/tests/support/one-more-instance";
import {
  messageEvents,
  question,
  startScriptedModel,
  streamed,
} from "@/tests/support/scripted-model";

// Far more than other tests spend on the same day of the same database.
const budget = 1_000_000;
process.env.MODEL_DAILY_BUDGET_USD = String(budget);
/** A model with a known price that no other test uses. */
const name = "claude-sonnet-5-5-of-the-budget";
let model: Awaited<ReturnType<typeof startScriptedModel>>;
const deleteUsage = () =>
  db().modelUsage.deleteMany({ where: { model: name } });
beforeAll(async () => {
  model = await startScriptedModel();
  process.env.ANTHROPIC_BASE_URL = model.url;
  await deleteUsage();
});
afterAll(async () => {
  await deleteUsage();
  await Promise.all([model.close(), db().$disconnect()]);
});
beforeEach(() => aiBreaker.recordSuccess());

const call = () => callModel(question, AbortSignal.timeout(20_000));
/** Later than the state is cached. */
const later = () => Date.now() + 60_000;

/** A call is counted in the background, perhaps after its response. */
async function countOf(requests: number) {
  const find = () => db().modelUsage.findFirst({ where: { model: name } });
  await until(async () => ((await find())?.requests ?? 0) >= requests);
  return find();
}

test("a model call is counted by day and model with its tokens, and an unusable response as a failure", async () => {
  model.script(streamed(messageEvents(["ok"], "end_turn", name)));
  await Promise.all([call(), call()]);
  const today = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  expect(await countOf(2)).toEqual({
    day: today,
    model: name,
    requests: 2,
    failed: 0,
    inputTokens: 22n,
    outputTokens: 14n,
  });
  model.script(streamed(messageEvents([""], "refusal", name)));
  await expect(call()).rejects.toMatchObject({ code: "refused" });
  expect(await countOf(3)).toMatchObject({
    requests: 3,
    failed: 1,
    inputTokens: 33n,
    outputTokens: 21n,
  });
});

test("MODEL_DAILY_BUDGET_USD: defaults to twenty dollars, and zero means no limit", () => {
  const { MODEL_DAILY_BUDGET_USD: _, ...unset } = process.env;
  expect(parseEnv(unset).MODEL_DAILY_BUDGET_USD).toBe(20);
  expect(
    parseEnv({ ...unset, MODEL_DAILY_BUDGET_USD: "0" }).MODEL_DAILY_BUDGET_USD,
  ).toBe(0);
});

test("the admin page shows what was spent today, and the states near (80 %) and spent", async () => {
  await db().modelUsage.deleteMany({ where: { model: name } });
  const states: [number, string][] = [
    [0.5, "fine"],
    [0.81, "near"],
    [1.01, "spent"],
  ];
  for (const [share, state] of states) {
    const outputTokens = BigInt(Math.round((share * budget) / 10) * 1e6);
    const day = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
    const row = {
      day,
      model: name,
      requests: 1,
      failed: 0,
      inputTokens: 0n,
      outputTokens,
    };
    await db().modelUsage.upsert({
      where: { day_model: { day, model: name } },
      create: row,
      update: row,
    });
    const { modelBudget } = await findMetrics(new Date());
    expect(modelBudget).toMatchObject({ budget, state });
    expect(modelBudget.spent / budget).toBeCloseTo(share, 2);
  }
});

test("a spent budget: model calls are refused on every instance until the next day", async () => {
  await db().modelUsage.updateMany({
    where: { model: name },
    data: { outputTokens: 0n },
  });
  await expect(requireModelBudget(later())).resolves.toBeUndefined();
  // $10 a million tokens out.
  await db().modelUsage.updateMany({
    where: { model: name },
    data: { outputTokens: BigInt((budget / 10) * 1e6) },
  });
  const refusal = await requireModelBudget(later() + 60_000).catch(
    (error) => error,
  );
  expect(refusal).toMatchObject({ code: "unavailable", status: 503 });
  expect(refusal.message).toMatch(/today\. Nothing was counted/);
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(refusal.retryAfter).toBeLessThanOrEqual(86_400);
  const before = model.received.length;
  await expect(call()).rejects.toMatchObject({ code: "unavailable" });
  expect(model.received).toHaveLength(before);

  await db().modelUsage.updateMany({
    where: { model: name },
    data: { day: new Date("2020-01-01") },
  });
  await expect(requireModelBudget(later() + 120_000)).resolves.toBeUndefined();
});
