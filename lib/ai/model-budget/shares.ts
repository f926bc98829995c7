/**
 * Parts of MODEL_DAILY_BUDGET_USD: what all together may spend who don't pay,
 * so that the rest is left for those who do; and what one account may spend in
 * a day.
 */
export const shares = {
  unpaid: 0.5,
  free: 0.01,
  trial: 0.02,
  standard: 0.1,
  pro: 0.25,
} as const;

/**
 * Calls that an account may make in a day even if they cost more than its part.
 */
export const leastCalls = 4;

/** A part as an amount, for calls of which each may cost `call`. */
export const shareOf = (
  kind: keyof typeof shares,
  budget: number,
  call: number,
) => Math.max(budget * shares[kind], kind === "unpaid" ? 0 : leastCalls * call);

/**
 * What may be used up, of the day's budget and of each share, before reviews
 * are left out: the rest is for writing.
 */
export const reviewedUntil = 0.8;
