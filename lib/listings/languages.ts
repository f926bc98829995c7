import { foldText } from "@/lib/plain-text/fold-text";

/**
 * The languages that Etsy takes translations in, by its codes. Each label is
 * written in its own language.
 */
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
  en: "a an and the of with is for it in this are to from by on each",
  de: "in und der die das mit ist aus fur nicht ein eine wird im von auf dem den",
  fr: "a et le la les des est une un avec pour dans du sur ce cette en",
  es: "a y el la los las con una un para es del en por este esta de",
  it: "a e il la di con una un per della del che gli sono questo questa in",
  nl: "in en het een van met voor is de niet wordt deze dit uit op",
  pt: "e o os a com uma um para em do da nao este esta feito feita de",
  pl: "a i z w na do jest sie dla oraz ze to od przez ten ta",
};
const known = Object.entries(littleWords).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(" ")),
}));

/**
 * How many little words of each language a text has, the language with the most
 * first.
 */
function countLittleWords(
  text: string,
): { language: Language; count: number }[] {
  const words =
    foldText(text)
      .toLowerCase()
      // The letter of "A5" is no word.
      .match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? [];
  return known
    .map(({ language, words: own }) => ({
      language,
      count: words.filter((word) => own.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
}

const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The language of a text by its little words; null where it has none. */
export function guessLanguage(text: string): Language | null {
  if (isJapanese(text)) return "ja";
  const [best] = countLittleWords(text);
  return best && best.count > 0 ? best.language : null;
}

/**
 * Whether a text may be in a language: no other has more of its little words.
 * Null where the text has none.
 */
export function readsLike(text: string, language: Language): boolean | null {
  if (isJapanese(text)) return language === "ja";
  const counted = countLittleWords(text);
  const most = counted[0]?.count ?? 0;
  return most === 0
    ? null
    : counted.find((each) => each.language === language)?.count === most;
}

/**
 * Whether a text is surely in another language: it has two little words of
 * that, or more, and fewer of this one.
 */
export function readsUnlike(text: string, language: Language): boolean {
  if (isJapanese(text)) return language !== "ja";
  const counted = countLittleWords(text);
  const most = counted[0]?.count ?? 0;
  return (
    most > 1 &&
    most > (counted.find((each) => each.language === language)?.count ?? 0)
  );
}
