import {
  adsRate,
  conversionRate,
  keptOf,
  limits,
  processingRate,
  type Sale,
} from "@/lib/fees/calculate-fees";
import { feeCountries, feeRates } from "@/lib/fees/rates";

/** The most that all roundings of a sale's fees add up to, in minor units. */
const roundings = 6;
/** Of each further unit; with less left, the price would run away. */
const leastLeft = 0.001;

export const reachesMargin = (sale: Sale, costs: number, margin: number) =>
  keptOf(sale, costs) * 10_000 >= margin * (sale.price + sale.shipping);

/**
 * The lowest price from 1 on at which `margin` of the order's total is left
 * after fees and `costs`, by the roundings of `calculateFees`. `margin` is in
 * hundredths of a percent, `costs` in minor units, both as limited there.
 * Undefined if no price up to the limit reaches it, or if fees and margin leave
 * less than a thousandth of each further unit.
 */
export function priceForMargin(
  sale: Omit<Sale, "price">,
  costs: number,
  margin: number,
): number | undefined {
  const first = firstTotal(sale, costs, margin);
  const last = limits.amount + sale.shipping;
  for (let total = first; total <= last; total++) {
    const price = total - sale.shipping;
    if (reachesMargin({ ...sale, price }, costs, margin)) return price;
  }
  return undefined;
}

/**
 * No lower total can reach it. Fees without rounding are a line, or two where
 * the ads' fee is capped; the one that is reached first counts. Only the start
 * of the search is not exact.
 */
function firstTotal(
  sale: Omit<Sale, "price">,
  costs: number,
  margin: number,
): number {
  const { processing, regulatory } = feeCountries[sale.country];
  const taxed = 1 + sale.vat / 10_000;
  const dollar = sale.perDollar / 1_000_000;
  const rates =
    feeRates.transaction.rate + processingRate(sale) + (regulatory?.rate ?? 0);
  const fixed = feeRates.listing.cents * dollar + processing.fixed;
  const startOf = (adsPart: number, adsFee: number) => {
    const left =
      1 - (margin + conversionRate(sale) + (rates + adsPart) * taxed) / 10_000;
    if (left < leastLeft) return Number.POSITIVE_INFINITY;
    return Math.floor(((fixed + adsFee) * taxed + costs - roundings) / left);
  };
  const capped = feeRates.offsiteAds.cap * dollar;
  return Math.max(
    sale.shipping + 1,
    Math.min(startOf(adsRate(sale), 0), startOf(0, capped)),
  );
}
