import { z } from "zod";
import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { maxCostOf } from "@/lib/ai/model-budget/max-cost";
import {
  holdMoney,
  purgeSpending,
} from "@/lib/ai/model-budget/model-budget-data";
import { holdCost, settleCost } from "@/lib/ai/model-budget/payer";
import { leastCalls, shareOf, shares } from "@/lib/ai/model-budget/shares";
import { db } from "@/lib/database/db";
import { parseEnv } from "@/lib/env";
import { createUser } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";
import { setUpScriptedModel } from "@/tests/support/own-scripted-model";
import {
  messageEvents,
  refusedWith,
  streamed,
} from "@/tests/support/scripted-model";

const budget = 20;
const name = "claude-sonnet-5-5";
Object.assign(process.env, {
  MODEL_DAILY_BUDGET_USD: String(budget),
  ANTHROPIC_MODEL: name,
});

const model = setUpScriptedModel();
beforeEach(async () => {
  aiBreaker.recordSuccess();
  await db().modelSpending.deleteMany();
});

/** At $10 a million tokens out. */
const costing = (dollars: number) => ({
  model: name,
  inputTokens: 0,
  outputTokens: Math.round(dollars * 100_000),
});

const spendingOf = async (pot: string) => {
  const row = await db().modelSpending.findFirst({ where: { pot } });
  return {
    held: Number(row?.held ?? 0) / 1e9,
    spent: Number(row?.spent ?? 0) / 1e9,
  };
};

let ended = 0;
afterEach(() => {
  ended += 1;
});

/** Waits for what runs in the background, until the test is given up. */
async function spendingWhen(
  pot: string,
  isDone: (spending: Awaited<ReturnType<typeof spendingOf>>) => boolean,
) {
  const mine = ended;
  while (ended === mine) {
    const spending = await spendingOf(pot);
    if (isDone(spending)) return spending;
    await new Promise(setImmediate);
  }
  throw new Error("the test is over");
}

const settledOf = async (pot: string) =>
  (await spendingWhen(pot, ({ held, spent }) => held === 0 && spent > 0)).spent;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const accounts = {
  free: {},
  trial: { trialExpiresAt: inDays(3), hasUsedTrial: true },
  standard: { subscriptionTier: "standard" },
  pro: { subscriptionTier: "pro" },
  "no longer paying": {
    subscriptionTier: "pro",
    subscriptionExpiresAt: inDays(-1),
  },
};

test.each([
  ["free", 0.2],
  ["trial", 0.4],
  ["standard", 2],
  ["pro", 5],
  ["no longer paying", 0.2],
] as const)(
  "an account that is %s: of 120 calls at once, no more are made in a day than $%d pay for",
  async (kind, share) => {
    const { id: userId } = await createUser(accounts[kind]);
    const each = share / 10;
    const calls = Array.from({ length: 120 }, () =>
      holdCost({ userId }, costing(each)),
    );
    const ended = await Promise.allSettled(calls);
    const held = ended.filter(({ status }) => status === "fulfilled");
    const isPaid = kind === "standard" || kind === "pro";
    expect(held).toHaveLength(10);
    expect((await spendingOf(`user:${userId}`)).held).toBeCloseTo(share);
    expect((await spendingOf("unpaid")).held).toBeCloseTo(isPaid ? 0 : share);
    const refused = ended.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/one account.*counted/),
    });
    expect(refused?.reason.retryAfter).toBeLessThanOrEqual(86_400);
  },
);

test("a call that asks while another's is being held: waits for it, and finds what it left", async () => {
  const pots = [{ name: "user:1", most: 100 }];
  expect(await holdMoney(pots, 10)).toHaveProperty("held");
  const isWaiting = async () => {
    const [row] = await db().$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM pg_locks lock JOIN pg_stat_activity one USING (pid)
      WHERE NOT lock.granted AND one.datname = current_database()`;
    return row.count > 0;
  };
  const { second } = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT held FROM "ModelSpending" WHERE pot = 'user:1' FOR UPDATE`;
    const asked = holdMoney(pots, 60);
    await until(isWaiting);
    await tx.$queryRaw`SELECT hold_model_money('{user:1}', '{100}', 60)`;
    return { second: asked };
  });
  expect(await second).toEqual({ short: "user:1" });
  expect(await spendingOf("user:1")).toMatchObject({ held: 70 / 1e9 });
});

test("the dollars that one free account can make us pay for in a day: one in a hundred of the budget, or four calls", () => {
  const { MODEL_DAILY_BUDGET_USD: set } = parseEnv({
    ...process.env,
    MODEL_DAILY_BUDGET_USD: undefined,
  });
  expect(set).toBe(20);
  const listing = { inputTokens: 9_000, outputTokens: 3_120 };
  const dollars = (model: string) =>
    shareOf("free", set, maxCostOf({ model, ...listing }));
  expect({ haiku: dollars("claude-haiku-5-5"), sonnet: dollars(name) }).toEqual(
    { haiku: 0.2, sonnet: 0.2 },
  );
  expect(dollars("a model without a price")).toBeCloseTo(
    leastCalls * maxCostOf({ model: "?", ...listing }),
  );
  expect(shares.unpaid / shares.trial).toBeGreaterThanOrEqual(25);
  expect(1 - shares.unpaid).toBeGreaterThanOrEqual(0.5);
});

test("however many don't pay, half of the day's budget is left for those who do", async () => {
  const free = await Promise.all(
    Array.from({ length: 60 }, () => createUser()),
  );
  const ended = await Promise.allSettled(
    free.map(({ id }) => holdCost({ userId: id }, costing(0.2))),
  );
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  const refused = ended.find((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/for free accounts today/),
  });
  // Nothing is held of a call that one of its shares refuses.
  expect((await spendingOf("unpaid")).held).toBeCloseTo(10);
  const spent = await db().modelSpending.aggregate({
    where: { pot: { startsWith: "user:" } },
    _sum: { held: true },
  });
  expect(Number(spent._sum.held) / 1e9).toBeCloseTo(10);
  const paying = await createUser(accounts.standard);
  expect(await holdCost({ userId: paying.id }, costing(0.2))).not.toBeNull();
});

test("a call that was made: what it cost takes the place of what was held, on the day of the call", async () => {
  const { id: userId } = await createUser();
  const held = await holdCost({ userId }, costing(0.1));
  settleCost(held && { ...held, day: inDays(-1) }, costing(0.03));
  const again = await holdCost({ userId }, costing(0.1));
  settleCost(again, costing(0.03));
  const after = await spendingWhen(`user:${userId}`, ({ spent }) => spent > 0);
  expect(after).toEqual({ held: 0.1, spent: 0.03 });
});

const schema = z.object({ name: z.string() });
async function call(deadline = AbortSignal.timeout(20_000)) {
  const { id: userId } = await createUser();
  const request = {
    system: "Say it.",
    text: "What is it called?",
    schema,
    maxTokens: 50,
    payer: { userId },
  };
  const outcome = await callModel(request, deadline).catch(
    (error: unknown) => error,
  );
  return { outcome, pot: `user:${userId}` };
}

async function written() {
  const row = await db().modelUsage.findFirst({ where: { model: name } });
  return Number(row?.outputTokens ?? 0);
}

/**
 * The output tokens of today's calls as soon as there are more than `before`: a
 * call is counted in the background, perhaps after its cost.
 */
async function moreWrittenThan(before: number) {
  await until(async () => (await written()) > before);
  return await written();
}

test("an answer: its tokens as the provider counts them are what its account has spent", async () => {
  model.script(streamed(messageEvents(["ok"], "end_turn", name)));
  const { pot } = await call();
  expect(await settledOf(pot)).toBeCloseTo((11 * 2 + 7 * 10) / 1e6, 9);
  expect(await moreWrittenThan(0)).toBe(7);
});

test("an answer that is cut off: what was read and written by then is spent, and counted as a failure", async () => {
  const before = await written();
  const text = "a linen apron with two pockets, ".repeat(30);
  model.script((response) => {
    const [start = "", block = "", piece = ""] = messageEvents(
      [text],
      "end_turn",
      name,
    );
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(start + block + piece, () =>
      setImmediate(() => response.destroy()),
    );
  });
  const { outcome, pot } = await call();
  expect(outcome).toMatchObject({ code: "upstream_failed" });
  expect(model.received).toHaveLength(1);
  const length = Math.ceil(text.length / 3);
  expect(await settledOf(pot)).toBeCloseTo((11 * 2 + length * 10) / 1e6, 9);
  expect(await moreWrittenThan(before)).toBe(before + length);
});

test("attempts that the provider bills each count, also those that are made again", async () => {
  model.script((response) => {
    const [start = ""] = messageEvents([], "end_turn", name);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const busy = {
      type: "error",
      error: { type: "overloaded_error", message: "Overloaded" },
    };
    response.end(`${start}event: error\ndata: ${JSON.stringify(busy)}\n\n`);
  });
  const { outcome, pot } = await call();
  expect(outcome).toMatchObject({ code: "unavailable" });
  expect(model.received).toHaveLength(3);
  expect(await settledOf(pot)).toBeCloseTo((3 * (11 * 2 + 10)) / 1e6, 9);
});

test("a call that we give up waiting for: what it asked counts as read", async () => {
  model.script(() => undefined);
  const { pot } = await call(AbortSignal.timeout(300));
  expect(await settledOf(pot)).toBeGreaterThan(0);
});

test("a refused attempt costs nothing, and nothing stays held", async () => {
  model.script(
    refusedWith(
      400,
      JSON.stringify({
        type: "error",
        error: { type: "invalid_request_error", message: "no" },
      }),
    ),
  );
  const { pot } = await call();
  expect(await spendingWhen(pot, ({ held }) => held === 0)).toEqual({
    held: 0,
    spent: 0,
  });
});

test("a spent share: the model isn't asked", async () => {
  const { id: userId } = await createUser();
  settleCost(await holdCost({ userId }, costing(0.2)), costing(0.2));
  await settledOf(`user:${userId}`);
  model.script(streamed(messageEvents(["ok"], "end_turn", name)));
  const request = {
    system: "Say it.",
    text: "What?",
    schema,
    maxTokens: 50_000,
    payer: { userId },
  };
  await expect(
    callModel(request, AbortSignal.timeout(20_000)),
  ).resolves.toBeDefined();
  const small = { ...request, maxTokens: 50 };
  await expect(
    callModel(small, AbortSignal.timeout(20_000)),
  ).rejects.toMatchObject({ code: "unavailable" });
  expect(model.received).toHaveLength(1);
});

test("spending is kept for two days", async () => {
  const day = (ago: number) =>
    new Date(`${inDays(-ago).toISOString().slice(0, 10)}T00:00:00Z`);
  await db().modelSpending.createMany({
    data: [0, 1, 2].map((ago) => ({ day: day(ago), pot: "user:1" })),
  });
  await purgeSpending();
  const left = await db().modelSpending.findMany({ orderBy: { day: "asc" } });
  expect(left.map((row) => row.day)).toEqual([day(1), day(0)]);
});
