import { tagLimit } from "@/lib/listing-text/fields/limits";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import type { TagCandidate } from "@/lib/listing-text/fields/read-answer-values";
import type { Fact } from "@/lib/listing-text/fields/schema";
import { rootKey, rootsOf, wordsOf } from "@/lib/listing-text/lexicon/roots";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeTag } from "@/lib/listing-text/rules/tags";
import {
  chooseTags,
  tagsFromFacts,
} from "@/lib/listing-text/score/choose-tags";
import { factValues } from "@/lib/listing-text/score/sentence-from-facts";

/** What is asked for, by the names under which the engine knows it. */
export const tagFactNames = [
  "product",
  "names",
  "material",
  "color",
  "style",
  "technique",
  "recipient",
  "occasion",
  "use",
  "place",
] as const;
export type TagFactName = (typeof tagFactNames)[number];
/** Several values of one fact are separated by commas. */
export type TagFacts = Record<TagFactName, string>;

/** Names of the piece that are combined with its other facts. */
const mostNames = 4;
/** Of one facet; more are no choice any longer. */
const mostOfFacet = 12;

const factsOf = (typed: TagFacts, product: string): Fact[] =>
  tagFactNames
    .filter((name) => name !== "names")
    .map((name) => ({
      name,
      value: name === "product" ? product : typed[name],
      source: "seller",
    }));

/** Typed phrases that a shopper may look for by themselves. */
const aloneFacets = ["style", "technique", "use", "place"] as const;

/** Gifts, and phrases that need no noun. */
function phrasesOf(typed: TagFacts): TagCandidate[] {
  const facts = factsOf(typed, "");
  const values = (name: TagFactName) => factValues(facts, new RegExp(name));
  return [
    ...values("recipient").flatMap((who): TagCandidate[] => [
      { tag: `gift for ${who}`, facet: "recipient" },
      { tag: `${who} gift`, facet: "recipient" },
    ]),
    ...values("occasion").map(
      (when): TagCandidate => ({ tag: `${when} gift`, facet: "occasion" }),
    ),
    ...aloneFacets.flatMap((facet) =>
      values(facet)
        .filter((value) => wordsOf(value).length > 1)
        .map((tag): TagCandidate => ({ tag, facet })),
    ),
  ];
}

const saysTwice = (tag: string): boolean => {
  const roots = rootsOf(tag);
  return new Set(roots).size < roots.length;
};

/** Whole, as Etsy takes it, and no other's words in another order. */
function usable(candidates: readonly TagCandidate[]): TagCandidate[] {
  const found = new Map<string, TagCandidate>();
  for (const { tag, facet } of candidates) {
    const normal = lengthOf(tag) > tagLimit ? null : normalizeTag(tag);
    if (normal === null || normal.isShortened || saysTwice(normal.tag))
      continue;
    const key = rootKey(normal.tag);
    if (key !== "" && !found.has(key))
      found.set(key, { tag: normal.tag, facet });
  }
  return [...found.values()];
}

const withinFacets = () => {
  const counts = new Map<string, number>();
  return ({ facet }: TagCandidate) => {
    counts.set(facet, (counts.get(facet) ?? 0) + 1);
    return (counts.get(facet) ?? 0) <= mostOfFacet;
  };
};

/** Tags that say what was typed and no more, by what each is about. */
export function candidateTags(typed: TagFacts): TagCandidate[] {
  const names = [typed.product, ...splitList(typed.names)].slice(0, mostNames);
  return usable([
    ...names.flatMap((name) => tagsFromFacts(factsOf(typed, name))),
    ...phrasesOf(typed),
  ]).filter(withinFacets());
}

/** The best of them, none that only repeats what an attribute says. */
export const bestTags = (
  typed: TagFacts,
  candidates: readonly TagCandidate[],
): string[] =>
  chooseTags(
    candidates,
    factValues(
      factsOf(typed, ""),
      /material|color|style|recipient|occasion|place/u,
    ),
  );

type Overlap = {
  /** Words of the tag that no other one has. */
  fresh: string[];
  /** Those that others have, each with how many. */
  shared: { word: string; count: number }[];
};

/** What a tag has in common with the others; itself doesn't count. */
export function overlapOf(tag: string, chosen: readonly string[]): Overlap {
  const others = chosen
    .filter((other) => other !== tag)
    .map((other) => new Set(rootsOf(other)));
  const words = [...new Set(rootsOf(tag))].map((word) => ({
    word,
    count: others.filter((roots) => roots.has(word)).length,
  }));
  return {
    fresh: words.filter(({ count }) => count === 0).map(({ word }) => word),
    shared: words.filter(({ count }) => count > 0),
  };
}
