import {
  numbersIn,
  type Sentence,
  touches,
} from "@/lib/listings/options/reading/sentence";
import type { ListingOptions } from "@/lib/listings/options/schema";

/** What the fields say, and how many there are of what is counted. */
function contentOf({ questions, variations }: ListingOptions) {
  const axes = variations?.axes ?? [];
  const texts = [
    ...questions.flatMap(({ text, instructions, options }) => [
      text,
      ...instructions.split(". "),
      ...options,
    ]),
    ...axes.flatMap(({ name, values }) => [name, ...values]),
  ].filter(Boolean);
  const numbers = new Set([
    ...texts.flatMap(numbersIn),
    ...questions.flatMap(({ maxCharacters, options }) => [
      maxCharacters ?? 0,
      options.length,
    ]),
    ...axes.map(({ values }) => values.length),
    ...(variations?.combinations ?? []).map(({ price }) => price ?? 0),
  ]);
  return { texts, numbers };
}

/**
 * The clauses that nothing says or quotes, or that have a number which is in no
 * field.
 */
export function findUnread(
  sentence: Sentence,
  options: ListingOptions,
  told: readonly string[],
): string[] {
  const { texts, numbers } = contentOf(options);
  return sentence
    .filter(
      (clause) =>
        ![...texts, ...told].some((text) => touches(clause, text)) ||
        !clause.numbers.every(({ value }) => numbers.has(value)),
    )
    .map(({ text }) => text);
}
