import fc from "fast-check";
import {
  maxReviewTexts,
  type ReviewText,
  reviewQuestion,
  type TextPlace,
} from "@/lib/listing-text/check/review-question";
import type { TextVerdict } from "@/lib/listing-text/check/text-check";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import { fact, reviewText, textVerdicts } from "./checked";

const mug = [fact("material", "stoneware")];
const places: TextPlace[] = [
  "sentence",
  "title",
  "tag",
  "material",
  "attribute",
  "alt text",
  ...optionalNames,
];
const isLabel = (place: TextPlace) =>
  ["tag", "material", "attribute"].includes(place);
const asks = (place: TextPlace, verdict: TextVerdict) =>
  reviewQuestion(mug, [reviewText("A stoneware mug", verdict, place)]).keys
    .length === 1;

test.each(places)("%s: is asked unless rules have settled it", (place) => {
  const asked = textVerdicts.filter((verdict) => asks(place, verdict));
  expect(asked).toEqual(
    isLabel(place)
      ? ["unknown", "general", "unchecked"]
      : ["supported", "unknown", "general", "unchecked"],
  );
});

test("texts are numbered from 1, and say what they are unless they are sentences", () => {
  const texts = [
    reviewText("Stoneware Mug", "supported", "title"),
    reviewText("Lovely!", "wording"),
    reviewText("It holds 300 ml.", "unknown"),
    reviewText("coffee gift", "unchecked", "tag"),
    reviewText("It is red.", "contradicted"),
  ];
  const question = reviewQuestion(mug, texts);
  expect(question.texts).toEqual({
    1: "title: Stoneware Mug",
    2: "It holds 300 ml.",
    3: "tag: coffee gift",
  });
  expect(question.keys).toEqual(
    [texts[0], texts[2], texts[3]].map((text) => text?.key),
  );
});

test("a text with the key of one before is asked once, an empty one never", () => {
  const text = reviewText("It holds 300 ml.");
  expect(
    reviewQuestion(mug, [text, { ...text, place: "title" }, reviewText(" ")])
      .texts,
  ).toEqual({ 1: "It holds 300 ml." });
});

test("nothing is asked where nothing is known", () => {
  expect(reviewQuestion([], [reviewText("A mug.")]).keys).toEqual([]);
});

test.each<[string, Parameters<typeof fact>, string | undefined, string]>([
  ["of the whole piece", ["width", "9 cm"], undefined, "width: 9 cm"],
  [
    "of a part",
    ["material of chain", "sterling silver"],
    "a Sterling  Silver chain",
    "chain material: sterling silver",
  ],
  [
    "whose value is not in what was typed",
    ["care", "hand wash"],
    "please only wash by hand",
    "care: hand wash; typed: please only wash by hand",
  ],
  [
    "of a photo",
    ["color", "cream", "photo"],
    undefined,
    "color: cream; (photo)",
  ],
  [
    "of the shop",
    ["ships from", "Leeds", "shop"],
    undefined,
    "ships from: Leeds; (shop)",
  ],
])("a fact %s", (_, given, quote, line) => {
  const known = fact(...given);
  expect(
    reviewQuestion([quote ? { ...known, quote } : known], []).facts,
  ).toEqual([line]);
});

test("too many texts: the undecided come first, and all keep their order", () => {
  const texts = Array.from({ length: maxReviewTexts * 2 }, (_, index) =>
    reviewText(`Text ${index}.`, index % 2 ? "unchecked" : "supported"),
  );
  const { keys } = reviewQuestion(mug, [...texts, reviewText("Last.")]);
  expect(keys).toEqual(
    texts
      .filter(({ check }) => check.verdict === "unchecked")
      .map(({ key }) => key),
  );
});

test("however much there is, the question stays small, and each key belongs to its number", () => {
  const texts = fc.array(
    fc.record({
      key: fc.string(),
      place: fc.constantFrom(...places),
      text: fc.oneof(
        fc.string(),
        fc.integer({ min: 0, max: 20_000 }).map((most) => "é ".repeat(most)),
      ),
      check: fc
        .constantFrom(...textVerdicts)
        .map((verdict) => reviewText("", verdict).check),
    }),
    { maxLength: 200 },
  );
  const facts = fc.array(
    fc
      .tuple(fc.string(), fc.integer({ min: 0, max: 9_000 }))
      .map(([name, most]) => fact(name, "v".repeat(most))),
  );
  fc.assert(
    fc.property(facts, texts, (known, given: ReviewText[]) => {
      const question = reviewQuestion(known, given);
      expect(JSON.stringify(question.facts).length).toBeLessThan(30_000);
      expect(JSON.stringify(question.texts).length).toBeLessThan(30_000);
      expect(new Set(question.keys).size).toBe(question.keys.length);
      question.keys.forEach((key, index) => {
        const asked = question.texts[index + 1];
        expect(
          given.some(
            (each) =>
              each.key === key &&
              each.text.trim() !== "" &&
              asked?.includes(each.text),
          ),
        ).toBe(true);
      });
    }),
  );
});
