import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { titleWordAim } from "@/lib/listing-text/fields/limits";
import { isInOtherLanguage } from "@/lib/listing-text/ledger/ledger-of";
import {
  repeatedWords,
  separatorsIn,
  shoutedWords,
  unwantedWords,
  wordCount,
} from "@/lib/listing-text/lexicon/unwanted-words";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import {
  type Check,
  checker,
  countTraits,
  namesItem,
} from "@/lib/listing-text/score/check";
import { knownFacts } from "@/lib/listing-text/score/known-facts";

/**
 * Characters that shoppers on a phone see at once, and those that most others
 * see.
 */
const seenFirst = 40;
const seenSoon = 70;

const check = checker("title", etsySources.titleGuidance);

const counted = (words: number): string =>
  words === 1 ? "1 word" : `${words} words`;

/** 24 points. */
export const scoreTitle = (title: string, context: ScoreContext): Check[] => [
  checkItemFirst(title, context),
  checkWords(title),
  checkTraits(title, context),
  checkPlainWords(title),
  checkRepeats(title),
  checkReadable(title),
];

const isWritten = (title: string): boolean => wordCount(title) > 0;
const emptyTitle = "The title is empty.";

function checkItemFirst(title: string, context: ScoreContext): Check {
  const isEarly = namesItem(title.slice(0, seenFirst), context);
  const points = namesItem(title, context) ? 4 : 0;
  return check({
    id: "title_item_first",
    max: 8,
    points: isEarly ? 8 : points,
    well: "The title says early what the item is.",
    better: `Name the item itself within the first ${seenFirst} characters.`,
  });
}

function pointsForWords(words: number): number {
  if (words === 0) return 0;
  if (words <= titleWordAim) return 4;
  return words <= 18 ? 2 : 0;
}

function checkWords(title: string): Check {
  const words = wordCount(title);
  const told = `The title has ${counted(words)}; Etsy asks for fewer than 15.`;
  return check({
    id: "title_words",
    max: 4,
    points: pointsForWords(words),
    well: told,
    better: isWritten(title) ? told : emptyTitle,
  });
}

/**
 * How many facts the title names; where none are known in its language, how
 * many plain traits.
 */
function traitsIn(title: string, context: ScoreContext): number {
  const facts = context.facts ?? [];
  const known = knownFacts(facts);
  return known.count < 2 || isInOtherLanguage(context)
    ? countTraits(title, context)
    : known.touchedIn(title).count;
}

const checkTraits = (title: string, context: ScoreContext): Check =>
  check({
    id: "title_traits",
    max: 6,
    points: 3 * Math.min(2, traitsIn(title.slice(0, seenSoon), context)),
    well: "The title names facts such as color, material or size.",
    better: `Name two facts (color, material, size, style, technique) within the first ${seenSoon} characters.`,
  });

function checkPlainWords(title: string): Check {
  const unwanted = unwantedWords(title);
  return check({
    id: "title_plain_words",
    max: 3,
    points: isWritten(title) ? 3 - unwanted.length * 2 : 0,
    well: "The title is free of praise, gift, price and shipping words.",
    better: isWritten(title)
      ? `Leave out “${unwanted.join("”, “")}”: Etsy keeps praise, gift, price and shipping words out of titles.`
      : emptyTitle,
  });
}

function checkRepeats(title: string): Check {
  const repeated = repeatedWords(title);
  return check({
    id: "title_repeats",
    max: 2,
    points: isWritten(title) && repeated.length === 0 ? 2 : 0,
    well: "No word is repeated in the title.",
    better: isWritten(title)
      ? `“${repeated.join("”, “")}” ${repeated.length === 1 ? "appears" : "appear"} twice in the title; once is enough.`
      : emptyTitle,
  });
}

function checkReadable(title: string): Check {
  const isReadable =
    isWritten(title) &&
    separatorsIn(title) <= 2 &&
    shoutedWords(title).length === 0 &&
    !/[!?]{2}/u.test(title);
  return check({
    id: "title_readable",
    max: 1,
    points: isReadable ? 1 : 0,
    well: "The title reads like a phrase.",
    better:
      "Make the title one readable phrase: at most two commas or dashes, no words in capitals.",
  });
}
