import { countsUnder } from "@/lib/listing-text/check/compare-counts";
import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import { groupBy } from "@/lib/listing-text/words/group-by";
import { rememberOnce } from "@/lib/listing-text/words/remember";
import { isWord } from "@/lib/listing-text/words/token";

const farthestWord = 3;

/** Materials have fewer parts. */
const mostCompared = 200;

const sharesOf = rememberOnce(({ measures }: KnownSpecifics) =>
  measures
    .filter(({ said }) => said.dimension === "percent")
    .slice(0, mostCompared),
);

const sharesByValue = rememberOnce((known: KnownSpecifics) =>
  groupBy(sharesOf(known), ({ said }) => said.values[0]?.base),
);

/**
 * A share is of the words right after it, "80% wool, 20% silk", or else of those
 * around it, "wool: 80%".
 */
export function comparePercent(
  measure: Measure,
  passage: Passage,
  known: KnownSpecifics,
): Finding {
  const name = `${measure.values[0]?.written ?? ""}%`;
  const shares = sharesOf(known);
  const next = passage.tokens.slice(measure.end, measure.end + farthestWord);
  const mark = next.findIndex(({ kind }) => kind === "mark");
  const after = next
    .slice(0, mark < 0 ? undefined : mark)
    .filter(isWord)
    .map(({ fold }) => fold);
  const words = after.length > 0 ? after : [...measure.context];
  const isOfSame = (context: ReadonlySet<string>) =>
    words.some((word) => context.has(word));
  const isSame = (other: Measure) =>
    other.values[0]?.base === measure.values[0]?.base;
  const same = sharesByValue(known).get(measure.values[0]?.base) ?? [];
  const facts = factsOf(same);
  if (same.some(({ said }) => isOfSame(said.context))) return supported(facts);
  const other = shares.find(
    ({ said }) => !isSame(said) && isOfSame(said.context),
  );
  const rest = restOfShare(measure.values[0]?.base ?? 0, words, known);
  if (rest.length > 0) return supported(factsOf(rest));
  if (other)
    return contradicted(
      `The facts say ${other.said.values[0]?.written}%, not ${name}`,
      other.facts,
    );
  return same.length > 0 ? supported(facts) : unknown(name);
}

/** "60% wool, 40 silk": the rest of a share, whose sign isn't typed. */
function restOfShare(
  share: number,
  words: readonly string[],
  known: KnownSpecifics,
) {
  if (!sharesByValue(known).has(100 - share)) return [];
  return countsUnder(
    words.map((word) => `${share} ${word}`),
    known,
  );
}
