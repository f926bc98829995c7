import { z } from "zod";
import { aiBreaker, askModel } from "@/lib/ai";
import { db } from "@/lib/db";
import { requireModelBudget } from "@/lib/model-budget/model-budget";
import { messageEvents, startScriptedModel, streamed } from "@/tests/support/scripted-model";

process.env.MODEL_DAILY_BUDGET_USD = "0.00001";
let model: Awaited<ReturnType<typeof startScriptedModel>>;
beforeAll(async () => {
  model = await startScriptedModel();
  process.env.ANTHROPIC_BASE_URL = model.url;
  await db().modelSpend.deleteMany({});
});
afterAll(async () => {
  await db().modelSpend.deleteMany({});
  await Promise.all([model.close(), db().$disconnect()]);
});
beforeEach(() => aiBreaker.succeeded());

const question = { system: "Say it.", text: "What?", schema: z.object({ name: z.string() }), maxTokens: 50 };
const ask = () => askModel(question, AbortSignal.timeout(20_000));
/** Later than an answer of the database is believed. */
const later = () => Date.now() + 60_000;

test("what the model cost is counted by the day, and nothing is asked once the day's budget is spent", async () => {
  model.script(streamed(messageEvents(["ok"])));
  await ask();
  // 11 tokens in at $0.10 and 7 out at $0.50 a million.
  const [row] = await db().modelSpend.findMany();
  expect(row).toEqual({ day: new Date().toISOString().slice(0, 10), microdollars: 5n });
  await expect(requireModelBudget(later())).resolves.toBeUndefined();
  await Promise.all([ask(), ask()]);
  expect(await db().modelSpend.findMany({ select: { microdollars: true } })).toEqual([{ microdollars: 15n }]);

  const refusal = await requireModelBudget(later() + 60_000).catch((error) => error);
  expect(refusal).toMatchObject({ code: "unavailable", status: 503 });
  expect(refusal.message).toMatch(/today\. Nothing was counted/);
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(refusal.retryAfter).toBeLessThanOrEqual(86_400);
  await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  expect(model.received).toHaveLength(3);
});

test("what was spent on another day does not count", async () => {
  await db().modelSpend.updateMany({ data: { day: "2020-01-01" } });
  await expect(requireModelBudget(later() + 120_000)).resolves.toBeUndefined();
});
