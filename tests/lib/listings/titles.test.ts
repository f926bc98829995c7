import fc from "fast-check";
import { completeListing } from "@/lib/listings/complete/complete-listing";
import { chooseTitles } from "@/lib/listings/complete/titles";
import { wordCount } from "@/lib/listings/lexicon/title-wording";
import { checkTitle } from "@/lib/listings/rules/title";
import { type Fact, titleStyles } from "@/lib/listings/schema";
import { anyText, isOfScript } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { runs } from "@/tests/support/repetitions";

const facts: Fact[] = [
  { name: "product", value: "coffee mug", source: "seller" },
  { name: "materials", value: "stoneware, white glaze", source: "seller" },
  { name: "color", value: "Blue, White", source: "seller" },
  { name: "style", value: "rustic, wheel thrown", source: "seller" },
  { name: "audience", value: "coffee lovers", source: "seller" },
  { name: "size", value: "12 oz", source: "seller" },
];
const told = { facts, productName: "coffee mug" };

test("titles from facts alone: three in each style", () => {
  expect(chooseTitles([], "etsy_2026", told)).toEqual([
    "Coffee mug, Stoneware, Blue",
    "Coffee mug, Rustic, Stoneware",
    "Coffee mug, Blue, 12 oz",
  ]);
  const [classic = "", ...others] = chooseTitles([], "classic", told);
  expect(others).toHaveLength(2);
  expect(classic).toBe(
    "Coffee mug, Stoneware, Blue, White glaze mug, Rustic mug, Wheel thrown mug, 12 oz, For coffee lovers",
  );
});

test("titles from one fact: one, not three that say the same", () => {
  const alone: Fact[] = [
    { name: "product", value: "linen apron", source: "seller" },
  ];
  expect(chooseTitles([], "etsy_2026", { facts: alone })).toEqual([
    "Linen apron",
  ]);
});

test("Etsy's style: no praise, gifts or sales, at most fourteen words", () => {
  const stuffed =
    "Beautiful Coffee Mug, Gift for Mom, Free Shipping, Blue Stoneware, Rustic, Wheel Thrown, Farmhouse, Speckled, Large, Cozy";
  const [title = ""] = chooseTitles([stuffed], "etsy_2026", told);
  expect(title).not.toMatch(/beautiful|gift|shipping/iu);
  expect(title).toMatch(/^Coffee Mug, Blue Stoneware/u);
  expect(wordCount(title)).toBeLessThanOrEqual(14);
});

test("word of praise or giving in the item's name: stays", () => {
  const named = { facts, productName: "Gift box" };
  expect(
    chooseTitles(["Gift Box in Blue, Perfect"], "etsy_2026", named)[0],
  ).toBe("Gift Box in Blue");
});

test("classic style: filled from the facts, with gifts, without sales", () => {
  const [title = ""] = chooseTitles(
    ["Coffee Mug, Gift for Mom, Free Shipping"],
    "classic",
    told,
  );
  expect(title).toMatch(/^Coffee Mug, Gift for Mom, Stoneware mug/u);
  expect(title).not.toMatch(/shipping/iu);
  expect(title.length).toBeGreaterThan(70);
});

test("title variants: the one closest to the guidance leads, and the listing takes it", () => {
  const titles = [
    "Mug, Mugs, Tea Mug, Cup Mug",
    "Stoneware Coffee Mug, White and Brown",
  ];
  const completion = completeListing({ ...goodAnswer, titles }, mugForm, {
    hasPhoto: true,
  });
  expect(completion.titles[0]).toBe("Stoneware Coffee Mug, White and Brown");
  expect(completion.listing?.title).toBe(completion.titles[0]);
  expect(completion.titles).toHaveLength(3);
});

const anyFacts = fc.array(
  fc.record({
    name: fc.constantFrom(
      "product",
      "materials",
      "color",
      "style",
      "audience",
      "size",
      "details",
    ),
    value: anyText,
    source: fc.constantFrom("seller" as const, "photo" as const),
  }),
  { maxLength: 7 },
);

test("any words in any style: up to three different titles that meet the rules", () => {
  fc.assert(
    fc.property(
      fc.array(anyText, { maxLength: 5 }),
      fc.constantFrom(...titleStyles),
      anyFacts,
      (usable, style, facts) => {
        const titles = chooseTitles(usable, style, { facts });
        expect(titles.length).toBeLessThanOrEqual(3);
        expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(
          titles.length,
        );
        for (const title of titles) {
          expect(
            checkTitle(title).filter((found) => !isOfScript(found)),
          ).toEqual([]);
          if (style === "etsy_2026")
            expect(wordCount(title)).toBeLessThanOrEqual(14);
        }
        expect(chooseTitles(usable, style, { facts })).toEqual(titles);
      },
    ),
    { numRuns: runs(150) },
  );
});
