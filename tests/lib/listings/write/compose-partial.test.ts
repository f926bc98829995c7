import fc from "fast-check";
import type { PartialListing } from "@/lib/listings/answer/listing-events";
import { emptyListing } from "@/lib/listings/fields";
import { fillFields } from "@/lib/listings/map-fields";
import { checkListing } from "@/lib/listings/rules";
import { createPartialComposer } from "@/lib/listings/write/stream-partials";
import { composeListing } from "@/lib/listings/write/write-listing";
import { anyText, isOfScript } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { repetitions, runs } from "@/tests/support/repetitions";

const sources = { form: mugForm, hasPhoto: true };
const whole = JSON.stringify(goodAnswer);

/** Everything that was shown on the way, the last one being all of it. */
function showings(text: string, step: number) {
  const compose = createPartialComposer(sources);
  const shown = [];
  for (let length = step; length < text.length; length += step)
    shown.push(compose(text.slice(0, length)));
  return [...shown, compose(text)];
}

/**
 * What Etsy would refuse of the fields that are there; the marks of a script
 * stay, and are told.
 */
const refused = (fields: PartialListing) => {
  const filled = { ...emptyListing, title: "Mug", description: "A mug." };
  return checkListing(fillFields(fields, filled)).filter(
    (found) => !isOfScript(found),
  );
};

test("partial listings: fields appear in the order they are written, the last one is the listing", () => {
  const shown = showings(whole, 40);
  const order = [...new Set(shown.flatMap((fields) => Object.keys(fields)))];
  expect(order).toEqual([
    "facts",
    "title",
    "description",
    "missing",
    "tags",
    "materials",
    "altText",
    "attributes",
    "personalization",
  ]);
  const { results, facts, missing } = composeListing({
    text: whole,
    ...sources,
  });
  expect(shown.at(-1)).toEqual({ ...results, facts, missing });
});

test("partial listings: facts appear one by one, the description by whole sentences", () => {
  const shown = showings(whole, 15);
  const counts = shown.flatMap(({ facts }) => (facts ? [facts.length] : []));
  expect(new Set(counts).size).toBeGreaterThan(1);
  const texts = [
    ...new Set(shown.flatMap(({ description }) => description ?? [])),
  ];
  expect(texts.length).toBeGreaterThan(4);
  for (const [index, text] of texts.slice(0, -1).entries()) {
    expect(texts[index + 1]).toContain(text);
    expect(
      goodAnswer.description.charAt(
        goodAnswer.description.indexOf(text) + text.length,
      ),
    ).toMatch(/\s/);
  }
});

test("partial listings of any answer: meet Etsy's rules", () => {
  const answer = fc.record({
    facts: fc.array(
      fc.record({
        name: anyText,
        value: anyText,
        source: fc.constant("seller"),
      }),
      { maxLength: 3 },
    ),
    titles: fc.array(anyText, { maxLength: 3 }),
    description: anyText,
    tags: fc.array(fc.record({ tag: anyText, facet: fc.constant("what") }), {
      maxLength: 20,
    }),
    materials: fc.array(anyText, { maxLength: 5 }),
    altText: anyText,
    attributes: fc.array(fc.record({ name: anyText, value: anyText }), {
      maxLength: 5,
    }),
  });
  fc.assert(
    fc.property(answer, (told) => {
      for (const fields of showings(JSON.stringify(told), 200))
        expect(refused(fields)).toEqual([]);
    }),
    { numRuns: runs(repetitions(15, 60)) },
  );
});

test("unsupported claim: never appears in a partial listing", () => {
  const claiming = {
    ...goodAnswer,
    titles: ["Organic Food Safe Mug, 14k Gold"],
    description: `This mug is 14k gold and certified organic. ${goodAnswer.description}`,
  };
  for (const fields of showings(JSON.stringify(claiming), 10)) {
    expect(JSON.stringify(fields)).not.toMatch(/14k|organic|food safe/i);
  }
});

test("text that is no answer: shows nothing", () => {
  expect(showings("Here is the listing you asked for: {}", 5).at(-1)).toEqual(
    {},
  );
});
