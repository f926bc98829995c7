import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { listCallsOfToday } from "@/lib/model-budget/data";
import { costOf, dearCost } from "@/lib/model-budget/model-prices";

/** Milliseconds for which an answer of the database is believed: so much later, at most, is the end noticed. */
const believed = 2_000;
let asked = { at: Number.NEGATIVE_INFINITY, isSpent: false };

/**
 * Throws `unavailable` once MODEL_DAILY_BUDGET_USD is spent, by all instances together, until midnight UTC. Calls that
 * run already are not stopped, so that the day may cost somewhat more.
 */
export async function requireModelBudget(now = Date.now()) {
  const budget = env().MODEL_DAILY_BUDGET_USD;
  if (budget === 0) return;
  if (Math.abs(now - asked.at) > believed) {
    const spent = await spentToday();
    const isSpent = spent >= budget;
    if (isSpent && !asked.isSpent) log().error({ budget, spent }, "the model's budget of the day is spent");
    asked = { at: now, isSpent };
  }
  if (!asked.isSpent) return;
  const message = "The listing writer has done all it may today. Nothing was counted; please try again tomorrow.";
  throw new AppError("unavailable", message, { retryAfter: Math.ceil((86_400_000 - (now % 86_400_000)) / 1_000) });
}

/** US dollars. */
async function spentToday() {
  const calls = await listCallsOfToday();
  return calls.reduce((sum, call) => sum + (costOf(call) ?? dearCost(call)), 0);
}
