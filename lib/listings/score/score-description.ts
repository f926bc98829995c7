import { etsySources } from "@/lib/etsy-sources";
import type { GeneratedListing } from "@/lib/listings/fields";
import {
  answeredIn,
  blanksOf,
  questions,
} from "@/lib/listings/lexicon/buyer-questions";
import { allKinds, hasOffLimits } from "@/lib/listings/lexicon/off-limits";
import { wordCount } from "@/lib/listings/lexicon/title-wording";
import { readingWords, rootsOf } from "@/lib/listings/lexicon/word-roots";
import { descriptionAim, openingAim } from "@/lib/listings/limits";
import {
  type Check,
  checker,
  countTraits,
  namesItem,
  type ScoreContext,
} from "@/lib/listings/score/check";

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
  if (words >= descriptionAim.least && words <= descriptionAim.most) return 3;
  return words >= 60 && words <= 600 ? 1 : 0;
}

function isScannable(description: string): boolean {
  const paragraphs = description.split(/\n+/u);
  return (
    paragraphs.length >= 3 &&
    paragraphs.every((paragraph) => readingWords(paragraph) <= 120)
  );
}

const counted = (words: number): string =>
  words === 1 ? "1 word" : `${words} words`;

/** 20 points. */
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
      better: "Open with a sentence of its own rather than with the title.",
    }),
    check({
      id: "description_length",
      max: 3,
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
