import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";
import { watchListLexicon } from "@/lib/listing-text/watch-list/watch-list-lexicon";

const terms = (text: string) =>
  findWatchListTerms(text).map(({ term }) => term);

test.each([
  ["Harry Potter inspired wand", ["harry potter"]],
  ["baby yoda crochet pattern", ["baby yoda"]],
  ["Pokémon and POKEMON earrings", ["pokemon"]],
  ["Taylor Swift’s friendship bracelet", ["taylor swift"]],
  ["Spider-Man party banner", ["spider man"]],
  ["Levi's denim tote", ["levis"]],
  ["Dolce & Gabbana dupe", ["dolce and gabbana"]],
  ["baby onesie", ["onesie"]],
])("text %j: names %j", (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  "apple green polo shirt",
  "stage coach ornament for a soccer coach",
  "red cross stitch sampler",
  "fabric swatches and swatch cards",
  "frozen berry candle",
  "target cross with an orange and a gap",
  "prince and queen crown",
  "legolas-like nikes of samothrace", // whole words only
  "a marvel of a yeti plush, kirby free",
  "wolverine fur colored yarn",
])("text %j: names nobody", (text) => {
  expect(terms(text)).toEqual([]);
});

test("watch list term: has its kind and a reason", () => {
  expect(findWatchListTerms("Disney ears")).toEqual([
    {
      term: "disney",
      kind: "character",
      reason: expect.stringContaining("license"),
    },
  ]);
});

test("watch list: is long and without duplicates", () => {
  const all = Object.values(watchListLexicon).flat();
  expect(all.length).toBeGreaterThan(150);
  expect(new Set(all).size).toBe(all.length);
});
