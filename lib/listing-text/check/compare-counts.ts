import {
  addedUp,
  isOfNextClauses,
  isScaled,
} from "@/lib/listing-text/check/added-up";
import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import { bareNumbers } from "@/lib/listing-text/check/may-be-worked-out";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import {
  isPieceNoun,
  type Known,
  type KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import { endOfFirst, type Passage } from "@/lib/listing-text/specifics/passage";
import { type Count, setNoun } from "@/lib/listing-text/specifics/read-counts";
import { endsBefore, hasPhrase } from "@/lib/listing-text/words/phrases";
import { rememberOnce } from "@/lib/listing-text/words/remember";

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
  const nouns = comparedNouns(count, known);
  const same = countsUnder(
    nouns.flatMap((noun) =>
      writtenAlike(count.value).map((value) => `${value} ${noun}`),
    ),
    known,
  );
  if (same.length > 0) return supported(factsOf(same));
  const fitting = countsUnder(nouns, known);
  if (count.value === 1) return compareOne(count, fitting, passage);
  const parts = addedUp(count, known);
  if (parts) return supported(parts);
  const name = `${passage.tokens[count.at]?.text} ${nounText(count, passage)}`;
  // "coasters set/4, a single coaster too"
  const isBare = bareNumbers(known).has(count.value);
  const other = isBare
    ? undefined
    : fitting.find((one) => isOfSameNoun(one, count, known));
  if (other && mayDeny(count, other.said, passage, known))
    return contradicted(
      `The facts say ${other.said.value}, not ${name.trim()}`,
      other.facts,
    );
  const size = compareSizeNumber(count, known);
  if (size) return size;
  const led = compareLed(count, known);
  if (led)
    return contradicted(
      `The facts say ${led.said.value}, not ${name.trim()}`,
      led.facts,
    );
  return isUnknownCount(count, passage, known) ? unknown(name.trim()) : null;
}

/** No choice is told, and nothing that the facts add up or scale to. */
const mayDeny = (
  count: Count,
  told: Count,
  passage: Passage,
  known: KnownSpecifics,
): boolean =>
  endOfFirst(passage, "choicePhrases") === null &&
  !isOfNextClauses(count, known) &&
  !isOneOfSeveral(count, passage, known) &&
  !isScaled(count.value / told.value, known);

/** "the large pair" of "2 large and 2 small" */
const isOneOfSeveral = (
  { value, at }: Count,
  { tokens, lexicon }: Passage,
  known: KnownSpecifics,
): boolean =>
  (tokens[at]?.lower ?? "") in lexicon.pack.countNouns &&
  known.numbers.has(value);

/** A decade is written with its century or without: "1960s", "60-talet". */
function writtenAlike(value: number): number[] {
  if (value % 10 !== 0) return [value];
  if (value > 1900 && value < 2000) return [value, value - 1900];
  return value > 0 && value < 100 ? [value, value + 1900] : [value];
}

/** Of the same things, or of the set where the piece is counted. */
function comparedNouns({ nouns }: Count, known: KnownSpecifics): string[] {
  const isOfPiece = nouns.some((noun) => isPiece(noun, known));
  return isOfPiece ? [...nouns, setNoun] : nouns;
}

/** A brief that has more counts of a thing is a list of numbers. */
const mostCompared = 200;

/** Places of counts, by their nouns and by "value noun". */
const placesOfCounts = rememberOnce(({ counts }: KnownSpecifics) => {
  const places = new Map<string, number[]>();
  const add = (key: string, place: number) => {
    const known = places.get(key);
    if (!known) places.set(key, [place]);
    else if (known.length < mostCompared) known.push(place);
  };
  for (const [place, { said }] of counts.entries())
    for (const noun of said.nouns) {
      add(noun, place);
      add(`${said.value} ${noun}`, place);
    }
  return places;
});

/** In the order of the facts. */
export function countsUnder(
  keys: readonly string[],
  known: KnownSpecifics,
): Known<Count>[] {
  const places = keys.flatMap((key) => placesOfCounts(known).get(key) ?? []);
  return [...new Set(places)]
    .sort((one, other) => one - other)
    .flatMap((place) => known.counts[place] ?? []);
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
    endOfFirst(passage, "onlyOnePhrases") !== null ||
    endsBefore(lexicon.phrases("havePhrases"), tokens, count.at);
  const isOneOfTwo = speaksOfOther(passage);
  return isOnly && !isOneOfTwo
    ? contradicted(`The facts say ${other.said.value}, not one`, other.facts)
    : null;
}

const speaksOfOther = rememberOnce(({ tokens, lexicon }: Passage) =>
  tokens.some(({ lower }) => lexicon.has("otherWords", lower)),
);

/** The range of all sizes that are numbers; null without one. */
const rangeOfSizes = rememberOnce(({ counts }: KnownSpecifics) => {
  const all = counts.filter(({ said }) => said.isSize || said.endsRange);
  return counts.some(({ said }) => said.isSize)
    ? { ...rangeOf(all), facts: factsOf(all) }
    : null;
});

function rangeOf(counts: readonly Known<Count>[]) {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { said } of counts) {
    least = Math.min(least, said.value);
    most = Math.max(most, said.value);
  }
  return { least, most };
}

/** "size 8" against "sizes 6 to 10". */
function compareSizeNumber(
  { isSize, value }: Count,
  known: KnownSpecifics,
): Finding | null {
  const range = isSize ? rangeOfSizes(known) : null;
  if (range === null) return null;
  const { facts } = range;
  const isWithin = value >= range.least && value <= range.most;
  return isWithin
    ? supported(facts)
    : contradicted(`Size ${value} is not in the facts`, facts);
}

/** Counts of nothing named, by what has them; null where it has several. */
const byLead = rememberOnce(({ counts }: KnownSpecifics) => {
  const found = new Map<string, Known<Count> | null>();
  for (const count of counts) {
    const { lead } = count.said;
    if (lead !== null) found.set(lead, found.has(lead) ? null : count);
  }
  return found;
});

/** "edition of 250" where the facts say "edition of 50", and nothing 250. */
function compareLed(
  { lead, value, isSize }: Count,
  known: KnownSpecifics,
): Known<Count> | null {
  if (lead === null || isSize || known.numbers.has(value)) return null;
  return byLead(known).get(lead) ?? null;
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

const endsOfRanges = rememberOnce(({ counts }: KnownSpecifics) => ({
  smallestSize: rangeOf(counts.filter(({ said }) => said.isSize)).least,
  latestEnd: rangeOf(counts.filter(({ said }) => said.endsRange)).most,
}));

/** Between the ends of a range of sizes. */
function isWithinRange(value: number, known: KnownSpecifics): boolean {
  const { smallestSize, latestEnd } = endsOfRanges(known);
  return smallestSize < value && value < latestEnd;
}

function nounText({ nouns, at }: Count, { tokens }: Passage): string {
  const wanted = nouns.filter((noun) => noun !== setNoun).length;
  const words = tokens
    .slice(at + 1, at + 1 + wanted * 2)
    .filter(({ fold }) => nouns.includes(fold));
  return words.map(({ text }) => text).join(" ");
}
