import { type WatchListKind, watchListWords } from "@/lib/etsy/watch-list-words";
import { memoize } from "@/lib/memoize";
import { foldText } from "@/lib/plain-text/fold-text";

export type WatchListTerm = { term: string; kind: WatchListKind; reason: string };

const reasons: Record<WatchListKind, (term: string) => string> = {
  brand: (term) => `“${term}” is a brand. Name it only with a licence; “inspired by” does not help.`,
  character: (term) => `“${term}” names a character or a series. Selling it takes a licence, for fan art too.`,
  celebrity: (term) => `“${term}” is a person or a band. Their names and faces may not sell goods without consent.`,
  team: (term) => `“${term}” is a league, team or event that guards its name.`,
  "trade mark": (term) => `“${term}” is a registered trade mark, though many use it as a word.`,
};

type Word = {
  /** Without a possessive ending's apostrophe, and without the ending: "levi's" is "levis" and "levi". */
  forms: [whole: string, bare: string];
  /** Whether a hyphen joins it to the word before. */
  isJoined: boolean;
};

function wordsOf(text: string): Word[] {
  const folded = foldText(text).toLowerCase().replace(/&/gu, " and ");
  return [...folded.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu)].map(({ 0: word, index }) => ({
    forms: [word.replaceAll("'", ""), word.replace(/'s$/u, "").replaceAll("'", "")],
    isJoined: /[\p{L}\p{N}]-+$/u.test(folded.slice(Math.max(0, index - 4), index)),
  }));
}

type Entry = { term: string; kind: WatchListKind; words: string[] };

/** By their letters, run together. */
const byLetters = new Map<string, Entry>();
for (const kind of Object.keys(watchListWords) as WatchListKind[]) {
  for (const term of watchListWords[kind]) {
    const words = wordsOf(term).map(({ forms }) => forms[0]);
    byLetters.set(words.join(""), { term, kind, words });
  }
}
const mostWords = Math.max(...[...byLetters.values()].map(({ words }) => words.length));
/** What somebody writes with a hyphen in every gap is not looked for. */
const mostParts = mostWords + 2;

/** Whether the parts are the term's words: run together or not, and apart only there or at hyphens. */
function isTerm({ words }: Entry, parts: readonly Word[]): boolean {
  const gaps = new Set<number>();
  let letters = 0;
  for (const word of words) {
    letters += word.length;
    gaps.add(letters);
  }
  letters = 0;
  return parts.every((part, index) => {
    const isApart = index === 0 || part.isJoined || gaps.has(letters);
    letters += part.forms[0].length;
    return isApart;
  });
}

/** The terms that begin with the first of these words. */
function termsAt(words: readonly Word[]): Entry[] {
  const found: Entry[] = [];
  let starts = [""];
  for (const [index, { forms }] of words.entries()) {
    starts = [...new Set(starts.flatMap((start) => forms.map((form) => start + form)))];
    for (const letters of starts) {
      const entry = byLetters.get(letters);
      if (entry && isTerm(entry, words.slice(0, index + 1))) found.push(entry);
    }
  }
  return found;
}

/** Names of others that the text holds as whole words, however they are joined, each once, in the order of the text. */
export const findWatchListTerms = memoize((text): readonly WatchListTerm[] => {
  const words = wordsOf(text);
  const found = new Map<string, WatchListTerm>();
  for (const index of words.keys()) {
    for (const { term, kind } of termsAt(words.slice(index, index + mostParts))) {
      found.set(term, { term, kind, reason: reasons[kind](term) });
    }
  }
  const terms = [...found.values()];
  return terms.filter(
    ({ term }) => !terms.some((other) => other.term !== term && ` ${other.term} `.includes(` ${term} `)),
  );
});
