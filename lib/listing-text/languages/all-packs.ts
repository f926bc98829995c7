import { de } from "@/lib/listing-text/languages/de";
import { en } from "@/lib/listing-text/languages/en";
import { es } from "@/lib/listing-text/languages/es";
import { fr } from "@/lib/listing-text/languages/fr";
import { it } from "@/lib/listing-text/languages/it";
import { ja } from "@/lib/listing-text/languages/ja";
import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import { nl } from "@/lib/listing-text/languages/nl";
import type { PackLoaders } from "@/lib/listing-text/languages/pack-loaders";
import { pl } from "@/lib/listing-text/languages/pl";
import { pt } from "@/lib/listing-text/languages/pt";
import { sv } from "@/lib/listing-text/languages/sv";

const packs: Readonly<Record<keyof PackLoaders, LanguagePack>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  ja,
  sv,
};

export const allPacks: readonly LanguagePack[] = Object.values(packs);
