import {
  findBareLabels,
  placeholdersIn,
} from "@/lib/listing-text/check/placeholders";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import {
  emptySentencesOf,
  repeatedRun,
} from "@/lib/listing-text/check/thin-text";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import { fillerIn } from "@/lib/listing-text/lexicon/filler";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import type { Check } from "@/lib/listing-text/score/check";
import { isInWrongLanguage } from "@/lib/listing-text/score/is-in-wrong-language";

/** Points that each finding costs, and the most that all of a kind cost. */
const costs = {
  filler: { each: 5, most: 40 },
  empty_sentences: { each: 4, most: 30 },
  repetition: { each: 6, most: 30 },
  bare_labels: { each: 3, most: 21 },
  placeholders: { each: 5, most: 30 },
  other_language: { each: 35, most: 35 },
};

type Penalty = keyof typeof costs;

function penalty(
  id: Penalty,
  found: readonly string[],
  tell: (first: string, more: string) => string,
): Check[] {
  const [first] = found;
  if (first === undefined) return [];
  const { url, checkedOn } = etsySources.wellCraftedListing;
  const { each, most } = costs[id];
  const more = found.length > 1 ? ` ${found.length} are like it.` : "";
  return [
    {
      id,
      area: "description",
      max: 0,
      source: url,
      checkedOn,
      points: -Math.min(most, each * found.length),
      message: tell(first, more),
    },
  ];
}

/** What is wrong with a text as such, whatever is known of the piece. */
const weaknessesOf = memoize((description) => {
  const { all, empty } = emptySentencesOf({
    title: "",
    description,
  });
  const times = new Map<string, number>();
  for (const each of all) times.set(each, (times.get(each) ?? 0) + 1);
  const again = [...times]
    .filter(([, count]) => count > 1)
    .map(([each]) => each);
  const run = repeatedRun(description);
  const placeholders = placeholdersIn(description).filter(
    (found) => !hasBlank(found),
  );
  return {
    empty: empty.filter(
      (each) => !hasBlank(each) && placeholdersIn(each).length === 0,
    ),
    repeated: run === null ? again : [...again, run],
    placeholders,
    bareLabels: findBareLabels(description),
  };
});

/** As much of it as a message has room for. */
const shortened = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;

/**
 * No points to win: what says nothing takes away what the rest has earned.
 * Filler counts once, however else it is empty.
 */
export function scorePenalties(
  { description }: GeneratedListing,
  context: ScoreContext,
): Check[] {
  const { facts = [], language } = context;
  const { empty, repeated, placeholders, bareLabels } =
    weaknessesOf(description);
  const filler = fillerIn(description, facts);
  const isForeign = isInWrongLanguage(description, context);
  return [
    ...penalty(
      "empty_sentences",
      empty.filter((each) => !filler.includes(each)),
      (first, more) => `“${shortened(first)}” says nothing new.${more}`,
    ),
    ...penalty(
      "repetition",
      repeated,
      (first) =>
        `“${shortened(first)}” is said again and again; once is enough.`,
    ),
    ...penalty(
      "bare_labels",
      bareLabels,
      (first, more) => `“${first}” has nothing behind it.${more}`,
    ),
    ...penalty(
      "placeholders",
      placeholders,
      (first, more) =>
        `“${shortened(first)}” stands for something that is missing.${more}`,
    ),
    ...penalty("other_language", isForeign ? [description] : [], () =>
      language == null
        ? "The description is in a different language from what you typed."
        : "The description is in a different language from the one that you chose.",
    ),
    ...penalty(
      "filler",
      filler,
      (first) =>
        `“${first}” could stand in any listing.${filler.length > 1 ? ` ${filler.length} sentences are like it.` : ""} Say what this piece has instead, or leave it out.`,
    ),
  ];
}
