import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { categories } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import {
  isItemNamed,
  itemNounOf,
  itemRoots,
  namesThing,
} from "@/lib/listing-text/lexicon/items";
import {
  isUnspaced,
  rootFinder,
  rootsOf,
  wordsOf,
} from "@/lib/listing-text/lexicon/roots";
import {
  colorWords,
  materialWords,
  occasionWords,
  placeWords,
  recipientWords,
  sizeWords,
  styleWords,
  techniqueWords,
} from "@/lib/listing-text/lexicon/traits";
import type { Source } from "@/lib/listing-text/rules/etsy-sources";

export type Area =
  | "title"
  | "tags"
  | "description"
  | "attributes"
  | "altText"
  | "trust";

/** What one click changes: whole fields, put in place of the old ones. */
export type Fix = { label: string; patch: Partial<GeneratedListing> };

export type Check = {
  id: string;
  area: Area;
  points: number;
  max: number;
  /** One sentence: what is well, or what could be better. */
  message: string;
  source: string;
  /** Null when no date is known. */
  checkedOn: string | null;
  fix?: Fix;
};

type Rating = Pick<Check, "id" | "max" | "points"> & {
  /** Said with all points. */
  well: string;
  /** Said with fewer: what could be better. */
  better: string;
  /** Where it isn't the usual one of the area. */
  source?: Source;
};

/** Makes the checks of an area, whose rules are from one page as a rule. */
export const checker =
  (area: Area, usualSource: Source) =>
  ({ id, max, points, well, better, source = usualSource }: Rating): Check => ({
    id,
    area,
    points: Math.max(0, Math.min(max, points)),
    max,
    message: points >= max ? well : better,
    source: source.url,
    checkedOn: source.checkedOn,
  });

const nameOf = ({ productName, facts = [] }: ScoreContext): string =>
  productName ?? facts.find(({ name }) => name === "product")?.value ?? "";

export const sellerTextOf = ({
  sellerText,
  productName,
  facts = [],
}: ScoreContext): string =>
  sellerText ??
  [
    productName ?? "",
    ...facts
      .filter(({ source }) => source === "seller")
      .map(({ value }) => value),
  ].join("\n");

/**
 * What Etsy matches already without a tag: the category, attribute values and
 * materials.
 */
export function matchedWithoutTags(
  listing: GeneratedListing,
  context: ScoreContext,
): string[] {
  const { category, etsyPath = [] } = context;
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  const names = [label, ...etsyPath].flatMap((name) => [
    name,
    ...name.split(/[&,]/u),
  ]);
  const values = listing.attributes.map(({ value }) => value);
  return [...names, ...listing.materials, ...values].filter(
    (text) => text.trim() !== "",
  );
}

/**
 * Whether the text names the thing: by the seller's noun, or by a noun of our
 * list.
 */
export function namesItem(text: string, context: ScoreContext): boolean {
  const name = nameOf(context);
  const [noun] = rootsOf(itemNounOf(name));
  const isNoun = noun !== undefined && namesThing(noun);
  return (
    rootsOf(text).some(
      (root) => (isNoun && root === noun) || itemRoots.has(root),
    ) || isItemNamed(text, name)
  );
}

const unspacedWords = new Map<ReadonlySet<string>, string[]>();

/**
 * Those words of a table that may stand within a run of letters without spaces:
 * "藍色" in "藍色の布".
 */
function unspacedOf(table: ReadonlySet<string>): string[] {
  const known = unspacedWords.get(table) ?? [...table].filter(isUnspaced);
  unspacedWords.set(table, known);
  return known;
}

const has = (words: readonly string[], table: ReadonlySet<string>): boolean =>
  words.some(
    (word) =>
      table.has(word) ||
      (isUnspaced(word) &&
        unspacedOf(table).some((part) => word.includes(part))),
  );

const isSize = (words: readonly string[]): boolean =>
  has(words, sizeWords) ||
  words.some(
    (word) => /^\d/u.test(word) || (isUnspaced(word) && /\d/u.test(word)),
  );

export const namesColor = (text: string): boolean =>
  has(wordsOf(text), colorWords);
export const namesMaterial = (text: string): boolean =>
  has(wordsOf(text), materialWords);

/** Facts whose value the text repeats, but for the product's name. */
function factsIn(text: string, { facts = [] }: ScoreContext): number {
  const isSaid = rootFinder(text);
  return facts.filter(({ name, value }) => {
    const own = rootsOf(value);
    return (
      name !== "product" &&
      name !== "details" &&
      own.length > 0 &&
      own.length < 5 &&
      own.every(isSaid)
    );
  }).length;
}

/**
 * Whether the text repeats a color or material that is known, whatever its
 * language.
 */
export function tellsColorOrMaterial(
  text: string,
  { facts = [] }: ScoreContext,
): boolean {
  const isSaid = rootFinder(text);
  return facts
    .filter(({ name }) =>
      /colou?r|materia|farbe|couleur|colore|kleur|kolor|素材|色/u.test(name),
    )
    .flatMap(({ value }) => value.split(/[,;、]/u).map(rootsOf))
    .some((own) => own.length > 0 && own.every(isSaid));
}

/**
 * How many kinds of plain traits the text names: color, material, size, style,
 * technique.
 */
export function countTraits(text: string, context: ScoreContext): number {
  const words = wordsOf(text);
  const kinds = [colorWords, materialWords, styleWords, techniqueWords].filter(
    (table) => has(words, table),
  ).length;
  return Math.max(kinds + (isSize(words) ? 1 : 0), factsIn(text, context));
}

/** What a shopper looks for, that the tags speak of. */
export function intentsOf(
  tags: readonly string[],
  context: ScoreContext,
): number {
  const words = tags.map(wordsOf);
  const some = (test: (tag: readonly string[]) => boolean) =>
    words.some(test) ? 1 : 0;
  return (
    (tags.some((tag) => namesItem(tag, context)) ? 1 : 0) +
    some((tag) => has(tag, styleWords) || has(tag, colorWords)) +
    some((tag) => has(tag, materialWords) || has(tag, techniqueWords)) +
    some((tag) => has(tag, occasionWords)) +
    some((tag) => has(tag, recipientWords)) +
    some((tag) => has(tag, placeWords))
  );
}
