import { isLooseEnd } from "@/lib/listings/normalise/fit-words";
import { stopWords } from "@/lib/listings/words/stop-words";
import { giftPhrases, praiseWords, salePhrases } from "@/lib/listings/words/title-words";
import { rootOf, wordsOf } from "@/lib/listings/words/word-roots";
import { foldText, matchFolded, replaceFolded } from "@/lib/plain-text/fold-text";

const phrases = (patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu");
const sale = phrases(salePhrases);
const unwanted = phrases([...salePhrases, ...giftPhrases, ...praiseWords]);

function without(title: string, pattern: RegExp, name = ""): string {
  const named = foldText(name).toLowerCase();
  const kept = replaceFolded(title, pattern, ({ text, folded }) =>
    named.includes(folded.trim().toLowerCase()) ? text : " ",
  );
  if (kept === title) return title;
  return kept
    .replace(/\s+/gu, " ")
    .replace(/(?<=\s)(&|and)(?: (?:&|and))+(?=\s)/giu, "$1")
    .trim();
}

/** Praise, gift, price and shipping words of a title, as they stand there. */
export const unwantedWords = (title: string): string[] => matchFolded(title, unwanted).map(({ text }) => text.trim());

/** Without them, unless they belong to the name of the thing: a "gift box" keeps its name. */
export const withoutUnwantedWords = (title: string, name = ""): string => without(title, unwanted, name);

export const withoutSaleWords = (title: string): string => without(title, sale);

/** Words that carry meaning and stand in the title again, also as a plural. */
export function repeatedWords(title: string): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const word of wordsOf(title)) {
    if (stopWords.has(word) || /\d/u.test(word) || word.length < 3) continue;
    if (seen.has(rootOf(word))) repeated.add(word);
    seen.add(rootOf(word));
  }
  return [...repeated];
}

/** The title with each word at its first place only. */
export function withoutRepeats(title: string): string {
  const seen = new Set<string>();
  return title
    .split(" ")
    .filter((word) => {
      const [plain = "", ...more] = wordsOf(word);
      if (more.length > 0 || plain.length < 3 || stopWords.has(plain) || /\d/u.test(plain)) return true;
      const isNew = !seen.has(rootOf(plain));
      seen.add(rootOf(plain));
      return isNew;
    })
    .join(" ");
}

export const wordCount = (text: string): number => wordsOf(text).length;

/** Whole parts between commas and dashes, from the start, within so many words. */
export function withinWords(title: string, most: number): string {
  const parts = title.split(/(?<=[,;|])\s+|\s+(?=[–—|-]\s)/u);
  while (parts.length > 1 && wordCount(parts.join(" ")) > most) parts.pop();
  const words = parts.join(" ").split(" ");
  if (wordCount(words.join(" ")) <= most) return words.join(" ");
  while (wordCount(words.join(" ")) > most || isLooseEnd(words.at(-1) ?? "word")) words.pop();
  return words.join(" ");
}

export const separatorsIn = (title: string): number => (title.match(/[,;|•·]|\s[-–—/]\s/gu) ?? []).length;

/** Whole words in capitals, four letters at least; shorter ones may be abbreviations. */
export const shoutedWords = (title: string): string[] => title.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? [];
