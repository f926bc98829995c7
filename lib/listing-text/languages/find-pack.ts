import { firstPacks } from "@/lib/listing-text/languages/first-packs";
import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

/**
 * By ISO 639-1 code. A language that isn't here is for the review alone; in a
 * browser, until `loadPacks` has loaded it.
 */
const packs = new Map<string, LanguagePack>();

export function addPacks(added: readonly LanguagePack[]) {
  for (const pack of added) packs.set(pack.language, pack);
}

addPacks(firstPacks);

export const findPack = (language: string): LanguagePack | null =>
  packs.get(language) ?? null;
