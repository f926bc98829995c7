import type { ParsedAnswer } from "@/lib/listing-text/answer/parse-answer";
import { findUnwantedText } from "@/lib/listing-text/check/unwanted-text";
import type { Fault } from "@/lib/listing-text/compose/answer-checks";
import type { CheckedDescription } from "@/lib/listing-text/compose/description";
import type { ListingNotes } from "@/lib/listing-text/fields/schema";

/** What is wrong beside the description. */
export type FieldFaults = Record<
  | "title"
  | "altText"
  | "altTexts"
  | "attributes"
  | "materials"
  | "optional"
  | "tags",
  readonly Fault[]
>;

/**
 * What is worth another answer: there are other titles and tags, and what is
 * left out of a list is not missed.
 */
export const faultsToMend = (
  { title, altText, altTexts, tags }: FieldFaults,
  { removed, open }: CheckedDescription,
  isLacking: { title: boolean; tags: boolean },
): Fault[] => [
  ...removed.filter(
    ({ isContradicted, isAvoided }) => isContradicted || isAvoided,
  ),
  ...(isLacking.title ? title : []),
  ...open,
  ...altText,
  ...altTexts,
  ...(isLacking.tags ? tags : []),
];

/** More are not kept. */
const maxRemoved = 30;

/** Of titles that gave way to others nothing is said. */
export const removedOf = (
  { title: _, ...others }: FieldFaults,
  description: CheckedDescription,
): ListingNotes["removed"] =>
  [...description.removed, ...Object.values(others).flat()]
    .map(({ field, text, reason }) => ({ field, text, reason }))
    .slice(0, maxRemoved);

/** Wrong ones of a list: at least so many, and at least such a share of it. */
const manyWrong = {
  title: { least: 2, share: 0.6 },
  attributes: { least: 2, share: 0.5 },
  tags: { least: 3, share: 0.25 },
};

/** Whether so much of a list is wrong that its writer isn't to be trusted. */
export const isMuchWrong = (
  list: keyof typeof manyWrong,
  wrong: number,
  all: number,
): boolean =>
  wrong >= manyWrong[list].least && wrong >= all * manyWrong[list].share;

/**
 * Whether an answer got so much wrong that what is left of it wants a look: it
 * says otherwise than a fact, sells outside of Etsy, or nobody told what most of
 * its titles say. An alt text may speak of something else in the picture.
 */
export function isDoubtful(
  { title, attributes, materials, tags }: FieldFaults,
  { removed }: Pick<CheckedDescription, "removed">,
  { titles }: Pick<ParsedAnswer, "titles">,
): boolean {
  const all = [...removed, ...title, ...attributes, ...materials, ...tags];
  const untold = title.filter(({ isAvoided = false }) => !isAvoided);
  return (
    all.some(({ isContradicted }) => isContradicted) ||
    removed.some(({ text }) => findUnwantedText(text).length > 0) ||
    isMuchWrong("title", untold.length, titles.length)
  );
}
