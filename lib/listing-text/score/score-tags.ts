import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { tagSlots } from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { rootKey } from "@/lib/listing-text/lexicon/roots";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import { checkTag } from "@/lib/listing-text/rules/tags";
import { hasLedger } from "@/lib/listing-text/score/cap-of-checks";
import {
  type Check,
  checker,
  intentsOf,
  matchedWithoutTags,
} from "@/lib/listing-text/score/check";
import { groundsIn } from "@/lib/listing-text/score/grounds";

const multiWordAim = 10;
const intentAim = 4;
const leastTags = 5;

const check = checker("tags", etsySources.keywords);

const quoted = (tags: readonly string[]): string =>
  `“${tags.slice(0, 3).join("”, “")}”`;

/** 20 points. Tags that Etsy would refuse, and repeated ones, don't count. */
export function scoreTags(
  listing: GeneratedListing,
  context: ScoreContext,
): Check[] {
  const tags = countedTags(listing.tags);
  const isJudged = hasLedger(context);
  const grounded = isJudged ? splitByGround(tags, context) : null;
  return [
    checkUsed(tags, grounded?.worth ?? tags.length),
    ...(grounded ? [checkGrounds(tags, grounded)] : []),
    checkPhrases(tags),
    checkDoubles(tags),
    checkEchoes(tags, matchedWithoutTags(listing, context)),
    checkIntents(tags, context),
  ];
}

function countedTags(all: readonly string[]): string[] {
  const valid = all
    .slice(0, tagSlots)
    .filter((tag) => checkTag(tag).length === 0);
  return [...new Map(valid.map((tag) => [tag.toLowerCase(), tag])).values()];
}

type Grounded = { others: string[]; worth: number };

/**
 * A tag of which nothing is known is worth half of one that rests on a fact.
 */
function splitByGround(tags: string[], context: ScoreContext): Grounded {
  const groundOf = groundsIn(context);
  const founded = tags.filter((tag) => groundOf(tag) === "founded").length;
  const unsure = tags.filter((tag) => groundOf(tag) === "unsure").length;
  return {
    others: tags.filter((tag) => groundOf(tag) !== "founded"),
    worth: founded === 0 ? 0 : founded + unsure / 2,
  };
}

/** `worth` is how many of them count. */
const checkUsed = (tags: string[], worth: number): Check =>
  check({
    id: "tags_used",
    max: 4,
    points: Math.round((4 * worth) / tagSlots),
    well: "All 13 tags are used.",
    better:
      tags.length < tagSlots
        ? `${tags.length} of 13 tags ${tags.length === 1 ? "is" : "are"} used; each further one that is true is one more way to be found.`
        : "Tags that are based on nothing count less.",
  });

/** Five true tags are better than thirteen of which eight are not. */
function checkGrounds(tags: string[], { others, worth }: Grounded): Check {
  const share = tags.length === 0 ? 0 : worth / tags.length;
  return check({
    id: "tags_grounds",
    max: 7,
    points: Math.round(7 * Math.min(share, worth / leastTags)),
    well: "The tags are based on what is known about the piece.",
    better:
      others.length === 0
        ? `${tags.length === 1 ? "1 tag is" : `${tags.length} tags are`} based on what is known; aim for at least five.`
        : `${quoted(others)} ${others.length === 1 ? "is" : "are"} not based on anything known about the piece.`,
  });
}

function checkPhrases(tags: string[]): Check {
  const phrases = tags.filter((tag) => tag.includes(" ")).length;
  return check({
    id: "tags_phrases",
    max: 2,
    points: Math.floor((2 * Math.min(phrases, multiWordAim)) / multiWordAim),
    well: "Most tags are phrases, as shoppers type them.",
    better: `${phrases === 1 ? "1 tag has" : `${phrases} tags have`} more than one word; ten or more are better.`,
  });
}

function checkDoubles(tags: string[]): Check {
  const keys = tags.map((tag) => rootKey(tag) || tag);
  const doubles = tags.filter(
    (_, index) => keys.indexOf(keys[index] ?? "") !== index,
  );
  return check({
    id: "tags_doubles",
    max: 3,
    points: tags.length === 0 ? 0 : 3 - doubles.length,
    well: "No tag says the same as another.",
    better:
      tags.length === 0
        ? "There are no tags."
        : `${quoted(doubles)} only ${doubles.length === 1 ? "repeats" : "repeat"} another tag in a different order or number; Etsy matches both anyway.`,
  });
}

/** `matched` is what Etsy matches without a tag. */
function checkEchoes(tags: string[], matched: string[]): Check {
  const said = new Set(matched.map(rootKey));
  const echoes = tags.filter((tag) => said.has(rootKey(tag)));
  return check({
    id: "tags_echoes",
    max: 2,
    points: tags.length === 0 ? 0 : 2 - echoes.length,
    well: "No tag repeats the category, a material or an attribute.",
    better:
      tags.length === 0
        ? "There are no tags."
        : `${quoted(echoes)} ${echoes.length === 1 ? "repeats" : "repeat"} the category, a material or an attribute, which Etsy matches already.`,
  });
}

function checkIntents(tags: string[], context: ScoreContext): Check {
  const intents = Math.min(intentAim, intentsOf(tags, context));
  return check({
    id: "tags_intents",
    max: 2,
    points: Math.floor((2 * intents) / intentAim),
    well: "The tags cover different things that shoppers look for.",
    better: `The tags cover ${intents} of what, style, material, occasion, recipient and use; cover four.`,
  });
}
