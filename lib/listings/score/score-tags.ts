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

const check = checker("tags");
const source = etsySources.keywords;

const quoted = (tags: readonly string[]): string =>
  `“${tags.slice(0, 3).join("”, “")}”`;

/** 28 points. Tags that Etsy would refuse, and repeated ones, don't count. */
export function scoreTags(
  listing: GeneratedListing,
  context: ScoreContext,
): Check[] {
  const valid = listing.tags
    .slice(0, tagSlots)
    .filter((tag) => checkTag(tag).length === 0);
  const tags = [
    ...new Map(valid.map((tag) => [tag.toLowerCase(), tag])).values(),
  ];
  const phrases = tags.filter((tag) => tag.includes(" ")).length;
  const keys = tags.map((tag) => rootKey(tag) || tag);
  const doubles = tags.filter(
    (_, index) => keys.indexOf(keys[index] ?? "") !== index,
  );
  const said = new Set(matchedWithoutTags(listing, context).map(rootKey));
  const echoes = tags.filter((tag) => said.has(rootKey(tag)));
  const intents = Math.min(intentAim, intentsOf(tags, context));
  const any = (points: number) => (tags.length === 0 ? 0 : points);
  return [
    check(
      "tags_used",
      10,
      Math.round((10 * tags.length) / tagSlots),
      source,
      "All 13 tags are used.",
      `${tags.length} of 13 tags ${tags.length === 1 ? "is" : "are"} used; each one more is one more way to be found.`,
    ),
    check(
      "tags_phrases",
      6,
      Math.floor((6 * Math.min(phrases, multiWordAim)) / multiWordAim),
      source,
      "Most tags are phrases, as shoppers type them.",
      `${phrases === 1 ? "1 tag has" : `${phrases} tags have`} more than one word; ten or more are better.`,
    ),
    check(
      "tags_doubles",
      4,
      any(4 - 2 * doubles.length),
      source,
      "No tag says the same as another.",
      tags.length === 0
        ? "There are no tags."
        : `${quoted(doubles)} only ${doubles.length === 1 ? "repeats" : "repeat"} another tag in another order or number; Etsy matches both anyway.`,
    ),
    check(
      "tags_echoes",
      3,
      any(3 - echoes.length),
      source,
      "No tag repeats the category, a material or an attribute.",
      tags.length === 0
        ? "There are no tags."
        : `${quoted(echoes)} ${echoes.length === 1 ? "repeats" : "repeat"} the category, a material or an attribute, which Etsy matches already.`,
    ),
    check(
      "tags_intents",
      5,
      Math.floor((5 * intents) / intentAim),
      source,
      "The tags cover different things that shoppers look for.",
      `The tags cover ${intents} of what, style, material, occasion, recipient and use; cover four.`,
    ),
  ];
}
