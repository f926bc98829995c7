import { costOf, modelOf, priceShareOf } from "@/lib/ai/models";
import { env } from "@/lib/env";

type Tokens = {
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** How many calls used them; 1 without it. */
  calls?: number;
};

/** US dollars of a call; null for a model whose price nobody told us. */
export const knownCostOf = (call: Tokens) => costOf(call, env().MODEL_PRICE);

/**
 * How many calls of a model without a price there may be in a day; null when
 * it has one, or no such number is set.
 */
export const dailyCallsOf = (model: string) => {
  const { MODEL_DAILY_CALLS: calls = null, MODEL_PRICE: own } = env();
  return own === undefined && modelOf(model).price === null ? calls : null;
};

/**
 * US dollars of a call. For a model whose price we don't know, it is the call's
 * part of the day's budget where MODEL_DAILY_CALLS divides it, and otherwise
 * the most that it can cost.
 */
export function maxCostOf(call: Tokens) {
  const { model, inputTokens, outputTokens, calls = 1 } = call;
  const known = knownCostOf(call);
  if (known !== null) return known;
  const most = dailyCallsOf(model);
  if (most !== null)
    return inputTokens + outputTokens === 0
      ? 0
      : (calls * env().MODEL_DAILY_BUDGET_USD) / most;
  return (
    ((inputTokens * 15 + outputTokens * 75) / 1_000_000) * priceShareOf(model)
  );
}
