/** What each field refuses, as Etsy's API contract writes it. */
export const refusedInTitles = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u;
export const refusedInTags = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/u;
export const refusedInMaterials = /[^\p{L}\p{Nd}\p{Zs}]/u;

/** A whole HTML tag or comment. A lone `<`, as in "< 5 cm", is none. */
export const htmlTag = /<(?:\/?[a-z][^<>]*|!--[^<>]*|![a-z][^<>]*|\?[^<>]*)>/iu;
/**
 * Control characters but the line break, and halves of surrogate pairs, which
 * no UTF-8 can carry.
 */
export const controlCharacter = /[^\n\P{Cc}]|\p{Cs}/u;

/**
 * Length as the strictest reader counts it: UTF-16 units, which are never fewer
 * than code points.
 */
export function lengthOf(text: string): number {
  return text.length;
}

/**
 * Accents and other marks of no script: decoration, where they don't join a
 * letter. Those of a script are part of its words.
 */
const looseAccent =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/u;

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
  if (looseAccent.test(character)) return "a loose accent mark";
  if (/^\p{M}$/u.test(character))
    return `the vowel or tone mark “\u25cc${character}”`;
  if (/^[\p{C}\p{Z}]$/u.test(character)) {
    return `an invisible character (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`;
  }
  return `“${character}”`;
}

/** Every distinct character of the text that the pattern refuses, in order. */
export function refusedCharacters(text: string, refused: RegExp): string[] {
  return refused.test(text)
    ? [...new Set(text)].filter((character) => refused.test(character))
    : [];
}

export const hasEdgeSpace = (text: string): boolean => /^\s|\s$/u.test(text);

/**
 * Equal for values that differ only in case, outer spaces or composition of
 * accents.
 */
export const comparisonKey = (text: string): string =>
  text.normalize("NFC").trim().toLowerCase();

export type Duplicate = { value: string; index: number; first: number };

/**
 * Every value that an earlier one already says; empty ones are left to other
 * rules.
 */
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

export const straightenQuotes = (text: string): string =>
  text.replace(/[‘’‚‛′´ʼ]/gu, "'").replace(/[“”„‟″]/gu, '"');

/**
 * Unicode's own spelling of a character: "cm" of "㎝", "1" of "①", "II" of "Ⅱ",
 * "1/2" of "½".
 */
const spellingOf = (character: string): string =>
  character.normalize("NFKC").replace("\u2044", "/");

/** "1½" as "1 1/2". */
export const spellOutFractions = (text: string): string =>
  text.replace(/(\d?)([¼-¾⅐-⅟↉])/gu, (_, digit: string, sign: string) =>
    digit === "" ? spellingOf(sign) : `${digit} ${spellingOf(sign)}`,
  );

/**
 * Characters that stand for others, where a field refuses them, as those that
 * they stand for. Fractions are left: their digits would run into those before
 * them.
 */
export const spellOutRefused = (text: string, refused: RegExp): string =>
  [...text]
    .map((character) =>
      refused.test(character) && !keptSign.test(character)
        ? spellingOf(character)
        : character,
    )
    .join("");

/**
 * "SM" behind a name would read as a part of it; a spelled accent or space
 * stands for nothing.
 */
const keptSign = /[¼-¾⅐-⅟↉℠\p{Z}\p{M}\p{Sk}]/u;

export const spellOutSigns = (text: string): string =>
  text.replace(/ ?°(?=\p{L})/gu, " degrees ").replace(/ ?°/gu, " degrees");

/**
 * Drops loose accents, and puts a space where another refused character stood,
 * so that words don't run together. The marks of a script stay: a Thai or Hindi
 * word without them is another one, or none. The rules then say that they are
 * refused.
 */
export const replaceRefused = (text: string, refused: RegExp): string =>
  [...text]
    .map((character) =>
      refused.test(character) ? replacementOf(character) : character,
    )
    .join("");

function replacementOf(character: string): string {
  if (looseAccent.test(character)) return "";
  return /\p{M}/u.test(character) ? character : " ";
}

export const collapseSpaces = (text: string): string =>
  text.replace(/\s+/gu, " ").trim();

/**
 * Lower case that needs no combining mark: the Turkish capital İ becomes a
 * plain i.
 */
export const lowerCase = (text: string): string =>
  text.replaceAll("İ", "I").toLowerCase().normalize("NFC");
