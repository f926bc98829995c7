import type { TagCandidate, TagFacet } from "@/lib/listings/complete/choose-tags";
import { itemOf } from "@/lib/listings/complete/copy-from-facts";
import { factValues } from "@/lib/listings/complete/gather-facts";
import { isLooseEnd } from "@/lib/listings/normalise/fit-words";
import { lengthOf } from "@/lib/listings/rules/characters";
import { tagLimit } from "@/lib/listings/rules/limits";
import type { Fact } from "@/lib/listings/schema";
import { itemNameOf, itemNounOf } from "@/lib/listings/text/item-name";

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

/** Second halves of compounds, with which no phrase begins: "gold filled hoop". */
const halves = /^(?:filled|plated|free|safe|proof|inspired|made|dyed|thrown|painted|printed|like|style)\b/iu;

/** The item's name and its shorter ends: "speckled coffee mug", "coffee mug". */
function namesOf(item: string): string[] {
  const words = itemNameOf(item).split(" ").filter(Boolean);
  return words
    .map((_, from) => words.slice(from).join(" "))
    .slice(0, -1)
    .filter((name) => !halves.test(name) && !isLooseEnd(name.split(" ")[0] ?? ""));
}

function pairs(facts: readonly Fact[], noun: string, name: string): TagCandidate[] {
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
  // A color before a material may claim another material: "white" and "gold" are no white gold.
  const styles = traits.filter(({ facet }) => facet === "style" || facet === "technique");
  const together = styles.flatMap(({ value, facet }) =>
    traits.filter((other) => other.facet === "material").map((other) => ({ tag: `${value} ${other.value}`, facet })),
  );
  return [...withItem, ...together];
}

/** Tags that only combine what is known, whole and within the limit. */
export function tagsFromFacts(facts: readonly Fact[]): TagCandidate[] {
  const item = itemOf(facts);
  const noun = itemNounOf(item);
  if (noun === "") return [];
  const names = namesOf(item);
  const audiences = factValues(facts, /audience|recipient/u).flatMap((who): TagCandidate[] => [
    { tag: `${noun} for ${who}`, facet: "recipient" },
  ]);
  const candidates: TagCandidate[] = [
    ...names.map((tag): TagCandidate => ({ tag, facet: "what" })),
    ...audiences,
    ...pairs(facts, noun, names.at(-1) ?? noun),
    { tag: noun, facet: "what" },
  ];
  return candidates.filter(({ tag }) => lengthOf(tag) <= tagLimit && !/(\b\p{L}+\b).*\b\1\b/iu.test(tag));
}
