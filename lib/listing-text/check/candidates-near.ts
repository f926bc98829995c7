import type {
  Candidate,
  Context,
} from "@/lib/listing-text/check/measure-subject";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import {
  canCompareDimensions,
  isSameMeasure,
} from "@/lib/listing-text/specifics/same-measure";
import { remember } from "@/lib/listing-text/words/remember";
import type { Dimension } from "@/lib/listing-text/words/units";

/** A brief that has more measures of a kind is a list of numbers. */
const mostCompared = 200;

/** Words of the piece's name stand around every measure. */
export const distinctive = (context: Context, known: KnownSpecifics): Context =>
  new Set(
    [...context].filter(
      (word) =>
        !known.pieceWords.has(word) ||
        (known.parts.has(word) && known.pieceNoun !== word),
    ),
  );

/** Of measures that can be compared with one of a dimension. */
type Comparable = {
  all: readonly Candidate[];
  /** Places in `all` of those whose values alone don't tell. */
  loose: readonly number[];
  /** The values of the others, from small to large, and their places. */
  bases: readonly number[];
  places: readonly number[];
};

/** Dimensions whose values may be the same though they are far apart. */
const isLooseDimension = (dimension: Dimension): boolean =>
  dimension === "time" || dimension === "temperature";

const comparableTo = remember(
  (known: KnownSpecifics, dimension: Dimension): Comparable => {
    const all = known.measures
      .filter(({ said }) => canCompareDimensions(dimension, said.dimension))
      .map(({ said, facts }) => ({
        measure: said,
        facts,
        context: distinctive(said.context, known),
      }));
    const isLoose = ({ measure }: Candidate) =>
      isLooseDimension(dimension) ||
      measure.dimension !== dimension ||
      measure.isRange ||
      measure.unit === "";
    const values = all
      .flatMap((candidate, place) =>
        isLoose(candidate)
          ? []
          : candidate.measure.values.map(({ base }) => ({ base, place })),
      )
      .sort((one, other) => one.base - other.base);
    return {
      all,
      loose: all.flatMap((candidate, place) =>
        isLoose(candidate) ? [place] : [],
      ),
      bases: values.map(({ base }) => base),
      places: values.map(({ place }) => place),
    };
  },
);

/** Where the first number stands that is not below another, in a sorted list. */
export function placeOfLeast(least: number, sorted: readonly number[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A conversion is at most a tenth off; see `isSameValue`. */
const [lowest, highest, rest] = [0.9, 1.12, 1e-6];

/**
 * Those of which a value may be the same as one of a measure, in the order of
 * the facts.
 */
export function candidatesNear(
  measure: Measure,
  base: number | undefined,
  known: KnownSpecifics,
): readonly Candidate[] {
  const { all, loose, bases, places } = comparableTo(known, measure.dimension);
  if (
    base === undefined ||
    measure.unit === "" ||
    isLooseDimension(measure.dimension) ||
    measure.dimension === "ounce"
  )
    return all;
  const near = places.slice(
    placeOfLeast(base * lowest - rest, bases),
    placeOfLeast(base * highest + rest, bases),
  );
  return [...new Set([...loose, ...near])]
    .sort((one, other) => one - other)
    .flatMap((place) => all[place] ?? []);
}

/** The measures of the facts that say the same, and others of its dimension. */
export function sortCandidates(
  measure: Measure,
  known: KnownSpecifics,
): { same: Candidate[]; others: Candidate[] } {
  const same = candidatesNear(measure, measure.values[0]?.base, known)
    .filter((candidate) => isSameMeasure(measure, candidate.measure))
    .slice(0, mostCompared);
  const isSame = new Set(same);
  const others = comparableTo(known, measure.dimension)
    .all.slice(0, mostCompared)
    .filter((candidate) => !isSame.has(candidate));
  return { same, others };
}
