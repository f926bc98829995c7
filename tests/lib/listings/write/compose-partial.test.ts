import fc from "fast-check";
import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { fillFields } from "@/lib/listing-text/fields/map-fields";
import {
  noOptionalFields,
  optionalNames,
} from "@/lib/listing-text/fields/optional-fields";
import { checkListing } from "@/lib/listing-text/rules/rules";
import type { PartialListing } from "@/lib/listings/write/listing-events";
import { createPartialComposer } from "@/lib/listings/write/stream-partials";
import { anyText, isOfScript } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { goodCitedAnswer } from "@/tests/lib/listings/good-cited-answer";
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
    ...optionalNames,
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

const wholeCited = JSON.stringify(goodCitedAnswer);

test("answer with citations: the same listing as without, and facts with what cites them", () => {
  const { facts, ...plain } = composeListing({ text: whole, ...sources });
  const composed = composeListing({ text: wholeCited, ...sources });
  expect(composed.results).toEqual(plain.results);
  expect(composed.titles).toEqual(plain.titles);
  expect(composed.violations).toEqual([]);
  expect(composed.answer.canCite).toBe(true);
  const withoutIds = composed.facts.map(
    ({ id: _, part: __, quote: ___, ...fact }) => fact,
  );
  expect(withoutIds).toEqual(facts);
  expect(composed.facts).toEqual(
    expect.arrayContaining([
      // Of what is typed, the id that texts cite.
      {
        name: "product",
        value: "Speckled coffee mug",
        source: "seller",
        id: "f1",
      },
      expect.objectContaining({ name: "handle", part: "handle", id: "f6" }),
    ]),
  );
});

test("partial listings with citations: the description grows by whole lines", () => {
  const shown = showings(wholeCited, 15);
  const texts = [
    ...new Set(shown.flatMap(({ description }) => description ?? [])),
  ];
  expect(texts.length).toBeGreaterThan(10);
  for (const [index, text] of texts.slice(0, -1).entries())
    expect(texts[index + 1]?.startsWith(text)).toBe(true);
  expect(texts.at(-1)).toBe(goodAnswer.description);
  const { results, facts, missing } = composeListing({
    text: wholeCited,
    ...sources,
  });
  const written = { ...results, facts, missing };
  expect(written).toMatchObject(noOptionalFields);
  expect({ ...noOptionalFields, ...shown.at(-1) }).toEqual(written);
});

test("a fact of a quote that was never typed: is none", () => {
  const fact = {
    id: 1,
    property: "material",
    value: "walnut",
    quote: "solid walnut",
  };
  const text = JSON.stringify({ ...goodCitedAnswer, facts: [fact] });
  const { facts } = composeListing({ text, ...sources });
  expect(facts.filter(({ value }) => value === "walnut")).toEqual([]);
});

test.each([
  ["was typed", "wheel thrown", "wheel thrown"],
  ["was never typed", "wheel thrown in Spain", undefined],
])("a quote that %s, of a typed value", (_, quote, kept) => {
  const fact = { id: 1, property: "technique", value: "thrown", quote };
  const text = JSON.stringify({ ...goodCitedAnswer, facts: [fact] });
  const { facts } = composeListing({ text, ...sources });
  expect(facts.find(({ id }) => id === "f1")?.quote).toBe(kept);
});

test("the same value of two parts: two facts", () => {
  const fact = { property: "color", value: "white", photo: 1 };
  const facts = [
    { id: 1, part: "handle", ...fact },
    { id: 2, part: "foot", ...fact },
  ];
  const text = JSON.stringify({ ...goodCitedAnswer, facts });
  const parts = composeListing({ text, ...sources }).facts.map(
    ({ part }) => part,
  );
  expect(parts.filter(Boolean)).toEqual(["handle", "foot"]);
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

test("unsupported claim: never appears in a partial title, and stands in its sentence as in the listing", () => {
  const claiming = {
    ...goodAnswer,
    titles: ["Organic Food Safe Mug, 14k Gold"],
    description: `This mug is 14k gold and certified organic. ${goodAnswer.description}`,
  };
  for (const fields of showings(JSON.stringify(claiming), 10)) {
    const { description = "", ...others } = fields;
    expect(JSON.stringify(others)).not.toMatch(/14k|organic|food safe/i);
    if (description !== "")
      expect(description).toContain("14k gold and certified organic.");
  }
});

test("text that is no answer: shows nothing", () => {
  expect(showings("Here is the listing you asked for: {}", 5).at(-1)).toEqual(
    {},
  );
});

test("a piece that nobody knows: nothing is shown of what the writer goes on with", () => {
  const { facts, ...copy } = goodAnswer;
  const text = JSON.stringify({ facts, item: "", ...copy });
  const seen = text.slice(0, text.indexOf('"item"'));
  const form = { materials: "stoneware" };
  const compose = createPartialComposer({ form, hasPhoto: true });
  expect(compose(seen)).not.toEqual({});
  expect(compose(text)).toEqual({});
  const named = createPartialComposer(sources);
  expect(named(text).title).toBe(goodAnswer.titles[0]);
});
