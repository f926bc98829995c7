import {
  splitAlternatives,
  startLength,
  startsOfPattern,
  toStart,
} from "@/lib/listing-text/unwanted/pattern-starts";
import {
  letter,
  type PhrasePattern,
  sourceOf,
} from "@/lib/listing-text/unwanted/phrase-source";

/** Places are UTF-16 units, the end exclusive. */
export type FoundPhrase = { start: number; end: number };

/** Finds the phrases of one or several groups in texts in plain form. */
export type PhraseSearch = {
  /** Of each group its matches in order, none within another. */
  all: (text: string) => FoundPhrase[][];
  /** Whether a phrase of any group starts at a place. */
  isAt: (text: string, at: number) => boolean;
};

/** Alternatives of a group that start alike, in the order of the group. */
type Candidate = {
  group: number;
  parts: { pattern: PhrasePattern; alternatives: string[] }[];
  compiled?: RegExp;
};
type Group = readonly PhrasePattern[];

const oneLetter = new RegExp(`^${letter}$`, "u");
const startOfWord = `(?<!${letter})${letter}{1,${startLength}}`;
const wordStarts = new RegExp(startOfWord, "gu");
const wordAt = new RegExp(startOfWord, "uy");
/** One of these is in all that languages without spaces look for. */
const unspacedText = /[★\u3005-\u30ff\u3400-\u9fff]/u;

function addCandidate(
  candidates: Candidate[],
  alternative: string,
  group: number,
  pattern: PhrasePattern,
) {
  let last = candidates.at(-1);
  if (last?.group !== group) {
    last = { group, parts: [] };
    candidates.push(last);
  }
  const part = last.parts.at(-1);
  if (part?.pattern === pattern) part.alternatives.push(alternative);
  else last.parts.push({ pattern, alternatives: [alternative] });
}

function indexByStart(groups: readonly Group[]): Map<string, Candidate[]> {
  const letters = new Map<string, boolean>();
  const isLetter = (character: string): boolean => {
    const known = letters.get(character) ?? oneLetter.test(character);
    letters.set(character, known);
    return known;
  };
  const byStart = new Map<string, Candidate[]>();
  const add = (
    start: string,
    alternative: string,
    of: [number, PhrasePattern],
  ) => {
    const candidates = byStart.get(start) ?? [];
    byStart.set(start, candidates);
    addCandidate(candidates, alternative, ...of);
  };
  for (const [group, patterns] of groups.entries())
    for (const pattern of patterns) {
      if (pattern.isUnspaced) continue;
      for (const alternative of splitAlternatives(pattern.source))
        for (const start of startsOfPattern(alternative, isLetter))
          add(start, alternative, [group, pattern]);
    }
  return byStart;
}

const compile = (patterns: readonly PhrasePattern[], flags: string): RegExp =>
  new RegExp(patterns.map(sourceOf).join("|"), `u${flags}`);

function endOfMatch(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** Tries at a word what may start there. */
function makeWordMatcher(groups: readonly Group[], flags: string) {
  let index: ReadonlyMap<string, readonly Candidate[]> | undefined;
  const candidatesFor = (letters: string): readonly Candidate[] => {
    index ??= indexByStart(groups);
    return index.get(toStart(letters)) ?? noCandidates;
  };
  const endOf = (candidate: Candidate, text: string, at: number) => {
    candidate.compiled ??= compile(
      candidate.parts.map(({ pattern, alternatives }) => ({
        ...pattern,
        source: alternatives.join("|"),
      })),
      `y${flags}`,
    );
    return endOfMatch(candidate.compiled, text, at);
  };
  return { candidatesFor, endOf };
}

const noCandidates: readonly Candidate[] = [];

/** Whole patterns of the groups that have some without spaces. */
function makeUnspacedPatterns(groups: readonly Group[], flags: string) {
  const patterns = groups.flatMap((group, place) =>
    group.some(({ isUnspaced }) => isUnspaced) ? [{ group, place }] : [],
  );
  const compiled = new Map<string, RegExp>();
  const compileOnce = (mode: "g" | "y", place: number, group: Group) => {
    const key = `${mode}${place}`;
    const pattern = compiled.get(key) ?? compile(group, `${mode}${flags}`);
    compiled.set(key, pattern);
    return pattern;
  };
  return (text: string, mode: "g" | "y") =>
    unspacedText.test(text)
      ? patterns.map(({ group, place }) => ({
          place,
          pattern: compileOnce(mode, place, group),
        }))
      : [];
}

/**
 * Searches as the patterns would, those of a group as alternatives in their
 * order. They have thousands, of which hardly any may start at a given word:
 * only those are compiled, once a text has the word, and tried. No pattern may
 * start with what is no letter.
 */
export function makePhraseSearch(
  groups: readonly Group[],
  flags = "",
): PhraseSearch {
  const words = makeWordMatcher(groups, flags);
  const unspaced = makeUnspacedPatterns(groups, flags);
  const all = (text: string): FoundPhrase[][] => {
    const found: FoundPhrase[][] = groups.map(() => []);
    const addAt = (start: number, candidate: Candidate) => {
      const own = found[candidate.group] ?? [];
      if (start < (own.at(-1)?.end ?? 0)) return;
      const end = words.endOf(candidate, text, start);
      if (end !== null) own.push({ start, end });
    };
    for (const { 0: letters, index } of text.matchAll(wordStarts))
      for (const candidate of words.candidatesFor(letters))
        addAt(index, candidate);
    for (const { place, pattern } of unspaced(text, "g"))
      found[place] = Array.from(
        text.matchAll(pattern),
        ({ 0: match, index: start }) => ({ start, end: start + match.length }),
      );
    return found;
  };
  const isAt = (text: string, at: number): boolean => {
    wordAt.lastIndex = at;
    const [letters = ""] = wordAt.exec(text) ?? [];
    return (
      words
        .candidatesFor(letters)
        .some((candidate) => words.endOf(candidate, text, at) !== null) ||
      unspaced(text, "y").some(
        ({ pattern }) => endOfMatch(pattern, text, at) !== null,
      )
    );
  };
  return { all, isAt };
}
