import fc from "fast-check";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { inputText } from "@/lib/listing-text/fields/input";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { repetitions, runs } from "@/tests/support/repetitions";

test.each([
  ["stunning", "This stunning mug holds 12 oz.", "This mug holds 12 oz."],
  ["stunning", "It is a Stunning oak dish.", "It is an oak dish."],
  ["elegant", "An elegant mug of clay.", "A mug of clay."],
  ["very", "The wool is very soft.", "The wool is soft."],
  ["beautifully", "Beautifully glazed inside.", "Glazed inside."],
  [
    "perfect",
    "A plain mug. It is perfect for tea. Fired twice.",
    "A plain mug. Fired twice.",
  ],
  ["elevate", "Elevate your desk. Made of oak.", "Made of oak."],
  [
    "soft and warm",
    "A scarf that is soft and warm. Knitted by hand.",
    "Knitted by hand.",
  ],
  ["don't", "Don’t worry. It is oak.", "It is oak."],
  ["schöne", "Eine schöne Schale aus Eiche.", "Eine Schale aus Eiche."],
  ["belle", "Une belle tasse en grès.", "Une tasse en grès."],
  ["かわいい", "かわいいお皿です。オーク材です。", "オーク材です。"],
  [
    "rustic",
    "- Style: rustic, plain\n- Color: white",
    "- Style: plain\n- Color: white",
  ],
  ["rustic", "Style: rustic, rustic chic\nColor: white", "Color: white"],
])("text without “%s”: %s", (word, text, expected) => {
  expect(avoiding([word], "").fromText(text)).toBe(expected);
});

test.each([
  ["cat", "A category of its own."],
  ["art", "Artisan mug"],
  ["mug", "A smug look"],
  ["c++", "Written in C."],
  ["", "Anything."],
])("“%s” as a part of other words: stays", (word, text) => {
  const avoided = avoiding([word], "");
  expect([avoided.fromText(text), avoided.fromPhrase(text)]).toEqual([
    text,
    text,
  ]);
});

test.each([
  ["stunning", "Stunning Oak Dish, Round", "Oak Dish, Round"],
  ["round", "Oak Dish, Round", "Oak Dish"],
  ["mom", "Oak Dish, Gift for Mom, Round", "Oak Dish, Round"],
  ["oak", "Oak", ""],
])("phrase without “%s”: %s", (word, phrase, expected) => {
  expect(avoiding([word], "").fromPhrase(phrase)).toBe(expected);
});

test("a word that the seller typed for the listing: stays", () => {
  expect(
    avoiding(["Rustic", "cozy"], "rustic, wheel thrown").fromText(
      "A rustic, cozy mug.",
    ),
  ).toBe("");
  expect(
    avoiding(["Rustic"], "rustic, wheel thrown").fromText("A rustic mug."),
  ).toBe("A rustic mug.");
});

const words = goodAnswer.description.match(/\p{L}{4,}/gu) ?? [];
const typed = inputText(mugForm);
/** Headings and blanks are ours. */
const ours =
  /^(?:details|material|size|color|included|care|instructions|processing|time|style|made|for|capacity)s?$/iu;

test("any words of an answer avoided: the listing is valid and has none of them, or there is none", () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
        .map((all) => all.filter((one) => !ours.test(one))),
      (avoidWords) => {
        const { results, titles } = composeListing({
          text: JSON.stringify(goodAnswer),
          form: mugForm,
          hasPhoto: true,
          avoidWords,
        });
        if (results === null) return;
        expect(checkListing(results)).toEqual([]);
        const avoided = avoiding(avoidWords, typed);
        expect(
          [listingText(results), ...titles]
            .join("\n")
            .split("\n")
            .filter(avoided.isIn),
        ).toEqual([]);
      },
    ),
    { numRuns: runs(repetitions(60, 600)) },
  );
});
