import { sourceOfFact, sources } from "@/lib/listing-text/check/sources";
import type { Fact } from "@/lib/listing-text/fields/schema";

/** The earrings of the demo with all of their photos, up to the draft. */
export const walkthrough = {
  title: "Four photos, and a source for every sentence",
  lead: "The same earrings, the whole way into the shop. A photo shows some of it, you say the rest, and each sentence tells you which of the two it rests on.",
  steps: [
    {
      title: "Your photos, your words",
      text: "Up to 20 photos of a piece. Each gets an alt text of its own.",
    },
    {
      title: "Sentences with their sources",
      text: "What nobody said is marked, before you are asked to approve it.",
    },
    {
      title: "The draft in Etsy",
      text: "You see every field before it is sent, and you publish it yourself.",
    },
  ],
  typed: "Polymer clay, brass. 5 cm long, cut and sanded by hand.",
} as const;

/** In their order; `id` is that of the drawing. */
export const samplePhotos = [
  {
    id: "photo-1",
    altText:
      "Two terracotta half moon clay earrings with brass hooks lying on natural linen.",
  },
  {
    id: "photo-2",
    altText:
      "Close view of a terracotta clay half moon with cream and brown speckles.",
  },
  {
    id: "photo-3",
    altText: "A clay earring beside a wooden ruler with centimeter marks.",
  },
  {
    id: "photo-4",
    altText: "A pair of terracotta clay earrings on a kraft paper card.",
  },
] as const;

const materials: Fact = {
  name: "materials",
  value: "polymer clay, brass",
  source: "seller",
};
const details: Fact = {
  name: "details",
  value: "5 cm long, cut and sanded by hand",
  source: "seller",
};
const shape: Fact = {
  name: "shape",
  value: "half moon",
  source: "photo",
  photo: 1,
};
const color: Fact = {
  name: "color",
  value: "terracotta",
  source: "photo",
  photo: 1,
};
const pattern: Fact = {
  name: "pattern",
  value: "cream and brown speckles",
  source: "photo",
  photo: 2,
};

export const knownFacts: Fact[] = [materials, details, shape, color, pattern];

type SampleSentence = {
  text: string;
  support: "photo" | "seller" | "none";
  /** Each fact with where it comes from, in the words of the editor. */
  because: { fact: string; source: string }[];
};

const shown = (facts: Fact[]) =>
  facts.map((fact) => ({ fact: fact.value, source: sourceOfFact(fact) }));

/** What the engine says of each is in the tests. */
export const sampleSentences: SampleSentence[] = [
  {
    text: "Terracotta half moons with cream and brown speckles.",
    support: "photo",
    because: shown([color, pattern]),
  },
  {
    text: "Made of polymer clay and brass, cut and sanded by hand.",
    support: "seller",
    because: shown([materials, details]),
  },
  {
    text: "They are 5 cm long.",
    support: "seller",
    because: shown([details]),
  },
  {
    text: "Each earring weighs 4 grams.",
    support: "none",
    because: [{ fact: "4 grams", source: sources.none.label }],
  },
];

/** What to do about a sentence that rests on nothing. */
export const openSentenceNote = "Confirm it, or take it out.";
