import fc from "fast-check";
import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { categoryValues } from "@/lib/listing-text/fields/listing-choices";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { tagFacets } from "@/lib/listing-text/fields/read-answer-values";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { anyText, isOfScript } from "@/tests/lib/listings/arbitraries";
import { repetitions } from "@/tests/support/repetitions";

const form = {
  productName: "Stoneware mug",
  materials: "stoneware",
  colors: ["White" as const],
};
const list = (of: fc.Arbitrary<unknown>, maxLength: number) =>
  fc.array(of, { maxLength });

/** Of the right shape, with any content. */
const anyAnswer = fc.record(
  {
    facts: list(
      fc.record({
        name: anyText,
        value: anyText,
        source: fc.constantFrom("photo", "seller", "dream"),
      }),
      9,
    ),
    unknown: list(anyText, 9),
    titles: list(anyText, 4),
    description: anyText,
    tags: list(
      fc.record({
        tag: anyText,
        facet: fc.oneof(fc.constantFrom(...tagFacets), anyText),
      }),
      25,
    ),
    materials: list(anyText, 18),
    altText: anyText,
    attributes: list(fc.record({ name: anyText, value: anyText }), 35),
    category: fc.oneof(fc.constantFrom(...categoryValues), anyText),
    categoryPath: anyText,
    claimsNeedingProof: list(anyText, 4),
  },
  { requiredKeys: [] },
);
const anyOutput = fc.oneof(
  anyText,
  fc.json({ maxDepth: 4 }),
  anyAnswer.map((answer) => JSON.stringify(answer)),
  fc.tuple(anyAnswer, fc.nat(100)).map(([answer, part]) => {
    const text = JSON.stringify(answer);
    return text.slice(0, Math.floor((text.length * part) / 100));
  }),
);

test("any model answer: becomes a listing that meets every rule, or none", () => {
  let made = 0;
  fc.assert(
    fc.property(anyOutput, fc.boolean(), (text, hasPhoto) => {
      const { results, missing, facts } = composeListing({
        text,
        form: hasPhoto ? {} : form,
        hasPhoto,
      });
      if (results !== null) {
        made += 1;
        expect(
          checkListing(results).filter((found) => !isOfScript(found)),
        ).toEqual([]);
        expect(generatedListingSchema.parse(results)).toEqual(results);
      }
      expect(
        missing.every((name) => name.length > 0 && name.length <= 160),
      ).toBe(true);
      expect(facts.length).toBeLessThanOrEqual(40);
    }),
    { numRuns: repetitions(120, 600) },
  );
  expect(made).toBeGreaterThan(repetitions(5, 60));
}, 60_000);

test("good answer: has no violations", () => {
  const text = JSON.stringify({
    facts: [{ name: "item", value: "mug", source: "seller" }],
    unknown: ["size"],
    titles: ["Stoneware Mug, White Glaze"],
    description:
      "A white stoneware mug for the first coffee of the day.\n\nIt holds [add size].",
    tags: tagFacets.flatMap((facet) => [
      { tag: `${facet} mug idea`, facet },
      { tag: `cozy ${facet} cup`, facet },
    ]),
    materials: ["stoneware"],
    altText: "A white mug on a table.",
    attributes: [{ name: "Primary color", value: "White" }],
    category: "home_living",
    categoryPath: "Home & Living > Kitchen",
    claimsNeedingProof: [],
  });
  const draft = composeListing({ text, form, hasPhoto: false });
  expect(draft.violations).toEqual([]);
  expect(draft.results?.title).toBe("Stoneware Mug, White Glaze");
  expect(draft.missing).toContain("size");
});

test("answer without title and description: is completed from the facts, and marked as such", () => {
  const text = JSON.stringify({
    tags: [{ tag: "cozy coffee corner", facet: "use" }],
  });
  const draft = composeListing({ text, form, hasPhoto: false });
  expect(draft.results?.title).toBe("Stoneware mug, White");
  expect(draft.results?.tags).toContain("cozy coffee corner");
  expect(draft.isOwn).toBe(false);
  expect(draft.violations.length).toBeGreaterThan(1);
});

test.each([
  "",
  "I can't help with that.",
  "{}",
  "[]",
  '{"titles":["❤"],"description":"","tags":[],"altText":""}',
  '{"titles":["Harry Potter"],"description":"It heals.","tags":[{"tag":"sterling silver","facet":"what"}]}',
])("unusable answer %j: no listing, however many facts there are", (text) => {
  expect(composeListing({ text, form, hasPhoto: false }).results).toBeNull();
});
