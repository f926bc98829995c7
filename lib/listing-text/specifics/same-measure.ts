import type {
  Measure,
  MeasureValue,
} from "@/lib/listing-text/specifics/measure";
import { type Dimension, ounceIn } from "@/lib/listing-text/words/units";

/** Of a conversion; and never above, whatever the last digit. */
const [tolerance, highest] = [0.03, 0.1];

/** In days: how periods are said in other units. "A month" is 4 weeks. */
const samePeriods = [
  [14, 10],
  [7, 5],
  [28, 30],
  [21, 15],
  [365, 336],
  [56, 60],
  [84, 90],
  [504, 547.5],
] as const;

export const canCompare = (one: Measure, other: Measure): boolean =>
  canCompareDimensions(one.dimension, other.dimension);

export const canCompareDimensions = (
  one: Dimension,
  other: Dimension,
): boolean => one === other || isOunceOf(one, other) || isOunceOf(other, one);

const isOunceOf = (one: Dimension, other: Dimension): boolean =>
  one === "ounce" && (other === "mass" || other === "volume");

/** Ounces as what they are compared with measures: mass or volume. */
function inDimensionOf(measure: Measure, other: Measure): Measure {
  const { dimension } = other;
  const isOther =
    measure.dimension !== "ounce" ||
    (dimension !== "mass" && dimension !== "volume");
  if (isOther) return measure;
  const factor = ounceIn[dimension];
  return {
    ...measure,
    dimension,
    factor,
    values: measure.values.map(({ base, written }) => ({
      base: base * factor,
      written,
    })),
  };
}

/** Whether each value of a measure is one of the other, or in its range. */
export function isSameMeasure(measure: Measure, other: Measure): boolean {
  if (!canCompare(measure, other)) return false;
  const said = inDimensionOf(measure, other);
  const known = inDimensionOf(other, measure);
  if (said.dimension === "time") return isSameTime(said, known);
  const isWithin = (value: number) =>
    known.isRange && value >= lowest(known) && value <= latest(known);
  if (said.isProduct && known.isProduct) return isSameProduct(said, known);
  return said.values.every(
    (value) =>
      isWithin(value.base) ||
      known.values.some((knownValue) =>
        isSameValue(
          { measure: said, value },
          { measure: known, value: knownValue },
        ),
      ),
  );
}

/** Each value is another one of the fact's: "72 x 72" is not "72 x 90". */
function isSameProduct(measure: Measure, known: Measure): boolean {
  const left = [...known.values];
  return measure.values.every((value) => {
    const at = left.findIndex((other) =>
      isSameValue({ measure, value }, { measure: known, value: other }),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const lowest = ({ values }: Measure): number =>
  Math.min(...values.map(({ base }) => base));
const latest = ({ values }: Measure): number =>
  Math.max(...values.map(({ base }) => base));

/** A promise is the whole range or its later end. */
function isSameTime(said: Measure, known: Measure): boolean {
  if (!isSamePeriod(latest(said), latest(known))) return false;
  const isOneValue = lowest(said) === latest(said);
  return isOneValue || isSamePeriod(lowest(said), lowest(known));
}

const isSamePeriod = (one: number, other: number): boolean =>
  isNear(one, other, 0.01) ||
  samePeriods.some(
    ([first, second]) =>
      (isNear(one, first, 0.6) && isNear(other, second, 0.6)) ||
      (isNear(one, second, 0.6) && isNear(other, first, 0.6)),
  );

const isNear = (one: number, other: number, distance: number): boolean =>
  Math.abs(one - other) < distance;

type ValueOf = { measure: Measure; value: MeasureValue };

export function isSameValue(said: ValueOf, known: ValueOf): boolean {
  const [one, other] = [said.value.base, known.value.base];
  const difference = Math.abs(one - other);
  const systems = [said.measure.system, known.measure.system];
  const isWithinSystem = systems[0] === systems[1] || systems.includes("any");
  if (isWithinSystem) {
    const isExact =
      difference <= Math.max(Math.abs(one), Math.abs(other)) * 0.001 + 1e-9;
    return isExact || isWithoutUnit(said, known) || isWithoutUnit(known, said);
  }
  const half = halfStep(said.value.written) * said.measure.factor;
  const allowed = Math.max(
    Math.abs(other) * tolerance,
    Math.min(half, Math.abs(other) * highest),
  );
  return difference <= allowed + 1e-9;
}

/** "53 x 79" may be of any unit that the fact has or that is usual. */
function isWithoutUnit(said: ValueOf, known: ValueOf): boolean {
  const isBare =
    said.measure.unit === "" && said.measure.dimension === "length";
  if (!isBare || known.measure.dimension !== "length") return false;
  const { base } = known.value;
  const isNumber = said.value.base === base / known.measure.factor;
  return (
    isNumber ||
    [1, 10, 25.4].some(
      (factor) => Math.abs(said.value.base * factor - base) <= base * tolerance,
    )
  );
}

/** Half of the last digit written, or of an eighth. */
function halfStep(written: string): number {
  const decimals = /[.,](\d+)$/u.exec(written)?.[1] ?? "";
  const isFraction = /^(?:125|250|375|500|625|750|875|333|667)$/u.test(
    decimals,
  );
  return isFraction ? 0.125 : 0.5 * 10 ** -decimals.length;
}
