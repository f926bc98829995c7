import { german } from "@/lib/listing-text/unwanted/de";
import { english } from "@/lib/listing-text/unwanted/en";
import { spanish } from "@/lib/listing-text/unwanted/es";
import { french } from "@/lib/listing-text/unwanted/fr";
import { italian } from "@/lib/listing-text/unwanted/it";
import { japanese } from "@/lib/listing-text/unwanted/ja";
import { dutch } from "@/lib/listing-text/unwanted/nl";
import { polish } from "@/lib/listing-text/unwanted/pl";
import { portuguese } from "@/lib/listing-text/unwanted/pt";
import { swedish } from "@/lib/listing-text/unwanted/sv";
import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

/** All are looked for in any text: a spam line may be in another language. */
export const unwantedLanguages: readonly UnwantedPhrases[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  polish,
  japanese,
  swedish,
];
