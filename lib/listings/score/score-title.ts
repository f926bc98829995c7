import { etsySources } from "@/lib/etsy-sources";
import {
  repeatedWords,
  separatorsIn,
  shoutedWords,
  unwantedWords,
  wordCount,
} from "@/lib/listings/lexicon/title-wording";
import { titleWordAim } from "@/lib/listings/limits";
import {
  type Check,
  checker,
  countTraits,
  namesItem,
  type ScoreContext,
} from "@/lib/listings/score/check";

/**
 * Characters that shoppers on a phone see at once, and those that most others
 * see.
 */
const seenFirst = 40;
const seenSoon = 70;

const check = checker("title");
const source = etsySources.titleGuidance;

const counted = (words: number): string =>
  words === 1 ? "1 word" : `${words} words`;

/** 28 points. */
export function scoreTitle(title: string, context: ScoreContext): Check[] {
  const words = wordCount(title);
  const isWritten = words > 0;
  const item = namesItem(title.slice(0, seenFirst), context)
    ? 8
    : namesItem(title, context)
      ? 4
      : 0;
  const length = !isWritten
    ? 0
    : words <= titleWordAim
      ? 6
      : words <= 18
        ? 3
        : 0;
  const traits = Math.min(2, countTraits(title.slice(0, seenSoon), context));
  const unwanted = unwantedWords(title);
  const repeated = repeatedWords(title);
  const isReadable =
    isWritten &&
    separatorsIn(title) <= 2 &&
    shoutedWords(title).length === 0 &&
    !/[!?]{2}/u.test(title);
  return [
    check(
      "title_item_first",
      8,
      item,
      source,
      "The title says early what the item is.",
      `Name the item itself within the first ${seenFirst} characters.`,
    ),
    check(
      "title_words",
      6,
      length,
      source,
      `The title has ${counted(words)}; Etsy asks for fewer than 15.`,
      isWritten
        ? `The title has ${counted(words)}; Etsy asks for fewer than 15.`
        : "The title is empty.",
    ),
    check(
      "title_traits",
      6,
      traits * 3,
      source,
      "The title names plain traits such as color, material or size.",
      `Name two plain traits (color, material, size, style, technique) within the first ${seenSoon} characters.`,
    ),
    check(
      "title_plain_words",
      4,
      isWritten ? 4 - unwanted.length * 2 : 0,
      source,
      "The title is free of praise, gift, price and shipping words.",
      isWritten
        ? `Leave out “${unwanted.join("”, “")}”: Etsy keeps praise, gift, price and shipping words out of titles.`
        : "The title is empty.",
    ),
    check(
      "title_repeats",
      2,
      isWritten && repeated.length === 0 ? 2 : 0,
      source,
      "No word is repeated in the title.",
      isWritten
        ? `“${repeated.join("”, “")}” ${repeated.length === 1 ? "appears" : "appear"} twice in the title; once is enough.`
        : "The title is empty.",
    ),
    check(
      "title_readable",
      2,
      isReadable ? 2 : 0,
      source,
      "The title reads like a phrase.",
      "Make the title one readable phrase: at most two commas or dashes, no words in capitals.",
    ),
  ];
}
