import {
  candidatesNear,
  placeOfLeast,
} from "@/lib/listing-text/check/candidates-near";
import { type Finding, supported } from "@/lib/listing-text/check/finding";
import type { RoleId } from "@/lib/listing-text/languages/concepts";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type {
  Measure,
  MeasureValue,
} from "@/lib/listing-text/specifics/measure";
import { isSameValue } from "@/lib/listing-text/specifics/same-measure";
import { remember, rememberOnce } from "@/lib/listing-text/words/remember";
import type { Dimension } from "@/lib/listing-text/words/units";

/** Numbers that were typed alone, or that count nothing that can be counted. */
export const bareNumbers = rememberOnce(
  ({ counts }: KnownSpecifics): ReadonlySet<number> =>
    new Set(
      counts
        .map(({ said }) => said)
        .filter(
          ({ value, nouns }) => nouns.length === 0 || !Number.isInteger(value),
        )
        .map(({ value }) => value),
    ),
);

/** A number that was typed without a unit may be of any. */
export const isBareNumber = (
  { dimension, values }: Measure,
  known: KnownSpecifics,
): boolean =>
  dimension !== "percent" &&
  values.every(({ written }) =>
    bareNumbers(known).has(Number.parseFloat(written)),
  );

/** Of one clause, and of all; in a longer list nobody adds up or compares. */
const mostSummed = 4;
const mostCompared = 12;

const basesOf = (measures: readonly Measure[], dimension: Dimension) =>
  measures
    .filter((known) => known.dimension === dimension)
    .flatMap(({ values }) => values.map(({ base }) => base));

/** The sums of any two measures of a clause, from small to large. */
const sumsOf = remember(
  ({ clauses }: KnownSpecifics, dimension: Dimension): readonly number[] =>
    clauses
      .flatMap(({ reading }) =>
        ofPairs(
          basesOf(reading.measures.slice(0, mostSummed), dimension),
          (one, other) => one + other,
        ),
      )
      .sort((one, other) => one - other),
);

/** How much more one measure of the facts is than another. */
const differencesOf = remember(
  ({ measures }: KnownSpecifics, dimension: Dimension): readonly number[] =>
    ofPairs(
      basesOf(
        measures.map(({ said }) => said),
        dimension,
      ).slice(0, mostCompared),
      (one, other) => Math.abs(one - other),
    ).sort((one, other) => one - other),
);

const ofPairs = (
  values: readonly number[],
  join: (one: number, other: number) => number,
): number[] =>
  values.flatMap((one, index) =>
    values.slice(index + 1).map((other) => join(one, other)),
  );

function isAmong(base: number, sorted: readonly number[]): boolean {
  const found = sorted[placeOfLeast(base * 0.999, sorted)];
  return found !== undefined && found <= base * 1.001;
}

/** "16 in and a 2 in extender" make "up to 18 in". */
export const isSum = (measure: Measure, known: KnownSpecifics): boolean =>
  measure.values.every(({ base }) =>
    isAmong(base, sumsOf(known, measure.dimension)),
  );

/** So many times as facts count something: four pieces of 12 cm are 48 cm. */
const multiplesOf = remember(
  (known: KnownSpecifics, dimension: Dimension): readonly number[] => {
    const times = new Set(
      known.counts
        .slice(0, mostCompared)
        .map(({ said }) => said.value)
        .filter((value) => Number.isInteger(value) && value > 1),
    );
    return basesOf(
      known.measures.map(({ said }) => said),
      dimension,
    )
      .slice(0, mostCompared)
      .flatMap((base) => [...times].map((value) => base * value))
      .sort((one, other) => one - other);
  },
);

/** What can be added up and compared. */
const additive = new Set<Dimension>(["length", "mass", "volume"]);

/**
 * What may be worked out of the facts: how much more one measure is than
 * another, or what several of a thing come to.
 */
export const mayBeWorkedOut = (
  { dimension, values }: Measure,
  known: KnownSpecifics,
): boolean =>
  additive.has(dimension) &&
  values.every(
    ({ base }) =>
      isAmong(base, differencesOf(known, dimension)) ||
      isAmong(base, multiplesOf(known, dimension)),
  );

/** How many values the products of the facts have. */
const lengthsOfProducts = rememberOnce(
  ({ measures }: KnownSpecifics): ReadonlySet<number> =>
    new Set(
      measures
        .filter(({ said }) => said.isProduct)
        .map(({ said }) => said.values.length),
    ),
);

/**
 * Each value of a product may be a fact of its own, and so may the ends of a
 * range over all sizes: "36 to 48 cm" of 36-40, 41-44 and 45-48.
 */
export function ofSeveralFacts(
  measure: Measure,
  known: KnownSpecifics,
): Finding | null {
  if (measure.isRange) return ofSeveralRanges(measure, known);
  if (!measure.isProduct) return null;
  const hasProduct = lengthsOfProducts(known).has(measure.values.length);
  const facts: string[] = [];
  for (const [index, value] of measure.values.entries()) {
    const found = candidatesNear(measure, value.base, known).find(
      ({ measure: said }) =>
        !(hasProduct && said.isProduct) && hasValue(said, measure, value),
    );
    const isCount =
      index === 0 &&
      measure.dimension !== "length" &&
      measure.values.length === 2 &&
      known.numbers.has(Number(value.written));
    if (!found && !isCount) return null;
    facts.push(...(found?.facts ?? []));
  }
  return supported(facts);
}

const hasValue = (
  said: Measure,
  measure: Measure,
  value: MeasureValue,
): boolean =>
  said.values.some((other) =>
    isSameValue({ measure, value }, { measure: said, value: other }),
  );

/**
 * Ends of one and the same dimension, of which one may be a sum ("45 cm + 5 cm
 * extender") or lack its unit ("S 20 cm, M 26-36").
 */
function ofSeveralRanges(
  measure: Measure,
  known: KnownSpecifics,
): Finding | null {
  if (measure.dimension === "time") return null;
  const ends = measure.values.map((value) => {
    const found = candidatesNear(measure, value.base, known).filter(
      ({ measure: said }) => hasValue(said, measure, value),
    );
    const isMade =
      known.numbers.has(Number(value.written)) ||
      isSum({ ...measure, values: [value] }, known);
    return { found, isMade };
  });
  const told = ends.filter(({ found }) => found.length > 0);
  const isTold =
    told.length > 0 &&
    ends.every(({ found, isMade }) => isMade || found.length > 0);
  const roles = told.map(
    ({ found }) => new Set(found.map(({ measure: { role } }) => role)),
  );
  return isTold && haveOneInCommon(roles)
    ? supported(told.flatMap(({ found }) => factsOf(found)))
    : null;
}

/** A measure without a role may be of any. */
const haveOneInCommon = ([first, ...more]: ReadonlySet<RoleId | null>[]) =>
  [...(first ?? [])].some((role) =>
    more.every((roles) => role === null || roles.has(null) || roles.has(role)),
  );

/** In mm; a code such as "A4" in the facts says them. */
const paperSizes: Readonly<Record<string, readonly number[]>> = {
  a2: [420, 594],
  a3: [297, 420],
  a4: [210, 297],
  a5: [148, 210],
  a6: [105, 148],
};

const isOfSides = (
  { values }: Measure,
  sides: readonly number[],
  distance: number,
): boolean =>
  values.length === sides.length &&
  values.every(({ base }) =>
    sides.some((side) => Math.abs(base - side) < distance),
  );

/** "A4" of facts that say "21 x 30 cm", or null. */
export const factsOfPaperSize = remember(
  ({ measures }: KnownSpecifics, code: string): readonly string[] | null => {
    const sides = paperSizes[code];
    if (!sides) return null;
    const found = measures.find(
      ({ said }) => said.isProduct && isOfSides(said, sides, 4),
    );
    return found?.facts ?? null;
  },
);

export const isPaperSize = (measure: Measure, known: KnownSpecifics): boolean =>
  measure.isProduct &&
  Object.entries(paperSizes).some(
    ([code, sides]) => known.codes.has(code) && isOfSides(measure, sides, 2),
  );
