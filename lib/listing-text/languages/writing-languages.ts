/**
 * The languages that Etsy has, by its codes: of translations, drafts and what
 * is read from it. Each label is written in its own language.
 */
export const etsyLanguages = [
  { value: "en", label: "English", name: "English" },
  { value: "de", label: "Deutsch", name: "German" },
  { value: "fr", label: "Français", name: "French" },
  { value: "es", label: "Español", name: "Spanish" },
  { value: "it", label: "Italiano", name: "Italian" },
  { value: "nl", label: "Nederlands", name: "Dutch" },
  { value: "pt", label: "Português", name: "Portuguese" },
  { value: "pl", label: "Polski", name: "Polish" },
  { value: "ja", label: "日本語", name: "Japanese" },
] as const;

/**
 * The languages that a listing can be written in: Etsy's, and after them those
 * that have a pack but are none of Etsy's.
 */
export const writingLanguages = [
  ...etsyLanguages,
  { value: "sv", label: "Svenska", name: "Swedish" },
] as const;

export const etsyLanguageValues = etsyLanguages.map(({ value }) => value);
export type EtsyLanguage = (typeof etsyLanguageValues)[number];

export const languageValues = writingLanguages.map(({ value }) => value);
export type Language = (typeof languageValues)[number];

export const isEtsyLanguage = (language: string): language is EtsyLanguage =>
  (etsyLanguageValues as readonly string[]).includes(language);

/**
 * Whose entry to take of a table by `EtsyLanguage`: English for a language
 * beyond Etsy's. What each language must have for itself is in a table by
 * `Language`, so that the compiler asks for it, or in its pack.
 */
export const tableLanguage = (language: Language): EtsyLanguage =>
  isEtsyLanguage(language) ? language : "en";

/** A language's name in English. */
export const languageName = (language: Language): string =>
  writingLanguages.find(({ value }) => value === language)?.name ?? "English";
