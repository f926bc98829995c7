import fc from "fast-check";
import { normalizeAltText } from "@/lib/listing-text/rules/alt-text";
import { normalizeAttributes } from "@/lib/listing-text/rules/attributes";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { normalizeMaterials } from "@/lib/listing-text/rules/materials";
import { checkListing, normalizeListing } from "@/lib/listing-text/rules/rules";
import { normalizeTag, normalizeTags } from "@/lib/listing-text/rules/tags";
import { normalizeTitle } from "@/lib/listing-text/rules/title";
import {
  anyListing,
  anyText,
  isOfScript,
} from "@/tests/lib/listings/arbitraries";
import { hostileTexts } from "@/tests/lib/listings/hostile-texts";
import { runs } from "@/tests/support/repetitions";

test.each([
  ["Speckled Stoneware Mug, 12 oz", "Speckled Stoneware Mug, 12 oz"],
  ["  Blue\u00a0 mug\t\n", "Blue mug"],
  ["STONEWARE MUG", "Stoneware Mug"],
  ["A B C", "A b c"],
  ["cafe\u0301 mug", "café mug"],
  ["Mug & cup & bowl & plate", "Mug & cup and bowl and plate"],
  ["Mug: blue: large", "Mug: blue, large"],
  ["50% wool 50% silk", "50% wool 50 percent silk"],
  ["1½ inch ring at 20°C", "1 1/2 inch ring at 20 degrees C"],
  ["✨ Boho ✨ Mug ✨", "Boho Mug"],
  ["$25 mug", "25 mug"],
  ["“Hello” mug – men’s", '"Hello" mug – men\'s'],
  ["**Bold** <b>mug</b> &amp; bowl", "Bold mug & bowl"],
  ["Mug, ❤, cup,", "Mug, cup"],
  ["𝓗𝓪𝓷𝓭𝓶𝓪𝓭𝓮 Mug", "Handmade Mug"],
  ["\u202eMug\u202c", "Mug"],
  ["!!! ---", ""],
  ["x".repeat(141), ""],
])("title %j: becomes %j", (title, expected) => {
  expect(normalizeTitle(title)).toBe(expected);
});

test("long title: loses whole words and dangling ends", () => {
  const title = `${"Blue ".repeat(26)}mug with handle`;
  const fitted = normalizeTitle(title);
  expect(fitted).toBe(`${"Blue ".repeat(26)}mug`);
});

test.each([
  ["Gift For Mom", "gift for mom"],
  ["mother’s day", "mother's day"],
  ["salt & pepper", "salt and pepper"],
  ["#boho-style!", "boho-style"],
  ["--dashed", "dashed"],
  ["1/2 inch ring", "half inch ring"],
  ['12" plate', "12 inch plate"],
  ["8×10 print", "8x10 print"],
  ["100% cotton", "cotton"],
  ["İstanbul", "istanbul"],
  ["personalized leather wallet", "personalized leather"],
  ["a gift for the women in mum's life", "a gift for the women"],
  ["bags for the gardening-lovers", null],
  ["supercalifragilisticexpialidocious", null],
  ["3.5 inch plate", null],
  ["✨❤", null],
])("tag %j: becomes %j", (tag, expected) => {
  expect(normalizeTag(tag)?.tag ?? null).toBe(expected);
});

test("tags that differ in case or composition of accents: are duplicates", () => {
  expect(normalizeTags(["Mug", "mug ", "MUG!", "cafe\u0301", "café"])).toEqual([
    "mug",
    "café",
  ]);
});

test.each([
  [["100% cotton"], ["cotton"]],
  [["cotton-linen / wool"], ["cotton linen wool"]],
  [["wool, silk; felt"], ["wool", "silk", "felt"]],
  [["gold & silver"], ["gold and silver"]],
  [["Wool", "wool", "❤"], ["Wool"]],
])("materials %j: become %j", (materials, expected) => {
  expect(normalizeMaterials(materials)).toEqual(expected);
});

test.each([
  ["<p>One</p><p>Two</p>", "One\n\nTwo"],
  [
    "# Care\n**Hand** wash\n\n\n\n* no bleach",
    "Care\nHand wash\n\n- no bleach",
  ],
  ["Size: [add size]\r\nCare", "Size: [add size]\nCare"],
  ["<script>alert(1)</script>", ""],
  ["&lt;b&gt;Mug&lt;/b&gt;", "Mug"],
  ["5 * 7 and 5*7 and snake_case", "5 7 and 5*7 and snake_case"],
  ["see [the shop](http://x.example)", "see the shop"],
  ["a\u0000b\u200bc", "abc"],
])("description %j: becomes %j", (text, expected) => {
  expect(normalizeDescription(text)).toBe(expected);
});

test("long description: ends after a paragraph, else a sentence, else a word, else is empty", () => {
  const paragraph = "One two three. Four five.";
  const paragraphs = normalizeDescription(`${paragraph}\n\n`.repeat(1000));
  expect(paragraphs.endsWith(paragraph)).toBe(true);
  expect(
    normalizeDescription("One two three. ".repeat(2000)).endsWith("three."),
  ).toBe(true);
  expect(normalizeDescription("one two ".repeat(4000))).toMatch(/(one|two)$/);
  expect(normalizeDescription("x".repeat(20_000))).toBe("");
});

test("alt text: becomes one line within the length", () => {
  expect(normalizeAltText("A blue mug.\nOn a table.")).toBe(
    "A blue mug. On a table.",
  );
  expect(
    normalizeAltText(`${"A blue mug on a table. ".repeat(20)}`, 250).length,
  ).toBeLessThanOrEqual(250);
});

test.each([
  [
    { name: "Color", value: "Blue (dark)" },
    { name: "Color", value: "Blue, dark" },
  ],
  [
    { name: "Size (cm)", value: "(10)" },
    { name: "Size, cm", value: "10" },
  ],
  [
    { name: "Style", value: "Mid-century, Boho, Rustic" },
    { name: "Style", value: "Mid century, Boho" },
  ],
  [{ name: "Color", value: "()" }, undefined],
])("attribute %j: becomes %j", (attribute, expected) => {
  expect(normalizeAttributes([attribute])[0]).toEqual(expected);
});

/** All that normalizing can't do is invent a title or a description. */
const onlyEmpty = (listing: Parameters<typeof checkListing>[0]) =>
  checkListing(listing).filter(
    (found) =>
      found.code !== "title_empty" &&
      found.code !== "description_empty" &&
      !isOfScript(found),
  );

test.each(hostileTexts.map((text) => [text]))(
  "hostile text %#: is repaired in every field",
  (text) => {
    const listing = normalizeListing({
      title: text,
      description: text,
      tags: [text, text],
      materials: [text],
      altText: text,
      attributes: [
        { name: "Style", value: text },
        { name: text, value: text },
      ],
    });
    expect(onlyEmpty(listing)).toEqual([]);
    expect(normalizeListing(listing)).toEqual(listing);
  },
);

test("any repaired listing: meets every rule, but for an empty title or description", () => {
  fc.assert(
    fc.property(anyListing, (listing) => {
      expect(onlyEmpty(normalizeListing(listing))).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

test("repairing twice: is the same as once", () => {
  fc.assert(
    fc.property(anyListing, (listing) => {
      const once = normalizeListing(listing);
      expect(normalizeListing(once)).toEqual(once);
    }),
    { numRuns: runs(300) },
  );
});

test("any input: is repaired", () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(onlyEmpty(normalizeListing(input))).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

const plainWords = fc.array(fc.stringMatching(/^[a-z]{1,24}$/), {
  minLength: 1,
  maxLength: 60,
});

test("repair: never cuts a word", () => {
  fc.assert(
    fc.property(plainWords, (words) => {
      const text = words.join(" ");
      const allowed = new Set(words);
      const out = [
        normalizeTitle(text),
        normalizeTag(text)?.tag ?? "",
        normalizeAltText(text, 60),
        ...normalizeMaterials([text]),
      ];
      for (const word of out
        .flatMap((field) => field.split(" "))
        .filter(Boolean))
        expect(allowed).toContain(word);
    }),
    { numRuns: runs(500) },
  );
});

test("text that meets the rules: is unchanged", () => {
  fc.assert(
    fc.property(plainWords, (words) => {
      const title = words.join(" ").slice(0, 140).trim();
      expect(normalizeTitle(title)).toBe(title);
    }),
  );
});

test("title with longer spellings: stays within the limit", () => {
  fc.assert(fc.property(anyText, (text) => normalizeTitle(text).length <= 140));
});
