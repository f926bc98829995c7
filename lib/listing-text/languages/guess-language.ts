import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

/** Frequent little words of each language, without accents. */
const littleWords: Record<Exclude<Language, "ja">, string> = {
  en: "a an and the of with is for it in this are to from by on each",
  de: "in und der die das mit ist aus fur nicht ein eine wird im von auf dem den",
  fr: "a et le la les des est une un avec pour dans du sur ce cette en",
  es: "a y el la los las con una un para es del en por este esta de",
  it: "a e il la di con una un per della del che gli sono questo questa in",
  nl: "in en het een van met voor is de niet wordt deze dit uit op",
  pt: "e o os a com uma um para em do da nao este esta feito feita de",
  sv: "och i en ett av med for ar den det som pa till fran inte har",
  pl: "a i z w na do jest sie dla oraz ze to od przez ten ta",
};
const known = Object.keys(littleWords) as (keyof typeof littleWords)[];
/** Places in `known`, by the words. */
const placesOf = new Map<string, number[]>();
for (const [place, language] of known.entries())
  for (const word of littleWords[language].split(" "))
    placesOf.set(word, [...(placesOf.get(word) ?? []), place]);

type Counted = readonly { language: Language; count: number }[];

/**
 * How many little words of each language a text has, the language with the most
 * first. Each repair of a text that is tried asks for it again.
 */
const countLittleWords = memoize((text): Counted => {
  const counts = known.map(() => 0);
  // The letter of "A5" is no word.
  const runs =
    foldText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const run of runs)
    for (const place of placesOf.get(run) ?? [])
      counts[place] = (counts[place] ?? 0) + 1;
  return known
    .map((language, place) => ({ language, count: counts[place] ?? 0 }))
    .sort((one, other) => other.count - one.count);
});

const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The language of a text by its little words; null where it has none. */
export function guessLanguage(text: string): Language | null {
  if (isJapanese(text)) return "ja";
  const [best] = countLittleWords(text);
  return best && best.count > 0 ? best.language : null;
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
