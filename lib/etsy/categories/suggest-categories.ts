import { type CategoryIndex, searchCategories } from "@/lib/etsy/categories/category-index";
import type { EtsyCategory } from "@/lib/etsy/categories/schema";

const maxSuggestions = 3;
/** Names of a path that are searched together, from its end: more would take the place of the last one. */
const maxSteps = 4;

type Described = { /** "Home & Living > … > Mugs", as the listing's writer knows it. */ categoryPath: string } & {
  productName: string;
};

/** Categories for a listing, the likeliest first: by its suggested path, then by what the product is called. */
export function suggestCategories(index: CategoryIndex, { categoryPath, productName }: Described): EtsyCategory[] {
  const steps = categoryPath
    .split(">")
    .map((step) => step.trim())
    .filter(Boolean);
  const queries = [steps.slice(-maxSteps).join(" "), productName, steps.at(-1) ?? ""];
  const rankings = queries.map((query) => searchCategories(index, query));
  const best = rankings.flatMap(([first]) => first ?? []);
  const others = rankings.flatMap(([, ...rest]) => rest);
  return [...new Map([...best, ...others].map((category) => [category.id, category])).values()].slice(
    0,
    maxSuggestions,
  );
}
