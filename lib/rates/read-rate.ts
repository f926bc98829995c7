import "server-only";
import { AppError } from "@/lib/errors";
import {
  type FrankfurtRates,
  fetchFrankfurtRates,
} from "@/lib/rates/frankfurt";

/** Milliseconds for which rates that were read serve. */
const maxAge = 24 * 60 * 60 * 1_000;

/** Those of this instance; callers at the same time share one call. */
let latest: { readAt: number; rates: Promise<FrankfurtRates> } | undefined;

/**
 * What one US dollar costs in `currency` (ISO 4217), as it was known at most a
 * day before `now`. Throws `invalid_input` for a currency without a rate, and
 * `unavailable` while there are no rates of that day.
 */
export async function readRate(currency: string, now: Date): Promise<number> {
  const { base, rates } = await ratesAt(now.getTime());
  if (currency === base) return 1;
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (rate === undefined)
    throw new AppError(
      "invalid_input",
      "We have no exchange rate for this currency.",
    );
  return rate;
}

function ratesAt(now: number) {
  // Also when the clock was set back by more than that.
  if (latest && Math.abs(now - latest.readAt) < maxAge) return latest.rates;
  const asked = { readAt: now, rates: fetchFrankfurtRates() };
  latest = asked;
  asked.rates.catch(() => {
    if (latest === asked) latest = undefined;
  });
  return asked.rates;
}
