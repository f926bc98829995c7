import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { listCallsOfToday } from "@/lib/model-budget/data";
import { costOf, dearCost } from "@/lib/model-budget/model-prices";

/** Milliseconds for which an answer of the database is believed: so much later, at most, is the end noticed. */
const believed = 2_000;
/** The share of the budget from which on it is said that the day's end is near. */
const nearShare = 0.8;
type BudgetState = "fine" | "near" | "spent";
let asked: { at: number; state: BudgetState } = { at: Number.NEGATIVE_INFINITY, state: "fine" };

/**
 * Throws `unavailable` once MODEL_DAILY_BUDGET_USD is spent, by all instances together, until midnight UTC. Calls that
 * run already are not stopped, so that the day may cost somewhat more.
 */
export async function requireModelBudget(now = Date.now()) {
  if (env().MODEL_DAILY_BUDGET_USD === 0) return;
  if (Math.abs(now - asked.at) > believed) {
    const { budget, spent, state } = await findModelBudget();
    if (state === "near" && asked.state === "fine") log().warn({ budget, spent }, "the model's budget is nearly spent");
    if (state === "spent" && asked.state !== "spent") {
      log().error({ budget, spent }, "the model's budget of the day is spent");
    }
    asked = { at: now, state };
  }
  if (asked.state !== "spent") return;
  const message = "The listing writer has done all it may today. Nothing was counted; please try again tomorrow.";
  throw new AppError("unavailable", message, { retryAfter: Math.ceil((86_400_000 - (now % 86_400_000)) / 1_000) });
}

/** What the model may cost today (UTC) and has cost so far, in US dollars; a budget of 0 sets no limit. */
export async function findModelBudget() {
  const budget = env().MODEL_DAILY_BUDGET_USD;
  const calls = await listCallsOfToday();
  const spent = calls.reduce((sum, call) => sum + (costOf(call) ?? dearCost(call)), 0);
  return { budget, spent, state: stateOf(budget, spent) };
}

function stateOf(budget: number, spent: number): BudgetState {
  if (budget === 0) return "fine";
  if (spent >= budget) return "spent";
  return spent >= budget * nearShare ? "near" : "fine";
}
