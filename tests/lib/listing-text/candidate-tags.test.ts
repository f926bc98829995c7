import { emptyListing } from "@/lib/listing-text/fields/fields";
import { rootKey, rootsOf } from "@/lib/listing-text/lexicon/roots";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { checkTag } from "@/lib/listing-text/rules/tags";
import {
  bestTags,
  candidateTags,
  overlapOf,
  type TagFacts,
} from "@/lib/listing-text/score/candidate-tags";

const nothing: TagFacts = {
  product: "",
  names: "",
  material: "",
  color: "",
  style: "",
  technique: "",
  recipient: "",
  occasion: "",
  use: "",
  place: "",
};
const tagsOf = (facts: Partial<TagFacts>) =>
  candidateTags({ ...nothing, ...facts }).map(({ tag }) => tag);

test.each<[facts: Partial<TagFacts>, facet: string, tag: string]>([
  [{}, "what", "wool scarf"],
  [{ names: "muffler, neck warmer" }, "what", "neck warmer"],
  [{ names: "muffler", material: "alpaca" }, "material", "alpaca muffler"],
  [{ color: "moss green" }, "color", "moss green scarf"],
  [{ style: "nordic" }, "style", "nordic scarf"],
  [{ style: "mid century" }, "style", "mid century"],
  [{ technique: "hand knit" }, "technique", "hand knit scarf"],
  [{ recipient: "hiker, dad" }, "recipient", "gift for dad"],
  [{ occasion: "Christmas" }, "occasion", "christmas gift"],
  [{ use: "ski" }, "use", "ski scarf"],
  [{ place: "mountain cabin" }, "place", "mountain cabin"],
])("of %j: a tag about %s is “%s”", (facts, facet, tag) => {
  const all = { ...nothing, product: "ribbed wool scarf", ...facts };
  expect(candidateTags(all)).toContainEqual({ tag, facet });
});

test.each<[facts: Partial<TagFacts>, never: RegExp]>([
  [{ color: "" }, /green/],
  [{ place: "a very long place far away" }, /long place/],
  [{ material: "scarf" }, /scarf scarf/],
  [{ occasion: "gift" }, /gift gift/],
  [{ recipient: "www.shop.example" }, /www/],
])("of %j: nothing about %s", (facts, never) => {
  for (const tag of tagsOf({ product: "wool scarf", ...facts }))
    expect(tag).not.toMatch(never);
});

test("without a thing: what was typed makes phrases, and no noun is made up", () => {
  expect(candidateTags(nothing)).toEqual([]);
  expect(tagsOf({ recipient: "mom" })).toEqual(["gift for mom"]);
});

test("whatever is typed: Etsy takes each tag, and none has another's words", () => {
  const odd = "“salt & pepper” ♥, 100% WOOL!, half–price, l'été, 8oz, a";
  const facts = Object.fromEntries(
    Object.keys(nothing).map((name) => [name, odd]),
  ) as TagFacts;
  const tags = tagsOf({ ...facts, product: "knit scarf & hat" });
  expect(tags.length).toBeGreaterThan(20);
  expect(tags.flatMap((tag) => checkTag(tag))).toEqual([]);
  expect(new Set(tags.map(rootKey)).size).toBe(tags.length);
});

test("the best: thirteen at most, none that only says what an attribute says", () => {
  const facts = {
    ...nothing,
    product: "farmhouse",
    names: "coffee mug, tea cup",
    material: "stoneware, clay",
    color: "cream, white",
    style: "farmhouse, rustic",
    recipient: "mom, dad, teacher",
    occasion: "birthday",
  };
  const candidates = candidateTags(facts);
  const best = bestTags(facts, candidates);
  expect(candidates.length).toBeGreaterThan(30);
  expect(best).toHaveLength(13);
  expect(best).not.toContain("farmhouse");
  expect(
    checkListing({ ...emptyListing, tags: best }).filter(
      ({ field }) => field === "tags",
    ),
  ).toEqual([]);
  // Thirteen names of one thing would have far fewer.
  expect(new Set(best.flatMap(rootsOf)).size).toBeGreaterThan(12);
});

test("overlap: by roots, and never with itself", () => {
  const chosen = ["coffee mug", "mugs for mom", "rustic pottery"];
  expect(overlapOf("coffee mug", chosen)).toEqual({
    fresh: ["coffee"],
    shared: [{ word: "mug", count: 1 }],
  });
  expect(overlapOf("rustic mug", chosen)).toEqual({
    fresh: [],
    shared: [
      { word: "rustic", count: 1 },
      { word: "mug", count: 2 },
    ],
  });
});
