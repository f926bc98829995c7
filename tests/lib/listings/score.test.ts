import fc from "fast-check";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { gradeOf } from "@/lib/listing-text/score/grade";
import {
  applyFix,
  type Score,
  scoreListing,
} from "@/lib/listing-text/score/score";
import { anyListing, anyText } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { runs } from "@/tests/support/repetitions";

const { listing: completed, facts } = completeListing(goodAnswer, mugForm, {
  hasPhoto: true,
});
const good = completed as GeneratedListing;
const context: ScoreContext = {
  productName: mugForm.productName,
  category: "home_living",
  facts,
  sellerText: Object.values(mugForm).join("\n"),
};

const pointsOf = (score: Score, id: string) =>
  score.checks.find((check) => check.id === id)?.points;
const pointsWith = (
  id: string,
  change: Partial<GeneratedListing>,
  given = context,
) => pointsOf(scoreListing({ ...good, ...change }, given), id);

/** As the seller completes it. */
const filled = {
  ...good,
  description: good.description
    .replace("[add care instructions]", "wash by hand")
    .replace("[add processing time]", "made to order in two weeks"),
};

test("good listing: scores 90 or more once its blanks are filled, and passes the gate", () => {
  // The seller filled the blanks of the generated text.
  const score = scoreListing(filled, { ...context, generated: good });
  expect(
    score.checks.filter(({ points, max }) => points < max).map(({ id }) => id),
  ).toEqual([]);
  expect(score.total).toBeGreaterThanOrEqual(90);
  expect(score).toMatchObject({
    grade: "excellent",
    passesGate: true,
    violations: [],
    open: [],
  });
  expect(scoreListing(good, context)).toMatchObject({
    total: 80,
    earned: expect.any(Number),
    passesGate: true,
  });
});

test("empty listing: scores 0", () => {
  expect(scoreListing(emptyListing)).toMatchObject({
    total: 0,
    grade: "needs work",
    passesGate: false,
  });
});

test("score areas: have 24, 20, 34, 10, 8 and 4 points", () => {
  const sums = new Map<string, number>();
  for (const { area, max } of scoreListing(good, context).checks)
    sums.set(area, (sums.get(area) ?? 0) + max);
  expect(Object.fromEntries(sums)).toEqual({
    title: 24,
    tags: 20,
    description: 34,
    attributes: 10,
    altText: 8,
    trust: 4,
  });
});

test("violation: caps the score at 49, and one click repairs it", () => {
  const broken = { ...filled, title: `${good.title} ❤` };
  const score = scoreListing(broken, context);
  expect(score).toMatchObject({ total: 49, passesGate: false });
  expect(score.repair).not.toBeNull();
  if (score.repair)
    expect(
      scoreListing(applyFix(broken, score.repair), context).total,
    ).toBeGreaterThanOrEqual(90);
});

test.each([
  ["title_item_first", { title: "Speckled Coffee Mug" }, 8],
  [
    "title_item_first",
    { title: "White and Brown Speckled Wheel Thrown Rustic Mug" },
    4,
  ],
  ["title_item_first", { title: "White and Brown Speckled" }, 0],
  ["title_words", { title: "a b c d e f g h i j k l m n" }, 4],
  ["title_words", { title: "a b c d e f g h i j k l m n o" }, 2],
  ["title_words", { title: "a b c d e f g h i j k l m n o p q r s" }, 0],
  ["title_traits", { title: "White Stoneware Mug" }, 6],
  ["title_traits", { title: "White Mug" }, 3],
  ["title_traits", { title: "Mug" }, 0],
  ["title_plain_words", { title: "Beautiful Mug" }, 1],
  [
    "title_plain_words",
    { title: "Perfect Mug, Gift for Her, Free Shipping" },
    0,
  ],
  ["title_repeats", { title: "Coffee Mug, Tea Mugs" }, 0],
  ["title_readable", { title: "Mug, Cup, Bowl, Plate" }, 0],
  ["title_readable", { title: "SPECKLED Mug" }, 0],
  ["tags_used", { tags: good.tags.slice(0, 5) }, 2],
  ["tags_phrases", { tags: ["one", "two", "three word tag"] }, 0],
  ["tags_doubles", { tags: ["coffee cup", "cups coffee"] }, 2],
  ["tags_echoes", { tags: ["stoneware", "home living"] }, 0],
  ["tags_intents", { tags: ["rustic thing"] }, 0],
  ["description_opening", { description: "It is here." }, 2],
  ["description_own_words", { description: `${good.title}.` }, 0],
  ["description_length", { description: "Too short." }, 0],
  ["description_scannable", { description: "One block of text." }, 0],
  [
    "description_answers",
    { description: "Made of clay. 10 cm tall.\nCare: [add care]" },
    2,
  ],
  ["description_clean", { description: "Welcome to my shop! A mug." }, 0],
  ["description_clean", { description: "A mug. See www.example.com" }, 0],
  [
    "description_clean",
    { description: "mug, cup, tea, coffee, gift, mom, dad, clay, blue, white" },
    0,
  ],
  ["materials_named", { materials: [] }, 0],
  ["primary_color", { attributes: [{ name: "Room", value: "Kitchen" }] }, 0],
  ["attributes_filled", { attributes: good.attributes.slice(0, 3) }, 1],
  [
    "attributes_vocabulary",
    { attributes: [{ name: "Primary color", value: "Navy" }] },
    0,
  ],
  ["alt_text_present", { altText: "" }, 0],
  ["alt_text_length", { altText: "White mug" }, 0],
  ["alt_text_length", { altText: "White mug ".repeat(30) }, 0],
  ["alt_text_names", { altText: "Something on a table" }, 1],
  ["alt_text_own", { altText: good.title }, 0],
  ["alt_text_own", { altText: "Image of a white mug" }, 0],
  ["no_watch_list", { title: "Harry Potter Mug" }, 0],
  ["no_untold_claims", { title: "Food Safe Mug" }, 0],
])("check %s of %j: earns %d points", (id, change, points) => {
  expect(pointsWith(id, change)).toBe(points);
});

test("missing category and typed claim: are known from the context", () => {
  expect(pointsWith("category_set", {}, { ...context, category: null })).toBe(
    0,
  );
  expect(
    pointsWith(
      "no_untold_claims",
      { title: "Food Safe Mug" },
      { sellerText: "the glaze is food safe" },
    ),
  ).toBe(2);
});

test.each([
  [100, "excellent"],
  [90, "excellent"],
  [89, "strong"],
  [75, "strong"],
  [74, "fair"],
  [60, "fair"],
  [59, "needs work"],
])("score %d: is %s", (total, grade) => {
  expect(gradeOf(total)).toBe(grade);
});

/** Applies every fix on offer, one after the other, until none is left. */
function clickEverything(listing: GeneratedListing): GeneratedListing {
  let current = listing;
  for (let click = 0; click < 40; click += 1) {
    const { repair, checks } = scoreListing(current, context);
    const fix = repair ?? checks.find((check) => check.fix)?.fix;
    if (!fix) return current;
    current = applyFix(current, fix);
  }
  throw new Error("the fixes never end");
}

test("sloppy listing: every fix applied makes it good", () => {
  const sloppy: GeneratedListing = {
    ...good,
    title:
      "Mug, Coffee Mug, Tea Mug, Ceramic Mug, Beautiful Handmade Mug, Gift for Mom, Speckled Stoneware",
    tags: ["mug", "mugs", "Stoneware", "coffee mug", "coffee mugs"],
    materials: [],
    altText: `Image of ${good.altText}`,
    attributes: [{ name: "Primary color", value: "Navy" }],
  };
  const mended = clickEverything(sloppy);
  expect(scoreListing(mended, context).earned).toBeGreaterThan(
    scoreListing(sloppy, context).earned + 15,
  );
  expect(scoreListing(sloppy, context).open).toContainEqual(
    expect.objectContaining({ code: "text_thin", field: "title" }),
  );
  expect(scoreListing(mended, context).open).not.toContainEqual(
    expect.objectContaining({ code: "text_thin" }),
  );
  expect(mended.materials).toEqual(["stoneware"]);
  expect(mended.altText).toBe(good.altText);
  expect(mended.title.match(/mug/giu)).toHaveLength(1);
});

const edited = fc
  .tuple(
    anyListing,
    fc.subarray([
      "title",
      "description",
      "tags",
      "materials",
      "altText",
      "attributes",
    ] as const),
  )
  .map(([listing, fields]) => ({
    ...good,
    ...Object.fromEntries(fields.map((field) => [field, listing[field]])),
  }));
const anyContext = fc.oneof(
  fc.constant(context),
  fc.constant({}),
  fc.record(
    { productName: anyText, sellerText: anyText },
    { requiredKeys: [] },
  ),
);

test("any edit: the score is an integer from 0 to 100, the same each time", () => {
  fc.assert(
    fc.property(edited, anyContext, (listing, given) => {
      const score = scoreListing(listing, given);
      expect(Number.isInteger(score.total)).toBe(true);
      expect(score.total).toBeGreaterThanOrEqual(0);
      expect(score.total).toBeLessThanOrEqual(score.passesGate ? 100 : 49);
      for (const { points, max } of score.checks) {
        // What takes points away has none to win.
        if (max > 0) expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(max);
      }
      expect(scoreListing(listing, given)).toEqual(score);
    }),
    { numRuns: runs(40) },
  );
});

test("any fix: neither lowers the score nor adds a violation", () => {
  fc.assert(
    fc.property(edited, anyContext, (listing, given) => {
      const before = scoreListing(listing, given);
      const fixes = [
        before.repair,
        ...before.checks.map(({ fix }) => fix),
      ].filter((fix) => fix != null);
      for (const fix of fixes) {
        const after = scoreListing(applyFix(listing, fix), given);
        expect(after.total).toBeGreaterThanOrEqual(before.total);
        expect(after.violations.length).toBeLessThanOrEqual(
          before.violations.length,
        );
      }
    }),
    { numRuns: runs(40) },
  );
});

test("checks: each has a sentence, a source and a date", () => {
  for (const check of [
    ...scoreListing(emptyListing).checks,
    ...scoreListing(good, context).checks,
  ]) {
    expect(check.message).toMatch(/[.!”]$/);
    expect(check.source).toMatch(/^https:\/\//);
    expect(check.checkedOn ?? "2026-04").toMatch(/^\d{4}-\d{2}/);
  }
});
