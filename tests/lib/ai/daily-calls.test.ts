import { findMetrics } from "@/lib/admin/find-metrics";
import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { maxCostOf } from "@/lib/ai/model-budget/max-cost";
import { ReviewLeftOut } from "@/lib/ai/model-budget/model-budget";
import {
  holdCost,
  holdCostOfMany,
  holdReviewCost,
} from "@/lib/ai/model-budget/payer";
import { batchNameOf, reviewNameOf } from "@/lib/ai/models";
import { db } from "@/lib/database/db";
import { env, parseEnv } from "@/lib/env";
import { createUser } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";
import { setUpScriptedModel } from "@/tests/support/own-scripted-model";
import {
  messageEvents,
  question,
  refusedWith,
  streamed,
} from "@/tests/support/scripted-model";

const name = "qwen3:8b";
const dailyCalls = 40;
Object.assign(process.env, {
  MODEL_DAILY_BUDGET_USD: "7",
  MODEL_DAILY_CALLS: String(dailyCalls),
  ANTHROPIC_MODEL: name,
});

const model = setUpScriptedModel();
beforeEach(async () => {
  aiBreaker.recordSuccess();
  await Promise.all([
    db().modelSpending.deleteMany(),
    db().modelUsage.deleteMany(),
  ]);
});

const tokens = { inputTokens: 9_000, outputTokens: 3_000 };
const payer = async (subscriptionTier: string) => ({
  userId: (await createUser({ subscriptionTier })).id,
});
const many = (count: number) =>
  Array.from({ length: count }, () => ({
    model: batchNameOf(name),
    ...tokens,
  }));

test.each([name, reviewNameOf(name), batchNameOf(name)])(
  "%s: each call is an equal part of the day, however many tokens it has",
  (called) => {
    const each = { model: called, calls: 1 };
    expect(maxCostOf({ ...each, ...tokens })).toBeCloseTo(7 / dailyCalls);
    expect(maxCostOf({ ...each, inputTokens: 1, outputTokens: 0 })).toBeCloseTo(
      7 / dailyCalls,
    );
    expect(maxCostOf({ ...each, inputTokens: 0, outputTokens: 0 })).toBe(0);
  },
);

test("a model whose price is known: costs that, whatever number of calls is set", () => {
  const haiku = { model: "claude-haiku-5-5", ...tokens };
  expect(maxCostOf(haiku)).toBeCloseTo(0.0024);
});

test("however many sellers ask at once: no more calls are held than the day has", async () => {
  const paying = await Promise.all(
    Array.from({ length: 12 }, () => payer("pro")),
  );
  const ended = await Promise.allSettled(
    paying.flatMap((each) =>
      Array.from({ length: 5 }, () =>
        holdCost(each, { model: name, ...tokens }),
      ),
    ),
  );
  const held = ended.filter(({ status }) => status === "fulfilled");
  expect(held).toHaveLength(dailyCalls);
  const refused = ended.find((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/at its limit for today/),
  });
});

test("one account has its plan's share of the calls, and no fewer than four", async () => {
  const held = async (tier: string) => {
    const one = await payer(tier);
    const { count, wait } = await holdCostOfMany(one, many(60), new Date());
    await db().modelSpending.deleteMany();
    return [count, wait?.slice(0, 40)];
  };
  expect(await held("pro")).toEqual([
    10,
    expect.stringMatching(/^You've used/),
  ]);
  expect(await held("free")).toEqual([
    4,
    expect.stringMatching(/^You've used/),
  ]);
});

test("a batch that is larger than the rest of the day: the others wait, and it says so", async () => {
  const [first, second] = [await payer("pro"), await payer("pro")];
  for (let rest = dailyCalls - 3; rest > 0; rest -= 10) {
    const other = await payer("pro");
    await holdCostOfMany(other, many(Math.min(rest, 10)), new Date());
  }
  expect(await holdCostOfMany(first, many(5), new Date())).toMatchObject({
    count: 3,
    wait: "The listing writer is at its limit for today. Nothing was counted; it continues by itself tomorrow.",
  });
  await expect(
    holdReviewCost(second, { model: name, ...tokens }),
  ).rejects.toBeInstanceOf(ReviewLeftOut);
  await expect(
    holdCost(second, { model: name, ...tokens }),
  ).rejects.toMatchObject({ code: "unavailable" });
  expect(await holdCostOfMany(first, [], new Date())).toMatchObject({
    count: 0,
    wait: null,
  });
});

test("a call that the server refused takes nothing of the day; one that was answered takes its part", async () => {
  const asked = { ...question, payer: await payer("pro") };
  const call = () => callModel(asked, AbortSignal.timeout(20_000));
  const spent = async () => {
    const row = await db().modelSpending.findFirst({ where: { pot: "calls" } });
    return [Number(row?.held ?? 0), Number(row?.spent ?? 0)];
  };
  model.script(refusedWith(400, "{}"));
  await expect(call()).rejects.toMatchObject({ code: "upstream_failed" });
  await until(async () => (await spent()).join() === "0,0");
  model.script(streamed(messageEvents(["ok"], "end_turn", name)));
  await call();
  await until(async () => (await spent()).join() === `0,${7e9 / dailyCalls}`);
  await until(async () => (await db().modelUsage.count()) > 0);
  const { modelBudget, model: rows } = await findMetrics(new Date());
  expect(modelBudget).toMatchObject({ dailyCalls, state: "fine" });
  expect(modelBudget.spent).toBeCloseTo(7 / dailyCalls);
  expect(rows[0]?.cost).toBeNull();
});

test.each([
  [{ MODEL_PRICE: "0.5/1.5", MODEL_DAILY_CALLS: "" }, null],
  [{ MODEL_PRICE: "3/15", MODEL_DAILY_CALLS: "9" }, /MODEL_DAILY_CALLS is for/],
  [{ MODEL_DAILY_BUDGET_USD: "0" }, /MODEL_DAILY_CALLS divides/],
  [{ MODEL_DAILY_CALLS: "0" }, /MODEL_DAILY_CALLS/],
  [{ MODEL_DAILY_CALLS: "2.5" }, /MODEL_DAILY_CALLS/],
  [{ MODEL_PRICE: "0/0", MODEL_DAILY_CALLS: "" }, /set MODEL_DAILY_CALLS/],
  [{ MODEL_PRICE: "1/0", MODEL_DAILY_CALLS: "" }, /set MODEL_DAILY_CALLS/],
  [{ MODEL_PRICE: "-1/2", MODEL_DAILY_CALLS: "" }, /MODEL_PRICE must be/],
  [{ MODEL_PRICE: "0.5", MODEL_DAILY_CALLS: "" }, /MODEL_PRICE must be/],
  [{ MODEL_PRICE: "1e9/1", MODEL_DAILY_CALLS: "" }, /MODEL_PRICE must be/],
])("settings %j: %s", (given, problem) => {
  const read = () => parseEnv({ ...process.env, ...given });
  if (problem === null) expect(read).not.toThrow();
  else expect(read).toThrow(problem);
});

test("MODEL_PRICE: what a model costs whose price isn't known, also in the analytics", () => {
  const { MODEL_DAILY_CALLS: calls } = env();
  const price = parseEnv({
    ...process.env,
    MODEL_PRICE: "0.5/1.5",
    MODEL_DAILY_CALLS: "",
  }).MODEL_PRICE;
  Object.assign(env(), { MODEL_DAILY_CALLS: undefined, MODEL_PRICE: price });
  const cost = (called: string) =>
    maxCostOf({
      model: called,
      inputTokens: 2_000_000,
      outputTokens: 1_000_000,
    });
  expect(cost(name)).toBeCloseTo(2.5);
  expect(cost(batchNameOf(name))).toBeCloseTo(1.25);
  expect(cost("claude-haiku-5-5")).toBeCloseTo(0.7);
  Object.assign(env(), { MODEL_DAILY_CALLS: calls, MODEL_PRICE: undefined });
});
