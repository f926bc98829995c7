import {
  attributesOf,
  cited,
  factsOf,
  type RecordedListing,
  tagsOf,
} from "@/lib/content/recorded/recorded-listing";

export const candles: RecordedListing = {
  id: "candles",
  name: "Two rolled beeswax candles",
  picture: {
    alt: "Two golden yellow candles with a honeycomb pattern, one taller than the other, on pale stone in front of a gray wall.",
  },
  form: {
    productName: "Set of two rolled beeswax candles",
    materials: "beeswax, cotton wick",
    extraDetails:
      "Rolled by hand from sheets. The tall one is 11 cm, the short one 7.5 cm; both are 4.5 cm across. Without added scent. Trim the wick to 5 mm before lighting. Ready in 2 days.",
  },
  answer: {
    facts: factsOf(
      [
        ["product", "Set of two rolled beeswax candles"],
        ["material", "beeswax"],
        ["wick", "cotton wick"],
        ["technique", "Rolled by hand from sheets"],
        ["height of the tall one", "The tall one is 11 cm"],
        ["height of the short one", "the short one 7.5 cm"],
        ["diameter", "both are 4.5 cm across"],
        ["scent", "Without added scent"],
        ["processing time", "Ready in 2 days"],
        ["care", "Trim the wick to 5 mm before lighting"],
      ],
      [
        ["color", "golden yellow"],
        ["pattern", "honeycomb pattern all around"],
        ["top", "the rolled layers show at the top"],
      ],
    ),
    item: "beeswax candles",
    titles: [
      cited(
        "Rolled Beeswax Candles, Set of Two, Honeycomb Pattern, Golden Yellow",
        1,
        11,
        12,
      ),
      cited("Two Hand Rolled Beeswax Candles, 11 and 7.5 cm", 1, 4, 5, 6),
      cited("Beeswax Candle Set in Golden Yellow, Rolled by Hand", 1, 4, 11),
    ],
    description: [
      [
        cited(
          "A set of two beeswax candles, rolled by hand from sheets, golden yellow with a honeycomb pattern.",
          1,
          4,
          11,
          12,
        ),
      ],
      [
        cited(
          "The honeycomb runs all around, and the rolled layers show at the top.",
          12,
          13,
        ),
        cited("The wick is cotton.", 3),
        cited("There is no added scent.", 8),
      ],
      [
        cited("Material: beeswax, with a cotton wick", 2, 3),
        cited("Included: two candles", 1),
        cited("Tall candle: 11 cm", 5),
        cited("Short candle: 7.5 cm", 6),
        cited("Both are 4.5 cm across", 7),
        cited("Care: trim the wick to 5 mm before lighting", 10),
        cited("Ready in 2 days", 9),
      ],
    ],
    tags: tagsOf({
      what: ["rolled candle set", "pillar candle pair"],
      style: ["honeycomb candle"],
      material: ["beeswax pillar", "cotton wick candle"],
      technique: ["hand rolled candles"],
      color: ["golden yellow candle"],
      recipient: ["beekeeper gift", "candle lover gift"],
      use: ["dinner table candles", "unscented candles"],
      place: ["mantel decor", "rustic table decor"],
      occasion: ["housewarming gift"],
    }),
    materials: ["beeswax", "cotton"],
    altText: cited(
      "Two golden yellow beeswax candles with a honeycomb pattern, one taller than the other, on pale stone in front of a gray wall.",
      1,
      11,
      12,
    ),
    attributes: attributesOf({
      "Primary color": "Yellow",
      Pattern: "Honeycomb",
      Technique: "Hand rolled",
      Scent: "Unscented",
      "Set size": "2",
    }),
    category: "home_living",
    categoryPath:
      "Home & Living > Home Decor > Candles & Holders > Candles > Pillar Candles",
  },
};
