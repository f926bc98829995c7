import { mostFacts } from "@/lib/listing-text/ledger/facts-of";
import type { KnownClause } from "@/lib/listing-text/ledger/known-clause";
import {
  isContentWord,
  partOfToken,
} from "@/lib/listing-text/specifics/passage";
import type { Reading } from "@/lib/listing-text/specifics/reading";
import { hasPhrase } from "@/lib/listing-text/words/phrases";
import { tokenize } from "@/lib/listing-text/words/tokenize";

/** How the name of a material or color stands among words. */
export const conceptWord = (concept: string): string => `#${concept}`;

/**
 * All words of the clauses, folded, with their facts. A material that only a
 * photo shows is not among them: it is a question.
 */
export function collectWords(
  clauses: readonly KnownClause[],
): Map<string, readonly string[]> {
  const words = new Map<string, Set<string>>();
  for (const clause of clauses)
    for (const word of wordsOfClause(clause)) {
      const facts = words.get(word) ?? new Set<string>();
      words.set(word, facts);
      if (facts.size < mostFacts)
        for (const fact of clause.facts) facts.add(fact);
    }
  return new Map(Array.from(words, ([word, facts]) => [word, [...facts]]));
}

/**
 * Whether a clause is of a color, by what its fact is called: then "terracotta"
 * is how it looks, and not what it is of.
 */
export const isOfColor = (
  { passage: { lexicon } }: Reading,
  property: string,
): boolean =>
  hasPhrase(lexicon.phrases("colorPhrases"), tokenize(property, lexicon)) ||
  /colou?r/iu.test(property);

function wordsOfClause({
  reading,
  source,
  property,
}: KnownClause): Set<string> {
  const { passage, materials, colors } = reading;
  const isDoubted = source === "photo" && !isOfColor(reading, property);
  const doubted = new Set(isDoubted ? materials.map(({ at }) => at) : []);
  const tokens = passage.tokens.filter(
    ({ kind }, at) => kind !== "mark" && !doubted.has(at),
  );
  return new Set([
    ...tokens.map(({ fold }) => fold),
    ...tokens.flatMap((token) => partOfToken(token, passage) ?? []),
    ...(isDoubted
      ? []
      : materials.map(({ material }) => conceptWord(material))),
    ...colors.map(({ color }) => conceptWord(color)),
  ]);
}

/** Words and parts, folded, as they are first written. */
export function collectWritten(
  clauses: readonly KnownClause[],
): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const { reading } of clauses)
    for (const token of reading.passage.tokens)
      for (const word of [token.fold, partOfToken(token, reading.passage)])
        if (word !== null && !written.has(word)) written.set(word, token.text);
  return written;
}

/** Near its negator, in words. */
const nearest = 4;

/** Words that are denied somewhere and nowhere said. */
export function collectDenied(
  clauses: readonly KnownClause[],
): ReadonlySet<string> {
  const denied = new Set<string>();
  const said = new Set<string>();
  for (const { reading } of clauses) {
    const { passage, words } = reading;
    const { lexicon, tokens } = passage;
    const isExcluding = hasPhrase(
      lexicon.phrases("notIncludedPhrases"),
      tokens,
    );
    for (const { lower, fold, negation } of words) {
      const form = lexicon.negatedForms.get(lower);
      if (form) denied.add(lexicon.fold(form));
      else if (negation > 0 && negation <= nearest) denied.add(fold);
      else if (!isExcluding) said.add(fold);
    }
  }
  for (const word of said) denied.delete(word);
  return denied;
}

/** A word of fewer letters is seldom what is denied. */
const shortest = 4;

/** Words that facts say to be none of the piece's, and nowhere else. */
export function collectRefused(
  clauses: readonly KnownClause[],
): ReadonlySet<string> {
  const refused = new Set<string>();
  const said = new Set<string>();
  for (const { reading } of clauses) {
    const { passage, words, care } = reading;
    const { lexicon } = passage;
    for (const token of words) {
      const isRefused =
        care.length === 0 &&
        // Right behind its negator.
        token.negation === 1 &&
        token.fold.length >= shortest &&
        isContentWord(token, lexicon) &&
        !lexicon.plainFolds.has(token.fold) &&
        !lexicon.isNegatedWord(token.lower);
      (isRefused ? refused : said).add(token.fold);
    }
  }
  for (const word of said) refused.delete(word);
  return refused;
}

export const collectNumbers = (
  clauses: readonly KnownClause[],
): ReadonlySet<number> =>
  new Set(
    clauses.flatMap(({ reading }) =>
      reading.passage.tokens
        .filter(({ kind }) => kind === "number")
        .map(({ value }) => value),
    ),
  );

export const collectParts = (
  clauses: readonly KnownClause[],
): ReadonlySet<string> =>
  new Set(
    clauses.flatMap(({ reading: { passage } }) =>
      passage.tokens.flatMap((token) => partOfToken(token, passage) ?? []),
    ),
  );

export function collectCodes(
  clauses: readonly KnownClause[],
): Map<string, readonly string[]> {
  const codes = new Map<string, readonly string[]>();
  for (const { reading, facts } of clauses)
    for (const { code } of reading.codes) codes.set(code, facts);
  return codes;
}
