import { de } from "@/lib/listing-text/languages/de";
import { en } from "@/lib/listing-text/languages/en";
import { es } from "@/lib/listing-text/languages/es";
import { fr } from "@/lib/listing-text/languages/fr";
import { it } from "@/lib/listing-text/languages/it";
import { ja } from "@/lib/listing-text/languages/ja";
import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import { nl } from "@/lib/listing-text/languages/nl";
import { pl } from "@/lib/listing-text/languages/pl";
import { pt } from "@/lib/listing-text/languages/pt";

/** By ISO 639-1 code. A language that isn't here is for the review alone. */
const packs: ReadonlyMap<string, LanguagePack> = new Map(
  [en, de, fr, es, it, nl, pt, pl, ja].map((pack) => [pack.language, pack]),
);

export const findPack = (language: string): LanguagePack | null =>
  packs.get(language) ?? null;
