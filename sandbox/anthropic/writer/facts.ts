import { techniqueTerms } from "../lexicon/terms";
import type { Photo } from "./photo";
import type { Piece } from "./piece";

/** What is known, as an answer lists it. */
export type Fact = {
  /** From 1. */
  id: number;
  property: string;
  value: string;
  /** The typed words, where they are not the value. */
  quote?: string;
  /** The number of the photo that shows it. */
  photo?: number;
  /** What older schemas ask for. */
  name: string;
  source: "seller" | "photo";
};
type Told = Pick<Fact, "property" | "value" | "quote" | "photo">;

/** What a measure is of, by the word behind it. */
const dimensions: [words: RegExp, property: string][] = [
  [/\bwide$/i, "width"],
  [/\b(?:tall|high)$/i, "height"],
  [/\blong$/i, "length"],
  [/\bdeep$/i, "depth"],
  [/\bthick$/i, "thickness"],
  [/\b(?:across|in diameter)$/i, "diameter"],
  [/\d\s?(?:ml|l|liters?|fl\.? ?oz)$/i, "capacity"],
  [/\d\s?(?:grams?|g|kg|lbs?|pounds?)$/i, "weight"],
];

const propertyOf = (size: string): string =>
  dimensions.find(([words]) => words.test(size))?.[1] ?? "size";

const fold = (text: string): string =>
  text.toLowerCase().replace(/[\s-]+/g, " ");

/** A quote that says no more than the value is left out. */
const quoted = (property: string, value: string, quote: string): Told =>
  fold(value) === fold(quote)
    ? { property, value }
    : { property, value, quote };

const listOf = (property: string, values: readonly string[]): Told[] =>
  values.map((value) => ({ property, value }));

const typed = (property: string, value: string | null): Told[] =>
  value ? [{ property, value }] : [];

/** How it was made, where none of the facts says so yet. */
function techniquesOf({ facts, handmade }: Piece, told: Told[]): Told[] {
  const known = fold(told.map(({ value }) => value).join("\n"));
  const text = [facts.productName, facts.styleDesign, facts.materials].join(
    "\n",
  );
  const named = techniqueTerms.flatMap(([pattern, technique]) => {
    const quote = pattern.exec(text)?.[0];
    return quote === undefined ? [] : [quoted("technique", technique, quote)];
  });
  const byHand =
    handmade === "" ? [] : [quoted("technique", "handmade", handmade)];
  return [...byHand, ...named].filter(
    ({ value }) => !known.includes(fold(value)),
  );
}

function toldFacts(piece: Piece): Told[] {
  const { facts, item, materials, details } = piece;
  const told = [
    ...(item.isNamed ? [quoted("item", item.name, facts.productName)] : []),
    ...listOf("material", materials),
    ...typed("style", facts.styleDesign),
    ...listOf("color", facts.colors),
    ...typed("audience", facts.audience),
    ...(details.size?.split(", ") ?? []).map((size) => ({
      property: propertyOf(size),
      value: size,
    })),
    ...typed("care", details.care),
    ...typed("included", details.included),
    ...typed("processing time", details.processing),
    ...typed("personalization", details.personalization),
    ...listOf("detail", details.other),
  ];
  return [...told, ...techniquesOf(piece, told)];
}

const seenFacts = ({ number, photo: { colors, light } }: SeenPhoto): Told[] =>
  [...listOf("color", colors), { property: "light", value: light }].map(
    (fact) => ({ ...fact, photo: number }),
  );

/** A photo by its number, from 1. */
export type SeenPhoto = { number: number; photo: Photo };

/** The seller's words, and what was measured in the photos. */
export function factsOf(piece: Piece, seen: readonly SeenPhoto[]): Fact[] {
  const all = [...toldFacts(piece), ...seen.flatMap(seenFacts)];
  return all.map((fact, index) => ({
    ...fact,
    id: index + 1,
    name: fact.property,
    source: fact.photo === undefined ? "seller" : "photo",
  }));
}
