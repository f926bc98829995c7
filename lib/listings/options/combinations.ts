import { maxCombinations } from "@/lib/listings/options/limits";
import type { Axis, Combination, Variations } from "@/lib/listings/options/schema";
import { comparisonKey } from "@/lib/listings/rules/characters";

/** Equal for combinations of the same values in the same order. */
export const combinationKey = (values: readonly string[]): string => JSON.stringify(values.map(comparisonKey));

/** How many combinations the axes have. */
export const countCombinations = (axes: readonly Axis[]): number =>
  axes.reduce((product, { values }) => product * values.length, 1);

const gridOf = (axes: readonly Axis[]): string[][] =>
  axes.reduce<string[][]>((rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);

/**
 * The axes with every combination of their values, the first axis varying slowest. Prices and offers that were there stay;
 * new combinations have the listing's price and are offered. Beyond Etsy's number of combinations there are none.
 */
export function fitCombinations(axes: Axis[], known: readonly Combination[]): Variations {
  if (countCombinations(axes) > maxCombinations) return { axes, combinations: [] };
  const byKey = new Map(known.map((combination) => [combinationKey(combination.values), combination]));
  const combinations = gridOf(axes).map((values) => {
    const { price = null, isOffered = true } = byKey.get(combinationKey(values)) ?? {};
    return { values, price, isOffered };
  });
  return { axes, combinations };
}
