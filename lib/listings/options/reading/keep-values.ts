import { comparisonKey } from "@/lib/listing-text/rules/characters";
import {
  type Denial,
  placeOf,
  placeOfMeasure,
  type Sentence,
  saysNumber,
} from "@/lib/listings/options/reading/sentence";

/** What the values of one entry are compared with. */
export type Evidence = {
  /** The clauses that tell of the entry. */
  told: Sentence;
  /** Null for a language whose words for it are not known. */
  denial: Denial | null;
  /** Numbers that are told once, and are no prices. */
  taken: readonly number[];
};

export type GivenValue = { value: string; price: number | null };
type KeptValue = GivenValue & {
  /** Where the value is told; null for one to fill in. */
  place: number | null;
};

/**
 * With a capital, where the letter has one that stands for itself alone: ß has
 * none.
 */
export function capitalized(text: string): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return capital.toLowerCase() === first ? capital + text.slice(1) : text;
}

/** Etsy refuses parentheses. */
const withoutParentheses = (value: string): string =>
  value.replace(/[()]/gu, " ").replace(/\s+/gu, " ").trim();

const priceIsTold = (price: number, { told, taken }: Evidence): boolean =>
  !taken.includes(price) &&
  told.some(({ numbers }) =>
    numbers.some(({ value, isAmount }) => isAmount && value === price),
  );

/** Whether each price follows that of the value that is told before. */
function areInOrder(values: readonly KeptValue[], { told }: Evidence): boolean {
  const amounts = told.flatMap(({ numbers }) =>
    numbers.filter(({ isAmount }) => isAmount),
  );
  let last = -1;
  return values
    .filter(({ place, price }) => place !== null && price !== null)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .every(({ price }) => {
      const next = amounts.find(
        ({ value, at }) => value === price && at >= last,
      );
      last = next?.at ?? last;
      return next !== undefined;
    });
}

/**
 * Without the values to fill in that nobody counted: as many are left as a
 * number tells, those with a price, or the two that a list begins with.
 */
function withToldBlanks(
  values: readonly KeptValue[],
  { told }: Evidence,
): KeptValue[] {
  const isBlank = ({ value, price }: KeptValue) =>
    value === "" && price === null;
  const sure = values.filter((value) => !isBlank(value)).length;
  const count = values
    .map((_, index) => values.length - index)
    .find((total) => total > sure && saysNumber(told, total));
  const most = count ?? (sure === 0 ? Math.min(values.length, 2) : sure);
  let left = most - sure;
  return values.filter((value) => {
    if (!isBlank(value)) return true;
    left -= 1;
    return left >= 0;
  });
}

type KeptValues = {
  values: GivenValue[];
  /** What nobody told. */
  invented: string[];
  /** Whether prices are left out as they belong to other values. */
  isMixedUp: boolean;
};

/** A value with its price, as far as they are told. */
function keepValue(
  { value: written, price: asked }: GivenValue,
  evidence: Evidence,
): KeptValue & { invented: string[] } {
  const value = withoutParentheses(written);
  const place =
    placeOf(evidence.told, value, evidence.denial) ??
    placeOfMeasure(evidence.told, value, evidence.denial);
  const isInvented = place === null && value !== "";
  const price = asked !== null && priceIsTold(asked, evidence) ? asked : null;
  return {
    value: place === null ? "" : capitalized(value),
    // Of an invented value, the price is told of another one.
    price: isInvented ? null : price,
    place,
    invented: [
      ...(isInvented ? [value] : []),
      ...(asked !== price ? [`${asked}`] : []),
    ],
  };
}

/** Each once; those to fill in stay. */
function withoutDoubles(values: readonly KeptValue[]): KeptValue[] {
  const keys = values.map(({ value }) => comparisonKey(value));
  return values.filter(
    ({ value }, index) =>
      value === "" || keys.indexOf(keys[index] ?? "") === index,
  );
}

/**
 * The values and prices that are told, each value once. The others are blank.
 */
export function keepValues(
  given: readonly GivenValue[],
  evidence: Evidence,
): KeptValues {
  const read = given.map((value) => keepValue(value, evidence));
  const kept = withoutDoubles(read);
  const isMixedUp = !areInOrder(kept, evidence);
  return {
    values: withToldBlanks(kept, evidence).map(({ value, price }) => ({
      value,
      price: isMixedUp ? null : price,
    })),
    invented: read.flatMap(({ invented }) => invented),
    isMixedUp,
  };
}
