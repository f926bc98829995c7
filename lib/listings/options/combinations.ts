import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { maxCombinations } from "@/lib/listings/options/limits";
import type {
  Axis,
  Combination,
  Variations,
} from "@/lib/listings/options/schema";

/** Equal for combinations of the same values in the same order. */
export const combinationKey = (values: readonly string[]): string =>
  JSON.stringify(values.map(comparisonKey));

/** How many combinations the axes have. */
export const countCombinations = (axes: readonly Axis[]): number =>
  axes.reduce((product, { values }) => product * values.length, 1);

/**
 * Which value of each axis, in the order of the combinations: the first axis
 * varies slowest.
 */
function listPlaces(axes: readonly Axis[]): number[][] {
  return axes.reduce<number[][]>(
    (places, { values }) =>
      places.flatMap((place) => values.map((_, index) => [...place, index])),
    [[]],
  );
}

/** Where the combination of these values stands. */
export const positionOf = (
  axes: readonly Axis[],
  place: readonly number[],
): number =>
  axes.reduce(
    (position, { values }, axis) =>
      position * values.length + (place[axis] ?? 0),
    0,
  );

type Offer = Omit<Combination, "values">;
/** At the listing's price. */
const offered: Offer = { price: null, isOffered: true };

/**
 * The axes with every combination of their values. `find` knows prices and
 * offers by the index of each axis's value: two values may read the same while
 * they are blank. Beyond Etsy's number of combinations there are none.
 */
export function combine(
  axes: Axis[],
  find: (place: number[]) => Offer | undefined = () => undefined,
): Variations {
  if (countCombinations(axes) > maxCombinations)
    return { axes, combinations: [] };
  const combinations = listPlaces(axes).map((place) => {
    const { price, isOffered } = find(place) ?? offered;
    return {
      values: axes.map(({ values }, axis) => values[place[axis] ?? 0] ?? ""),
      price,
      isOffered,
    };
  });
  return { axes, combinations };
}
