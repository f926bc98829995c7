import { type WatchListKind, watchListWords } from "@/lib/etsy/watch-list-words";
import { memoize } from "@/lib/memoize";

export type WatchListTerm = { term: string; kind: WatchListKind; reason: string };

const reasons: Record<WatchListKind, (term: string) => string> = {
  brand: (term) => `“${term}” is a brand. Name it only with a licence; “inspired by” does not help.`,
  character: (term) => `“${term}” names a character or a series. Selling it takes a licence, for fan art too.`,
  celebrity: (term) => `“${term}” is a person or a band. Their names and faces may not sell goods without consent.`,
  team: (term) => `“${term}” is a league, team or event that guards its name.`,
  "trade mark": (term) => `“${term}” is a registered trade mark, though many use it as a word.`,
};

/** Words without case and accents, each also without its possessive ending: "levi's" is "levis" and "levi". */
function wordsOf(text: string): [whole: string, bare: string][] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/gu, " and ")
    .replaceAll("’", "'");
  const words = folded.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? [];
  return words.map((word) => [word.replaceAll("'", ""), word.replace(/'s$/u, "").replaceAll("'", "")]);
}

type Entry = { term: string; kind: WatchListKind; words: string[] };

const byFirstWord = new Map<string, Entry[]>();
for (const kind of Object.keys(watchListWords) as WatchListKind[]) {
  for (const term of watchListWords[kind]) {
    const words = wordsOf(term).map(([whole]) => whole);
    const first = words[0] ?? "";
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { term, kind, words }]);
  }
}

/** Names of others that the text holds as whole words, each once, in the order of the text. */
export const findWatchListTerms = memoize((text): readonly WatchListTerm[] => {
  const words = wordsOf(text);
  const found = new Map<string, WatchListTerm>();
  for (const [index, forms] of words.entries()) {
    for (const entry of new Set(forms.flatMap((form) => byFirstWord.get(form) ?? []))) {
      if (entry.words.every((part, offset) => words[index + offset]?.includes(part))) {
        found.set(entry.term, { term: entry.term, kind: entry.kind, reason: reasons[entry.kind](entry.term) });
      }
    }
  }
  const terms = [...found.values()];
  return terms.filter(
    ({ term }) => !terms.some((other) => other.term !== term && ` ${other.term} `.includes(` ${term} `)),
  );
});
