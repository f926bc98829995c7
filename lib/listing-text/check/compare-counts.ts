import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import {
  isPieceNoun,
  type Known,
  type KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import { type Count, setNoun } from "@/lib/listing-text/specifics/read-counts";
import { endsBefore, hasPhrase } from "@/lib/listing-text/words/phrases";

/**
 * A count against those of the facts; null where rules can't tell, as for one
 * of something, which is mostly no count.
 */
export function compareCount(
  count: Count,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const isFraction = passage.lexicon.has(
    "fractionWords",
    passage.tokens[count.at + 1]?.lower,
  );
  if (count.value === 0 || !Number.isInteger(count.value) || isFraction)
    return null;
  const fitting = fittingCounts(count, known);
  const same = fitting.filter(({ said }) => said.value === count.value);
  if (same.length > 0) return supported(same.flatMap(({ facts }) => facts));
  if (count.value === 1) return compareOne(count, fitting, passage);
  const name = `${passage.tokens[count.at]?.text} ${nounText(count, passage)}`;
  const other = fitting.find((one) => isOfSameNoun(one, count, known));
  const isOfChoices = hasPhrase(
    passage.lexicon.phrases("choicePhrases"),
    passage.tokens,
  );
  if (other && !isOfChoices)
    return contradicted(
      `The facts say ${other.said.value}, not ${name.trim()}`,
      other.facts,
    );
  const size = compareSizeNumber(count, known);
  if (size) return size;
  return isUnknownCount(count, passage, known) ? unknown(name.trim()) : null;
}

/** Counts of the same things, or of the set where the piece is counted. */
function fittingCounts(
  { nouns }: Count,
  known: KnownSpecifics,
): Known<Count>[] {
  const isOfPiece = nouns.some((noun) => isPiece(noun, known));
  return known.counts.filter(
    ({ said }) =>
      said.nouns.some((noun) => nouns.includes(noun)) ||
      (isOfPiece && said.nouns.includes(setNoun)),
  );
}

const isPiece = (noun: string, known: KnownSpecifics): boolean =>
  noun === setNoun || isPieceNoun(noun, known);

function isOfSameNoun(
  { said }: Known<Count>,
  { nouns }: Count,
  known: KnownSpecifics,
): boolean {
  const head = said.nouns.at(-1);
  const own = nouns.at(-1);
  if (head === undefined) return false;
  return (
    nouns.includes(head) ||
    (own !== undefined && said.nouns.includes(own)) ||
    nouns.some((noun) => isPiece(noun, known))
  );
}

/** "only one button", "has one pocket" where the facts say more. */
function compareOne(
  count: Count,
  fitting: readonly Known<Count>[],
  passage: Passage,
): Finding | null {
  const { tokens, lexicon } = passage;
  const [noun] = count.nouns;
  const other = fitting.find(
    ({ said }) => said.value > 1 && said.nouns.at(-1) === noun,
  );
  if (!other) return null;
  const isOnly =
    hasPhrase(lexicon.phrases("onlyOnePhrases"), tokens) ||
    endsBefore(lexicon.phrases("havePhrases"), tokens, count.at);
  const isOneOfTwo = tokens.some(({ lower }) =>
    lexicon.has("otherWords", lower),
  );
  return isOnly && !isOneOfTwo
    ? contradicted(`The facts say ${other.said.value}, not one`, other.facts)
    : null;
}

/** "size 8" against "sizes 6 to 10". */
function compareSizeNumber(
  { isSize, value }: Count,
  known: KnownSpecifics,
): Finding | null {
  const sizes = known.counts.filter(({ said }) => said.isSize);
  if (!isSize || sizes.length === 0) return null;
  const all = known.counts.filter(({ said }) => said.isSize || said.endsRange);
  const values = all.map(({ said }) => said.value);
  const isWithin = value >= Math.min(...values) && value <= Math.max(...values);
  const facts = all.flatMap((size) => size.facts);
  return isWithin
    ? supported(facts)
    : contradicted(`Size ${value} is none of the facts'`, facts);
}

const nearestHave = 4;

function isUnknownCount(
  { value, nouns, isSpelled, at }: Count,
  passage: Passage,
  known: KnownSpecifics,
): boolean {
  if (known.numbers.has(value) || isWithinRange(value, known)) return false;
  const [first] = nouns;
  const head = nouns.at(-1);
  if (first === undefined || head === undefined) return !isSpelled;
  if (!isSpelled || known.words.has(first) || known.words.has(head))
    return true;
  const have = passage.lexicon.phrases("havePhrases");
  const before = passage.tokens.slice(Math.max(0, at - nearestHave), at + 1);
  return first === setNoun || hasPhrase(have, before);
}

/** Between the ends of a range of sizes. */
const isWithinRange = (value: number, known: KnownSpecifics): boolean =>
  known.counts.some(({ said }) => said.endsRange && said.value > value) &&
  known.counts.some(({ said }) => said.isSize && said.value < value);

function nounText({ nouns, at }: Count, { tokens }: Passage): string {
  const wanted = nouns.filter((noun) => noun !== setNoun).length;
  const words = tokens
    .slice(at + 1, at + 1 + wanted * 2)
    .filter(({ fold }) => nouns.includes(fold));
  return words.map(({ text }) => text).join(" ");
}
