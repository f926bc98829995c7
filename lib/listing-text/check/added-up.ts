import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Count } from "@/lib/listing-text/specifics/read-counts";
import { rememberOnce } from "@/lib/listing-text/words/remember";

/** "two large foxes and three small foxes" are five foxes. */
export function addedUp(
  { value, nouns }: Count,
  { clauses }: KnownSpecifics,
): readonly string[] | null {
  const found = clauses.find(({ reading: { counts } }) => {
    const same = counts.filter((count) => {
      const head = count.nouns.at(-1);
      return head !== undefined && nouns.includes(head);
    });
    const sum = same.reduce((total, count) => total + count.value, 0);
    return same.length > 1 && sum === value;
  });
  return found?.facts ?? null;
}

/** So many are told one after another: "1 outer pocket, 2 inside, 1 hidden". */
const mostInRow = 3;

/** By "sum noun", where only the first has a noun, and the others sides. */
const sumsInRows = rememberOnce(
  ({ counts, lexicon }: KnownSpecifics): ReadonlySet<string> => {
    const sides = new Set(
      [...lexicon.oppositesOf]
        .filter(([, { isSide }]) => isSide)
        .map(([word]) => lexicon.fold(word)),
    );
    const isOfNoun = ({ nouns }: Count) =>
      nouns.some((noun) => !sides.has(noun));
    return new Set(
      counts.flatMap(({ said }, place) => {
        let sum = said.value;
        const row = counts.slice(place + 1, place + mostInRow);
        const end = row.findIndex((next) => isOfNoun(next.said));
        return row.slice(0, end < 0 ? mostInRow : end).flatMap((next) => {
          sum += next.said.value;
          return said.nouns.map((noun) => `${sum} ${noun}`);
        });
      }),
    );
  },
);

/** Whether counts that are told one after another may make it up. */
export const isOfNextClauses = (
  { value, nouns }: Count,
  known: KnownSpecifics,
): boolean => nouns.some((noun) => sumsInRows(known).has(`${value} ${noun}`));

/** Facts with more measures are a list of numbers. */
const mostCompared = 20;

/** How many times one measure of the facts is another of its dimension. */
const ratios = rememberOnce(
  ({ measures }: KnownSpecifics): readonly number[] => {
    const few = measures.slice(0, mostCompared).map(({ said }) => said);
    return few.flatMap(({ dimension, values }) =>
      few
        .filter((other) => other.dimension === dimension)
        .map((other) => (values[0]?.base ?? 0) / (other.values[0]?.base ?? 1))
        .filter((ratio) => Number.isFinite(ratio) && ratio > 1),
    );
  },
);

/** "25 cups" of the 50 g tin are fifty of the 100 g pouch. */
export const isScaled = (times: number, known: KnownSpecifics): boolean =>
  ratios(known).some((ratio) => Math.abs(times / ratio - 1) < 0.01);
