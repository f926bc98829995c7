import { costOf, priceShareOf } from "@/lib/ai/models";

type Tokens = { model: string; inputTokens: number; outputTokens: number };

/**
 * US dollars of a call; the most that it can cost for a model whose price we
 * don't know.
 */
export function maxCostOf(call: Tokens) {
  const { model, inputTokens, outputTokens } = call;
  return (
    costOf(call) ??
    ((inputTokens * 15 + outputTokens * 75) / 1_000_000) * priceShareOf(model)
  );
}
