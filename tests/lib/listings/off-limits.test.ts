import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { evidenceOf } from "@/lib/listing-text/check/refusal";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import {
  allKinds,
  findOffLimits,
  refusedKinds,
  withoutOffLimitSentences,
  withoutOffLimits,
} from "@/lib/listing-text/lexicon/off-limits";
import { checkListing, normalizeListing } from "@/lib/listing-text/rules/rules";
import { parseRewrite } from "@/lib/listings/edit/parse-rewrite";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import {
  harmlessPhrases,
  offLimitsPhrases,
} from "@/tests/lib/listings/off-limits-phrases";
import { runs } from "@/tests/support/repetitions";

const opening =
  "A speckled stoneware coffee mug with a wide handle for slow mornings.";
const closing = "It is glazed in white.";
/**
 * What a seller types may be repeated, so that only what is off limits can be
 * missing.
 */
const typed = [
  ...offLimitsPhrases.map(([phrase]) => phrase),
  ...harmlessPhrases,
].join(" ");

const written = (answer: object) =>
  completeListing(
    { ...goodAnswer, ...answer },
    { ...mugForm },
    { hasPhoto: true },
  );
const said = (answer: object) => {
  const { listing, titles, facts } = written(answer);
  if (!listing) throw new Error("no listing was made");
  expect(checkListing(listing)).toEqual([]);
  return {
    listing,
    all: [
      listingText(listing),
      ...titles,
      ...facts.map(({ value }) => value),
    ].join("\n"),
  };
};

test("phrases: enough of both kinds", () => {
  expect(offLimitsPhrases.length).toBeGreaterThanOrEqual(60);
  expect(harmlessPhrases.length).toBeGreaterThanOrEqual(60);
});

test.each(offLimitsPhrases)(
  "%j is in nothing that is written: not in %j",
  (phrase, part) => {
    const { listing, all } = said({
      description: `${opening} ${closing}\n${phrase}\n\nDetails\n- Material: stoneware`,
      altText: `A speckled mug on a table. ${phrase}`,
      titles: [`Speckled Stoneware Mug, ${phrase}`, ...goodAnswer.titles],
      tags: [{ tag: phrase.slice(0, 40), facet: "what" }, ...goodAnswer.tags],
      materials: [phrase, "stoneware"],
      attributes: [{ name: "Note", value: phrase }, ...goodAnswer.attributes],
      facts: [
        ...goodAnswer.facts,
        { name: "note", value: phrase, source: "photo" },
      ],
    });
    expect(all).not.toContain(part);
    expect(listing.description).toContain(`${opening} ${closing}`);
    expect(listing.description).toContain("- Material: stoneware");
  },
);

const context = { productName: "Speckled mug", facts: [], sellerText: typed };
const results = { ...emptyListing, title: "Mug", description: "A mug." };
const evidence = evidenceOf({ sellerText: typed });
const rewritten = (description: string) =>
  parseRewrite("description", JSON.stringify({ description }), {
    results,
    evidence,
    context,
  }).patch?.description;

test.each(offLimitsPhrases)(
  "off-limits phrase %j: is in no rewrite",
  (phrase) => {
    expect(rewritten(`${opening}\n${phrase}\n${closing}`)).toMatch(
      new RegExp(`^${opening}\n(?:Questions\\?\n)?${closing}$`),
    );
  },
);

test.each(harmlessPhrases)(
  "harmless phrase %j: stays in a rewrite",
  (phrase) => {
    expect(rewritten(`${opening}\n${phrase}\n${closing}`)).toBe(
      `${opening}\n${phrase}\n${closing}`,
    );
  },
);

const fullWidth = (character: string) =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0);
const secrets = [
  "415-555-2671",
  "anna@example.com",
  "$25",
  "+49 30 1234567",
  "https://clay.example",
];

/**
 * The same with other hyphens, full-width characters and marks that nobody
 * sees.
 */
function disguised(secret: string) {
  const characters = [...secret].map((character) =>
    fc.constantFrom(
      ...(character === "-" ? ["‐", "‑", "–", "−", "﹣"] : [character]),
      ...(/[!-~]/.test(character) ? [fullWidth(character)] : [character]),
      `\u200b${character}`,
      `${character}\u00ad`,
    ),
  );
  return fc.tuple(...characters).map((parts) => parts.join(""));
}

test("disguised off-limits text: is in no rewrite; contact details: in no listing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...secrets).chain(disguised), (secret) => {
      expect(rewritten(`${opening}\nIt is ${secret} here.\n${closing}`)).toBe(
        `${opening}\n${closing}`,
      );
    }),
  );
  const contact = fc
    .constantFrom("415-555-2671", "anna@example.com", "+49 30 1234567")
    .chain(disguised);
  fc.assert(
    fc.property(contact, (secret) => {
      expect(
        checkListing({ ...results, description: `It is ${secret} here.` })[0]
          ?.code,
      ).toBe("description_contact");
    }),
  );
});

test("measures, sizes, years and counts: stay", () => {
  const units = [
    "cm",
    "mm",
    "inches",
    "oz",
    "g",
    "ml",
    "pieces",
    "days",
    "weeks",
    "beads",
    "colors",
    "degrees",
    "pages",
  ];
  const numbers = fc.oneof(
    fc.integer({ min: 1, max: 9_999 }),
    fc.double({ min: 0.1, max: 999, noNaN: true }).map((n) => n.toFixed(1)),
  );
  const phrase = fc.oneof(
    fc
      .tuple(numbers, fc.constantFrom(...units))
      .map(([number, unit]) => `It has ${number} ${unit}.`),
    fc
      .tuple(numbers, numbers, numbers)
      .map(([a, b, c]) => `It is ${a} x ${b} x ${c} cm.`),
    fc.integer({ min: 1700, max: 2026 }).map((year) => `Made about ${year}.`),
    fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }))
      .map(([a, b]) => `Ready in ${a} to ${b} days, or ${a}-${b}.`),
  );
  fc.assert(
    fc.property(phrase, (text) => {
      expect(findOffLimits(text, allKinds)).toEqual([]);
    }),
    { numRuns: runs(1_000) },
  );
});

test.each([
  ["A mug. Call 415-555-2671.", "A mug."],
  ["A mug! Call 415-555-2671!", "A mug!"],
  ["A mug for tea? 415-555-2671", "A mug for tea?"],
  ["415-555-2671. A mug.", "A mug."],
  ["A mug. 415-555-2671. A bowl.", "A mug. A bowl."],
  ["A mug by 415-555-2671.", "A mug by."],
  ["Wait... A mug.", "Wait... A mug."],
])("the phrase %j without contact details: %j", (phrase, expected) => {
  expect(withoutOffLimits(phrase, refusedKinds)).toBe(expected);
});

test("typed off-limits text: is in no text of ours", () => {
  const form = {
    ...mugForm,
    productName: "Speckled coffee mug $25",
    extraDetails:
      "Hand thrown. It costs $25. Call 555-123-4567 or mail anna@example.com. Holds 12 oz.",
  };
  const { listing, titles, facts } = completeListing(null, form, {
    hasPhoto: false,
  });
  const all = [
    listing && listingText(listing),
    ...titles,
    ...facts.map(({ value }) => value),
  ].join("\n");
  expect(all).toContain("Hand thrown.");
  expect(all).toContain("Holds 12 oz.");
  expect(all).not.toMatch(/25|555|anna@/);
});

test.each([
  ["a fence of JSON's", "```json\n{opening}\n```"],
  ["a fence without a name", "```\n{opening}\n```"],
  ["a fence of tildes", "~~~html\n{opening}\n~~~"],
  ["a fence in one line", "```text {opening}```"],
])("the words inside %s are the description", (_, fenced) => {
  expect(rewritten(fenced.replace("{opening}", `${opening} ${closing}`))).toBe(
    `${opening} ${closing}`,
  );
});

test.each(["undefined", "null", "NaN", "[object Object]"])(
  "value %s: counts as empty",
  (value) => {
    const { listing } = said({
      titles: [value, ...goodAnswer.titles],
      altText: value,
      tags: [{ tag: value, facet: "what" }, ...goodAnswer.tags],
      materials: [value, "stoneware"],
      attributes: [{ name: "Room", value }, ...goodAnswer.attributes],
      facts: [...goodAnswer.facts, { name: "size", value, source: "photo" }],
    });
    expect(listingText(listing)).not.toMatch(/undefined|null|nan\b|object/i);
  },
);

test("off-limits rules: each has a reason and a repair", () => {
  const broken = {
    ...emptyListing,
    title: "Mug, call 555-123-4567",
    description:
      "A white mug. Mail anna@example.com now.\nSize: undefined\n```json\nx\n```",
    tags: ["null", "white mug"],
    materials: ["undefined", "clay"],
    altText: "A mug [object Object]",
    attributes: [
      { name: "Color", value: "null" },
      { name: "Room", value: "call 555-123-4567" },
    ],
    personalization: {
      question: "Mail anna@example.com",
      instructions: "undefined",
    },
  };
  const codes = checkListing(broken).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining([
      "title_contact",
      "description_contact",
      "description_leftover",
      "description_code",
      "tag_leftover",
      "material_leftover",
      "alt_text_leftover",
      "attribute_leftover",
      "attribute_contact",
      "personalization_contact",
      "personalization_leftover",
    ]),
  );
  const repaired = normalizeListing(broken);
  expect(checkListing(repaired)).toEqual([]);
  expect(repaired).toMatchObject({
    title: "Mug",
    description: "A white mug.\nx",
    tags: ["white mug"],
  });
});

test("off-limits phrases: a number of half a million digits doesn't occupy the process", () => {
  const text = "1".repeat(500_000);
  // Some milliseconds; minutes where each digit is tried as the first of the
  // rest.
  const timeout = 20_000;
  expect(
    runInNewContext(
      "find(text, kinds)",
      { find: findOffLimits, text, kinds: allKinds },
      { timeout },
    ),
  ).toEqual([]);
});

// Letters that plain ASCII takes for the end of a word.
test.each([
  ["So kennst du deine Größe.", "Mit Gravur 6 € mehr."],
  ["Sie hat genaue Maße.", "Ein Rahmen kostet 45 €."],
  ["Es de caña.", "Cuesta 6 €."],
  ["Zrobione z łąki.", "Kosztuje 6 €."],
])("a sentence before a price stays: %s", (before, price) => {
  expect(withoutOffLimitSentences(`${before} ${price}`, allKinds)).toBe(before);
});
