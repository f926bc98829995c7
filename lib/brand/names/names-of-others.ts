import { compactName, wordsOfName } from "@/lib/brand/names/compact-name";
import { findWatchListTerms } from "@/lib/etsy/watch-list";
import { watchListWords } from "@/lib/etsy/watch-list-words";

/** Shorter ones stand by chance inside of other words. */
const shortestPart = 6;

const parts = Object.values(watchListWords)
  .flat()
  .map((term) => ({ term, letters: compactName(term).toLowerCase() }))
  .filter(({ letters }) => letters.length >= shortestPart);

/**
 * The brand, character or person that a shop's name would speak of, or null: as words, as the words that capitals make
 * ("LegoBench"), and, run together with others, as letters ("disneycrafts").
 */
export function nameOfOthersIn(spoken: string): string | null {
  const byCapitals = spoken.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  for (const text of [spoken, byCapitals, wordsOfName(spoken).join(" ")]) {
    const [found] = findWatchListTerms(text);
    if (found) return found.term;
  }
  const letters = compactName(spoken).toLowerCase();
  return parts.find((part) => letters.includes(part.letters))?.term ?? null;
}
