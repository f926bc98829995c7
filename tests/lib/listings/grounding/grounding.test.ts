import fc from "fast-check";
import {
  type Grounds,
  groundSentences,
  isInOtherLanguage,
  placeSentences,
  unsupportedSentences,
} from "@/lib/listings/grounding";
import {
  keysOfSentences,
  removeSentences,
} from "@/lib/listings/grounding/sentences";
import { blanksOf } from "@/lib/listings/lexicon/buyer-questions";
import type { Fact } from "@/lib/listings/schema";
import { languageCases } from "@/tests/lib/listings/grounding/language-cases";

const told = (name: string, value: string): Fact => ({
  name,
  value,
  source: "seller",
});
const seen = (name: string, value: string): Fact => ({
  name,
  value,
  source: "photo",
});

const facts = [
  told("product", "Oak ring dish"),
  told("materials", "oak, linseed oil"),
  told("details", "9 cm wide, 2 cm tall. Not dishwasher safe. Made in 3 days."),
  seen("shape", "round"),
  seen("color", "light brown"),
];
const supportsOf = (description: string, grounds: Grounds = {}) =>
  groundSentences(description, { facts, ...grounds }).map(
    ({ support }) => support,
  );

test("facts: a sentence of their words is supported, and says by which", () => {
  expect(
    groundSentences("This oak dish is finished with linseed oil.", { facts }),
  ).toEqual([expect.objectContaining({ support: "none" })]);
  const [sentence] = groundSentences(
    "This ring dish is made of oak with linseed oil.",
    { facts },
  );
  expect(sentence).toMatchObject({
    support: "seller",
    supportedBy: ["product: Oak ring dish", "materials: oak, linseed oil"],
  });
});

test("photo: one word that was only seen there makes the sentence the photo's", () => {
  expect(
    supportsOf("A round ring dish. A ring dish in oak. Color: light brown"),
  ).toEqual(["photo", "seller", "photo"]);
});

test.each([
  "Give it to someone who has just moved in.",
  "A ring dish for the nightstand.",
  "The oak comes from Vermont.",
  "It is 10 cm wide.",
  "It is 9 in wide.",
  "A tall ring dish.",
  "Two ring dishes in oak.",
  "Perfect.",
])("%s: nothing supports it", (sentence) =>
  expect(supportsOf(sentence)).toEqual(["none"]),
);

test.each([
  "It measures 9 cm in width.",
  "The dish is 9 cm wide and 2 cm tall.",
  "Made in three days.",
  "Wooden dishes for rings.",
  "It is not safe in the dishwasher.",
])("%s: the facts say so", (sentence) =>
  expect(supportsOf(sentence)).toEqual(["seller"]),
);

test("denied fact: supports its denial alone", () => {
  expect(supportsOf("Dishwasher safe.")).toEqual(["none"]);
  expect(supportsOf("Not dishwasher safe.")).toEqual(["seller"]);
  expect(supportsOf("Made without oak.")).toEqual(["none"]);
});

test("details that a fact cuts off: what the seller typed supports a sentence as well", () => {
  expect(supportsOf("Wrapped in tissue.")).toEqual(["none"]);
  expect(
    supportsOf("Wrapped in tissue.", {
      sellerText: "Oak ring dish\nEach is wrapped in tissue",
    }),
  ).toEqual(["seller"]);
});

test("headings and blanks: are no sentences", () => {
  expect(
    supportsOf(
      "Details\nAt a glance\nIt holds [add size].\nCare: [add care]\n- Material: oak",
    ),
  ).toEqual(["seller"]);
});

test("snippet: its sentences are the shop's, wherever they stand", () => {
  const snippets = [
    "Parcels leave on Mondays.\nWrite to us before you wash it.",
  ];
  const description = `A ring dish in oak.\n\n${snippets[0]}`;
  expect(supportsOf(description, { snippets })).toEqual([
    "seller",
    "snippet",
    "snippet",
  ]);
  expect(supportsOf(description)).toEqual(["seller", "none", "none"]);
});

test("sentence that the seller wrote or changed: is her word; one of the generated text is not", () => {
  const generated = {
    description: "A ring dish for every home. It smells of summer.",
  };
  const edited =
    "A RING DISH, for every home! My grandfather turned the first one.";
  expect(supportsOf(edited, { generated })).toEqual(["none", "seller"]);
  expect(supportsOf(edited, { generated: null })).toEqual(["none", "none"]);
});

test("sentence of a rewrite: is the model's, not the seller's", () => {
  const generated = { description: "A ring dish in oak." };
  const rewritten = keysOfSentences(["It brings calm to the evening."]);
  expect(supportsOf("It brings calm to the evening.", { generated })).toEqual([
    "seller",
  ]);
  expect(
    supportsOf("It brings calm to the evening.", { generated, rewritten }),
  ).toEqual(["none"]);
});

test("confirmed sentence: is the seller's word, also with other capitals and punctuation, but not with other words", () => {
  const confirmed = keysOfSentences(["It smells of summer."]);
  expect(supportsOf("It SMELLS of summer!", { confirmed })).toEqual(["seller"]);
  expect(supportsOf("It smells of winter.", { confirmed })).toEqual(["none"]);
});

test("listing of which nothing is known: no sentence holds it back", () => {
  expect(unsupportedSentences("It smells of summer.", { facts: [] })).toEqual(
    [],
  );
  expect(unsupportedSentences("It smells of summer.", { facts })).toHaveLength(
    1,
  );
});

test.each([
  ["Diese Schale ist aus Eiche und riecht nach Sommer.", true],
  ["Plato de roble con aceite de lino. Es perfecto para un regalo.", true],
  ["A saucer for the summer. It is the best of its kind.", false],
  ["This ring dish smells of summer.", false],
  ["Ein ring dish, das nach Sommer riecht.", false],
])("%j: is in another language than the facts: %p", (text, isOther) => {
  expect(
    isInOtherLanguage(text, {
      facts,
      sellerText: "Oak ring dish for the hall",
    }),
  ).toBe(isOther);
  expect(
    unsupportedSentences(text, {
      facts,
      sellerText: "Oak ring dish for the hall",
    }).length > 0,
  ).toBe(!isOther);
});

test("chosen language: counts, unless the text left it or the facts may be in it", () => {
  const typed = { facts, sellerText: "Oak ring dish for the hall" };
  const german = "Oak ring dish, Leinöl. Riecht nach Sommer.";
  expect(isInOtherLanguage(german, { ...typed, language: "de" })).toBe(true);
  expect(isInOtherLanguage(german, { ...typed, language: "en" })).toBe(false);
  const rewritten = "Diese Schale ist aus Eiche und riecht nach Sommer.";
  expect(isInOtherLanguage(rewritten, { ...typed, language: "en" })).toBe(true);
  const bowl = {
    facts: [told("product", "Tigela de carvalho")],
    sellerText: "Tigela de carvalho",
  };
  expect(
    isInOtherLanguage("Tigela para a sala.", { ...bowl, language: "pt" }),
  ).toBe(false);
});

test.each([
  ["Mug e52a", "en", "It smells of summer."],
  ["A mug with a handle", "en", "It smells of summer."],
  [
    "Borsa a rete in cotone, lavorata a uncinetto",
    "it",
    "La borsa sa di estate.",
  ],
  ["Vela de cera de soja", "pt", "A vela de cera de soja cheira a verão."],
  ["Cuenco de roble con aceite", "es", "El cuenco de roble huele a verano."],
  ["Schale in Eiche", "de", "Die Schale riecht nach Sommer."],
] as const)(
  "%j with %s chosen: is in that language",
  (name, language, text) => {
    const grounds = {
      facts: [told("product", name)],
      sellerText: name,
      language,
    };
    expect(isInOtherLanguage(text, grounds)).toBe(false);
    expect(unsupportedSentences(text, grounds)).toHaveLength(1);
  },
);

test("photo alone: nothing was typed that could be in another language", () => {
  const grounds = {
    facts: [seen("item", "Schale"), seen("material", "Eiche")],
    sellerText: "",
  };
  expect(isInOtherLanguage("Diese Tasse ist aus Glas.", grounds)).toBe(false);
  expect(
    unsupportedSentences("Diese Tasse ist aus Glas.", grounds),
  ).toHaveLength(1);
});

test.each(languageCases)("$language: $text", ({ facts, text, supports }) => {
  const language = { facts: facts.map(([name, value]) => told(name, value)) };
  expect(
    groundSentences(text, language).map(({ support }) =>
      support === "none" ? "none" : "some",
    ),
  ).toEqual(supports);
});

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom(
    "Oak dish.",
    "- Material: oak",
    "It holds [add size].",
    "ca. 9 cm",
    "樫の皿。かわいい！",
    "\n",
    "\n\n",
    "…",
    "Perfect gift!",
  ),
);
const description = fc
  .array(anyText, { maxLength: 12 })
  .map((parts) => parts.join(" "));

test("any text: each sentence has one source, in its place, and the shares add up", () => {
  fc.assert(
    fc.property(
      description,
      fc.array(anyText, { maxLength: 3 }),
      (text, snippets) => {
        const sentences = placeSentences(text, { facts, snippets });
        const counts = ["photo", "seller", "snippet", "none"].map(
          (support) =>
            sentences.filter((sentence) => sentence.support === support).length,
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
          sentences.length,
        );
        let last = 0;
        for (const {
          text: own,
          start,
          end,
          support,
          supportedBy,
        } of sentences) {
          expect(text.slice(start, end)).toBe(own);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(blanksOf(own)).toEqual([]);
          if (support === "none" || support === "snippet")
            expect(supportedBy).toEqual([]);
          else expect(supportedBy).not.toEqual([]);
          last = end;
        }
      },
    ),
  );
});

test("any text: without its unsupported sentences none is left, and the others stay in their order", () => {
  fc.assert(
    fc.property(description, (text) => {
      const before = placeSentences(text, { facts });
      const after = placeSentences(
        removeSentences(
          text,
          before.filter(({ support }) => support === "none"),
        ),
        { facts },
      );
      // At the beginning of a line a dash is a bullet.
      const textsOf = (sentences: typeof before) =>
        sentences.map(({ text }) => text.replace(/^(?:- )+/u, ""));
      expect(textsOf(after)).toEqual(
        textsOf(before.filter(({ support }) => support !== "none")),
      );
    }),
  );
});

test.each([
  ["One. Two. Three.", "Two.", "One. Three."],
  ["One.\n\nTwo.\n\nThree.", "Two.", "One.\n\nThree."],
  ["Two.\n\nThree.", "Two.", "Three."],
  ["One.\n\n- Two\n- Three", "Two", "One.\n\n- Three"],
  ["One.\n\nTwo.", "Two.", "One."],
  ["Two.", "Two.", ""],
])("%j without %j: %j", (text, removed, rest) => {
  const sentence = placeSentences(text, {}).find((one) => one.text === removed);
  expect(removeSentences(text, sentence ? [sentence] : [])).toBe(rest);
});
