import fc from "fast-check";
import {
  type Grounds,
  groundSentences,
  keysOfSentences,
  placeSentences,
} from "@/lib/listing-text/check/place-sentences";
import { removeSentences } from "@/lib/listing-text/check/remove-sentences";
import type { Fact } from "@/lib/listing-text/fields/schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";

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

const sellerText = `Oak ring dish
oak, linseed oil
9 cm wide, 2 cm tall. Not dishwasher safe. Made in 3 days.`;
const facts = [
  told("product", "Oak ring dish"),
  told("materials", "oak, linseed oil"),
  told("details", "9 cm wide, 2 cm tall. Not dishwasher safe. Made in 3 days."),
  seen("shape", "round"),
  seen("color", "light brown"),
];
const supportsOf = (description: string, grounds: Grounds = {}) =>
  groundSentences(description, { facts, sellerText, ...grounds }).map(
    ({ support }) => support,
  );
const keyOf = (text: string) => keysOfSentences([text])[0] ?? "";

test.each([
  "The dish is 9 cm (3.5 in) wide and 2 cm tall.",
  "It measures 9 cm in width.",
  "Made in three days.",
  "It is not safe in the dishwasher.",
  "Oak, finished with linseed oil.",
])("%s: what was typed says so", (sentence) =>
  expect(supportsOf(sentence)).toEqual(["seller"]),
);

test.each([
  "It is 10 cm wide.",
  "It is 9 in wide.",
  "It is 2 cm wide and 9 cm tall.",
  "Made in 9 days.",
  "It is dishwasher safe.",
  "The oak comes from Vermont.",
  "A walnut dish.",
])("%s: nothing supports it, and it says why", (sentence) => {
  const [found] = groundSentences(sentence, { facts, sellerText });
  expect(found).toMatchObject({ support: "none", supportedBy: [] });
  expect(found?.reason).not.toBe("");
});

test.each([
  "A place for the rings that you take off at night.",
  "Give it to someone who has just moved in.",
])("%s: wording is not marked", (sentence) =>
  expect(supportsOf(sentence)).not.toContain("none"),
);

test("photo: what was only seen there makes the sentence the photo's", () => {
  expect(supportsOf("The dish is light brown.")).toEqual(["photo"]);
});

test("supported sentences name their facts", () => {
  const [sentence] = groundSentences("It is 9 cm wide.", { facts, sellerText });
  expect(sentence?.supportedBy).toEqual([expect.stringContaining("9 cm wide")]);
});

test("nothing known: all is unchecked, and nothing holds it back", () => {
  expect(
    supportsOf("A glass bowl of 30 cm.", { facts: [], sellerText: "" }),
  ).toEqual(["unchecked"]);
});

test("confirmed, own and snippets: settled, but for what facts say", () => {
  const text = "It holds ten rings. It is 9 cm wide. Returns within 30 days.";
  const generated = { description: "It is 9 cm wide." };
  expect(
    supportsOf(text, {
      generated,
      snippets: ["Returns within 30 days."],
    }),
  ).toEqual(["confirmed", "seller", "snippet"]);
  expect(
    supportsOf("It is 10 cm wide.", {
      confirmed: [keyOf("It is 10 cm wide.")],
    }),
  ).toEqual(["confirmed"]);
});

test("own sentences: what the model wrote in a rewrite is not the seller's", () => {
  const text = "It is 10 cm wide.";
  const generated = { description: "It is 9 cm wide." };
  expect(supportsOf(text, { generated })).toEqual(["confirmed"]);
  expect(supportsOf(text, { generated, rewritten: [keyOf(text)] })).toEqual([
    "none",
  ]);
});

test("review: it decides what rules leave open, and marks what they support", () => {
  const unchecked = "The rim is slightly curved inward.";
  const verdictOf = (text: string, verdict: "supported" | "unsupported") => ({
    verdicts: { [keyOf(text)]: { verdict, reason: "No fact on the rim." } },
  });
  expect(supportsOf(unchecked)).toEqual(["unchecked"]);
  expect(supportsOf(unchecked, verdictOf(unchecked, "unsupported"))).toEqual([
    "none",
  ]);
  expect(
    supportsOf(
      "It is 9 cm wide.",
      verdictOf("It is 9 cm wide.", "unsupported"),
    ),
  ).toEqual(["none"]);
  expect(
    supportsOf("It is 8 cm wide.", verdictOf("It is 8 cm wide.", "supported")),
  ).toEqual(["none"]);
});

test("citations: what the writer cites supports what rules can't judge", () => {
  const text = "The rim is slightly curved inward.";
  const cited = [{ ...told("rim", "curved in"), id: "f7" }];
  expect(
    supportsOf(text, {
      facts: [...facts, ...cited],
      sellerText: `${sellerText} Rim curved in.`,
      citations: { [keyOf(text)]: ["f7"] },
    }),
  ).toEqual(["seller"]);
});

test.each([
  ["de", "Die Schale ist 9 cm breit und aus Eiche.", "seller"],
  ["de", "Die Schale ist 12 cm breit.", "none"],
  ["de", "Die Schale ist aus Walnuss.", "none"],
] as const)(
  "a brief in English, a text in %s: %s is %s",
  (language, text, support) => {
    expect(supportsOf(text, { language })).toEqual([support]);
  },
);

test("headings and blanks are no sentences", () => {
  expect(
    supportsOf("Oak dish.\n\nDetails\n- Size: [add size]\n- Width: 9 cm"),
  ).toHaveLength(2);
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

test("any text: each sentence has one source, in its place, and a reason where it is open", () => {
  fc.assert(
    fc.property(
      description,
      fc.array(anyText, { maxLength: 3 }),
      (text, snippets) => {
        const sentences = placeSentences(text, { facts, snippets });
        let last = 0;
        for (const {
          text: own,
          start,
          end,
          support,
          supportedBy,
          reason,
        } of sentences) {
          expect(text.slice(start, end)).toBe(own);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(blanksOf(own)).toEqual([]);
          expect(supportedBy.length > 0).toBe(
            ["seller", "photo", "shop"].includes(support),
          );
          expect(reason !== "").toBe(support === "none");
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
      // A heading that nothing follows any more is a sentence now.
      const known = new Set(textsOf(before));
      expect(textsOf(after).filter((each) => known.has(each))).toEqual(
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
