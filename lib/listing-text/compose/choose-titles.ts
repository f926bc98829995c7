import { titleLimit, titleWordAim } from "@/lib/listing-text/fields/limits";
import type { TitleStyle } from "@/lib/listing-text/fields/listing-choices";
import type { Fact } from "@/lib/listing-text/fields/schema";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { itemNounOf } from "@/lib/listing-text/lexicon/items";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import {
  truncateToWords,
  withoutSaleWords,
  withoutUnwantedWords,
} from "@/lib/listing-text/lexicon/unwanted-words";
import { comparisonKey, lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeTitle } from "@/lib/listing-text/rules/title";
import { scoreTitle } from "@/lib/listing-text/score/score-title";
import {
  factValues,
  itemOf,
} from "@/lib/listing-text/score/sentence-from-facts";

/**
 * Names of facts that a title may speak of, in the order in which shoppers ask
 * for them.
 */
const traitNames = {
  material: /material/u,
  color: /colou?r/u,
  style: /style|technique|finish|pattern|motif/u,
  size: /^(?:size|capacity|dimensions?|length|width|height|diameter)$/u,
};
type Trait = keyof typeof traitNames;

const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** The first value of three words at most that says nothing said before. */
function traitOf(facts: readonly Fact[], trait: Trait, said: string): string {
  const known = new Set(rootsOf(said));
  const isNew = (value: string) =>
    value.split(" ").length <= 3 &&
    !rootsOf(value).some((root) => known.has(root));
  return factValues(facts, traitNames[trait]).find(isNew) ?? "";
}

function joinTraits(
  item: string,
  facts: readonly Fact[],
  order: readonly Trait[],
): string {
  const parts = [item];
  for (const trait of order) {
    const value = traitOf(facts, trait, parts.join(" "));
    if (value !== "") parts.push(value);
  }
  return parts.map(capitalize).join(", ");
}

/**
 * "Coffee Mug, Stoneware, Blue" and other pairs of traits; [] when nothing
 * names the thing.
 */
function titlesFromFacts(facts: readonly Fact[]): string[] {
  const item = itemOf(facts);
  if (item === "") return [];
  const orders: Trait[][] = [
    ["material", "color"],
    ["style", "material"],
    ["color", "size"],
    ["size", "style"],
  ];
  return [...new Set(orders.map((order) => joinTraits(item, facts, order)))];
}

/**
 * Phrases that a long title may add: each trait, each with the noun where that
 * reads, and whom it is for.
 */
function phrasesOf(
  facts: readonly Fact[],
  item: string,
  language: Language,
): string[] {
  const noun = itemNounOf(item);
  const withNoun = [
    traitNames.material,
    traitNames.style,
    traitNames.color,
  ].flatMap((name) =>
    factValues(facts, name)
      .filter((value) => value.split(" ").length <= 3)
      .slice(0, 3)
      .map((value) => (noun === "" ? value : `${value} ${noun}`)),
  );
  const sizes = factValues(facts, traitNames.size).slice(0, 1);
  const audiences = (
    language === "en" ? factValues(facts, /audience|recipient/u) : []
  )
    .slice(0, 2)
    .map((who) => `for ${who.replace(/^for\s+/iu, "")}`);
  return [...withNoun, ...sizes, ...audiences].map(capitalize);
}

/**
 * The title with phrases out of the facts after it, as long as each says
 * something new and all fit.
 */
function extendTitle(
  title: string,
  facts: readonly Fact[],
  language: Language,
): string {
  let extended = title;
  for (const phrase of phrasesOf(facts, itemOf(facts), language)) {
    const known = new Set(rootsOf(extended));
    if (rootsOf(phrase).every((root) => known.has(root))) continue;
    const longer = `${extended}, ${phrase}`;
    if (lengthOf(longer) <= titleLimit) extended = longer;
  }
  return extended;
}

/** Variants to choose from. */
const maxTitles = 3;
/** Characters. A shorter title leaves room that the classic style fills. */
const classicAim = 90;

type TitleContext = {
  facts: readonly Fact[];
  productName?: string | undefined;
  /** English without one. */
  language?: Language | undefined;
};

/**
 * After Etsy's guidance: fewer than fifteen words, none of praise, gifts or
 * sales unless they name the thing.
 */
function toEtsyStyle(
  title: string,
  { productName = "" }: TitleContext,
): string {
  const plain = withoutUnwantedWords(title, productName);
  return normalizeTitle(truncateToWords(normalizeTitle(plain), titleWordAim));
}

/** As many phrases as fit, still without prices and sales. */
function toClassicStyle(
  title: string,
  { facts, language = "en" }: TitleContext,
): string {
  const plain = normalizeTitle(withoutSaleWords(title));
  return plain === "" || plain.length >= classicAim
    ? plain
    : normalizeTitle(extendTitle(plain, facts, language));
}

/** Not one that speaks of a sale, or says nothing but praise and gifts. */
const isTitle = (title: string, { productName = "" }: TitleContext): boolean =>
  withoutSaleWords(title) === title &&
  normalizeTitle(withoutUnwantedWords(title, productName)) !== "";

const uniqueTitles = (titles: readonly string[]): string[] =>
  [
    ...new Map(
      [...titles].reverse().map((title) => [comparisonKey(title), title]),
    ).values(),
  ]
    .reverse()
    .filter(Boolean);

/**
 * Up to three titles, the one closest to Etsy's guidance first. Those the model
 * wrote lead, as they are; where they are too few, titles made of the facts
 * join them, in the style that is asked for.
 */
export function chooseTitles(
  usable: readonly string[],
  style: TitleStyle,
  context: TitleContext,
): string[] {
  const styled = (title: string) =>
    style === "classic"
      ? toClassicStyle(title, context)
      : toEtsyStyle(title, context);
  const pointsOf = (title: string) =>
    scoreTitle(title, context).reduce(
      (points, check) => points + check.points,
      0,
    );
  const own = uniqueTitles(
    usable.map(normalizeTitle).filter((title) => isTitle(title, context)),
  ).map((title) => ({
    title,
    points: pointsOf(title),
  }));
  const ranked =
    style === "classic"
      ? own
      : own.sort((one, other) => other.points - one.points);
  const spare = titlesFromFacts(context.facts).map(normalizeTitle).map(styled);
  return uniqueTitles([...ranked.map(({ title }) => title), ...spare]).slice(
    0,
    maxTitles,
  );
}
