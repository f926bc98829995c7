/** The languages that Etsy takes translations in, by its codes. Each name is written in its own language. */
export const languages = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
  { value: "fr", label: "Français" },
  { value: "es", label: "Español" },
  { value: "it", label: "Italiano" },
  { value: "nl", label: "Nederlands" },
  { value: "pt", label: "Português" },
  { value: "pl", label: "Polski" },
  { value: "ja", label: "日本語" },
] as const;

export const languageValues = languages.map((language) => language.value);
