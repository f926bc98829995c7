import type { Phrases } from "@/lib/listing-text/languages/language-pack";
import type { Token } from "@/lib/listing-text/words/token";

type WordTest = (word: string) => boolean;
type Step = { test: WordTest; isNumber: boolean; isGap: boolean };
/** What one alternative asks of the words from a place on, in order. */
type Pattern = { steps: Step[] };

/** Alternatives by their first word, so that most words are asked once. */
export type PhraseSet = {
  byFirstWord: ReadonlyMap<string, readonly Pattern[]>;
  others: readonly Pattern[];
};

/** Rules by the words that their phrases may start with. */
export type RuleIndex<Rule> = {
  byFirstWord: ReadonlyMap<string, readonly Rule[]>;
  others: readonly Rule[];
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
  return {
    test: (word) => tests.some((test) => test(word)),
    isNumber: words.includes("#"),
    isGap: written === "…",
  };
}

const plain = /^[^*#…]+$/u;

/** `split` cuts what stands without spaces into the words that texts have. */
export function compilePhrases(
  phrases: Phrases,
  split: (alternative: string) => string[] = (written) =>
    written.split(/\s+/u).filter(Boolean),
): PhraseSet {
  const byFirstWord = new Map<string, Pattern[]>();
  const others: Pattern[] = [];
  for (const alternative of phrases.split("|")) {
    const written = split(alternative.trim());
    const [first] = written;
    if (first === undefined) continue;
    const pattern = { steps: written.map(stepOf) };
    if (!plain.test(first)) others.push(pattern);
    else
      for (const word of first.split("/"))
        byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), pattern]);
  }
  return { byFirstWord, others };
}

export function indexRules<Rule extends { say: PhraseSet }>(
  rules: readonly Rule[],
): RuleIndex<Rule> {
  const byFirstWord = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const word of rule.say.byFirstWord.keys())
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), rule]);
  const others = rules.filter(({ say }) => say.others.length > 0);
  return { byFirstWord, others };
}

/** The rules whose phrases may stand in a text, each once. */
export function rulesFor<Rule>(
  { byFirstWord, others }: RuleIndex<Rule>,
  tokens: readonly Token[],
): Rule[] {
  const rules = new Set(others);
  for (const { lower } of tokens)
    for (const rule of byFirstWord.get(lower) ?? []) rules.add(rule);
  return [...rules];
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
  let at = from;
  for (const [index, step] of steps.entries()) {
    if (isHyphen(tokens[at]) && at > from) at += 1;
    if (step.isGap) return endAfterGap(steps.slice(index + 1), tokens, at);
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

const none: readonly Pattern[] = [];

function longestEnd(
  patterns: readonly Pattern[],
  tokens: readonly Token[],
  start: number,
): number {
  let end = 0;
  for (const { steps } of patterns)
    end = Math.max(end, endOfMatch(steps, tokens, start) ?? 0);
  return end;
}

/** The longest match that starts at a token. */
export function matchAt(
  phrases: PhraseSet,
  tokens: readonly Token[],
  start: number,
): PhraseMatch | null {
  const token = tokens[start];
  if (!token || token.kind === "mark") return null;
  const patterns = phrases.byFirstWord.get(token.lower) ?? none;
  const end = Math.max(
    longestEnd(patterns, tokens, start),
    longestEnd(phrases.others, tokens, start),
  );
  return end > 0 ? { start, end } : null;
}

/** All matches, none within another. */
export function findPhrases(
  phrases: PhraseSet,
  tokens: readonly Token[],
): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchAt(phrases, tokens, at);
    if (!match) continue;
    matches.push(match);
    at = match.end - 1;
  }
  return matches;
}

export const hasPhrase = (
  phrases: PhraseSet,
  tokens: readonly Token[],
): boolean => tokens.some((_, at) => matchAt(phrases, tokens, at) !== null);

/** Whether a phrase ends right before a token. */
export function endsBefore(
  phrases: PhraseSet,
  tokens: readonly Token[],
  at: number,
): boolean {
  const before = tokens.slice(Math.max(0, at - longestPhrase), at);
  return before.some(
    (_, start) => matchAt(phrases, before, start)?.end === before.length,
  );
}
