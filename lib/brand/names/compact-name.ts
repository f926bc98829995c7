import { foldText } from "@/lib/plain-text/fold-text";

/** Letters that don't come apart into a plain one and an accent. */
const plain: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", Æ: "Ae", œ: "oe", Œ: "Oe", ø: "o", Ø: "O", đ: "d", Đ: "D", ł: "l", Ł: "L" },
  ...{ ð: "d", Ð: "D", þ: "th", Þ: "Th" },
};

/** "Ash & Ember's" as Etsy takes a shop's name, a capital where each word begins: "AshAndEmbers". */
export function compactName(spoken: string): string {
  return wordsOfName(spoken)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The words of a name in plain letters and digits, as they are written; "and" for "&". */
export function wordsOfName(spoken: string): string[] {
  const letters = foldText(spoken.replace(/[ßæÆœŒøØđĐłŁðÐþÞ]/gu, (letter) => plain[letter] ?? letter))
    .replaceAll("'", "")
    .replaceAll("&", " and ");
  return letters.match(/[A-Za-z0-9]+/g) ?? [];
}
