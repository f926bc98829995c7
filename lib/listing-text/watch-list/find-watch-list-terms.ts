import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import {
  type WatchListKind,
  watchListLexicon,
} from "@/lib/listing-text/watch-list/watch-list-lexicon";

export type WatchListTerm = {
  term: string;
  kind: WatchListKind;
  reason: string;
};

const reasons: Record<WatchListKind, (term: string) => string> = {
  brand: (term) =>
    `“${term}” is a brand. Name it only with a license; “inspired by” does not help.`,
  character: (term) =>
    `“${term}” names a character or a series. Selling it needs a license, even for fan art.`,
  celebrity: (term) =>
    `“${term}” is a person or a band. Their names and faces can't be used to sell goods without consent.`,
  team: (term) =>
    `“${term}” is a league, team or event that protects its name.`,
  trademark: (term) =>
    `“${term}” is a registered trademark, though many use it as a word.`,
};

type Word = {
  /**
   * Without the apostrophe of a possessive, and without its ending: "levi's" is
   * "levis" and "levi".
   */
  forms: [whole: string, bare: string];
  /** Whether a hyphen joins it to the previous word. */
  isHyphenated: boolean;
};

function wordsOf(text: string): Word[] {
  const folded = foldText(text).toLowerCase().replace(/&/gu, " and ");
  return [...folded.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu)].map(
    ({ 0: word, index }) => ({
      forms: word.includes("'")
        ? [
            word.replaceAll("'", ""),
            word.replace(/'s$/u, "").replaceAll("'", ""),
          ]
        : [word, word],
      isHyphenated:
        folded.charAt(index - 1) === "-" &&
        /[\p{L}\p{N}]-+$/u.test(folded.slice(Math.max(0, index - 4), index)),
    }),
  );
}

type Entry = { term: string; kind: WatchListKind; words: string[] };

/** By their letters without spaces. */
const entriesByLetters = new Map<string, Entry>();
/**
 * What terms begin with, so that most words of a text are looked up once and
 * not with all words that follow.
 */
const beginnings = new Set<string>();
const minBeginning = 2;
for (const kind of Object.keys(watchListLexicon) as WatchListKind[]) {
  for (const term of watchListLexicon[kind]) {
    const words = wordsOf(term).map(({ forms }) => forms[0]);
    const letters = words.join("");
    entriesByLetters.set(letters, { term, kind, words });
    for (let end = minBeginning; end <= letters.length; end += 1)
      beginnings.add(letters.slice(0, end));
  }
}
const longestTermWords = Math.max(
  ...[...entriesByLetters.values()].map(({ words }) => words.length),
);
/** A term with a hyphen between all its letters is not found. */
const maxParts = longestTermWords + 2;

/**
 * Whether the parts spell the term: they may be joined anywhere, but separated
 * only at its own gaps or at hyphens.
 */
function isTerm({ words }: Entry, parts: readonly Word[]): boolean {
  const gaps = new Set<number>();
  let letters = 0;
  for (const word of words) {
    letters += word.length;
    gaps.add(letters);
  }
  letters = 0;
  return parts.every((part, index) => {
    const mayBeSeparate = index === 0 || part.isHyphenated || gaps.has(letters);
    letters += part.forms[0].length;
    return mayBeSeparate;
  });
}

const mayBeTerm = (letters: string): boolean =>
  letters.length < minBeginning || beginnings.has(letters);

/** The terms that start with the first of these words. */
function termsAt(words: readonly Word[]): Entry[] {
  const found: Entry[] = [];
  let starts = [""];
  for (const [index, { forms }] of words.entries()) {
    starts = [
      ...new Set(starts.flatMap((start) => forms.map((form) => start + form))),
    ].filter(mayBeTerm);
    if (starts.length === 0) return found;
    for (const letters of starts) {
      const entry = entriesByLetters.get(letters);
      if (entry && isTerm(entry, words.slice(0, index + 1))) found.push(entry);
    }
  }
  return found;
}

/**
 * Protected names in the text, as whole words, however they are joined; each
 * once, in the order of the text.
 */
export const findWatchListTerms = memoize((text): readonly WatchListTerm[] => {
  const words = wordsOf(text);
  const found = new Map<string, WatchListTerm>();
  for (const [index, { forms }] of words.entries()) {
    if (!forms.some(mayBeTerm)) continue;
    for (const { term, kind } of termsAt(
      words.slice(index, index + maxParts),
    )) {
      found.set(term, { term, kind, reason: reasons[kind](term) });
    }
  }
  const terms = [...found.values()];
  return terms.filter(
    ({ term }) =>
      !terms.some(
        (other) =>
          other.term !== term && ` ${other.term} `.includes(` ${term} `),
      ),
  );
});
