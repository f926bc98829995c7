import type { KnownClause } from "@/lib/listing-text/ledger/known-specifics";
import { partOfToken } from "@/lib/listing-text/specifics/passage";
import { hasPhrase } from "@/lib/listing-text/words/phrases";

/** How the name of a material or color stands among words. */
export const conceptWord = (concept: string): string => `#${concept}`;

/**
 * All words of the clauses, folded, with their facts. A material that only a
 * photo shows is not among them: it is a question.
 */
export function collectWords(
  clauses: readonly KnownClause[],
): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const clause of clauses)
    for (const word of wordsOfClause(clause)) {
      const facts = [...(words.get(word) ?? []), ...clause.facts];
      words.set(word, [...new Set(facts)]);
    }
  return words;
}

function wordsOfClause({ reading, source }: KnownClause): Set<string> {
  const { passage, materials, colors } = reading;
  const isPhoto = source === "photo";
  const doubted = new Set(isPhoto ? materials.map(({ at }) => at) : []);
  const tokens = passage.tokens.filter(
    ({ kind }, at) => kind !== "mark" && !doubted.has(at),
  );
  return new Set([
    ...tokens.map(({ fold }) => fold),
    ...tokens.flatMap((token) => partOfToken(token, passage) ?? []),
    ...(isPhoto ? [] : materials.map(({ material }) => conceptWord(material))),
    ...colors.map(({ color }) => conceptWord(color)),
  ]);
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
