import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import type { Language } from "@/lib/listing-text/languages/writing-languages";

/**
 * One file a language, by ISO 639-1 code: a browser loads those that it needs.
 */
export const packLoaders = {
  en: async () => (await import("@/lib/listing-text/languages/en")).en,
  de: async () => (await import("@/lib/listing-text/languages/de")).de,
  fr: async () => (await import("@/lib/listing-text/languages/fr")).fr,
  es: async () => (await import("@/lib/listing-text/languages/es")).es,
  it: async () => (await import("@/lib/listing-text/languages/it")).it,
  nl: async () => (await import("@/lib/listing-text/languages/nl")).nl,
  pt: async () => (await import("@/lib/listing-text/languages/pt")).pt,
  pl: async () => (await import("@/lib/listing-text/languages/pl")).pl,
  ja: async () => (await import("@/lib/listing-text/languages/ja")).ja,
  sv: async () => (await import("@/lib/listing-text/languages/sv")).sv,
} satisfies Record<Language, () => Promise<LanguagePack>>;

export type PackLoaders = typeof packLoaders;
