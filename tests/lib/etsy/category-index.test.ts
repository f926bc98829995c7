import { existsSync, readFileSync } from "node:fs";
import {
  indexCategories,
  searchCategories,
} from "@/lib/etsy/categories/category-index";

type Node = { id: number; name: string; children: Node[] };
const leaf = (id: number, name: string): Node => ({ id, name, children: [] });
const tree: Node[] = [
  {
    ...leaf(1, "Home & Living"),
    children: [
      {
        ...leaf(2, "Drink & Barware"),
        children: [
          leaf(3, "Mugs"),
          leaf(4, "Mug Rugs"),
          leaf(5, "Wine Glasses"),
        ],
      },
      {
        ...leaf(6, "Bedding"),
        children: [leaf(7, "Quilts"), leaf(8, "Throws")],
      },
    ],
  },
  {
    ...leaf(9, "Jewelry"),
    children: [
      leaf(10, "Stud Earrings"),
      { ...leaf(11, "Jewelry Storage"), children: [leaf(12, "Ring Dishes")] },
    ],
  },
  {
    ...leaf(13, "Accessories"),
    children: [leaf(14, "Skull Caps & Beanies"), leaf(15, "Bérets")],
  },
];
const index = indexCategories(tree);
const search = (query: string, among = index) =>
  searchCategories(among, query).map(({ name }) => name);

test("categories: only those that have none below them, with the path above", () => {
  expect(index).toHaveLength(9);
  expect(searchCategories(index, "mugs")[0]).toEqual({
    id: 3,
    name: "Mugs",
    path: ["Home & Living", "Drink & Barware"],
  });
});

test.each([
  ["mug", "Mugs"],
  ["MUGS", "Mugs"],
  ["mu", undefined],
  ["cup", "Mugs"],
  ["Speckled stoneware mug, wheel thrown", "Mugs"],
  ["oak ring dish", "Ring Dishes"],
  ["beanie", "Skull Caps & Beanies"],
  ["beret", "Bérets"],
  ["afghan", "Throws"],
  ["wine glass", "Wine Glasses"],
  ["jewelry", "Stud Earrings"],
  ["", undefined],
  ["% ( [", undefined],
])("search: “%s” finds %s first", (query, first) => {
  expect(search(query)[0]).toBe(first);
});

test("search: a word above finds what is below, at most 20", () => {
  expect(search("bedding")).toEqual(["Quilts", "Throws"]);
  const many = indexCategories(
    Array.from({ length: 50 }, (_, id) => leaf(id + 1, `Mug ${id}`)),
  );
  expect(search("mug", many)).toHaveLength(20);
});

/**
 * `{ nodes: [id, name, parent][] }`; Etsy's tree is not part of this
 * repository.
 */
const file = process.env.ETSY_TAXONOMY ?? "";
const isThere = existsSync(file);
if (!isThere)
  process.stdout.write(
    'skipped: "Etsy\'s whole tree" needs ETSY_TAXONOMY, the file of all categories\n',
  );

(isThere ? describe : describe.skip)("Etsy's whole tree", () => {
  const { nodes } = isThere
    ? JSON.parse(readFileSync(file, "utf8"))
    : { nodes: [] };
  const below = (parent: number | null): Node[] =>
    nodes
      .filter((row: [number, string, number | null]) => row[2] === parent)
      .map(([id, name]: [number, string]) => ({
        id,
        name,
        children: below(id),
      }));
  const whole = isThere ? indexCategories(below(null)) : [];

  test.each([
    ["mug", "Mugs"],
    ["coffee mug", "Mugs"],
    ["oak ring dish", "Ring Dishes"],
    ["knitted beanie", "Skull Caps & Beanies"],
    ["stud earrings", "Stud Earrings"],
    ["pendant necklace", "Pendant Necklaces"],
    ["birthday card", "Birthday Cards"],
    ["cutting board", "Cutting Boards"],
    ["soy candle", "Container Candles"],
    ["jigsaw puzzle", "Jigsaw Puzzles"],
    ["tote bag", "Totes"],
    ["baby rattle", "Rattles"],
  ])("“%s” finds %s among the first three", (query, name) => {
    expect(search(query, whole).slice(0, 3)).toContain(name);
  });
});
