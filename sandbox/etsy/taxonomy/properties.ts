import { findNode } from "./nodes";

type PropertyChoice = {
  value_id: number | null;
  name: string;
  scale_id: number | null;
  equal_to: number[];
};
export type NodeProperty = {
  property_id: number;
  name: string;
  display_name: string;
  scales: { scale_id: number; display_name: string; description: string }[];
  is_required: boolean;
  supports_attributes: boolean;
  supports_variations: boolean;
  is_multivalued: boolean;
  max_values_allowed: number | null;
  possible_values: PropertyChoice[];
  selected_values: PropertyChoice[];
};

const colors: [string, number][] = [
  ["Beige", 1213],
  ["Black", 1],
  ["Blue", 2],
  ["Bronze", 1216],
  ["Brown", 3],
  ["Clear", 1219],
  ["Copper", 1218],
  ["Gold", 1214],
  ["Gray", 5],
  ["Green", 4],
  ["Orange", 6],
  ["Pink", 7],
  ["Purple", 8],
  ["Rainbow", 1220],
  ["Red", 9],
  ["Rose gold", 1217],
  ["Silver", 1215],
  ["White", 10],
  ["Yellow", 11],
].map(([name, id]) => [String(name), Number(id)]);
const lengths = [
  { scale_id: 327, display_name: "Centimeters", description: "Centimeters" },
  { scale_id: 5, display_name: "Inches", description: "Inches" },
];
const volumes = [
  { scale_id: 340, display_name: "Fluid ounces", description: "Fluid ounces" },
  { scale_id: 341, display_name: "Milliliters", description: "Milliliters" },
];
const weights = [
  { scale_id: 350, display_name: "Grams", description: "Grams" },
  { scale_id: 351, display_name: "Ounces", description: "Ounces" },
];

type Choices = readonly (string | readonly [string, number])[];

function chosen(
  id: number,
  display: string,
  choices: Choices,
  more: Partial<NodeProperty> = {},
): NodeProperty {
  const possible = choices.map((choice, index) => {
    const [name, value] =
      typeof choice === "string" ? [choice, id * 100 + index] : choice;
    return { value_id: value, name, scale_id: null, equal_to: [] };
  });
  return {
    property_id: id,
    name: display.toLowerCase().replaceAll(" ", "_"),
    display_name: display,
    scales: [],

    is_required: false,
    supports_attributes: true,
    supports_variations: false,
    is_multivalued: false,
    max_values_allowed: null,
    possible_values: possible,
    selected_values: [],
    ...more,
  };
}

function measured(
  id: number,
  display: string,
  scales: NodeProperty["scales"],
): NodeProperty {
  return chosen(id, display, [], { scales, supports_variations: true });
}

const required = { is_required: true };
const several = (most: number) => ({
  is_multivalued: true,
  max_values_allowed: most,
});
const primaryColor = chosen(200, "Primary color", colors, {
  supports_variations: true,
});
const secondaryColor = chosen(52_047_899_002, "Secondary color", colors);
const occasion = chosen(46_803_063_641, "Occasion", [
  "Anniversary",
  "Birthday",
  "Housewarming",
  "Wedding",
]);
const holiday = chosen(46_803_063_659, "Holiday", [
  "Christmas",
  "Easter",
  "Halloween",
  "Mother's Day",
]);
const height = measured(55_888_001, "Height", lengths);
const width = measured(55_888_002, "Width", lengths);
const length = measured(55_888_003, "Length", lengths);
const diameter = measured(55_888_004, "Diameter", lengths);
const capacity = measured(55_888_005, "Capacity", volumes);
const weight = measured(55_888_006, "Weight", weights);
const materialOf = (id: number, choices: string[], most = 5) =>
  chosen(id, "Materials", choices, { ...required, ...several(most) });
const variationOnly = chosen(55_888_020, "Style", ["Classic", "Modern"], {
  supports_attributes: false,
  supports_variations: true,
});
const yesNo = (id: number, display: string) =>
  chosen(id, display, ["Yes", "No"]);

const clay = materialOf(55_777_001, [
  "Ceramic",
  "Earthenware",
  "Porcelain",
  "Stoneware",
  "Glass",
  "Wood",
]);
const textile = materialOf(55_777_002, [
  "Alpaca",
  "Cotton",
  "Linen",
  "Silk",
  "Wool",
  "Acrylic",
]);
const metal = materialOf(55_777_003, [
  "Brass",
  "Copper",
  "Gold",
  "Silver",
  "Stainless steel",
  "Glass",
]);
const wood = materialOf(55_777_004, [
  "Ash",
  "Cherry",
  "Maple",
  "Oak",
  "Walnut",
]);
const leather = materialOf(55_777_005, [
  "Canvas",
  "Cotton",
  "Leather",
  "Vegan leather",
]);
const scent = chosen(
  55_777_006,
  "Scent",
  ["Cedar", "Citrus", "Lavender", "Unscented", "Vanilla"],
  several(3),
);
const wax = chosen(
  55_777_007,
  "Wax type",
  ["Beeswax", "Coconut", "Paraffin", "Soy"],
  required,
);
const paper = chosen(
  55_777_008,
  "Orientation",
  ["Horizontal", "Square", "Vertical"],
  required,
);
const fileType = chosen(
  55_777_009,
  "File type",
  ["JPG", "PDF", "PNG", "SVG"],
  several(4),
);
const ages = chosen(
  55_777_010,
  "Recommended age",
  ["0-6 months", "6-12 months", "1-3 years", "3+ years"],
  required,
);
const closure = chosen(55_777_011, "Closure", [
  "Clasp",
  "Drawstring",
  "Snap",
  "Zipper",
]);
const dishwasher = yesNo(55_777_012, "Dishwasher safe");
const microwave = yesNo(55_777_013, "Microwave safe");

const forAll = [primaryColor, secondaryColor, occasion, holiday];
const sizes = [height, width];
/**
 * By the name of a category; it has those of the nearest category above it that
 * is listed.
 */
const byCategory: Record<string, NodeProperty[]> = {
  "Home & Living": [clay, ...sizes],
  "Kitchen & Dining": [clay, ...sizes, dishwasher],
  Mugs: [clay, capacity, height, dishwasher, microwave],
  Bowls: [clay, capacity, diameter, dishwasher, microwave],
  "Cutting Boards": [wood, length, width],
  Candles: [wax, scent, ...sizes, weight],
  Bedding: [textile, length, width],
  Jewelry: [metal, length, variationOnly, closure],
  "Ring Dishes": [clay, diameter, height],
  "Bath & Beauty": [scent, weight, yesNo(55_777_014, "Vegan")],
  Accessories: [textile, length, width, variationOnly],
  "Bags & Purses": [leather, ...sizes, closure],
  "Art & Collectibles": [paper, ...sizes],
  "Digital Prints": [paper, fileType, ...sizes],
  "Paper & Party Supplies": [paper, ...sizes],
  "Invitation Templates": [paper, fileType],
  "Books, Movies & Music": [leather, ...sizes],
  "Pet Supplies": [textile, length, width],
  "Toys & Games": [ages, textile, height],
};

/** The properties of a category; none for an unknown one. */
export function propertiesOf(id: number): NodeProperty[] {
  const names = (findNode(id)?.path ?? [])
    .map((each) => findNode(each)?.name ?? "")
    .reverse();
  const listed = names.find((name) => Object.hasOwn(byCategory, name));
  return names.length === 0
    ? []
    : [...(byCategory[listed ?? ""] ?? []), ...forAll];
}
