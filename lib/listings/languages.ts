import { foldText } from "@/lib/plain-text/fold-text";

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

/** A language's name in English. */
export const languageName = (language: Language): string =>
  languages.find(({ value }) => value === language)?.name ?? "English";

/** Frequent little words of each language, without accents. */
const littleWords: Record<Exclude<Language, "ja">, string> = {
  en: "and the of with is for it in this are to from by on each",
  de: "und der die das mit ist aus fur nicht ein eine wird im von auf dem den",
  fr: "et le la les des est une un avec pour dans du sur ce cette en",
  es: "y el la los las con una un para es del en por este esta de",
  it: "e il la di con una un per della del che gli sono questo questa in",
  nl: "en het een van met voor is de niet wordt deze dit uit op",
  pt: "e o os a com uma um para em do da nao este esta feito feita de",
  pl: "i z w na do jest sie dla oraz ze to od przez ten ta",
};
const known = Object.entries(littleWords).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(" ")),
}));

/** The language of a text by its little words; null where it has none. */
export function guessLanguage(text: string): Language | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  const words =
    foldText(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counted = known.map(({ language, words: own }) => ({
    language,
    count: words.filter((word) => own.has(word)).length,
  }));
  const [best] = counted.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.language : null;
}
