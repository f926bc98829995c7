import { isDanglingWord } from "@/lib/listing-text/lexicon/dangling-words";
import { rootOf, stopWords, wordsOf } from "@/lib/listing-text/lexicon/roots";
import {
  foldText,
  matchFolded,
  replaceFolded,
} from "@/lib/listing-text/plain-text/fold-text";

/**
 * Phrases that Etsy's guidance keeps out of titles; matched as whole words
 * without case.
 */
const praiseWords =
  "amazing awesome beautiful best cute elegant exquisite fabulous fantastic gorgeous great incredible lovely luxurious must-have perfect pretty special stunning stylish super top-quality high-quality quality trendy ultimate unique wonderful unforgettable adorable charming delightful ideal".split(
    " ",
  );

const giftPhrases = [
  "gift for \\p{L}+(?: \\p{L}+)?",
  "gifts? for",
  "(?:birthday|christmas|anniversary|mother'?s day|father'?s day|valentine'?s day|housewarming|wedding) (?:gifts?|presents?)",
  "gifts?",
  "presents? for \\p{L}+",
  "for (?:her|him|mom|mum|dad|women|men|kids|girlfriend|boyfriend|wife|husband)",
  "gift ideas?",
];

const salePhrases = [
  "free[ -]shipping",
  "fast[ -]shipping",
  "ships? (?:free|fast|today)",
  "on sale",
  "sale",
  "\\d+ ?% off",
  "percent off",
  "discount(?:ed)?",
  "coupon",
  "cheap",
  "low[ -]prices?",
  "best[ -]?sell(?:er|ing)s?",
  "limited time",
  "hot deal",
  "buy \\d get \\d",
  "clearance",
];

const phrases = (patterns: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
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
export const unwantedWords = (title: string): string[] =>
  matchFolded(title, unwanted).map(({ text }) => text.trim());

/**
 * Without them, unless they belong to the name of the thing: a "gift box" keeps
 * its name.
 */
export const withoutUnwantedWords = (title: string, name = ""): string =>
  without(title, unwanted, name);

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
      if (
        more.length > 0 ||
        plain.length < 3 ||
        stopWords.has(plain) ||
        /\d/u.test(plain)
      )
        return true;
      const isNew = !seen.has(rootOf(plain));
      seen.add(rootOf(plain));
      return isNew;
    })
    .join(" ");
}

export const wordCount = (text: string): number => wordsOf(text).length;

/** How many of the parts, from the start, have so many words at most. */
function countWithin(parts: readonly string[], maxWords: number): number {
  let words = 0;
  const beyond = parts.findIndex((part) => {
    words += wordCount(part);
    return words > maxWords;
  });
  return beyond < 0 ? parts.length : beyond;
}

/**
 * Whole parts between commas and dashes, from the start, within so many words.
 */
export function truncateToWords(title: string, maxWords: number): string {
  const parts = title.split(/(?<=[,;|])\s+|(?<!\s)\s+(?=[–—|-]\s)/u);
  const [first = ""] = parts;
  const whole = parts
    .slice(0, Math.max(1, countWithin(parts, maxWords)))
    .join(" ");
  if (whole !== first || wordCount(first) <= maxWords) return whole;
  const all = first.split(" ");
  const words = all.slice(0, countWithin(all, maxWords));
  while (isDanglingWord(words.at(-1) ?? "word")) words.pop();
  return words.join(" ");
}

export const separatorsIn = (title: string): number =>
  (title.match(/[,;|•·]|\s[-–—/]\s/gu) ?? []).length;

/**
 * Whole words in capitals, four letters at least; shorter ones may be
 * abbreviations.
 */
export const shoutedWords = (title: string): string[] =>
  title.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? [];
