import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { addSpend, findSpend } from "@/lib/model-budget/data";

/** Dollars for a million tokens, in and out, which is also millionths of a dollar for one. */
const prices: Record<string, readonly [input: number, output: number]> = {
  "claude-haiku-5-5": [0.1, 0.5],
  "claude-sonnet-5-5": [2, 10],
};
/** A model that we have no price of counts as a dear one. */
const unknownPrice = [15, 75] as const;

/** Milliseconds for which an answer of the database is believed: so much later, at most, is the end noticed. */
const believed = 2_000;
let asked = { at: Number.NEGATIVE_INFINITY, isSpent: false };

type Usage = { inputTokens: number; outputTokens: number };

/**
 * Throws `unavailable` once MODEL_DAILY_BUDGET_USD is spent, by all instances together, until midnight UTC. Calls that
 * run already are not stopped, so that the day may cost somewhat more.
 */
export async function requireModelBudget(now = Date.now()) {
  const budget = env().MODEL_DAILY_BUDGET_USD;
  if (budget === 0) return;
  if (now - asked.at > believed) {
    const spent = await findSpend();
    const isSpent = spent >= budget * 1e6;
    if (isSpent && !asked.isSpent)
      log().error({ budget, spent: spent / 1e6 }, "the model's budget of the day is spent");
    asked = { at: now, isSpent };
  }
  if (!asked.isSpent) return;
  const message = "The listing writer has done all it may today. Nothing was counted; please try again tomorrow.";
  throw new AppError("unavailable", message, { retryAfter: Math.ceil((86_400_000 - (now % 86_400_000)) / 1_000) });
}

/** Counts an answer. A failure to do so is told in the log, and spoils no listing. */
export async function countModelSpend({ inputTokens, outputTokens }: Usage) {
  const { MODEL_DAILY_BUDGET_USD, ANTHROPIC_MODEL } = env();
  if (MODEL_DAILY_BUDGET_USD === 0) return;
  const [input, output] = prices[ANTHROPIC_MODEL] ?? unknownPrice;
  await addSpend(Math.ceil(inputTokens * input + outputTokens * output)).catch((err: unknown) =>
    log().error({ err }, "what an answer cost could not be counted"),
  );
}
