import fc from "fast-check";
import {
  type TagCandidate,
  tagFacets,
} from "@/lib/listing-text/fields/read-answer-values";
import { rootKey } from "@/lib/listing-text/lexicon/roots";
import { checkTags } from "@/lib/listing-text/rules/tags";
import { chooseTags } from "@/lib/listing-text/score/choose-tags";
import { anyText, isOfScript } from "@/tests/lib/listings/arbitraries";
import { repetitions, runs } from "@/tests/support/repetitions";

const candidates: TagCandidate[] = [
  { tag: "coffee mug", facet: "what" },
  { tag: "mugs coffee", facet: "what" },
  { tag: "coffee mugs", facet: "what" },
  { tag: "stoneware", facet: "material" },
  { tag: "home living", facet: "what" },
  { tag: "rustic", facet: "style" },
  { tag: "rustic table decor", facet: "style" },
  { tag: "wheel thrown", facet: "technique" },
  { tag: "housewarming gift", facet: "occasion" },
  { tag: "coffee lover gift", facet: "recipient" },
  { tag: "morning coffee", facet: "use" },
  { tag: "kitchen shelf decor", facet: "place" },
  { tag: "pottery cup", facet: "what" },
  { tag: "ceramic tea cup", facet: "what" },
  { tag: "speckled clay cup", facet: "material" },
  { tag: "farmhouse kitchen", facet: "place" },
  { tag: "cozy breakfast cup", facet: "use" },
  { tag: "gift for mom", facet: "recipient" },
  { tag: "mom gifts", facet: "recipient" },
];
const said = ["Home & Living", "Stoneware", "Rustic"];

test("chosen tags: thirteen, without duplicates, plurals, category, materials and attributes", () => {
  const tags = chooseTags(candidates, said);
  expect(tags).toHaveLength(13);
  expect(new Set(tags.map(rootKey)).size).toBe(13);
  for (const dropped of [
    "stoneware",
    "home living",
    "rustic",
    "mugs coffee",
    "mom gifts",
  ])
    expect(tags).not.toContain(dropped);
});

test("chosen tags: cover every facet before one is repeated often", () => {
  const chosen = new Set(chooseTags(candidates, said));
  const facets = new Set(
    candidates.filter(({ tag }) => chosen.has(tag)).map(({ facet }) => facet),
  );
  expect([...facets].sort()).toEqual([
    "material",
    "occasion",
    "place",
    "recipient",
    "style",
    "technique",
    "use",
    "what",
  ]);
});

test("spare tags: only fill empty slots", () => {
  expect(
    chooseTags(
      [{ tag: "clay cup", facet: "what" }],
      [],
      [
        { tag: "cups of clay", facet: "what" },
        { tag: "tea cup", facet: "what" },
      ],
    ),
  ).toEqual(["clay cup", "tea cup"]);
});

test("tags of any candidates: meet every rule, the same each time", () => {
  const anyCandidates = fc.array(
    fc.record({ tag: anyText, facet: fc.constantFrom(...tagFacets) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(
      anyCandidates,
      fc.array(anyText, { maxLength: 5 }),
      (list, texts) => {
        const tags = chooseTags(list, texts);
        expect(checkTags(tags).filter((found) => !isOfScript(found))).toEqual(
          [],
        );
        expect(chooseTags(list, texts)).toEqual(tags);
      },
    ),
    { numRuns: runs(repetitions(30, 100)) },
  );
});
