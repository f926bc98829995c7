import { brandLimits, shopNameLength } from "@/lib/brand/limits";
import {
  compactName,
  isSimilar,
  wordsOfName,
} from "@/lib/brand/names/name-words";
import type { NameCheck } from "@/lib/brand/schema";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";
import { watchListLexicon } from "@/lib/listing-text/watch-list/watch-list-lexicon";

/** Latin letters, digits, and the separators between words. */
const speakable = /^[\p{Script=Latin}\p{M}\d &'’-]+$/u;
const maxWordCount = 4;

/**
 * Words that Etsy would refuse in a shop's name, and Etsy's own name. Whole
 * words, lower case.
 */
const prohibitedTerms = new Set(
  "etsy arse arsehole ass asshole bastard bitch bitches bollocks bullshit cock crap cunt damn dick dildo fag faggot fuck fucked fucker fucking goddamn kike nazi nigga nigger piss porn porno prick pussy rape retard shit shitty slut spic tits twat wank whore xxx".split(
    " ",
  ),
);

/** Also refused as a part of other words. */
const prohibitedSubstrings = [
  "etsy",
  "fuck",
  "shit",
  "nigger",
  "faggot",
  "cunt",
  "whore",
  "porn",
] as const;

/**
 * A name with spaces, on one line and without invisible characters. Null for
 * markup, URLs, emoji, and letters that Etsy doesn't allow.
 */
export function parseSpokenName(text: string): string | null {
  const line = plainLine(text.slice(0, 500)).replaceAll("’", "'");
  const isName =
    speakable.test(line) &&
    line.length <= brandLimits.spoken &&
    /\p{L}{2}/u.test(line);
  // plainLine removes markup and invisible characters; a text that had any
  // isn't a name.
  if (!isName || /[<>{}[\]\\/\p{Cf}]/u.test(text)) return null;
  if (wordsOfName(line).length > maxWordCount) return null;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/**
 * The first rule that a name violates, as a sentence; null if none.
 *
 * Etsy's help page on shop names (help.etsy.com, article 115015710568) was read
 * in a stored copy in November 2026: at most 20 characters, no spaces, no
 * punctuation, capitals to separate words. The minimum of four, and letters and
 * digits only, come from sellers' guides, not from Etsy. The same page says
 * that a search on Etsy doesn't show whether a name is available, so we make no
 * claim about that.
 */
export function violationOf(spoken: string): string | null {
  const name = compactName(spoken);
  if (!speakable.test(spoken))
    return "Use letters, digits and spaces only: Etsy allows nothing else in shop names.";
  if (/^\d+$/.test(name)) return "A shop name needs at least one letter.";
  const { min, max } = shopNameLength;
  if (name.length < min)
    return `${name} has ${name.length} characters; Etsy asks for at least ${min}.`;
  if (name.length > max)
    return `${name} has ${name.length} characters; Etsy allows at most ${max}.`;
  if (hasProhibitedTerm(spoken))
    return "Etsy would not accept a word of this name.";
  const term = findProtectedTerm(spoken);
  return term === null
    ? null
    : `“${term}” belongs to someone else. A shop name can't contain it.`;
}

const splitAtCapitals = (spoken: string) =>
  spoken.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

function hasProhibitedTerm(spoken: string) {
  const letters = compactName(spoken).toLowerCase();
  const words = wordsOfName(splitAtCapitals(spoken)).map((word) =>
    word.toLowerCase(),
  );
  return (
    words.some((word) => prohibitedTerms.has(word)) ||
    prohibitedSubstrings.some((part) => letters.includes(part))
  );
}

/** Shorter terms appear inside other words by chance. */
const minEmbeddedLength = 6;

const embeddedTerms = Object.values(watchListLexicon)
  .flat()
  .map((term) => ({ term, letters: compactName(term).toLowerCase() }))
  .filter(({ letters }) => letters.length >= minEmbeddedLength);

/**
 * The brand, character or person that a name contains, or null: as words, as
 * the words that capitals make ("LegoBench"), or run together with others
 * ("disneycrafts").
 */
export function findProtectedTerm(spoken: string): string | null {
  for (const text of [
    spoken,
    splitAtCapitals(spoken),
    wordsOfName(spoken).join(" "),
  ]) {
    const [found] = findWatchListTerms(text);
    if (found) return found.term;
  }
  const letters = compactName(spoken).toLowerCase();
  return (
    embeddedTerms.find((embedded) => letters.includes(embedded.letters))
      ?.term ?? null
  );
}

/** The first of `others` that the name could be mistaken for, or null. */
export const findSimilar = (spoken: string, others: readonly string[]) =>
  others.find((other) => isSimilar(spoken, other)) ?? null;

/** The rules that every suggested name has passed. */
export function checksOf(name: string): NameCheck[] {
  return [
    {
      rule: "length",
      says: `${name.length} of ${shopNameLength.max} characters`,
    },
    { rule: "characters", says: "Letters and digits only, no spaces" },
    {
      rule: "others_names",
      says: "No brand, character or celebrity on our watch list",
    },
    { rule: "unlike", says: "Unlike the others and your earlier names" },
  ];
}
