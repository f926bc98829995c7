import type { Fact } from "@/lib/listing-text/fields/schema";
import { isUnspaced, rootsOf } from "@/lib/listing-text/lexicon/roots";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

/** One thing that a fact says: "28 mm from the ear wire", "kraft gift box". */
type Told = {
  numbers: readonly string[];
  /** Roots of its words; runs of letters in a script without spaces. */
  words: readonly string[];
};

/** What no photo shows, whatever an answer says. */
const neverSeen =
  /origin|made in|maker|brand|age|era|date|year|story|history|scent|smell|weight|price|processing|shipping|capacity/iu;
/** Names of facts that are not told as such in a text. */
const notTold = /^(?:product|item|object|category|audience|recipient)$/iu;

/** More are seldom known, and none of them is looked at. */
const mostFacts = 60;
/** The share of a fact's words that a text has in common with it. */
const mostOfIt = 0.6;

const runs = /\p{Script=Han}+|[\p{Script=Katakana}ー]+|[a-z]{2,}/giu;

const wordsOfFact = (text: string): string[] =>
  isUnspaced(text)
    ? (text.match(runs) ?? []).filter((run) => run.length > 1)
    : rootsOf(text).filter((root) => !/\d/u.test(root));

const numbersIn = memoize(
  (text): readonly string[] => text.match(/\d+(?:[.,]\d+)?/gu) ?? [],
);

function partsOf({ value }: Fact): Told[] {
  return value
    .split(/[;\n。、]|[.,](?=\s|$)/u)
    .map((part) => ({ numbers: numbersIn(part), words: wordsOfFact(part) }))
    .filter(({ numbers, words }) => numbers.length + words.length > 0);
}

const isKnown = ({ name, source }: Fact): boolean =>
  source === "seller" || !neverSeen.test(name);

/** Each thing once, and none that another says as well. */
function distinct(parts: readonly Told[]): Told[] {
  const all = parts.slice(0, mostFacts).map((part) => ({
    part,
    has: new Set([...part.numbers, ...part.words]),
  }));
  return all
    .filter(
      ({ has }, at) =>
        !all.some(
          (other, index) =>
            index !== at &&
            (other.has.size > has.size ||
              (other.has.size === has.size && index < at)) &&
            [...has].every((word) => other.has.has(word)),
        ),
    )
    .map(({ part }) => part);
}

/**
 * Tells whether a word stands in the text, also with another ending: a text
 * says "blaue", the seller "blau".
 */
function finderIn(text: string): (word: string) => boolean {
  const roots = new Set(rootsOf(text));
  const starts = new Set([...roots].map(startOf));
  return (word) =>
    isUnspaced(word)
      ? text.includes(word)
      : roots.has(word) || (word.length >= 4 && starts.has(startOf(word)));
}

export const startOf = (word: string): string => word.slice(0, 4);

const isTold = (
  { numbers, words }: Told,
  has: (word: string) => boolean,
  said: ReadonlySet<string>,
  least: number,
): boolean =>
  numbers.every((number) => said.has(number)) &&
  (words.length === 0 ||
    words.filter(has).length >= Math.max(1, words.length * least));

export type KnownFacts = {
  /** How many distinct things are known. */
  count: number;
  /** How many of them a text tells. */
  toldIn: (text: string) => { count: number };
  /** How many of them a title touches, which has room for parts alone. */
  touchedIn: (text: string) => { count: number };
};

function readFacts(facts: readonly Fact[]): KnownFacts {
  const parts = distinct(
    facts
      .filter((fact) => isKnown(fact) && !notTold.test(fact.name))
      .flatMap(partsOf),
  );
  const countIn = (least: number) =>
    memoize((text) => {
      const has = finderIn(text);
      const said = new Set(numbersIn(text));
      return {
        count: parts.filter((part) => isTold(part, has, said, least)).length,
      };
    });
  return {
    count: parts.length,
    toldIn: countIn(mostOfIt),
    touchedIn: countIn(0),
  };
}

const read = new WeakMap<readonly Fact[], KnownFacts>();

/** The distinct things that the facts say, and which of them a text tells. */
export function knownFacts(facts: readonly Fact[]): KnownFacts {
  const known = read.get(facts) ?? readFacts(facts);
  read.set(facts, known);
  return known;
}
