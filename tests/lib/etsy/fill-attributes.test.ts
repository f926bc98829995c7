import { fillAttributes } from "@/lib/etsy/attributes/fill-attributes";
import type { EtsyAttribute } from "@/lib/etsy/categories/schema";

const choices = (names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name }));
const attribute = (
  id: number,
  name: string,
  names: string[],
  change: Partial<EtsyAttribute> = {},
): EtsyAttribute => ({
  id,
  name,
  isRequired: false,
  maxValues: 1,
  values: choices(names),
  scales: [],
  ...change,
});
const lengths = {
  scales: [
    { id: 5, name: "Inches" },
    { id: 327, name: "Centimeters" },
  ],
};
const colors = ["Blue", "Gold", "Gray", "Rose gold", "White"];
const primary = attribute(200, "Primary color", colors);
const secondary = attribute(201, "Secondary color", colors);
const materials = attribute(
  300,
  "Materials",
  ["Gold", "Leather", "Stoneware", "Vegan leather"],
  { maxValues: 5 },
);
const height = attribute(400, "Height", [], lengths);
const width = attribute(401, "Width", [], lengths);
const fact = (name: string, value: string) => ({ name, value });

const namesOf = (asked: EtsyAttribute, ...facts: ReturnType<typeof fact>[]) =>
  fillAttributes([asked], facts).flatMap(({ valueIds }) =>
    valueIds.map((id) => asked.values.find((value) => value.id === id)?.name),
  );

test.each([
  [primary, fact("color", "white, blue"), ["White"]],
  [secondary, fact("color", "white, blue"), ["Blue"]],
  [secondary, fact("color", "white"), []],
  [primary, fact("color", "grey"), ["Gray"]],
  [primary, fact("color", "rose gold"), ["Rose gold"]],
  [primary, fact("details", "a white box"), []],
  [primary, fact("color", "not white"), []],
  [materials, fact("materials", "stoneware clay, white glaze"), ["Stoneware"]],
  [materials, fact("materials", "vegan leather"), ["Vegan leather"]],
  [materials, fact("materials", "faux leather"), []],
  [materials, fact("materials", "gold-plated brass"), []],
  [
    materials,
    fact("materials", "stoneware and leather"),
    ["Stoneware", "Leather"],
  ],
])(
  "%#: values come from the fact about the attribute, in Etsy's words",
  (asked, told, expected) => {
    expect(namesOf(asked, told)).toEqual(expected);
  },
);

test("a wax type is read from the materials", () => {
  expect(
    namesOf(
      attribute(1, "Wax type", ["Beeswax", "Soy"]),
      fact("materials", "soy wax, cotton wick"),
    ),
  ).toEqual(["Soy"]);
});

test("what the seller typed stands above what a photo shows", () => {
  const facts = [
    { ...fact("color", "white"), source: "seller" as const },
    { ...fact("main color", "blue"), source: "photo" as const },
  ];
  expect(namesOf(primary, ...facts)).toEqual(["White"]);
  expect(namesOf(secondary, ...facts)).toEqual([]);
  expect(namesOf(primary, ...facts.slice(1))).toEqual(["Blue"]);
});

test("an attribute with a limit gets at most that many values", () => {
  expect(
    namesOf(
      { ...materials, maxValues: 1 },
      fact("materials", "leather, stoneware"),
    ),
  ).toEqual(["Leather"]);
});

test("a yes or no stays open", () => {
  const dishwasher = attribute(1, "Dishwasher safe", ["Yes", "No"]);
  expect(
    fillAttributes(
      [dishwasher],
      [fact("care", "No dishwasher. Yes, it is safe.")],
    ),
  ).toEqual([]);
});

test.each([
  ["4 in tall", 4, 5],
  ["4″ tall", 4, 5],
  ["9,5 cm high", 9.5, 327],
  ["Height: 9.5 cm", 9.5, 327],
  ["12 cm wide, 9 cm tall", 9, 327],
])("height of “%s”", (text, number, scaleId) => {
  expect(fillAttributes([height], [fact("size", text)])).toEqual([
    { id: 400, valueIds: [], number, scaleId },
  ]);
});

test.each([
  "9 cm",
  "9 cm wide",
  "3 1/2 in tall",
  "8-10 cm tall",
  "20 x 30 cm tall",
  "0 cm tall",
  "4 oz tall",
])("height of “%s” stays open", (text) => {
  expect(fillAttributes([height], [fact("size", text)])).toEqual([]);
});

test("each measure is its own, and a fact of that name says it too", () => {
  const filled = fillAttributes(
    [height, width],
    [fact("size", "12 cm wide"), fact("height", "9 cm")],
  );
  expect(filled.map(({ number }) => number)).toEqual([9, 12]);
});

test("ounces are fluid where the category asks for a capacity", () => {
  const capacity = attribute(1, "Capacity", [], {
    scales: [{ id: 340, name: "Fluid ounces" }],
  });
  expect(
    fillAttributes([capacity], [fact("capacity", "holds 12 oz")]),
  ).toMatchObject([{ number: 12, scaleId: 340 }]);
  expect(fillAttributes([capacity], [fact("weight", "weighs 12 oz")])).toEqual(
    [],
  );
});
