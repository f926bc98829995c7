/** The languages that Etsy takes translations in, by its codes. Each label is written in its own language. */
export const languages = [
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

export const languageValues = languages.map((language) => language.value);
export type Language = (typeof languageValues)[number];
