import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import { listWords } from "@/lib/listing-text/words/word-list";

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Codes of the runtime that are no country's: "ZZ" is an unknown one. */
const noCountries = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ"]);

/**
 * Countries, by their codes, and the pack's places by the words that name them.
 * Countries of more than one word are left out, which leaves few.
 */
export function placeNames(pack: LanguagePack): Map<string, string> {
  const names = new Intl.DisplayNames([pack.language], {
    type: "region",
    fallback: "none",
  });
  const places = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = noCountries.has(code) ? undefined : names.of(code);
      if (name && !name.includes(" ")) places.set(name.toLowerCase(), code);
    }
  }
  for (const word of listWords(pack.notCountries)) places.delete(word);
  for (const [place, words] of Object.entries(pack.places))
    for (const word of listWords(words)) places.set(word, place);
  return places;
}
