import {
  contradicted,
  type Finding,
  unknownBecause,
} from "@/lib/listing-text/check/finding";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import {
  isContentWord,
  type Passage,
  wordsOfPassage,
} from "@/lib/listing-text/specifics/passage";
import { rememberOnce } from "@/lib/listing-text/words/remember";
import type { Token } from "@/lib/listing-text/words/token";

export type SideFinding = Finding & { at: number };

/** In words on both sides. */
const reach = 3;
/** Neighbors of both: "the glaze pools darker" against "… pools lighter". */
const plainlySame = 2;

/**
 * Left for right, front for back: a word of a pair where facts have only the
 * other one beside the same neighbor. Words that aren't of sides contradict
 * only beside several of them.
 */
export function compareSides(
  passage: Passage,
  known: KnownSpecifics,
): SideFinding[] {
  if (!known.isSameLanguage) return [];
  return passage.tokens.flatMap((token, at) => {
    const pair = passage.lexicon.oppositesOf.get(token.lower);
    if (!pair || token.negation > 0 || known.words.has(token.fold)) return [];
    const said = wordsOfPassage(passage);
    const others = pair.words.filter((word) => !said.has(word));
    const found = findOpposite(passage, at, others, known);
    if (!found) return [];
    const { opposite, shared } = found;
    const reason = `The facts say ${opposite.word}, not ${token.text}`;
    return [
      pair.isSide || shared >= plainlySame
        ? { ...contradicted(reason, opposite.facts), at }
        : { ...unknownBecause(reason), at },
    ];
  });
}

/** A word of a pair where it first stands beside a neighbor. */
type Placed = { word: string; order: number; facts: readonly string[] };

/** Words of pairs in the facts, by the words and then by their neighbors. */
const pairsOf = rememberOnce(({ clauses, lexicon }: KnownSpecifics) => {
  const pairs = new Map<string, Map<string, Placed>>();
  let order = 0;
  for (const { reading, facts } of clauses)
    for (const [at, { lower: word }] of reading.passage.tokens.entries()) {
      if (!lexicon.oppositesOf.has(word)) continue;
      const byNeighbor = pairs.get(word) ?? new Map<string, Placed>();
      pairs.set(word, byNeighbor);
      order += 1;
      for (const neighbor of neighborsOf(reading.passage, at))
        if (!byNeighbor.has(neighbor))
          byNeighbor.set(neighbor, { word, order, facts });
    }
  return pairs;
});

function findOpposite(
  passage: Passage,
  at: number,
  opposites: readonly string[],
  known: KnownSpecifics,
): { opposite: Placed; shared: number } | null {
  const neighbors = [...neighborsOf(passage, at)];
  const found = opposites
    .flatMap((word) => {
      const byNeighbor = pairsOf(known).get(word);
      return neighbors.flatMap((neighbor) => byNeighbor?.get(neighbor) ?? []);
    })
    .sort((one, other) => one.order - other.order);
  const [opposite] = found;
  if (!opposite) return null;
  const shared = found.filter(({ order }) => order === opposite.order).length;
  return { opposite, shared };
}

function neighborsOf(
  { tokens, lexicon }: Passage,
  at: number,
): ReadonlySet<string> {
  const words: Token[] = tokens
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter((token) => token !== tokens[at] && isContentWord(token, lexicon));
  return new Set(words.map(({ fold }) => fold));
}
