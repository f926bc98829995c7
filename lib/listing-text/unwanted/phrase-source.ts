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

type Spacing = Pick<UnwantedPhrases, "isUnspaced">;

function withMarks(phrases: readonly string[], { isUnspaced }: Spacing) {
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

/** The source of a pattern that finds any of the phrases as whole words. */
export function phraseSource(
  phrases: readonly string[],
  spacing: Spacing,
): string {
  const any = `(?:${withMarks(phrases, spacing)})`;
  return spacing.isUnspaced ? any : `${before}${any}${after}`;
}

/** All that a language calls a health claim. */
export function healthSource({
  health: { alone, effects, ailments, isVerbLast },
  ...spacing
}: UnwantedPhrases): string {
  const effect = `(?:${effects.join("|")})`;
  const ailment = `(?:${ailments.join("|")})`;
  const pairs = isVerbLast
    ? [`${ailment} … ${effect}`, `${effect} … ${ailment}`]
    : [`${effect} … ${ailment}`];
  return phraseSource([...alone, ...pairs], spacing);
}
