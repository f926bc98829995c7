import { groupSimilarSets } from "@/lib/audit/groups/similar-sets";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import {
  readingWords,
  rootsOf,
  wordsOf,
} from "@/lib/listing-text/lexicon/roots";
import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { openingOf } from "@/lib/listing-text/score/score-description";

/**
 * What listings have in common: tags, words of their titles, or the sentence
 * with which they open.
 */
export type Common = { kind: "tags" | "title" | "opening"; shared: string[] };

/** Listings of a shop that are found by the same searches, or read the same. */
export type Group = {
  common: Common[];
  /** Places of the listings in the file, from 0, in order. */
  members: number[];
};

/**
 * Of all tags of two listings, the share that both have: ten of thirteen tags
 * in common is 0.625.
 */
const minTagSimilarity = 0.6;
/** The same for the words of two titles. */
const minTitleSimilarity = 0.65;
/** Fewer say nothing. */
const minTags = 3;
const minTitleWords = 3;
/** Of titles that are the same. */
const minEqualTitleWords = 2;
/** Characters; shorter sentences are greetings. */
const minOpening = 25;

/**
 * More hashes a band find fewer sets that are not alike; more bands miss fewer
 * that are.
 */
const tagBands = { bands: 20, hashesPerBand: 3 };
const titleBands = { bands: 20, hashesPerBand: 4 };

type Text = Pick<GeneratedListing, "title" | "description" | "tags">;

const enough = (words: readonly string[], least: number): ReadonlySet<string> =>
  new Set(words.length >= least ? words : []);

/** Entries that all members have, in the order of the first. */
function sharedBy(
  members: readonly number[],
  sets: readonly ReadonlySet<string>[],
): string[] {
  const [first = new Set<string>(), ...others] = members.map(
    (index) => sets[index] ?? new Set<string>(),
  );
  return [...first].filter((word) => others.every((set) => set.has(word)));
}

/**
 * Groups those of one key; "" is no key. What they share is that of the first.
 */
function groupByKey(
  kind: Common["kind"],
  keyed: Iterable<{ index: number; key: string; shared: string[] }>,
): Group[] {
  const byKey = new Map<string, Group>();
  for (const { index, key, shared } of keyed) {
    if (key === "") continue;
    const known = byKey.get(key);
    if (known) known.members.push(index);
    else byKey.set(key, { common: [{ kind, shared }], members: [index] });
  }
  return [...byKey.values()].filter(({ members }) => members.length > 1);
}

/** Many put a line of stars or dashes first. */
const beforeLetters = /^[^\p{L}]*(?:\n|(?<=[.!?])\s+)/u;

function groupByOpening(listings: readonly Text[]): Group[] {
  return groupByKey(
    "opening",
    listings.map(({ description }, index) => {
      const opening = openingOf(description.replace(beforeLetters, ""));
      const key = opening.length < minOpening ? "" : rootsOf(opening).join(" ");
      return { index, key, shared: [opening] };
    }),
  );
}

/** Those that are too short to be nearly equal. */
function groupByTitle(
  listings: readonly Text[],
  isCompared: (index: number) => boolean,
): Group[] {
  return groupByKey(
    "title",
    listings.map(({ title }, index) => {
      const words = wordsOf(title);
      const isEnough =
        !isCompared(index) && readingWords(title) >= minEqualTitleWords;
      return {
        index,
        key: isEnough ? words.join(" ") : "",
        shared: [...new Set(words)],
      };
    }),
  );
}

/** The same listings with several things in common are one group. */
function mergeGroups(groups: readonly Group[]): Group[] {
  const byMembers = new Map<string, Group>();
  for (const { common, members } of groups) {
    const key = members.join();
    const known = byMembers.get(key);
    if (known) known.common.push(...common);
    else byMembers.set(key, { common: [...common], members });
  }
  return [...byMembers.values()];
}

/** All groups of a shop, the largest first. A listing may be in several. */
export function findGroups(listings: readonly Text[]): Group[] {
  const tags = listings.map((listing) =>
    enough(listing.tags.map(comparisonKey), minTags),
  );
  const titles = listings.map(({ title }) =>
    enough(rootsOf(title), minTitleWords),
  );
  const group = (
    kind: Common["kind"],
    sets: ReadonlySet<string>[],
    members: number[],
  ): Group => ({
    common: [{ kind, shared: sharedBy(members, sets) }],
    members,
  });
  return mergeGroups([
    ...groupSimilarSets(tags, minTagSimilarity, tagBands).map((members) =>
      group("tags", tags, members),
    ),
    ...groupSimilarSets(titles, minTitleSimilarity, titleBands).map((members) =>
      group("title", titles, members),
    ),
    ...groupByTitle(listings, (index) => (titles[index]?.size ?? 0) > 0),
    ...groupByOpening(listings),
  ]).sort(
    (one, other) =>
      other.members.length - one.members.length ||
      (one.members[0] ?? 0) - (other.members[0] ?? 0),
  );
}
