import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { descriptionAim, openingAim } from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { isInOtherLanguage } from "@/lib/listing-text/ledger/ledger-of";
import {
  answeredIn,
  blanksOf,
  questions,
} from "@/lib/listing-text/lexicon/buyer-questions";
import { allKinds, hasOffLimits } from "@/lib/listing-text/lexicon/off-limits";
import { readingWords, rootsOf } from "@/lib/listing-text/lexicon/roots";
import { wordCount } from "@/lib/listing-text/lexicon/unwanted-words";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import {
  type Check,
  checker,
  countTraits,
  namesItem,
} from "@/lib/listing-text/score/check";
import { knownFacts } from "@/lib/listing-text/score/known-facts";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

const check = checker("description", etsySources.wellCraftedListing);

/** The first line or sentence. */
export const openingOf = (description: string): string =>
  description.split(/\n|(?<=[.!?])\s+/u)[0]?.trim() ?? "";

export const boilerplate =
  /^(?:hi|hello|hey|welcome|thanks?(?: you)?|dear)\b[^.!?\n]*(?:[.!?\n]|$)/iu;

/** Many short pieces between commas and hardly a verb: a list of keywords. */
const isKeywordDump = (description: string): boolean =>
  description.split("\n").some((line) => {
    const pieces = line.split(/[,|#]/u);
    return pieces.length > 8 && pieces.every((piece) => wordCount(piece) <= 4);
  });

/** Whether the description opens with the title, word by word. */
function isCopy(opening: string, title: string): boolean {
  const words = rootsOf(title).join(" ");
  return (
    words !== "" && `${rootsOf(opening).join(" ")} `.startsWith(`${words} `)
  );
}

function lengthPoints(words: number): number {
  if (words >= descriptionAim.least && words <= descriptionAim.most) return 2;
  return words >= 60 && words <= 600 ? 1 : 0;
}

function isScannable(description: string): boolean {
  const paragraphs = description.split(/\n+/u);
  return (
    paragraphs.length >= 3 &&
    paragraphs.every((paragraph) => readingWords(paragraph) <= 120)
  );
}

const counted = (count: number, what = "word"): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** 34 points. */
export function scoreDescription(
  { title, description }: GeneratedListing,
  context: ScoreContext,
): Check[] {
  const words = readingWords(description);
  const any = (points: number) => (words === 0 ? 0 : points);
  const opening = openingOf(description);
  return [
    check({
      id: "description_opening",
      max: 6,
      points: any(openingPoints(opening, context)),
      source: etsySources.seoHelp,
      well: "The first sentence stands alone: it names the item and a trait.",
      better: `Let the first sentence name the item and a trait within ${openingAim} characters; it has ${opening.length}.`,
    }),
    check({
      id: "description_own_words",
      max: 2,
      points: any(isCopy(opening, title) ? 0 : 2),
      well: "The description does not repeat the title.",
      better: "Open with a different sentence rather than with the title.",
    }),
    ...checkFacts(description, context),
    check({
      id: "description_length",
      max: 2,
      points: any(lengthPoints(words)),
      well: `The description has ${counted(words)}.`,
      better: `The description has ${counted(words)}; ${descriptionAim.least} to ${descriptionAim.most} read well.`,
    }),
    check({
      id: "description_scannable",
      max: 2,
      points: any(isScannable(description) ? 2 : 0),
      well: "Short paragraphs make it easy to scan.",
      better: "Break the description into short paragraphs or lines.",
    }),
    checkAnswers(description, context),
    check({
      id: "description_clean",
      max: 2,
      points: any(isClean(description) ? 2 : 0),
      well: "No keyword list, links, contact details, prices or greeting.",
      better:
        "Leave out greetings, links, contact details, prices and keyword lists.",
    }),
  ];
}

/** As many are a full account; fewer known are all that can be told. */
const factAim = 8;
/** Facts for each sentence, from which on a text is dense enough. */
const denseEnough = 0.4;

/**
 * What it tells of what is known, and in how many sentences. Made only where
 * something is known in its language.
 */
function checkFacts(description: string, context: ScoreContext): Check[] {
  const known = knownFacts(context.facts ?? []);
  if (known.count === 0 || isInOtherLanguage(context)) return [];
  const told = known.toldIn(description).count;
  const aim = Math.min(factAim, known.count);
  const sentences = Math.max(1, splitSentences(description).length);
  const density = Math.min(1, told / sentences / denseEnough);
  return [
    check({
      id: "description_facts",
      max: 15,
      points:
        Math.floor(10 * Math.min(1, told / aim)) + Math.floor(5 * density),
      well: `It tells ${counted(told, "fact")} in ${counted(sentences, "sentence")}.`,
      better: `It tells ${told} of ${known.count} known facts in ${counted(sentences, "sentence")}; say more of what is known in fewer of them.`,
    }),
  ];
}

const openingPoints = (opening: string, context: ScoreContext): number =>
  (opening.length <= openingAim ? 2 : 0) +
  (namesItem(opening, context) ? 2 : 0) +
  (countTraits(opening, context) > 0 ? 2 : 0);

const isClean = (description: string): boolean =>
  !isKeywordDump(description) &&
  !hasOffLimits(description, allKinds) &&
  !boilerplate.test(description);

function checkAnswers(description: string, { snippets }: ScoreContext): Check {
  const answered = answeredIn([description, ...(snippets ?? [])].join("\n"));
  const open = questions
    .map(([what]) => what)
    .filter((what) => !answered.includes(what));
  const blanks = blanksOf(description);
  const fill =
    blanks.length > 0
      ? ` Fill in ${blanks.map((blank) => `[add ${blank}]`).join(", ")}.`
      : "";
  return check({
    id: "description_answers",
    max: 5,
    points: readingWords(description) === 0 ? 0 : answered.length,
    well: "It answers what buyers ask: materials, size, care, contents, making.",
    better: `Still to answer: ${open.join(", ")}.${fill}`,
  });
}
