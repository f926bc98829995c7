import { indexCategories } from "@/lib/etsy/categories/category-index";
import { suggestCategories } from "@/lib/etsy/categories/suggest-categories";
import {
  isVintage,
  whenMadeLabel,
  whenMadeValues,
} from "@/lib/etsy/publish/when-made";

let next = 1;
const node = (name: string, ...children: ReturnType<typeof leaf>[]) => ({
  ...leaf(name),
  children,
});
function leaf(name: string): {
  id: number;
  name: string;
  children: ReturnType<typeof leaf>[];
} {
  next += 1;
  return { id: next, name, children: [] };
}
const index = indexCategories([
  node(
    "Home & Living",
    node("Kitchen & Dining", node("Drinkware", leaf("Mugs"), leaf("Coasters"))),
  ),
  node("Jewelry", node("Jewelry Storage", leaf("Ring Dishes"))),
  node("Toys & Games", node("Toys", leaf("Play Mugs"), leaf("Rattles"))),
]);
const suggest = (categoryPath: string, productName: string) =>
  suggestCategories(index, { categoryPath, productName }).map(
    ({ name }) => name,
  );

test("a path that Etsy has leads to its leaf, with two others", () => {
  const names = suggest(
    "Home & Living > Kitchen & Dining > Drinkware > Mugs",
    "Speckled mug",
  );
  expect(names[0]).toBe("Mugs");
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});

test("what the product is called comes next, also where the path says something else", () => {
  expect(
    suggest("Home & Living > Decor > Trinkets", "Oak ring dish"),
  ).toContain("Ring Dishes");
});

test("without a path, the product's name alone; without either, nothing", () => {
  expect(suggest("", "Oak ring dish")[0]).toBe("Ring Dishes");
  expect(suggest("", "")).toEqual([]);
});

test("when it was made, in words", () => {
  expect(whenMadeValues(2026).map(whenMadeLabel).slice(0, 6)).toEqual([
    "Made to order",
    "2020–2026",
    "2010–2019",
    "2007–2009",
    "Before 2007",
    "2000–2006",
  ]);
  expect(whenMadeValues(2030).map(whenMadeLabel)[1]).toBe("2030");
});

test("vintage starts twenty years ago", () => {
  expect(
    ["made_to_order", "2007_2009", "before_2007", "1990s"].map((value) =>
      isVintage(value, 2026),
    ),
  ).toEqual([false, false, true, true]);
});
