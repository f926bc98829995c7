import { de } from "@/lib/listing-text/languages/de";
import { en } from "@/lib/listing-text/languages/en";
import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

/** By ISO 639-1 code. A language that isn't here is for the review alone. */
const packs: ReadonlyMap<string, LanguagePack> = new Map(
  [en, de].map((pack) => [pack.language, pack]),
);

export const findPack = (language: string): LanguagePack | null =>
  packs.get(language) ?? null;
