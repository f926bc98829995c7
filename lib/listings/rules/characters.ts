/** What each field refuses, as Etsy's API contract writes it. */
export const refusedInTitles = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u;
export const refusedInTags = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/u;
export const refusedInMaterials = /[^\p{L}\p{Nd}\p{Zs}]/u;

/** A whole HTML tag or comment. A lone `<`, as in "< 5 cm", is none. */
export const htmlTag = /<(?:\/?[a-z][^<>]*|!--[^<>]*|![a-z][^<>]*|\?[^<>]*)>/iu;
/** Control characters but the line break, and halves of surrogate pairs, which no UTF-8 can carry. */
export const controlCharacter = /[^\n\P{Cc}]|\p{Cs}/u;

/**
 * Length as the strictest reader counts it: UTF-16 units, which are never fewer than code points.
 */
export function lengthOf(text: string): number {
  return text.length;
}

const names = new Map([
  ["\t", "a tab"],
  ["\n", "a line break"],
  ["\r", "a line break"],
  ["\u200b", "an invisible zero-width space"],
  ["\u200c", "an invisible joining character"],
  ["\u200d", "an invisible joining character"],
  ["\ufeff", "an invisible byte-order mark"],
  ["`", "the backtick `"],
  ["\u2019", "the curly apostrophe \u2019"],
]);

/** Names a character so that a seller finds it, also when it cannot be seen. */
export function describeCharacter(character: string): string {
  const known = names.get(character);
  if (known) return known;
  if (/^\p{M}$/u.test(character)) return "a loose accent mark";
  if (/^[\p{C}\p{Z}]$/u.test(character)) {
    return `an invisible character (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`;
  }
  return `“${character}”`;
}

/** Every distinct character of the text that the pattern refuses, in order. */
export function refusedCharacters(text: string, refused: RegExp): string[] {
  return [...new Set(text)].filter((character) => refused.test(character));
}

export const hasEdgeSpace = (text: string): boolean => /^\s|\s$/u.test(text);
