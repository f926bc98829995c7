import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const blank = String.raw`[\s'-]{1,3}`;
const perhapsBlank = String.raw`[\s'-]{0,3}`;
const anyWord = String.raw`[^\s.!?;:]{1,24}`;
/** Bounded, so that no text is searched more than in proportion. */
const fewWords = String.raw`(?:${perhapsBlank}|(?:[\s'-]{1,3}${anyWord}){1,4}?${blank})`;
const fewCharacters = String.raw`[^\s。、！？]{0,12}?`;
const number = String.raw`\d[\d.,]{0,11}`;
/** What is left of letters without accents; all of Unicode compiles slowly. */
const letter = "[a-z0-9ßæøœłđ]";
const before = `(?<!${letter})`;
const after = `(?!${letter})`;

type Spacing = { isUnspaced?: boolean };

function withMarks(phrases: readonly string[], isUnspaced: boolean) {
  return phrases
    .join("|")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(" … ", "…")
    .replaceAll(" ?", perhapsBlank)
    .replaceAll(" ", blank)
    .replaceAll("…", isUnspaced ? fewCharacters : fewWords)
    .replaceAll("#", number);
}

/** The source of a pattern, and what stands around whatever it matches. */
export type PhrasePattern = {
  source: string;
  before: string;
  after: string;
  /** May match anywhere, as words stand without spaces. */
  isUnspaced: boolean;
  /** Whether "$" is the end of each line too. */
  isByLine?: boolean;
};

/** A pattern that finds any of the phrases as whole words. */
export const phrasePattern = (
  phrases: readonly string[],
  { isUnspaced = false }: Spacing,
): PhrasePattern => ({
  source: withMarks(phrases, isUnspaced),
  before: isUnspaced ? "" : before,
  after: isUnspaced ? "" : after,
  isUnspaced,
});

export const sourceOf = (pattern: PhrasePattern): string =>
  `${pattern.before}(?:${pattern.source})${pattern.after}`;

/** All that a language calls a health claim. */
export function healthPattern({
  health: { alone, effects, ailments, isVerbLast },
  ...spacing
}: UnwantedPhrases): PhrasePattern {
  const effect = `(?:${effects.join("|")})`;
  const ailment = `(?:${ailments.join("|")})`;
  const pairs = isVerbLast
    ? [`${ailment} … ${effect}`, `${effect} … ${ailment}`]
    : [`${effect} … ${ailment}`];
  return phrasePattern([...alone, ...pairs], spacing);
}
