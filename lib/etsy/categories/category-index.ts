import type { EtsyCategory } from "@/lib/etsy/categories/schema";
import { categorySynonyms } from "@/lib/etsy/categories/synonyms";

type Node = { id: number; name: string; children: Node[] };
type Indexed = EtsyCategory & {
  /** Stems of the name, and of the names above it. */
  own: string[];
  above: Set<string>;
};
export type CategoryIndex = Indexed[];

/**
 * Weights of a word that is found. A name that says nothing else comes before
 * one that says more.
 */
const weights = {
  name: 100,
  beginning: 40,
  synonym: 60,
  path: 12,
  lastWord: 30,
  otherWord: -6,
  depth: -1,
};
const maxResults = 20;
const minBeginning = 3;
const fillers = new Set([
  "and",
  "for",
  "of",
  "the",
  "with",
  "in",
  "a",
  "an",
  "on",
  "to",
  "other",
]);

/** "Mugs", "mug" and "MUG" have one stem, and so have "boxes" and "box". */
function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word))
    return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss")
    ? word.slice(0, -1)
    : word;
}

/**
 * The words of a text that say something, in one form for singular and plural.
 */
export function stemsOf(text: string): string[] {
  const words =
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{Nd}]+/gu) ?? [];
  return words.filter((word) => !fillers.has(word)).map(stemOf);
}

/** The categories that a listing can have, those without others below them. */
export function indexCategories(roots: Node[]): CategoryIndex {
  const collect = (
    { id, name, children }: Node,
    path: string[],
  ): CategoryIndex =>
    children.length > 0
      ? children.flatMap((child) => collect(child, [...path, name]))
      : [
          {
            id,
            name,
            path,
            own: stemsOf(name),
            above: new Set(path.flatMap(stemsOf)),
          },
        ];
  return roots.flatMap((root) => collect(root, []));
}

const synonyms = new Map(
  Object.entries(categorySynonyms).map(
    ([word, names]) => [stemOf(word), names.flatMap(stemsOf)] as const,
  ),
);

/**
 * The best first. In the name of a product, its last word says most: "oak ring
 * dish".
 */
export function searchCategories(
  index: CategoryIndex,
  query: string,
): EtsyCategory[] {
  const words = [...new Set(stemsOf(query))].slice(0, 12);
  const terms = words.map((word, at) => ({
    word,
    isLast: at === words.length - 1,
    also: synonyms.get(word) ?? [],
  }));
  const scored = index.flatMap((category) => {
    const score = scoreOf(category, terms);
    return score > 0 ? [{ category, score }] : [];
  });
  scored.sort(
    (a, b) =>
      b.score - a.score || a.category.name.localeCompare(b.category.name),
  );
  return scored
    .slice(0, maxResults)
    .map(({ category: { id, name, path } }) => ({ id, name, path }));
}

type Term = { word: string; isLast: boolean; also: string[] };

function scoreOf({ own, above, path }: Indexed, terms: Term[]): number {
  let score = 0;
  let found = 0;
  for (const { word, isLast, also } of terms) {
    const value = valueOfTerm(word, also, own, above);
    if (value === 0) continue;
    if (value !== weights.path) found += 1;
    score += value + (isLast ? weights.lastWord : 0);
  }
  if (score === 0) return 0;
  return (
    score +
    (own.length - found) * weights.otherWord +
    path.length * weights.depth
  );
}

function valueOfTerm(
  word: string,
  also: string[],
  own: string[],
  above: Set<string>,
): number {
  if (own.includes(word)) return weights.name;
  if (also.some((other) => own.includes(other))) return weights.synonym;
  if (word.length >= minBeginning && own.some((each) => each.startsWith(word)))
    return weights.beginning;
  return above.has(word) || also.some((other) => above.has(other))
    ? weights.path
    : 0;
}
