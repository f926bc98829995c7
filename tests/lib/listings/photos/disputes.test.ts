import fc from "fast-check";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import { createPartialComposer } from "@/lib/listings/write/stream-partials";
import { anyText } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { repetitions, runs } from "@/tests/support/repetitions";

const ring = { productName: "Hammered ring", extraDetails: "Size 7." };
const ringAnswer = {
  ...goodAnswer,
  facts: [
    { name: "metal", value: "silver", source: "photo", photo: 1 },
    { name: "metal", value: "gold", source: "photo", photo: 3 },
    { name: "edge", value: "rounded", source: "photo", photo: 1 },
  ],
  contradictions: [
    {
      topic: "metal",
      photos: [
        { photo: 1, shows: "silver" },
        { photo: 3, shows: "gold" },
      ],
    },
  ],
  unknown: ["care"],
  titles: ["Hammered Silver Ring, Size 7", "Hammered Ring, Size 7, Textured"],
  description: `This hammered ring is size 7 and has a texture of small marks.\n\nThe silver catches the light. ${"The marks are even and run around the whole band, and each of them can be felt with a finger. ".repeat(8)}`,
  tags: [
    ...goodAnswer.tags,
    { tag: "silver ring", facet: "material" },
    { tag: "gold band", facet: "material" },
  ],
  materials: ["silver", "gold"],
  altText: "Silver ring with hammered marks on gray linen.",
  attributes: [
    { name: "Metal", value: "Silver" },
    { name: "Ring size", value: "7" },
  ],
  photoAltTexts: [
    { photo: 2, altText: "Hammered ring from the side." },
    { photo: 3, altText: "Gold ring with hammered marks on a hand." },
  ],
};
const three = { hasPhoto: true, photos: 3 };
const textOf = ({ listing }: ReturnType<typeof completeListing>) =>
  listing ? listingText({ ...listing, altText: "" }) : "";

test("silver in one photo, gold in another: a question and a blank, and neither is in the text", () => {
  const completion = completeListing(ringAnswer, ring, three);
  expect(textOf(completion)).not.toMatch(/silver|gold/i);
  expect(completion.photoQuestions).toEqual([
    {
      topic: "metal",
      message: "Photo 1 shows silver, photo 3 gold. Which is it?",
    },
  ]);
  expect(completion.missing).toContain("metal");
  expect(completion.facts.map(({ value }) => value)).not.toContain("silver");
  expect(completion.facts).toContainEqual({
    name: "edge",
    value: "rounded",
    source: "photo",
    photo: 1,
  });
});

test("what a photo shows is still said of that photo", () => {
  const { listing, altTexts } = completeListing(ringAnswer, ring, three);
  expect(listing?.altText).toBe(
    "Silver ring with hammered marks on gray linen.",
  );
  expect(altTexts).toEqual([
    "Hammered ring from the side.",
    "Gold ring with hammered marks on a hand.",
  ]);
});

test("a metal that the seller typed: no question, and the other one is left out", () => {
  const completion = completeListing(
    ringAnswer,
    { ...ring, materials: "silver" },
    three,
  );
  expect(completion.photoQuestions).toEqual([]);
  expect(textOf(completion)).toMatch(/silver/i);
  expect(textOf(completion)).not.toMatch(/\bgold\b/i);
});

test("other metals in the facts of two photos, which the model does not call a contradiction: a question too", () => {
  const { photoQuestions } = completeListing(
    { ...ringAnswer, contradictions: [] },
    ring,
    three,
  );
  expect(photoQuestions).toEqual([
    {
      topic: "metal",
      message: "Photo 1 shows silver, photo 3 gold. Which is it?",
    },
  ]);
});

test.each([
  [
    "two metals in one photo",
    [{ name: "metal", value: "silver and gold", source: "photo", photo: 1 }],
    [],
  ],
  [
    "a color named after a metal",
    [{ name: "shape", value: "gold heart", source: "photo", photo: 2 }],
    [],
  ],
  [
    "photos that don't exist",
    [],
    [
      {
        topic: "metal",
        photos: [
          { photo: 1, shows: "silver" },
          { photo: 9, shows: "gold" },
        ],
      },
    ],
  ],
  [
    "the same in both",
    [],
    [
      {
        topic: "metal",
        photos: [
          { photo: 1, shows: "silver" },
          { photo: 2, shows: "Silver" },
        ],
      },
    ],
  ],
  [
    "no topic",
    [],
    [
      {
        topic: " ",
        photos: [
          { photo: 1, shows: "silver" },
          { photo: 2, shows: "gold" },
        ],
      },
    ],
  ],
])("%s: no question", (_, facts, contradictions) => {
  expect(
    completeListing({ ...ringAnswer, facts, contradictions }, ring, three)
      .photoQuestions,
  ).toEqual([]);
});

test("one photo: contradictions and numbers of photos mean nothing", () => {
  const { photoQuestions, altTexts, facts } = completeListing(
    ringAnswer,
    ring,
    { hasPhoto: true },
  );
  expect([photoQuestions, altTexts]).toEqual([[], []]);
  for (const fact of facts) expect(fact).not.toHaveProperty("photo");
});

test("a repaired answer that forgets what the photos dispute: the question stays, and the alt texts too", () => {
  const { seen } = completeListing(ringAnswer, ring, three);
  const forgetful = {
    ...ringAnswer,
    facts: [],
    contradictions: [],
    photoAltTexts: [],
  };
  const completion = completeListing(forgetful, ring, { ...three, seen });
  expect(completion.photoQuestions).toHaveLength(1);
  expect(textOf(completion)).not.toMatch(/silver|gold/i);
  expect(completion.altTexts).toEqual([
    "Hammered ring from the side.",
    "Gold ring with hammered marks on a hand.",
  ]);
});

test("an answer while it is written: shows no disputed word at any time", () => {
  const text = JSON.stringify(ringAnswer);
  const compose = createPartialComposer({ form: ring, ...three });
  for (let end = text.indexOf('"unknown"'); end <= text.length; end += 25) {
    const { altText: _, facts: __, ...shown } = compose(text.slice(0, end));
    expect(JSON.stringify(shown)).not.toMatch(/\b(?:silver|gold)\b/i);
  }
});

test("alt texts: left out, repeated and unusable ones are made of what was seen", () => {
  const facts = [
    {
      name: "product",
      value: "Speckled coffee mug",
      source: "photo",
      photo: 1,
    },
    {
      name: "base",
      value: "unglazed foot with a mark",
      source: "photo",
      photo: 3,
    },
  ];
  const photoAltTexts = [
    { photo: 2, altText: goodAnswer.altText.toUpperCase() },
    { photo: 4, altText: "" },
    { photo: 5, altText: "Visit www.example.com" },
  ];
  const { listing, altTexts } = completeListing(
    { ...goodAnswer, facts, photoAltTexts },
    mugForm,
    {
      hasPhoto: true,
      photos: 5,
    },
  );
  expect(altTexts[1]).toContain("unglazed foot with a mark");
  const all = [listing?.altText ?? "", ...altTexts].map((text) =>
    text.toLowerCase(),
  );
  expect(all).toHaveLength(5);
  expect(new Set(all).size).toBe(5);
  expect(all).not.toContain("");
});

test("any answer about any number of photos: as many alt texts as photos, none alike, none over 250 characters", () => {
  const number = fc.integer({ min: -1, max: 22 });
  const extra = fc.record({
    contradictions: fc.oneof(
      fc.anything(),
      fc.constant(ringAnswer.contradictions),
    ),
    photoAltTexts: fc.oneof(
      fc.anything(),
      fc.array(fc.record({ photo: number, altText: anyText }), {
        maxLength: 22,
      }),
    ),
    facts: fc.oneof(fc.anything(), fc.constant(ringAnswer.facts)),
    titles: fc.array(anyText, { maxLength: 4 }),
  });
  const form = fc.record(
    { productName: anyText, materials: anyText },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      extra,
      form,
      fc.integer({ min: 1, max: 20 }),
      (answer, typed, photos) => {
        const { listing, altTexts } = completeListing(
          { ...goodAnswer, ...answer },
          typed,
          { hasPhoto: true, photos },
        );
        expect(altTexts).toHaveLength(photos - 1);
        for (const text of altTexts)
          expect([...text].length).toBeLessThanOrEqual(250);
        if (listing === null) return;
        const all = [listing.altText, ...altTexts].map((text) =>
          text.toLowerCase(),
        );
        expect(new Set(all).size).toBe(photos);
      },
    ),
    { numRuns: runs(repetitions(60, 300)) },
  );
});
