import { highestPrice } from "@/lib/listings/options/price";

/** Of Etsy's limits, the one that it publishes. */
const lowestDollars = 0.2;

/**
 * Those without decimals by ISO 4217. `Intl` knows them too, but not the same
 * in every browser.
 */
const withoutDecimals = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(
    " ",
  ),
);
const decimalsOf = (currency: string) =>
  withoutDecimals.has(currency) ? 0 : 2;

/** As Etsy's form takes it: "24.50" in USD, "3200" in JPY. */
export const formatPrice = (price: number, currency: string): string =>
  price.toFixed(decimalsOf(currency));

/** Whether it can be a price in this currency at all. */
export function isPrice(price: number, currency: string): boolean {
  const lowest = currency === "USD" ? lowestDollars : Number.MIN_VALUE;
  return (
    price >= lowest &&
    price <= highestPrice &&
    Number(formatPrice(price, currency)) === price
  );
}

/** What to enter instead of what is none. */
export function priceHint(currency: string): string {
  const from = currency === "USD" ? ` from ${lowestDollars.toFixed(2)}` : "";
  const unit = currency && ` in ${currency}`;
  return `Enter a price${from}${unit}, with ${decimalsOf(currency) === 0 ? "no" : "at most two"} decimals.`;
}
