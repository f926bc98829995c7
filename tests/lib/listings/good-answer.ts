import { noOptionalFields } from "@/lib/listing-text/fields/optional-fields";
import type { ListingForm } from "@/lib/listing-text/fields/schema";
import type { PlainAnswer } from "@/tests/support/plain-answer";

export const mugForm: Partial<ListingForm> = {
  productName: "Speckled coffee mug",
  materials: "stoneware",
  styleDesign: "rustic, wheel thrown",
  colors: ["White", "Brown"],
  audience: "coffee lovers",
  category: "home_living",
  extraDetails: "Holds 12 oz, 4 inches tall. Comes in a gift box.",
};

/** What a careful model writes for the mug. */
export const goodAnswer: PlainAnswer = {
  facts: [
    { name: "product", value: "Speckled coffee mug", source: "seller" },
    { name: "material", value: "stoneware", source: "seller" },
    { name: "color", value: "white with brown speckles", source: "photo" },
    {
      name: "surface",
      value:
        "fine brown speckles in a white glaze, faint rings of the throwing",
      source: "photo",
    },
    {
      name: "shape",
      value:
        "rounded body, rim a little thinner than the wall, bare foot without glaze",
      source: "photo",
    },
    {
      name: "handle",
      value: "broad, room for three fingers, in line with the rim",
      source: "photo",
    },
    {
      name: "setting",
      value: "standing on a wooden table in soft window light",
      source: "photo",
    },
    { name: "technique", value: "wheel thrown", source: "seller" },
    { name: "size", value: "12 oz, 4 inches tall", source: "seller" },
  ],
  unknown: ["care instructions", "processing time"],
  titles: [
    "Speckled Stoneware Coffee Mug, 12 oz, Wheel Thrown",
    "Stoneware Coffee Mug with Brown Speckles, 12 oz",
    "Wheel Thrown Coffee Mug, White Speckled Stoneware",
  ],
  description: [
    "This speckled stoneware coffee mug is thrown on the wheel and holds 12 oz.",
    "Fine brown speckles show through the white glaze, and faint rings of the throwing can be seen on the body and on the foot. The body is rounded, the rim is a little thinner than the wall, and the foot is bare, without glaze. The handle is broad and has room for three fingers; it stands in line with the rim.",
    "Details\n- Material: stoneware with a white glaze\n- Size: 4 inches tall, 12 oz\n- Color: white with brown speckles\n- Included: one mug in a gift box\n- Care: [add care instructions]\n- Processing: [add processing time]",
    "The style is rustic: stoneware that shows how it was thrown on the wheel, with speckles, a bare foot and a rounded handle. It is a mug for coffee lovers, 4 inches tall and with room for 12 oz of coffee.",
  ].join("\n\n"),
  tags: [
    { tag: "pottery coffee cup", facet: "what" },
    { tag: "ceramic tea mug", facet: "what" },
    { tag: "rustic tableware", facet: "style" },
    { tag: "farmhouse kitchen", facet: "style" },
    { tag: "speckled pottery", facet: "material" },
    { tag: "clay drinkware", facet: "material" },
    { tag: "wheel thrown cup", facet: "technique" },
    { tag: "handmade ceramics", facet: "technique" },
    { tag: "housewarming present", facet: "occasion" },
    { tag: "coffee lover gift", facet: "recipient" },
    { tag: "tea drinker gift", facet: "recipient" },
    { tag: "morning brew cup", facet: "use" },
    { tag: "office desk cup", facet: "place" },
    { tag: "open shelf decor", facet: "place" },
    { tag: "white brown cup", facet: "color" },
    { tag: "cozy breakfast", facet: "use" },
  ],
  materials: ["stoneware", "white glaze"],
  altText:
    "White stoneware coffee mug with fine brown speckles and a rounded handle, standing on a wooden table in soft window light.",
  attributes: [
    { name: "Primary color", value: "White" },
    { name: "Secondary color", value: "Brown" },
    { name: "Style", value: "Rustic" },
    { name: "Capacity", value: "12 oz" },
    { name: "Technique", value: "Wheel thrown" },
    { name: "Room", value: "Kitchen" },
  ],
  ...noOptionalFields,
  category: "home_living",
  categoryPath:
    "Home & Living > Kitchen & Dining > Drink & Barware > Drinkware > Mugs",
  claimsNeedingProof: [],
};
