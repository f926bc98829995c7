import {
  type CategoryIndex,
  searchCategories,
  stemsOf,
} from "@/lib/etsy/categories/category-index";
import type { EtsyCategory } from "@/lib/etsy/categories/schema";

const maxSuggestions = 3;
/**
 * Names of a path that are searched together, from its end: more would take the
 * place of the last one.
 */
const maxSteps = 4;

type Described = {
  /** "Home & Living > … > Mugs", as the listing's writer knows it. */
  categoryPath: string;
} & {
  productName: string;
};

/**
 * Categories for a listing, the likeliest first: by its suggested path, then by
 * what the product is called.
 */
export function suggestCategories(
  index: CategoryIndex,
  { categoryPath, productName }: Described,
): EtsyCategory[] {
  const steps = categoryPath
    .split(">")
    .map((step) => step.trim())
    .filter(Boolean);
  const leaf = steps.at(-1) ?? "";
  const words = new Set(stemsOf(leaf));
  // A category that only lies near the path is a last resort.
  const isNamed = ({ name }: EtsyCategory) =>
    stemsOf(name).some((word) => words.has(word));
  const byPath = searchCategories(index, steps.slice(-maxSteps).join(" "));
  const byName = searchCategories(index, productName);
  const rankings = [
    byPath.filter(isNamed),
    byName,
    searchCategories(index, leaf),
  ];
  const best = rankings.flatMap(([first]) => first ?? []);
  const others = rankings.flatMap(([, ...rest]) => rest);
  const ranked = [...best, ...others, ...byPath];
  return [
    ...new Map(ranked.map((category) => [category.id, category])).values(),
  ].slice(0, maxSuggestions);
}
