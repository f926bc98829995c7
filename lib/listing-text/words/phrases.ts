import type { Phrases } from "@/lib/listing-text/languages/language-pack";
import { rememberWords } from "@/lib/listing-text/words/remember";
import type { Token } from "@/lib/listing-text/words/token";

type WordTest = (word: string) => boolean;
type Step = { test: WordTest; isNumber: boolean; isGap: boolean };
/** What one alternative asks of the words from a place on, in order. */
type Pattern = { steps: Step[] };

/** What may start with a word: most words start nothing. */
type ByStart<Value> = {
  byFirstWord: ReadonlyMap<string, readonly Value[]>;
  /** By the first letters of a word that only begins so: "wash*". */
  byBeginning: ReadonlyMap<string, readonly Value[]>;
  /** What may start with any word: "*wood", "#", "…". */
  others: readonly Value[];
};

/** Alternatives of which any may match. */
export type PhraseSet = ByStart<Pattern>;

export type RuleIndex<Rule> = {
  /** Those whose phrases may start with a word, beside the others. */
  startingWith: (word: string) => readonly Rule[];
  others: readonly Rule[];
  /** Rules with a phrase whose first word isn't told whole, with their order. */
  loose: ReadonlyMap<Rule, number>;
};

/** Places of tokens, the end exclusive. */
export type PhraseMatch = { start: number; end: number };

const longestGap = 3;
/** Of those that are looked for backwards, in words. */
const longestPhrase = 6;

function testOfWord(word: string): WordTest {
  const open = word.startsWith("*");
  const openEnd = word.endsWith("*") && word.length > 1;
  const middle = word.slice(open ? 1 : 0, openEnd ? -1 : undefined);
  if (open && openEnd) return (other) => other.includes(middle);
  if (open) return (other) => other.endsWith(middle);
  if (openEnd) return (other) => other.startsWith(middle);
  return (other) => other === word;
}

function stepOf(written: string): Step {
  const words = written.split("/");
  const tests = words.filter((word) => word !== "#").map(testOfWord);
  const [first] = tests;
  return {
    test:
      first && tests.length === 1
        ? first
        : (word) => tests.some((test) => test(word)),
    isNumber: words.includes("#"),
    isGap: written === "…",
  };
}

const plain = /^[^*#…]+$/u;
/** In letters, by which the beginnings of words are looked up. */
const beginning = 3;

/** The beginnings of what a first word may be; null where any word may be it. */
function beginningsOf(first: string): string[] | null {
  const words = first.split("/");
  const isKnown = words.every((word) =>
    /^[^*#…]{3}/u.test(word.endsWith("*") ? word.slice(0, -1) : word),
  );
  return isKnown ? words.map((word) => word.slice(0, beginning)) : null;
}

function addTo<Value>(
  values: Map<string, Value[]>,
  key: string,
  value: Value,
): void {
  const known = values.get(key);
  if (!known) values.set(key, [value]);
  else if (known.at(-1) !== value) known.push(value);
}

/** `split` cuts what stands without spaces into the words that texts have. */
export function compilePhrases(
  phrases: Phrases,
  split: (alternative: string) => string[] = (written) =>
    written.split(/\s+/u).filter(Boolean),
): PhraseSet {
  const byFirstWord = new Map<string, Pattern[]>();
  const byBeginning = new Map<string, Pattern[]>();
  const others: Pattern[] = [];
  for (const alternative of phrases.split("|")) {
    const written = split(alternative.trim());
    const [first] = written;
    if (first === undefined) continue;
    const pattern = { steps: written.map(stepOf) };
    const beginnings = plain.test(first) ? [] : beginningsOf(first);
    const words = plain.test(first) ? first.split("/") : [];
    for (const word of words) addTo(byFirstWord, word, pattern);
    for (const key of beginnings ?? []) addTo(byBeginning, key, pattern);
    if (beginnings === null) others.push(pattern);
  }
  return { byFirstWord, byBeginning, others };
}

export function indexRules<Rule extends { say: PhraseSet }>(
  rules: readonly Rule[],
): RuleIndex<Rule> {
  const byFirstWord = new Map<string, Rule[]>();
  const byBeginning = new Map<string, Rule[]>();
  for (const rule of rules) {
    for (const word of rule.say.byFirstWord.keys())
      addTo(byFirstWord, word, rule);
    for (const key of rule.say.byBeginning.keys())
      addTo(byBeginning, key, rule);
  }
  const loose = rules.filter(
    ({ say }) => say.others.length > 0 || say.byBeginning.size > 0,
  );
  const others = rules.filter(({ say }) => say.others.length > 0);
  const byStart = { byFirstWord, byBeginning, others };
  return {
    startingWith: rememberWords((word) => startingWith(byStart, word)),
    others,
    loose: new Map(loose.map((rule, order) => [rule, order])),
  };
}

const nothing: readonly never[] = [];

/** What may start with a word, beside the others. */
function startingWith<Value>(
  { byFirstWord, byBeginning }: ByStart<Value>,
  lower: string,
): readonly Value[] {
  const exact = byFirstWord.get(lower) ?? nothing;
  if (byBeginning.size === 0) return exact;
  const longer = byBeginning.get(lower.slice(0, beginning)) ?? nothing;
  if (longer.length === 0) return exact;
  return exact.length === 0 ? longer : [...exact, ...longer];
}

/** What a rule says in a text: all matches of its phrases. */
export type Said<Rule> = { rule: Rule; matches: PhraseMatch[] };

/**
 * What the rules say in a text, rule by rule: first those whose first word isn't
 * told whole, then the others as the text first has their words.
 */
export function matchRules<Rule extends { say: PhraseSet }>(
  index: RuleIndex<Rule>,
  tokens: readonly Token[],
): Said<Rule>[] {
  const places = new Map<Rule, number[]>();
  const addPlace = (rule: Rule, at: number) => {
    const known = places.get(rule);
    if (!known) places.set(rule, [at]);
    else if ((known.at(-1) ?? at) < at) known.push(at);
  };
  for (const rule of index.others) places.set(rule, [...tokens.keys()]);
  for (const [at, { kind, lower }] of tokens.entries())
    if (kind !== "mark")
      for (const rule of index.startingWith(lower)) addPlace(rule, at);
  const found = Array.from(places, ([rule, starts]) => ({
    rule,
    matches: findPhrasesAt(rule.say, tokens, starts),
  })).filter(({ matches }) => matches.length > 0);
  const strict = index.loose.size;
  const orderOf = ({ rule }: Said<Rule>) => index.loose.get(rule) ?? strict;
  return found.length < 2
    ? found
    : found.sort((one, other) => orderOf(one) - orderOf(other));
}

const isHyphen = (token: Token | undefined) => token?.text === "-";

function fits(step: Step, token: Token | undefined): boolean {
  if (!token || token.kind === "mark") return false;
  if (step.isNumber && token.kind === "number") return true;
  return step.test(token.lower);
}

/** Where the steps end when they start at a token, or null. */
function endOfMatch(
  steps: readonly Step[],
  tokens: readonly Token[],
  from: number,
): number | null {
  let [at, index] = [from, 0];
  for (const step of steps) {
    index += 1;
    if (at > from && isHyphen(tokens[at])) at += 1;
    if (step.isGap) return endAfterGap(steps.slice(index), tokens, at);
    if (!fits(step, tokens[at])) return null;
    at += 1;
  }
  return at;
}

function endAfterGap(
  steps: readonly Step[],
  tokens: readonly Token[],
  from: number,
): number | null {
  for (let skipped = 0; skipped <= longestGap; skipped += 1) {
    const end = endOfMatch(steps, tokens, from + skipped);
    if (end !== null) return end;
    const token = tokens[from + skipped];
    if (!token || (token.kind === "mark" && !isHyphen(token))) return null;
  }
  return null;
}

/** The longest match that starts at a token. */
export function matchAt(
  phrases: PhraseSet,
  tokens: readonly Token[],
  start: number,
): PhraseMatch | null {
  const token = tokens[start];
  if (!token || token.kind === "mark") return null;
  const end = Math.max(
    longestEnd(startingWith(phrases, token.lower), tokens, start),
    longestEnd(phrases.others, tokens, start),
  );
  return end > 0 ? { start, end } : null;
}

function longestEnd(
  patterns: readonly Pattern[],
  tokens: readonly Token[],
  start: number,
): number {
  let longest = 0;
  for (const { steps } of patterns) {
    const end = endOfMatch(steps, tokens, start);
    if (end !== null && end > longest) longest = end;
  }
  return longest;
}

/** All matches, none within another. */
export function findPhrases(
  phrases: PhraseSet,
  tokens: readonly Token[],
): PhraseMatch[] {
  return isEmpty(phrases) ? [] : findPhrasesAt(phrases, tokens, tokens.keys());
}

const isEmpty = ({ byFirstWord, byBeginning, others }: PhraseSet): boolean =>
  byFirstWord.size + byBeginning.size + others.length === 0;

function findPhrasesAt(
  phrases: PhraseSet,
  tokens: readonly Token[],
  places: Iterable<number>,
): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (const at of places) {
    if (at < (matches.at(-1)?.end ?? 0)) continue;
    const match = matchAt(phrases, tokens, at);
    if (match) matches.push(match);
  }
  return matches;
}

/** The places of tokens in any of the matches. */
export const placesIn = (matches: readonly PhraseMatch[]): Set<number> =>
  new Set(
    matches.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, at) => start + at),
    ),
  );

/** Whether one of the places is in a match. */
export function touches(
  { start, end }: PhraseMatch,
  places: ReadonlySet<number>,
): boolean {
  for (let at = start; at < end; at += 1) if (places.has(at)) return true;
  return false;
}

export const hasPhrase = (
  phrases: PhraseSet,
  tokens: readonly Token[],
): boolean => tokens.some((_, at) => matchAt(phrases, tokens, at) !== null);

/** Where the phrase that ends first ends; null without one. */
export function endOfFirstPhrase(
  phrases: PhraseSet,
  tokens: readonly Token[],
): number | null {
  let first: number | null = null;
  for (const [at, { kind, lower }] of tokens.entries()) {
    if (first !== null && at >= first) break;
    if (kind === "mark") continue;
    const patterns = [...startingWith(phrases, lower), ...phrases.others];
    for (const { steps } of patterns) {
      const end = endOfMatch(steps, tokens, at);
      if (end !== null) first = Math.min(first ?? end, end);
    }
  }
  return first;
}

/** Whether a phrase ends right before a token. */
export function endsBefore(
  phrases: PhraseSet,
  tokens: readonly Token[],
  at: number,
): boolean {
  const first = Math.max(0, at - longestPhrase);
  const before = tokens.slice(first, at);
  return before.some(
    (_, start) => matchAt(phrases, before, start)?.end === before.length,
  );
}
