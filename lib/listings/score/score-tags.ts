import { etsySources } from "@/lib/etsy-sources";
import type { GeneratedListing } from "@/lib/listings/fields";
import { rootKey } from "@/lib/listings/lexicon/word-roots";
import { tagSlots } from "@/lib/listings/limits";
import { checkTag } from "@/lib/listings/rules/tags";
import {
  type Check,
  checker,
  intentsOf,
  matchedWithoutTags,
  type ScoreContext,
} from "@/lib/listings/score/check";

const multiWordAim = 10;
const intentAim = 4;

const check = checker("tags", etsySources.keywords);

const quoted = (tags: readonly string[]): string =>
  `“${tags.slice(0, 3).join("”, “")}”`;

/** 28 points. Tags that Etsy would refuse, and repeated ones, don't count. */
export function scoreTags(
  listing: GeneratedListing,
  context: ScoreContext,
): Check[] {
  const tags = countedTags(listing.tags);
  return [
    checkUsed(tags),
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

const checkUsed = (tags: string[]): Check =>
  check({
    id: "tags_used",
    max: 10,
    points: Math.round((10 * tags.length) / tagSlots),
    well: "All 13 tags are used.",
    better: `${tags.length} of 13 tags ${tags.length === 1 ? "is" : "are"} used; each one more is one more way to be found.`,
  });

function checkPhrases(tags: string[]): Check {
  const phrases = tags.filter((tag) => tag.includes(" ")).length;
  return check({
    id: "tags_phrases",
    max: 6,
    points: Math.floor((6 * Math.min(phrases, multiWordAim)) / multiWordAim),
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
    max: 4,
    points: tags.length === 0 ? 0 : 4 - 2 * doubles.length,
    well: "No tag says the same as another.",
    better:
      tags.length === 0
        ? "There are no tags."
        : `${quoted(doubles)} only ${doubles.length === 1 ? "repeats" : "repeat"} another tag in another order or number; Etsy matches both anyway.`,
  });
}

/** `matched` is what Etsy matches without a tag. */
function checkEchoes(tags: string[], matched: string[]): Check {
  const said = new Set(matched.map(rootKey));
  const echoes = tags.filter((tag) => said.has(rootKey(tag)));
  return check({
    id: "tags_echoes",
    max: 3,
    points: tags.length === 0 ? 0 : 3 - echoes.length,
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
    max: 5,
    points: Math.floor((5 * intents) / intentAim),
    well: "The tags cover different things that shoppers look for.",
    better: `The tags cover ${intents} of what, style, material, occasion, recipient and use; cover four.`,
  });
}
