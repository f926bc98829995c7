import "server-only";
import {
  dailyCallsOf,
  knownCostOf,
  maxCostOf,
} from "@/lib/ai/model-budget/max-cost";
import {
  addModelCall,
  listCallsOfToday,
} from "@/lib/ai/model-budget/model-budget-data";
import { reviewedUntil } from "@/lib/ai/model-budget/shares";
import { usualModelOf } from "@/lib/ai/models";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";
import { dayLength } from "@/lib/time/day";

type ModelCall = Parameters<typeof addModelCall>[0];

/**
 * Counts a call for the day's budget and the analytics, in the background; a
 * failed count is only logged. `label` is how the metrics name the configured
 * model: a gateway may name any other in its responses.
 */
export function recordModelCall(call: ModelCall, label = usualModelOf(env())) {
  countModelCall(call, label);
  addModelCall(call).catch((err: unknown) =>
    log().warn({ err }, "a model call was not recorded"),
  );
}

function countModelCall(call: ModelCall, model: string) {
  const { modelCalls, modelTokens, modelCents } = metrics();
  modelCalls.inc({ model, outcome: call.failed ? "failed" : "done" });
  modelTokens.inc({ model, direction: "input" }, call.inputTokens);
  modelTokens.inc({ model, direction: "output" }, call.outputTokens);
  modelCents.inc({ model }, (knownCostOf(call) ?? 0) * 100);
}

/**
 * Milliseconds for which the state is cached: we notice a spent budget at most
 * this much later.
 */
const cacheLifetime = 2_000;
type BudgetState = "fine" | "near" | "spent";
let cached: { at: number; state: BudgetState } = {
  at: Number.NEGATIVE_INFINITY,
  state: "fine",
};

/** What everybody is told then. */
export const spentForAll =
  "The listing writer is at its limit for today. Nothing was counted; please try again tomorrow.";

/**
 * Throws `unavailable` once MODEL_DAILY_BUDGET_USD is spent, by all instances
 * together, until midnight UTC. Calls in progress are not stopped, so a day may
 * cost somewhat more.
 */
export async function requireModelBudget(now = Date.now()) {
  if ((await readState(now)) !== "spent") return;
  throw budgetSpent(spentForAll, now);
}

/** What is left of a budget is for writing. Shown to nobody. */
export class ReviewLeftOut extends AppError {
  constructor() {
    super("unavailable", "The review was left out.");
  }
}

/** Throws `ReviewLeftOut` once the day's budget is nearly spent. */
export async function requireReviewBudget(now = Date.now()) {
  if ((await readState(now)) !== "fine") throw new ReviewLeftOut();
}

async function readState(now: number): Promise<BudgetState> {
  if (env().MODEL_DAILY_BUDGET_USD === 0) return "fine";
  if (Math.abs(now - cached.at) > cacheLifetime) {
    const { budget, spent, state } = await findModelBudget();
    if (state === "near" && cached.state === "fine")
      log().warn({ budget, spent }, "the model budget is nearly spent");
    if (state === "spent" && cached.state !== "spent")
      log().error({ budget, spent }, "the model budget is spent");
    cached = { at: now, state };
  }
  return cached.state;
}

/** Until midnight UTC. */
export function budgetSpent(message: string, now: number) {
  metrics().quotaRefusals.inc({ reason: "model_budget" });
  return new AppError("unavailable", message, {
    retryAfter: Math.ceil((dayLength - (now % dayLength)) / 1_000),
  });
}

/**
 * Today's budget (UTC) and what was spent of it, in US dollars; a budget of 0
 * means no limit, and `dailyCalls` are those that divide it.
 */
export async function findModelBudget() {
  const budget = env().MODEL_DAILY_BUDGET_USD;
  const calls = await listCallsOfToday();
  const spent = calls.reduce((sum, call) => sum + maxCostOf(call), 0);
  const dailyCalls = dailyCallsOf(usualModelOf(env()));
  return { budget, spent, dailyCalls, state: stateOf(budget, spent) };
}

function stateOf(budget: number, spent: number): BudgetState {
  if (budget === 0) return "fine";
  if (spent >= budget) return "spent";
  // From there on a warning is logged, too.
  return spent >= budget * reviewedUntil ? "near" : "fine";
}
