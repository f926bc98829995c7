import { brandLimits, shopNameLength } from "@/lib/brand/limits";
import { compactName, isSimilar, wordsOfName } from "@/lib/brand/names/name-words";
import type { NameCheck } from "@/lib/brand/schema";
import { findWatchListTerms } from "@/lib/etsy/watch-list";
import { watchListLexicon } from "@/lib/etsy/watch-list-lexicon";
import { plainLine } from "@/lib/plain-text/plain-text";

/** Latin letters, digits, and what may appear between spoken words. */
const speakable = /^[\p{Script=Latin}\p{M}\d &'’-]+$/u;
const maxWords = 4;

/** Words Etsy would refuse in a shop's name, or that claim to speak for it. Whole words, lower case. */
const refusedWords = new Set(
  "etsy arse arsehole ass asshole bastard bitch bitches bollocks bullshit cock crap cunt damn dick dildo fag faggot fuck fucked fucker fucking goddamn kike nazi nigga nigger piss porn porno prick pussy rape retard shit shitty slut spic tits twat wank whore xxx".split(
    " ",
  ),
);

/** Those that are refused inside other words as well. */
const refusedParts = ["etsy", "fuck", "shit", "nigger", "faggot", "cunt", "whore", "porn"] as const;

/**
 * A name as people say it, on one line and without invisible characters. Null for what is no name: markup, URLs, emoji,
 * letters that Etsy's names don't have.
 */
export function parseSpokenName(text: string): string | null {
  const line = plainLine(text.slice(0, 500)).replaceAll("’", "'");
  const isName = speakable.test(line) && line.length <= brandLimits.spoken && /\p{L}{2}/u.test(line);
  // What plainLine removed was no part of a name, so the rest isn't what was meant.
  if (!isName || /[<>{}[\]\\/\p{Cf}]/u.test(text)) return null;
  if (wordsOfName(line).length > maxWords) return null;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/**
 * The first rule that a name violates, as a sentence; null if none.
 *
 * Etsy's help page on shop names (help.etsy.com, article 115015710568) was read in a stored copy in November 2026: at most
 * 20 characters, no spaces, no punctuation, capitals to tell words apart. That a name needs at least four, and takes
 * letters and digits alone, comes from sellers' guides and was not read on a page of Etsy's. The same page says that
 * searching Etsy doesn't tell whether a name is free, so we claim nothing about that.
 */
export function violationOf(spoken: string): string | null {
  const name = compactName(spoken);
  if (!speakable.test(spoken)) return "Use letters, digits and spaces only: Etsy's shop names have nothing else.";
  if (/^\d+$/.test(name)) return "A shop's name needs a letter.";
  const { min, max } = shopNameLength;
  if (name.length < min) return `${name} has ${name.length} characters; Etsy asks for at least ${min}.`;
  if (name.length > max) return `${name} has ${name.length} characters; Etsy takes ${max} at most.`;
  if (hasRefusedWord(spoken)) return "Etsy would not accept a word of this name.";
  const term = findProtectedTerm(spoken);
  return term === null ? null : `“${term}” belongs to others. A shop's name can't have it.`;
}

const splitAtCapitals = (spoken: string) => spoken.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

function hasRefusedWord(spoken: string) {
  const letters = compactName(spoken).toLowerCase();
  const words = wordsOfName(splitAtCapitals(spoken)).map((word) => word.toLowerCase());
  return words.some((word) => refusedWords.has(word)) || refusedParts.some((part) => letters.includes(part));
}

/** Shorter terms appear inside other words by chance. */
const minEmbeddedLength = 6;

const embeddedTerms = Object.values(watchListLexicon)
  .flat()
  .map((term) => ({ term, letters: compactName(term).toLowerCase() }))
  .filter(({ letters }) => letters.length >= minEmbeddedLength);

/**
 * The brand, character or person that a name contains, or null: as words, as the words that capitals make ("LegoBench"),
 * or run together with others ("disneycrafts").
 */
export function findProtectedTerm(spoken: string): string | null {
  for (const text of [spoken, splitAtCapitals(spoken), wordsOfName(spoken).join(" ")]) {
    const [found] = findWatchListTerms(text);
    if (found) return found.term;
  }
  const letters = compactName(spoken).toLowerCase();
  return embeddedTerms.find((embedded) => letters.includes(embedded.letters))?.term ?? null;
}

/** The first of `others` that the name could be mistaken for, or null. */
export const findSimilar = (spoken: string, others: readonly string[]) =>
  others.find((other) => isSimilar(spoken, other)) ?? null;

/** The rules that every suggested name has passed. */
export function checksOf(name: string): NameCheck[] {
  return [
    { rule: "length", says: `${name.length} of ${shopNameLength.max} characters` },
    { rule: "characters", says: "Letters and digits only, no spaces" },
    { rule: "others_names", says: "No brand, character or celebrity on our watch list" },
    { rule: "unlike", says: "Unlike the others and your earlier names" },
  ];
}
