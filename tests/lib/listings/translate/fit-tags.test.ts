import { fitTags, tagsFromTitle } from "@/lib/listing-text/compose/fit-tags";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { checkTag } from "@/lib/listing-text/rules/tags";

const fitted = (tag: string, language: Language) =>
  fitTags([{ tag, facet: "what" }], language).map((each) => each.tag);

test.each<[Language, string, string[]]>([
  ["de", "ringschale", ["ringschale"]],
  ["de", "badezimmerseifenschale", ["badezimmerseifen schale"]],
  ["de", "handgemachte ringschale", ["ringschale"]],
  ["de", "schmuckaufbewahrungsbox", ["aufbewahrung box"]],
  ["de", "donaudampfschifffahrtsgesellschaft", []],
  ["nl", "handgemaakte kaarsenhouder", ["kaarsenhouder"]],
  ["nl", "badkamerzeepschaaltjeshouder", ["houder"]],
  ["fr", "coupelle à bagues en chêne", ["coupelle à bagues en chêne"]],
])("%s: %s fits as %j", (language, tag, expected) => {
  const found = fitted(tag, language);
  expect(found.map((each) => each.split(" ").at(-1))).toEqual(
    expected.map((each) => each.split(" ").at(-1)),
  );
  if (language !== "fr")
    expect(found.flatMap((each) => checkTag(each))).toEqual([]);
});

test("tags of a title: are its parts and words that a tag can be", () => {
  const tags = tagsFromTitle(
    "Ringschale aus Eiche, geölt, 9 cm",
    "Ringschale",
    "de",
  ).map(({ tag }) => tag);
  expect(tags).toEqual(
    expect.arrayContaining([
      "Ringschale",
      "Ringschale aus Eiche",
      "geölt",
      "Eiche",
    ]),
  );
  expect(tags).not.toContain("aus");
});
