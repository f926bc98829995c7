import fc from "fast-check";
import { chooseTitles } from "@/lib/listing-text/compose/choose-titles";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { titleStyles } from "@/lib/listing-text/fields/listing-choices";
import type { Fact } from "@/lib/listing-text/fields/schema";
import { checkTitle } from "@/lib/listing-text/rules/title";
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

test.each(titleStyles)(
  "%s: a title with sale words gives way as a whole, and a plain one leads",
  (style) => {
    const sale = "Coffee Mug, Free Shipping, Blue Stoneware";
    const praising = "Beautiful Perfect Coffee Mug, Gift for Mom";
    const plain = "Coffee Mug, Blue Stoneware, Wheel Thrown";
    const titles = chooseTitles([sale, praising, plain], style, told);
    expect(titles).not.toContain(sale);
    expect(titles).toEqual(expect.arrayContaining([praising, plain]));
    if (style === "etsy_2026") expect(titles[0]).toBe(plain);
  },
);

test("word of praise or giving in the item's name: stays", () => {
  const named = { facts, productName: "Gift box" };
  expect(chooseTitles(["Gift Box"], "etsy_2026", named)[0]).toBe("Gift Box");
});

test("classic style: the model's title stays as it is, ours are filled from the facts", () => {
  const [title, ours = ""] = chooseTitles(
    ["Coffee Mug, Gift for Mom"],
    "classic",
    told,
  );
  expect(title).toBe("Coffee Mug, Gift for Mom");
  expect(ours).toMatch(/^Coffee mug, Stoneware, Blue, /u);
  expect(ours.length).toBeGreaterThan(70);
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
        }
        expect(chooseTitles(usable, style, { facts })).toEqual(titles);
      },
    ),
    { numRuns: runs(150) },
  );
});
