import { nounOf, type ScoreContext } from "@/lib/listings/score/check";
import { itemRoots } from "@/lib/listings/words/item-words";
import {
  colorWords,
  materialWords,
  occasionWords,
  placeWords,
  recipientWords,
  sizeWords,
  styleWords,
  techniqueWords,
} from "@/lib/listings/words/trait-words";
import { rootsOf, wordsOf } from "@/lib/listings/words/word-roots";

/** Whether the text names the thing: by the seller's noun, or by a noun of our list. */
export function namesItem(text: string, context: ScoreContext): boolean {
  const [noun] = rootsOf(nounOf(context));
  return rootsOf(text).some((root) => root === noun || itemRoots.has(root));
}

const has = (words: readonly string[], table: ReadonlySet<string>): boolean => words.some((word) => table.has(word));

const isSize = (words: readonly string[]): boolean => has(words, sizeWords) || words.some((word) => /^\d/u.test(word));

export const namesColor = (text: string): boolean => has(wordsOf(text), colorWords);
export const namesMaterial = (text: string): boolean => has(wordsOf(text), materialWords);

/** Facts whose value the text repeats, but for the product's name. */
function factsIn(text: string, { facts = [] }: ScoreContext): number {
  const roots = new Set(rootsOf(text));
  return facts.filter(({ name, value }) => {
    const own = rootsOf(value);
    return (
      name !== "product" &&
      name !== "details" &&
      own.length > 0 &&
      own.length < 5 &&
      own.every((root) => roots.has(root))
    );
  }).length;
}

/** Whether the text repeats a color or material that is known, whatever its language. */
export function tellsColorOrMaterial(text: string, { facts = [] }: ScoreContext): boolean {
  const roots = new Set(rootsOf(text));
  return facts
    .filter(({ name }) => /colou?r|material/u.test(name))
    .flatMap(({ value }) => value.split(/[,;]/u).map(rootsOf))
    .some((own) => own.length > 0 && own.every((root) => roots.has(root)));
}

/** How many kinds of plain traits the text names: color, material, size, style, technique. */
export function countTraits(text: string, context: ScoreContext): number {
  const words = wordsOf(text);
  const kinds = [colorWords, materialWords, styleWords, techniqueWords].filter((table) => has(words, table)).length;
  return Math.max(kinds + (isSize(words) ? 1 : 0), factsIn(text, context));
}

/** What a shopper looks for, that the tags speak of. */
export function intentsOf(tags: readonly string[], context: ScoreContext): number {
  const words = tags.map(wordsOf);
  const some = (test: (tag: readonly string[]) => boolean) => (words.some(test) ? 1 : 0);
  return (
    (tags.some((tag) => namesItem(tag, context)) ? 1 : 0) +
    some((tag) => has(tag, styleWords) || has(tag, colorWords)) +
    some((tag) => has(tag, materialWords) || has(tag, techniqueWords)) +
    some((tag) => has(tag, occasionWords)) +
    some((tag) => has(tag, recipientWords)) +
    some((tag) => has(tag, placeWords))
  );
}
