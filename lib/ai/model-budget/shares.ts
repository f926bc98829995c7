import { plans, type Tier } from "@/lib/settings/plans";

/**
 * Parts of MODEL_DAILY_BUDGET_USD: what all together may spend who don't pay,
 * so that the rest is left for those who do; and what one account in its trial
 * may spend in a day. `plans` has the part of any other account.
 */
export const shares = { unpaid: 0.5, trial: 0.02 };

/**
 * Calls that an account may make in a day even if they cost more than its part.
 */
export const leastCalls = 4;

/** A part as an amount, for calls of which each may cost `call`. */
export const shareOf = (
  kind: keyof typeof shares | Tier,
  budget: number,
  call: number,
) =>
  kind === "unpaid"
    ? budget * shares.unpaid
    : Math.max(
        budget * (kind === "trial" ? shares.trial : plans[kind].modelShare),
        leastCalls * call,
      );

/**
 * What may be used up, of the day's budget and of each share, before reviews
 * are left out: the rest is for writing.
 */
export const reviewedUntil = 0.8;
