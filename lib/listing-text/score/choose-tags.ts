import { tagLimit, tagSlots } from "@/lib/listing-text/fields/limits";
import type { TagCandidate } from "@/lib/listing-text/fields/read-answer-values";
import type { Fact } from "@/lib/listing-text/fields/schema";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { isDanglingWord } from "@/lib/listing-text/lexicon/dangling-words";
import { itemNameOf, itemNounOf } from "@/lib/listing-text/lexicon/items";
import { rootKey } from "@/lib/listing-text/lexicon/roots";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import {
  type NormalizedTag,
  normalizeTag,
} from "@/lib/listing-text/rules/tags";
import {
  factValues,
  itemOf,
} from "@/lib/listing-text/score/sentence-from-facts";

type TagFacet = TagCandidate["facet"];

type Usable = NormalizedTag & { facet: TagFacet; roots: string[] };

/**
 * Usable candidates, each root once, none saying only what `said` says already.
 */
function usableTags(
  candidates: readonly TagCandidate[],
  said: readonly string[],
): Usable[] {
  const taken = new Set(said.map(rootKey));
  const found: Usable[] = [];
  for (const { tag, facet } of candidates) {
    const normal = normalizeTag(tag);
    if (normal === null) continue;
    const key = rootKey(normal.tag);
    if (key === "" || taken.has(key)) continue;
    taken.add(key);
    found.push({ ...normal, facet, roots: key.split(" ") });
  }
  return found;
}

/**
 * What a tag adds to those chosen so far: a new facet first, then several
 * words, then words not yet used.
 */
function worth(
  tag: Usable,
  facets: ReadonlyMap<TagFacet, number>,
  roots: ReadonlySet<string>,
): number {
  const fresh = tag.roots.filter((root) => !roots.has(root)).length;
  return (
    4 / (1 + (facets.get(tag.facet) ?? 0)) +
    (tag.tag.includes(" ") ? 2 : 0) +
    Math.min(fresh, 2) -
    (tag.isShortened ? 3 : 0)
  );
}

/**
 * The best thirteen: those that cover the most facets with the fewest repeated
 * words. `said` are texts that Etsy matches anyway: category, attribute values,
 * materials. `spare` fills up when the candidates are too few.
 */
export function chooseTags(
  candidates: readonly TagCandidate[],
  said: readonly string[],
  spare: readonly TagCandidate[] = [],
): string[] {
  const own = usableTags(candidates, said);
  const added = usableTags(spare, [...said, ...own.map(({ tag }) => tag)]);
  const chosen: string[] = [];
  const facets = new Map<TagFacet, number>();
  const roots = new Set<string>();
  for (const rest of [own, added]) {
    while (chosen.length < tagSlots && rest.length > 0) {
      const values = rest.map((tag) => worth(tag, facets, roots));
      const [best] = rest.splice(
        values.indexOf(values.reduce((one, other) => Math.max(one, other))),
        1,
      );
      if (!best) break;
      chosen.push(best.tag);
      facets.set(best.facet, (facets.get(best.facet) ?? 0) + 1);
      for (const root of best.roots) roots.add(root);
    }
  }
  return chosen;
}

const traitFacets: [name: RegExp, facet: TagFacet][] = [
  [/material/u, "material"],
  [/style|design|theme|motif|pattern/u, "style"],
  [/colou?r/u, "color"],
  [/technique|method|finish/u, "technique"],
  [/shape|form|type|feature/u, "what"],
  [/room|place/u, "place"],
  [/use|function/u, "use"],
  [/occasion|holiday/u, "occasion"],
];

/**
 * Second halves of compounds, with which no phrase begins: "gold filled hoop".
 */
const compoundEnding =
  /^(?:filled|plated|free|safe|proof|inspired|made|dyed|thrown|painted|printed|like|style)\b/iu;

/**
 * The item's name and its shorter ends: "speckled coffee mug", "coffee mug".
 */
function shortNames(item: string): string[] {
  const words = itemNameOf(item).split(" ").filter(Boolean);
  return words
    .map((_, from) => words.slice(from).join(" "))
    .slice(0, -1)
    .filter(
      (name) =>
        !compoundEnding.test(name) && !isDanglingWord(name.split(" ")[0] ?? ""),
    );
}

function combineTraits(
  facts: readonly Fact[],
  noun: string,
  name: string,
): TagCandidate[] {
  const traits = traitFacets.flatMap(([pattern, facet]) =>
    factValues(facts, pattern)
      .filter((value) => value.split(" ").length <= 2)
      .slice(0, 4)
      .map((value) => ({ value, facet })),
  );
  const withItem = traits.flatMap(({ value, facet }) => [
    { tag: `${value} ${noun}`, facet },
    { tag: `${value} ${name}`, facet },
  ]);
  // A color before a material may claim another material: "white" and "gold"
  // are no white gold.
  const styles = traits.filter(
    ({ facet }) => facet === "style" || facet === "technique",
  );
  const together = styles.flatMap(({ value, facet }) =>
    traits
      .filter((other) => other.facet === "material")
      .map((other) => ({ tag: `${value} ${other.value}`, facet })),
  );
  return [...withItem, ...together];
}

/**
 * Tags that only combine what is known, whole and within the limit; of words in
 * their order in English.
 */
export function tagsFromFacts(
  facts: readonly Fact[],
  language: Language = "en",
): TagCandidate[] {
  const item = itemOf(facts);
  const noun = itemNounOf(item);
  if (noun === "") return [];
  const names = shortNames(item);
  const audiences = factValues(facts, /audience|recipient/u).flatMap(
    (who): TagCandidate[] => [
      { tag: `${noun} for ${who}`, facet: "recipient" },
    ],
  );
  const candidates: TagCandidate[] = [
    ...names.map((tag): TagCandidate => ({ tag, facet: "what" })),
    ...(language === "en" ? audiences : []),
    ...combineTraits(facts, noun, names.at(-1) ?? noun),
    { tag: noun, facet: "what" },
  ];
  return candidates.filter(
    ({ tag }) =>
      lengthOf(tag) <= tagLimit &&
      !/(?<!\p{L})(\p{L}+)(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/iu.test(tag),
  );
}
