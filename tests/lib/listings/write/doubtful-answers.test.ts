import { findSentences } from "@/lib/listing-text/check/find-sentences";
import { findLimiting } from "@/lib/listing-text/check/readiness";
import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { isMuchWrong } from "@/lib/listing-text/compose/faults";
import { leaveOutMarked } from "@/lib/listing-text/compose/leave-out-marked";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { ReviewVerdict } from "@/lib/listing-text/fields/verdict";
import { totalOf } from "@/lib/listing-text/score/score";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";

const form = {
  productName: "Pine ring dish",
  materials: "pine",
  extraDetails: "9 cm wide, 2 cm tall. Made in 3 days. Wipe clean.",
};
const honest = {
  facts: [],
  titles: ["Pine Ring Dish, 9 cm", "Ring Dish in Pine", "Small Pine Dish"],
  description: "A pine ring dish, 9 cm wide and 2 cm tall. Wipe it clean.",
  tags: ["ring dish", "pine dish", "jewelry dish", "ring holder"],
  attributes: [{ name: "Width", value: "9 cm" }],
};
const draftOf = (change: object) =>
  composeListing({
    text: JSON.stringify({ ...honest, ...change }),
    form,
    hasPhoto: false,
  });

test.each([
  ["an honest one", {}],
  [
    "one with a price",
    { description: `${honest.description} Gift wrapping costs $4.` },
  ],
  [
    "one wrong title",
    { titles: ["Oak Ring Dish", "Ring Dish in Pine", "Small Pine Dish"] },
  ],
])("%s: is not doubted", (_, change) => {
  expect(draftOf(change).isDoubtful).toBe(false);
});

test.each([
  [
    "a sentence against a fact",
    { description: `${honest.description} It is made in 9 days.` },
  ],
  [
    "most titles that nobody told",
    { titles: ["Oak Ring Dish", "Walnut Ring Dish", "Small Pine Dish"] },
  ],
  [
    "selling elsewhere, though it is left out",
    {
      description: `${honest.description} Order straight from www.dishes.example and pay by bank transfer.`,
    },
  ],
])("%s: the answer is doubted", (_, change) => {
  expect(draftOf(change).isDoubtful).toBe(true);
});

test("lists: a few wrong ones are no cause for doubt", () => {
  expect(isMuchWrong("tags", 2, 20)).toBe(false);
  expect(isMuchWrong("tags", 4, 20)).toBe(false);
  expect(isMuchWrong("tags", 5, 20)).toBe(true);
  expect(isMuchWrong("attributes", 1, 1)).toBe(false);
  expect(isMuchWrong("attributes", 5, 7)).toBe(true);
});

const listing = {
  ...emptyListing,
  title: "Pine Ring Dish, 9 cm",
  description: honest.description,
  tags: ["ring dish", "dog bed"],
  attributes: [
    { name: "Width", value: "9 cm" },
    { name: "Closure", value: "Magnet" },
  ],
  materials: ["pine"],
  altText: "A pine dish on a magnet board.",
};

test("a doubtful answer: at most 69 points, until the seller has read it", () => {
  const context = { productName: form.productName, isDoubtful: true };
  const [open] = findLimiting(listing, context);
  expect(open).toMatchObject({
    code: "text_doubtful",
    field: "description",
    key: "text_doubtful",
  });
  expect(totalOf(listing, context)).toBeLessThanOrEqual(69);
  const confirmed = ["text_doubtful"];
  expect(findLimiting(listing, { ...context, confirmed })).toEqual([]);
});

const verdictsOf = (verdict: ReviewVerdict, ...texts: string[]) =>
  Object.fromEntries(
    texts.map((text) => [sentenceKey(text), { verdict, reason: "" }]),
  );

test.each(["unsupported", "contradicted"] as const)(
  "labels that a review calls %s: are left out and named, sentences stay",
  (verdict) => {
    const { listing: kept, removed } = leaveOutMarked(
      listing,
      verdictsOf(verdict, "dog bed", "Closure: Magnet", listing.description),
    );
    expect(kept).toEqual({
      ...listing,
      tags: ["ring dish"],
      attributes: [{ name: "Width", value: "9 cm" }],
    });
    expect(removed.map(({ field, text }) => `${field}: ${text}`)).toEqual([
      "attributes: Closure: Magnet",
      "tags: dog bed",
    ]);
    expect(removed.every(({ reason }) => reason !== "")).toBe(true);
  },
);

test.each(["supported", "general", "wording"] as const)(
  "labels that a review calls %s: stay",
  (verdict) => {
    const said = verdictsOf(verdict, "dog bed", "Closure: Magnet");
    expect(leaveOutMarked(listing, said)).toEqual({ listing, removed: [] });
  },
);

test("a later review: marks labels, and no alt text, which it can't see", () => {
  const grounds = {
    sellerText: Object.values(form).join("\n"),
    facts: [{ name: "product", value: "Pine ring dish", source: "seller" }],
  } as const;
  const marked = (texts: string[]) =>
    findSentences(listing, {
      ...grounds,
      verdicts: verdictsOf("unsupported", ...texts),
    })
      .filter(({ field }) => field !== "description")
      .map(({ text }) => text);
  expect(marked([])).toEqual([]);
  expect(marked(["dog bed", "Closure: Magnet", listing.altText])).toEqual([
    "Closure: Magnet",
    "dog bed",
  ]);
});

test("tags that nobody looks for: are left out and named", () => {
  const empty = ["dish dish dish", "x", "ring ring"];
  const { results, removed } = draftOf({ tags: [...honest.tags, ...empty] });
  for (const tag of empty) expect(results?.tags).not.toContain(tag);
  expect(removed.map(({ text }) => text)).toEqual(empty);
});
