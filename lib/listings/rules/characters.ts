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

const characterNames = new Map([
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
  const known = characterNames.get(character);
  if (known) return known;
  if (/^\p{M}$/u.test(character)) return "a loose accent mark";
  if (/^[\p{C}\p{Z}]$/u.test(character)) {
    return `an invisible character (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`;
  }
  return `“${character}”`;
}

/** Every distinct character of the text that the pattern refuses, in order. */
export function refusedCharacters(text: string, refused: RegExp): string[] {
  return refused.test(text) ? [...new Set(text)].filter((character) => refused.test(character)) : [];
}

export const hasEdgeSpace = (text: string): boolean => /^\s|\s$/u.test(text);

/** Equal for values that differ only in case, outer spaces or composition of accents. */
export const comparisonKey = (text: string): string => text.normalize("NFC").trim().toLowerCase();

export type Duplicate = { value: string; index: number; first: number };

/** Every value that an earlier one already says; empty ones are left to other rules. */
export function findDuplicates(values: readonly string[]): Duplicate[] {
  const seen = new Map<string, number>();
  const found: Duplicate[] = [];
  for (const [index, value] of values.entries()) {
    const key = comparisonKey(value);
    if (key === "") continue;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else found.push({ value, index, first });
  }
  return found;
}

const fractions: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
const superscripts: Record<string, string> = { "¹": "1", "²": "2", "³": "3" };

export const straightenQuotes = (text: string): string => text.replace(/[‘’‚‛′´ʼ]/gu, "'").replace(/[“”„‟″]/gu, '"');

/** "1½" as "1 1/2". */
export const spellOutFractions = (text: string): string =>
  text.replace(/(\d?)([½¼¾⅓⅔⅛⅜⅝⅞])/gu, (_, digit: string, sign: string) =>
    digit === "" ? (fractions[sign] ?? sign) : `${digit} ${fractions[sign] ?? sign}`,
  );

export const spellOutSigns = (text: string): string =>
  text
    .replace(/ ?°(?=\p{L})/gu, " degrees ")
    .replace(/ ?°/gu, " degrees")
    .replace(/[¹²³]/gu, (sign) => superscripts[sign] ?? sign);

/** Drops loose accents, and puts a space where another refused character stood, so that words don't run together. */
export const replaceRefused = (text: string, refused: RegExp): string =>
  [...text].map((character) => (refused.test(character) ? (/\p{M}/u.test(character) ? "" : " ") : character)).join("");

export const collapseSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Lower case that needs no combining mark: the Turkish capital İ becomes a plain i. */
export const lowerCase = (text: string): string => text.replaceAll("İ", "I").toLowerCase().normalize("NFC");
