import "server-only";
import { dailyCallsOf, maxCostOf } from "@/lib/ai/model-budget/max-cost";
import {
  budgetSpent,
  ReviewLeftOut,
  spentForAll,
} from "@/lib/ai/model-budget/model-budget";
import {
  findPayer,
  type Held,
  holdMoney,
  type Pot,
  settleMoney,
  visitorPot,
} from "@/lib/ai/model-budget/model-budget-data";
import { reviewedUntil, shareOf } from "@/lib/ai/model-budget/shares";
import { type Account, isPaying, isTrying, tierOf } from "@/lib/billing/usage";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/**
 * Whose share of the day's budget a call is taken from. `account` is what the
 * plan is computed from, where this request has read it already. Visitors have
 * one budget together.
 */
export type Payer = { userId: number; account?: Account } | "visitor";

type Tokens = { model: string; inputTokens: number; outputTokens: number };

const billionths = (dollars: number) => Math.round(dollars * 1e9);

/** What tokens cost, in billionths of a US dollar. */
export const amountOf = (used: Tokens) => billionths(maxCostOf(used));

/** What everybody shares of the calls of MODEL_DAILY_CALLS. */
const callsPot = "calls";

const refusals = {
  [callsPot]: spentForAll,
  unpaid:
    "The listing writer is at its limit for free accounts today. Nothing was counted; please try again tomorrow, or choose a plan.",
  own: "You've used the listing writer as much as one account may in a day. Nothing was counted; please try again tomorrow.",
};
/** Of what is sent by itself once there is room. */
const waits = {
  [callsPot]:
    "The listing writer is at its limit for today. Nothing was counted; it continues by itself tomorrow.",
  unpaid:
    "The listing writer is at its limit for free accounts today. Nothing was counted; it continues by itself tomorrow.",
  own: "You've used the listing writer as much as one account may in a day. Nothing was counted; it continues by itself tomorrow.",
};

/** What visitors are told once no more listings are written for them today. */
export const triesSpent = (retryAfter?: number) =>
  new AppError(
    "try_unavailable",
    "No more listings are written without an account today. Sign up, and yours is written; your form and photo stay here.",
    retryAfter === undefined ? {} : { retryAfter },
  );

/** The text for a pot that has too little left. */
const textFor = (texts: typeof refusals, pot: string) =>
  pot === "unpaid" || pot === callsPot ? texts[pot] : texts.own;

/**
 * The pots of a payer for calls of a model of which each may cost so many
 * dollars; the narrowest first.
 */
async function potsOf(
  payer: Payer,
  { model, cost }: { model: string; cost: number },
  now: Date,
): Promise<Pot[]> {
  const calls = dailyCallsOf(model);
  const shared =
    calls === null ? [] : [{ name: callsPot, most: calls * billionths(cost) }];
  const budget = env().MODEL_DAILY_BUDGET_USD;
  const unpaid = {
    name: "unpaid",
    most: billionths(shareOf("unpaid", budget, cost)),
  };
  if (payer === "visitor") {
    const most = billionths(env().TRY_DAILY_BUDGET_USD);
    const own = { name: visitorPot, most };
    return budget === 0 ? [own] : [own, unpaid].concat(shared);
  }
  const account = payer.account ?? (await findPayer(payer.userId));
  const isPaid = account !== null && isPaying(account, now);
  const kind =
    account === null
      ? "free"
      : isTrying(account, now)
        ? "trial"
        : tierOf(account, now);
  const own = {
    name: `user:${payer.userId}`,
    most: billionths(shareOf(kind, budget, cost)),
  };
  return (isPaid ? [own] : [own, unpaid]).concat(shared);
}

/** Visitors have a budget of their own, also where nobody else has one. */
const isUnbounded = (payer: Payer) =>
  payer !== "visitor" && env().MODEL_DAILY_BUDGET_USD === 0;

/**
 * Holds the most that a call can cost in the payer's shares of today's budget,
 * before it is made. Throws `unavailable` when one of them is used up. Null
 * without a budget. `settleCost` replaces it by what it did cost.
 */
export async function holdCost(
  payer: Payer,
  most: Tokens,
  now = new Date(),
): Promise<Held | null> {
  if (isUnbounded(payer)) return null;
  const cost = maxCostOf(most);
  const outcome = await holdMoney(
    await potsOf(payer, { model: most.model, cost }, now),
    billionths(cost),
  );
  if ("held" in outcome) return outcome.held;
  log().warn({ pot: outcome.short }, "a share of the model budget is spent");
  const refusal = budgetSpent(textFor(refusals, outcome.short), now.getTime());
  throw payer === "visitor" ? triesSpent(refusal.retryAfter) : refusal;
}

/**
 * The same for a review, which takes no more than a part of each share. Throws
 * `ReviewLeftOut` when one of them is used up so far.
 */
export async function holdReviewCost(
  payer: Payer,
  most: Tokens,
  now = new Date(),
): Promise<Held | null> {
  if (isUnbounded(payer)) return null;
  const cost = maxCostOf(most);
  const pots = await potsOf(payer, { model: most.model, cost }, now);
  const parts = pots.map((pot) => ({
    ...pot,
    most: Math.floor(pot.most * reviewedUntil),
  }));
  const outcome = await holdMoney(parts, billionths(cost));
  if ("held" in outcome) return outcome.held;
  throw new ReviewLeftOut();
}

/**
 * Holds the most that requests can cost that are sent together, for as many
 * from the first one on as there is room; `wait` says why the others have none.
 * Nothing is held without a budget.
 */
export async function holdCostOfMany(
  payer: Payer,
  most: Tokens[],
  now: Date,
): Promise<{ count: number; held: Held | null; wait: string | null }> {
  if (isUnbounded(payer)) return { count: most.length, held: null, wait: null };
  const costs = most.map(maxCostOf);
  const [first] = most;
  if (first === undefined) return { count: 0, held: null, wait: null };
  const each = { model: first.model, cost: Math.max(...costs) };
  const pots = await potsOf(payer, each, now);
  let wait: string | null = null;
  for (let count = costs.length; count > 0; count -= 1) {
    const sum = costs.slice(0, count).reduce((total, cost) => total + cost, 0);
    const outcome = await holdMoney(pots, billionths(sum));
    if ("held" in outcome) return { count, held: outcome.held, wait };
    wait = textFor(waits, outcome.short);
  }
  log().warn({ pots: pots.map(({ name }) => name) }, "requests wait for a day");
  return { count: 0, held: null, wait };
}

/** In the background: what fails stays held until the end of the day. */
export function settleCost(held: Held | null, used: Tokens) {
  if (held === null) return;
  settleMoney(held, amountOf(used)).catch((err: unknown) =>
    log().warn({ err }, "what a model call cost was not recorded"),
  );
}
