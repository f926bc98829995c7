import { brandLimits, shopNameLength } from "@/lib/brand/limits";
import { compactName, wordsOfName } from "@/lib/brand/names/compact-name";
import { isAlike } from "@/lib/brand/names/is-alike";
import { nameOfOthersIn } from "@/lib/brand/names/names-of-others";
import { refusedParts, refusedWords } from "@/lib/brand/names/words/refused-words";
import type { NameCheck } from "@/lib/brand/schema";
import { plainLine } from "@/lib/plain-text/plain-text";

/** Letters of the Latin alphabet, digits, and what stands between words that are said. */
const speakable = /^[\p{Script=Latin}\p{M}\d &'’-]+$/u;
const mostWords = 4;

/**
 * A name as it is said, in one spacing and without what can't be seen.
 * Null for what is no name: markup, addresses, emoji, letters that Etsy's names don't have.
 */
export function spokenName(text: string): string | null {
  const line = plainLine(text.slice(0, 500)).replaceAll("’", "'");
  const isName = speakable.test(line) && line.length <= brandLimits.spoken && /\p{L}{2}/u.test(line);
  // What plainLine took away was no part of a name, so what is left isn't what was meant.
  if (!isName || /[<>{}[\]\\/\p{Cf}]/u.test(text)) return null;
  if (wordsOfName(line).length > mostWords) return null;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/**
 * What stands against a name, as a sentence; null if nothing does.
 *
 * Etsy's help page on shop names (help.etsy.com, article 115015710568) was read in a stored copy in November 2026: at most
 * 20 characters, no spaces, no punctuation, capitals to tell words apart. That a name needs at least four, and takes
 * letters and digits alone, is told by sellers' guides and was not read on a page of Etsy's. The same page says that
 * searching Etsy doesn't tell whether a name is free, so we claim nothing about that.
 */
export function faultOfName(spoken: string): string | null {
  const name = compactName(spoken);
  if (!speakable.test(spoken)) return "Use letters, digits and spaces only: Etsy's shop names have nothing else.";
  if (/^\d+$/.test(name)) return "A shop's name needs a letter.";
  const { min, max } = shopNameLength;
  if (name.length < min) return `${name} has ${name.length} characters; Etsy asks for at least ${min}.`;
  if (name.length > max) return `${name} has ${name.length} characters; Etsy takes ${max} at most.`;
  if (isRefused(spoken)) return "Etsy would not accept a word of this name.";
  const other = nameOfOthersIn(spoken);
  return other === null ? null : `“${other}” belongs to others. A shop's name can't have it.`;
}

function isRefused(spoken: string) {
  const letters = compactName(spoken).toLowerCase();
  const words = wordsOfName(spoken.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).map((word) => word.toLowerCase());
  return words.some((word) => refusedWords.has(word)) || refusedParts.some((part) => letters.includes(part));
}

/** The name among `others` that it would be taken for, or null. */
export const alikeAmong = (spoken: string, others: readonly string[]) =>
  others.find((other) => isAlike(spoken, other)) ?? null;

/** What every name that is handed out was held to. */
export function checksOf(name: string): NameCheck[] {
  return [
    { rule: "length", says: `${name.length} of ${shopNameLength.max} characters` },
    { rule: "characters", says: "Letters and digits only, no spaces" },
    { rule: "others_names", says: "No brand, character or celebrity on our watch list" },
    { rule: "unlike", says: "Unlike the others and your earlier names" },
  ];
}
