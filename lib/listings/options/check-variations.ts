import { findDuplicates } from "@/lib/listing-text/rules/characters";
import {
  checkContent,
  checkLength,
} from "@/lib/listings/options/check-content";
import {
  combinationKey,
  combine,
  countCombinations,
} from "@/lib/listings/options/combinations";
import {
  axisNameLimit,
  axisValueLimit,
  maxAxes,
  maxAxisValues,
  maxCombinations,
} from "@/lib/listings/options/limits";
import { type OptionProblem, problemsAt } from "@/lib/listings/options/problem";
import type {
  Axis,
  Combination,
  Variations,
} from "@/lib/listings/options/schema";

const axisPath = (index: number) => `variations.axes.${index}`;

function checkValues({ values }: Axis, path: string): OptionProblem[] {
  const { blank, refuse } = problemsAt(path);
  const found: OptionProblem[] = [];
  if (values.length === 0)
    found.push(blank("values_missing", "Name what a buyer chooses from."));
  if (values.length > maxAxisValues) {
    found.push(
      refuse(
        "too_many",
        `There are ${values.length} values; Etsy allows ${maxAxisValues}.`,
      ),
    );
  }
  const doubles = new Map(
    findDuplicates(values).map(({ index, first }) => [index, first]),
  );
  for (const [index, value] of values.entries()) {
    const at = `${path}.${index}`;
    const here = problemsAt(at);
    const first = doubles.get(index);
    const parenthesis = /[()]/u.exec(value)?.[0];
    if (value.trim() === "")
      found.push(here.blank("value_missing", `Name value ${index + 1}.`));
    if (first !== undefined)
      found.push(here.refuse("duplicate", `Value ${first + 1} says the same.`));
    if (parenthesis !== undefined) {
      found.push(
        here.refuse(
          "parenthesis",
          `Etsy allows no “${parenthesis}” in a variation's value.`,
        ),
      );
    }
    found.push(
      ...checkLength(value, axisValueLimit, at),
      ...checkContent(value, at),
    );
  }
  return found;
}

function checkAxis(axis: Axis, index: number): OptionProblem[] {
  const at = `${axisPath(index)}.name`;
  const blank = problemsAt(at).blank(
    "name_missing",
    "Name what varies: size, color.",
  );
  return [
    ...(axis.name.trim() === "" ? [blank] : []),
    ...checkLength(axis.name, axisNameLimit, at),
    ...checkContent(axis.name, at),
    ...checkValues(axis, `${axisPath(index)}.values`),
  ];
}

const hasWholeCents = (price: number): boolean =>
  Number(price.toFixed(2)) === price;

function checkPrice({ price }: Combination, index: number): OptionProblem[] {
  const { refuse } = problemsAt(`variations.combinations.${index}.price`);
  if (price === null) return [];
  if (!Number.isFinite(price) || price <= 0)
    return [refuse("price_too_low", "A price must be above zero.")];
  return hasWholeCents(price)
    ? []
    : [refuse("price_decimals", "A price can have at most two decimals.")];
}

/**
 * Whether each combination of the axes' values is there once and in order, and
 * no other.
 */
function isWhole({ axes, combinations }: Variations): boolean {
  const expected = combine(axes).combinations;
  return (
    expected.length === combinations.length &&
    expected.every(
      ({ values }, index) =>
        combinationKey(values) ===
        combinationKey(combinations[index]?.values ?? []),
    )
  );
}

function checkCombinations(variations: Variations): OptionProblem[] {
  const { axes, combinations } = variations;
  const { blank, refuse } = problemsAt("variations.combinations");
  const count = countCombinations(axes);
  if (count > maxCombinations) {
    return [
      refuse(
        "too_many",
        `These make ${count} combinations; Etsy allows ${maxCombinations}.`,
      ),
    ];
  }
  if (!isWhole(variations))
    return [
      refuse("incomplete", "Some combinations of the values are missing."),
    ];
  const found = combinations.flatMap(checkPrice);
  if (count > 0 && !combinations.some(({ isOffered }) => isOffered)) {
    found.push(blank("none_offered", "Offer at least one combination."));
  }
  return found;
}

/** Every reason for which Etsy would refuse them, and every blank. */
export function checkVariations(variations: Variations): OptionProblem[] {
  const { axes } = variations;
  const found: OptionProblem[] = [];
  const { blank, refuse } = problemsAt("variations.axes");
  if (axes.length === 0)
    found.push(blank("axes_missing", "Name what varies: size, color."));
  if (axes.length > maxAxes)
    found.push(
      refuse("too_many", `Etsy allows at most ${maxAxes} variations.`),
    );
  const names = axes.map(({ name }) => name);
  for (const { index, first } of findDuplicates(names)) {
    const { name } = axes[first] ?? { name: "" };
    const message = `“${name}” is also the other variation's name.`;
    found.push(
      problemsAt(`${axisPath(index)}.name`).refuse("duplicate", message),
    );
  }
  return [
    ...found,
    ...axes.flatMap(checkAxis),
    ...checkCombinations(variations),
  ];
}
