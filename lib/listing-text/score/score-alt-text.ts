import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { altTextAim } from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { isUnspaced, rootKey } from "@/lib/listing-text/lexicon/roots";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import {
  type Check,
  checker,
  namesColor,
  namesItem,
  namesMaterial,
  tellsColorOrMaterial,
} from "@/lib/listing-text/score/check";

/**
 * Characters; half as many say as much in a script that writes words without
 * spaces.
 */
const minLengthOf = (text: string): number => (isUnspaced(text) ? 20 : 40);
const maxCommas = 4;
const check = checker("altText", etsySources.altTextHelp);

/** "Image of", "A photo showing": what a screen reader says anyway. */
export const altTextOpener =
  /^(?:an? |the )?(?:close-up )?(?:image|photo|photograph|picture) (?:of|showing|shows) /iu;

const counted = (length: number): string =>
  length === 1 ? "1 character" : `${length} characters`;

/** 8 points. Those of several photos are the mean, in whole points. */
export function scoreAltText(
  listing: GeneratedListing,
  context: ScoreContext,
): Check[] {
  const { altTexts = [listing.altText] } = context;
  const [first = [], ...others] = altTexts.map((altText) =>
    scoreOne({ ...listing, altText }, context),
  );
  return others.length === 0
    ? first
    : first.map((check, at) =>
        meanOf([check, ...others.flatMap((all) => all[at] ?? [])]),
      );
}

/**
 * One check of each photo. What is said is that of the first photo that could
 * be better.
 */
function meanOf(checks: [Check, ...Check[]]): Check {
  const lacking = checks.filter(({ points, max }) => points < max);
  const [worst] = lacking;
  if (worst === undefined) return checks[0];
  const points = Math.floor(
    checks.reduce((sum, one) => sum + one.points, 0) / checks.length,
  );
  const more = lacking.length > 1 ? ` and ${lacking.length - 1} more` : "";
  return {
    ...worst,
    points,
    message: `Photo ${checks.indexOf(worst) + 1}${more}: ${worst.message}`,
  };
}

function scoreOne(
  { altText, title }: Pick<GeneratedListing, "altText" | "title">,
  context: ScoreContext,
): Check[] {
  const { length } = altText.trim();
  const minLength = minLengthOf(altText);
  const any = (points: number) => (length === 0 ? 0 : points);
  const names =
    (namesItem(altText, context) ? 1 : 0) +
    (namesColor(altText) ||
    namesMaterial(altText) ||
    tellsColorOrMaterial(altText, context)
      ? 1
      : 0);
  const isList = (altText.match(/,/gu) ?? []).length > maxCommas;
  const isOwn =
    rootKey(altText) !== rootKey(title) &&
    !isList &&
    !altTextOpener.test(altText);
  return [
    check({
      id: "alt_text_present",
      max: 2,
      points: any(2),
      well: "The photo has alt text.",
      better: "Describe the photo in the alt text.",
    }),
    check({
      id: "alt_text_length",
      max: 2,
      points: length >= minLength && length <= altTextAim ? 2 : 0,
      well: `The alt text has ${counted(length)}.`,
      better: `The alt text has ${counted(length)}; ${minLength} to ${altTextAim} are good.`,
    }),
    check({
      id: "alt_text_names",
      max: 2,
      points: any(names),
      well: "It names the object and its color or material.",
      better: "Name the object and its color or material in the alt text.",
    }),
    check({
      id: "alt_text_own",
      max: 2,
      points: any(isOwn ? 2 : 0),
      well: "It describes the photo in a sentence.",
      better:
        "Describe the photo in a sentence: not the title again, no list, no “image of”.",
    }),
  ];
}
