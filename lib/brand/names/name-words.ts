import { foldText } from "@/lib/listing-text/plain-text/fold-text";

/**
 * Letters that Unicode does not decompose into a plain letter and an accent.
 */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",

  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
};

/** Words that don't distinguish one shop's name from another. */
export const genericWords = new Set(
  "the a an and of by for co company shop store studio studios works workshop workshops atelier craft crafts crafted creations designs design goods handmade made makers maker boutique house supply collective gifts".split(
    " ",
  ),
);

/**
 * "Ash & Ember's" as Etsy accepts a shop's name, each word capitalized:
 * "AshAndEmbers".
 */
export function compactName(spoken: string): string {
  return wordsOfName(spoken)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/**
 * The words of a name in plain letters and digits, with their capitals; "and"
 * for "&".
 */
export function wordsOfName(spoken: string): string[] {
  const letters = foldText(
    spoken.replace(
      /[ßæÆœŒøØđĐłŁðÐþÞ]/gu,
      (letter) => plainLetters[letter] ?? letter,
    ),
  )
    .replaceAll("'", "")
    .replaceAll("&", " and ");
  return letters.match(/[A-Za-z0-9]+/g) ?? [];
}

/**
 * Sorted words that distinguish a name: "The Clay Studio" and "Clay Works" have
 * the same.
 */
export function distinctiveWords(spoken: string): string[] {
  const words = wordsOfName(spoken).map((word) => word.toLowerCase());
  const distinctive = words.filter((word) => !genericWords.has(word));
  return (distinctive.length > 0 ? distinctive : words)
    .map((word) => word.replace(/(?<=..)s$/, ""))
    .sort();
}

/**
 * Whether one name could be mistaken for the other: the same distinctive words,
 * or a difference of a letter or two.
 */
export function isSimilar(a: string, b: string): boolean {
  if (distinctiveWords(a).join() === distinctiveWords(b).join()) return true;
  const [one, other] = [
    compactName(a).toLowerCase(),
    compactName(b).toLowerCase(),
  ];
  const maxDistance = Math.min(one.length, other.length) < 8 ? 1 : 2;
  return (
    Math.abs(one.length - other.length) <= maxDistance &&
    distance(one, other) <= maxDistance
  );
}

/** How many letters must be inserted, deleted or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(
        Math.min(
          replaced,
          (above[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
        ),
      );
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
