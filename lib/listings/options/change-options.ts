import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { combine, positionOf } from "@/lib/listings/options/combinations";
import { maxQuestions } from "@/lib/listings/options/limits";
import type {
  Combination,
  ListingOptions,
  Question,
  Variations,
} from "@/lib/listings/options/schema";

/** A value of a changed axis, and the index that it had; null for a new one. */
export type KeptValue = { text: string; from: number | null };

export const keepAll = (values: readonly string[]): KeptValue[] =>
  values.map((text, from) => ({ text, from }));

const atAxis = (
  place: readonly number[],
  axis: number,
  index: number,
): number[] => place.map((other, at) => (at === axis ? index : other));

/**
 * Whether the price is the same whichever value of the axis is chosen, and
 * there is one.
 */
export function hasOnePrice(
  { axes, combinations }: Variations,
  axis: number,
): boolean {
  const size = axes[axis]?.values.length ?? 0;
  const stride = axes
    .slice(axis + 1)
    .reduce((product, { values }) => product * values.length, 1);
  const first = (index: number) =>
    index - (Math.floor(index / stride) % size) * stride;
  return (
    combinations.some(({ price }) => price !== null) &&
    combinations.every(
      ({ price }, index) => price === combinations[first(index)]?.price,
    )
  );
}

/**
 * The axis with other values. Prices and offers stay with their values; a new
 * value costs what all the others do.
 */
export function replaceValues(
  variations: Variations,
  axis: number,
  values: readonly KeptValue[],
): Variations {
  const { axes, combinations } = variations;
  const isUniform = hasOnePrice(variations, axis);
  const changed = axes.map((one, at) =>
    at === axis ? { ...one, values: values.map(({ text }) => text) } : one,
  );
  return combine(changed, (place) => {
    const from = values[place[axis] ?? 0]?.from ?? null;
    const like = combinations[positionOf(axes, atAxis(place, axis, from ?? 0))];
    return from === null
      ? { price: isUniform ? (like?.price ?? null) : null, isOffered: true }
      : like;
  });
}

export const nameAxis = (
  { axes, combinations }: Variations,
  axis: number,
  name: string,
): Variations => ({
  axes: axes.map((one, at) => (at === axis ? { ...one, name } : one)),
  combinations,
});

/**
 * One more axis of two blank values. What there was costs the same with either.
 */
export function addAxis(variations: Variations | null): Variations {
  const axis = { name: "", values: ["", ""] };
  if (!variations) return combine([axis]);
  const { axes, combinations } = variations;
  return combine(
    [...axes, axis],
    (place) => combinations[positionOf(axes, place.slice(0, axes.length))],
  );
}

/** Without the axis: each combination as it was with the axis's first value. */
export function removeAxis(
  { axes, combinations }: Variations,
  axis: number,
): Variations | null {
  const left = axes.filter((_, at) => at !== axis);
  if (left.length === 0) return null;
  return combine(left, (place) => {
    const before = [...place.slice(0, axis), 0, ...place.slice(axis)];
    return combinations[positionOf(axes, before)];
  });
}

const placeOf = ({ axes }: Variations, index: number): number[] => {
  let rest = index;
  return axes
    .map(({ values }) => values.length)
    .reverse()
    .map((size) => {
      const at = rest % size;
      rest = Math.floor(rest / size);
      return at;
    })
    .reverse();
};

/**
 * The price of a combination, and of those that differ from it only on axes
 * where the price is the same.
 */
export function setPrice(
  variations: Variations,
  index: number,
  price: number | null,
  hasOne: readonly boolean[],
): Variations {
  const place = placeOf(variations, index);
  const isMeant = (other: number[]) =>
    other.every((at, axis) => hasOne[axis] === true || at === place[axis]);
  return {
    ...variations,
    combinations: variations.combinations.map((combination, at) =>
      isMeant(placeOf(variations, at))
        ? { ...combination, price }
        : combination,
    ),
  };
}

/**
 * The same price for each value of the axis: that of the first one that has
 * any.
 */
export function unifyPrice(variations: Variations, axis: number): Variations {
  const { axes, combinations } = variations;
  const size = axes[axis]?.values.length ?? 0;
  const priceOf = (place: number[]) =>
    Array.from(
      { length: size },
      (_, at) =>
        combinations[positionOf(axes, atAxis(place, axis, at))]?.price ?? null,
    ).find((price) => price !== null) ?? null;
  return {
    axes,
    combinations: combinations.map((one, index) => ({
      ...one,
      price: priceOf(placeOf(variations, index)),
    })),
  };
}

export const changeCombination = (
  { axes, combinations }: Variations,
  index: number,
  change: Partial<Combination>,
): Variations => ({
  axes,
  combinations: combinations.map((one, at) =>
    at === index ? { ...one, ...change } : one,
  ),
});

export const newQuestion = (kind: Question["kind"]): Question => ({
  text: "",
  instructions: "",
  kind,
  isRequired: false,
  maxCharacters: null,
  options: kind === "dropdown" ? ["", ""] : [],
});

/** The question with what its kind has on Etsy. */
export const withKind = (
  question: Question,
  kind: Question["kind"],
): Question => ({
  ...newQuestion(kind),
  text: question.text,
  isRequired: question.isRequired,
});

/**
 * The listing's own question, as it was written with the listing, which names
 * no number of characters but in words: the seller fills it in.
 */
export const questionOf = ({
  question,
  instructions,
}: {
  question: string;
  instructions: string;
}): Question => ({
  ...newQuestion("text_input"),
  text: question,
  instructions,
});

export const hasQuestion = (
  { questions }: ListingOptions,
  text: string,
): boolean =>
  questions.some(
    (question) => comparisonKey(question.text) === comparisonKey(text),
  );

/**
 * What was read of a sentence, in place of questions of the same text and of
 * the variations; the rest stays.
 */
export function mergeOptions(
  before: ListingOptions,
  proposed: ListingOptions,
): ListingOptions {
  const isNew = ({ text }: Question) =>
    text === "" || !hasQuestion(before, text);
  const kept = before.questions.map(
    (question) =>
      proposed.questions.find(
        ({ text }) =>
          text !== "" && comparisonKey(text) === comparisonKey(question.text),
      ) ?? question,
  );
  return {
    questions: [...kept, ...proposed.questions.filter(isNew)].slice(
      0,
      maxQuestions,
    ),
    variations: proposed.variations ?? before.variations,
  };
}
