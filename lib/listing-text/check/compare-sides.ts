import {
  contradicted,
  type Finding,
  unknownBecause,
} from "@/lib/listing-text/check/finding";
import type {
  KnownClause,
  KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import {
  isContentWord,
  type Passage,
} from "@/lib/listing-text/specifics/passage";
import type { Token } from "@/lib/listing-text/words/token";

export type SideFinding = Finding & { at: number };

/** In words on both sides. */
const reach = 3;

/**
 * Left for right, front for back: a word of a pair where facts have only the
 * other one beside the same neighbor.
 */
export function compareSides(
  passage: Passage,
  known: KnownSpecifics,
): SideFinding[] {
  if (!known.isSameLanguage) return [];
  return passage.tokens.flatMap((token, at) => {
    if (token.negation > 0) return [];
    const pair = passage.lexicon.opposites.find(({ words }) =>
      words.includes(token.lower),
    );
    if (!pair || known.words.has(token.fold)) return [];
    const others = pair.words.filter(
      (word) =>
        word !== token.lower &&
        !passage.tokens.some(({ lower }) => lower === word),
    );
    const finding = findOpposite(passage, at, others, known);
    if (!finding) return [];
    return [
      pair.isSide
        ? { ...finding, at }
        : { ...unknownBecause(finding.reason), at },
    ];
  });
}

function findOpposite(
  passage: Passage,
  at: number,
  opposites: readonly string[],
  known: KnownSpecifics,
): Finding | null {
  const neighbors = neighborsOf(passage, at);
  const name = passage.tokens[at]?.text ?? "";
  for (const clause of known.clauses) {
    const other = oppositeIn(clause, opposites, neighbors);
    if (!other) continue;
    return contradicted(`The facts say ${other}, not ${name}`, clause.facts);
  }
  return null;
}

function oppositeIn(
  { reading: { passage } }: KnownClause,
  opposites: readonly string[],
  neighbors: ReadonlySet<string>,
): string | null {
  for (const [at, { lower }] of passage.tokens.entries()) {
    if (!opposites.includes(lower)) continue;
    for (const word of neighborsOf(passage, at))
      if (neighbors.has(word)) return lower;
  }
  return null;
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
