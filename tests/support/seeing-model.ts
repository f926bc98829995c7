import { noOptionalFields } from "@/lib/listing-text/fields/optional-fields";

/**
 * What a model answers that sees in the photo what the piece is, which the
 * sample writer can't. For a fault of the mode `answer`.
 */
export const seenDish = JSON.stringify({
  facts: [
    { name: "item", value: "ring dish", source: "photo" },
    { name: "shape", value: "round with a low rim", source: "photo" },
    { name: "color", value: "red and blue", source: "photo" },
    { name: "surface", value: "glossy", source: "photo" },
  ],
  item: "ring dish",
  unknown: ["size", "care"],
  titles: ["Round Ring Dish in Red and Blue, Glossy"],
  description:
    "A round ring dish in red and blue with a low rim.\n\nThe surface is glossy.\n\nSize: [add size]\nCare: [add care]",
  tags: [
    "round ring dish",
    "red and blue dish",
    "glossy ring dish",
    "low rim dish",
    "red ring dish",
    "blue ring dish",
    "red trinket dish",
    "blue trinket dish",
    "round trinket dish",
    "glossy jewelry dish",
    "red jewelry dish",
    "blue jewelry dish",
    "round jewelry dish",
  ].map((tag) => ({ tag, facet: "what" })),
  materials: [],
  altText: "A round, glossy ring dish in red and blue with a low rim.",
  attributes: [{ name: "Primary color", value: "Red" }],
  ...noOptionalFields,
  category: "home_living",
  categoryPath: "Home & Living",
  claimsNeedingProof: [],
});
