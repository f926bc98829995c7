import { nameProduct } from "@/lib/listing-text/compose/compose-listing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { parseProductDescription } from "@/lib/listing-text/fields/input";

const listing = (title: string) => ({ ...emptyListing, title });

test.each([
  [
    "Product: Mug, Materials: clay, glaze, Details: 12 oz, blue, Style: rustic",
    "the joined text",
    {
      productName: "Mug",
      materials: "clay, glaze",
      extraDetails: "12 oz, blue",
      styleDesign: "rustic",
    },
  ],
  ["Materials: clay", "one label", { materials: "clay" }],
  ["Product: , Materials: , Details: , Style: ", "empty fields", {}],
  ["a small blue mug", "no label", { extraDetails: "a small blue mug" }],
  ["style: plain", "small letters", { styleDesign: "plain" }],
  ["", "nothing", {}],
  [
    "constructor: x, __proto__: y",
    "labels of no field",
    { extraDetails: "constructor: x, __proto__: y" },
  ],
])("product description %j (%s): is read", (text, _, form) => {
  expect(parseProductDescription(text)).toEqual(form);
});

test("product without a name: named by its fact, else by the beginning of its title", () => {
  const facts = [
    { name: "item", value: "espresso cup", source: "photo" as const },
  ];
  expect(nameProduct({ facts, results: listing("Stoneware Cup, White") })).toBe(
    "espresso cup",
  );
  expect(
    nameProduct({ facts: [], results: listing("Stoneware Cup, White") }),
  ).toBe("Stoneware Cup");
  expect([
    ...nameProduct({ facts: [], results: listing("🙂".repeat(100)) }),
  ]).toHaveLength(60);
});
