import type { ReadPiece } from "@/lib/listing-text/check/translated-text";
import type { CareTopic } from "@/lib/listing-text/languages/concepts";
import {
  isOfColorKind,
  materialsOfColor,
} from "@/lib/listing-text/specifics/color-kinds";
import { withMaterialKinds } from "@/lib/listing-text/specifics/material-kinds";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import type { Reading } from "@/lib/listing-text/specifics/reading";
import {
  canCompare,
  isSameMeasure,
} from "@/lib/listing-text/specifics/same-measure";
import { hasPhrase } from "@/lib/listing-text/words/phrases";

/** What can be told otherwise in another language. */
export type ToldKind =
  | "number"
  | "size"
  | "material"
  | "color"
  | "care"
  | "included"
  | "place"
  | "claim";

/** By names that are the same in all languages. */
type ToldThing =
  | { kind: "number"; measure: Measure }
  | { kind: "number"; count: number }
  | { kind: "care"; topic: CareTopic; isAllowed: boolean; isImplied: boolean }
  | { kind: "included"; isIncluded: boolean }
  | { kind: "size" | "material" | "color" | "place" | "claim"; name: string };

export type Told = ToldThing & {
  piece: ReadPiece;
  /** As it is written. */
  text: string;
  /** Whether it must be told, or told by the other: else it may be. */
  isSure: boolean;
};

/** Kinds of phrases that promise something, wherever they stand. */
const claims: ReadonlySet<string> = new Set([
  "claim",
  "promise",
  "rarity",
  "story",
]);

/**
 * Some languages have one word for the cloth and for the plant that gives the
 * oil; what is told in their place is noticed.
 */
const doubtful: ReadonlySet<string> = new Set(["linen", "linseed"]);

/** Some languages have no other word for it than its number, 925. */
const sterling = /^(?:sterling|スターリング)/u;

/** One for each value, as "16 x 14 in" may be told as two measures. */
const measuresOf = (measure: Measure): Measure[] =>
  measure.values.map((value) => ({
    ...measure,
    values: [value],
    isRange: false,
    isProduct: false,
  }));

type Tell = (
  thing: ToldThing,
  place: readonly [number, number],
  isSure?: boolean,
) => Told;

export function toldThings(piece: ReadPiece): Told[] {
  const { text, tokens } = piece.reading.passage;
  const tell: Tell = (thing, [start, end], isSure = true) => ({
    ...thing,
    piece,
    text: text.slice(tokens[start]?.start, tokens[end - 1]?.end),
    isSure: isSure && !piece.isBeside,
  });
  return [
    ...toldNumbers(piece, tell),
    ...toldLooks(piece, tell),
    ...toldTreatment(piece, tell),
  ];
}

function toldNumbers({ reading, field }: ReadPiece, tell: Tell): Told[] {
  const { tokens } = reading.passage;
  const isTag = field === "tags";
  return [
    ...reading.measures.flatMap((one) =>
      measuresOf(one).map((measure) =>
        tell({ kind: "number", measure }, [one.start, one.end]),
      ),
    ),
    ...reading.counts.map(({ value, at, isSpelled }) =>
      tell(
        { kind: "number", count: value },
        [at, at + 1],
        value > 1 && !(isSpelled && isTag) && !isListNumber(reading, at),
      ),
    ),
    ...tokens.flatMap(({ lower }, at) =>
      sterling.test(lower)
        ? [tell({ kind: "number", count: 925 }, [at, at + 1], false)]
        : [],
    ),
    ...reading.sizes.map(({ size, at }) =>
      tell({ kind: "size", name: size }, [at, at + 1]),
    ),
  ];
}

function toldLooks({ reading, field }: ReadPiece, tell: Tell): Told[] {
  const isTag = field === "tags";
  return [
    ...reading.materials
      .filter(({ isNegated }) => !isNegated)
      .map(({ material, isBound, at }) =>
        tell(
          { kind: "material", name: material },
          [at, at + 1],
          !isTag && !doubtful.has(material) && !isColorAt(reading, at, isBound),
        ),
      ),
    ...reading.colors.map(({ color, at }) =>
      tell({ kind: "color", name: color }, [at, at + 1], !isTag),
    ),
    ...reading.places.map(({ place, at, isKnown, isStyle }) =>
      tell(
        { kind: "place", name: place },
        [at, at + 1],
        isKnown && !isStyle && !isTag,
      ),
    ),
  ];
}

const toldTreatment = ({ reading }: ReadPiece, tell: Tell): Told[] => [
  ...reading.care.map(({ topic, isAllowed, isImplied, isUnsure, at, end }) =>
    tell({ kind: "care", topic, isAllowed, isImplied }, [at, end], !isUnsure),
  ),
  ...reading.contents
    .filter(({ isIngredient }) => !isIngredient)
    .map(({ isIncluded, at }) =>
      tell({ kind: "included", isIncluded }, [at, at + 1], !isIncluded),
    ),
  ...reading.statements
    .filter(({ rule }) => claims.has(rule.kind))
    .map(({ rule, start, end }) =>
      tell({ kind: "claim", name: rule.name }, [start, end]),
    ),
];

/** "charcoal", "rust": named among colors, or as one. */
const isColorAt = (reading: Reading, at: number, isBound: boolean): boolean =>
  (!isBound && reading.colors.some((color) => color.at === at)) ||
  hasPhrase(
    reading.passage.lexicon.phrases("colorPhrases"),
    reading.passage.label.map((token) => ({ ...token, lower: token.fold })),
  );

/** The "1." of a list. */
const isListNumber = (reading: Reading, at: number): boolean =>
  at === 0 && reading.passage.tokens[1]?.text === ".";

/** Whether one says what the other does, as far as names tell. */
export function isSameThing(one: Told, other: Told): boolean {
  if (one.kind === "color") return isSameColor(one.name, other);
  if (one.kind === "number") return isSameNumber(one, other);
  if (one.kind === "care")
    return (
      other.kind === "care" &&
      one.topic === other.topic &&
      one.isAllowed === other.isAllowed
    );
  if (one.kind === "included")
    return other.kind === "included" && one.isIncluded === other.isIncluded;
  if (!("name" in other) || !("name" in one)) return false;
  if (one.kind === "material")
    return (
      (other.kind === "material" || other.kind === "color") &&
      withMaterialKinds(other.name).includes(one.name)
    );
  return one.kind === other.kind && one.name === other.name;
}

function isSameColor(color: string, other: Told): boolean {
  if (other.kind === "color") return isOfColorKind(color, other.name);
  if (other.kind !== "material") return false;
  const materials = materialsOfColor[color] ?? [];
  return other.name === color || materials.includes(other.name);
}

function isSameNumber(one: Told, other: Told): boolean {
  if (one.kind !== "number" || other.kind !== "number") return false;
  const [own, others] = [one, other].map((told) =>
    "measure" in told ? told.measure : null,
  );
  if (own && others && canCompare(own, others))
    return isSameMeasure(own, others);
  if (own && others) return isBare(own) && isSameWritten(own, others);
  const [count, otherCount] = [one, other].map(writtenNumber);
  const isCounted = "count" in one && "count" in other;
  return count === otherCount && (isCounted || isBare(own) || isBare(others));
}

/** Without a unit that the language knows. */
const isBare = (measure: Measure | null | undefined): boolean =>
  measure?.unit === "";

const isSameWritten = (one: Measure, other: Measure): boolean =>
  one.values[0]?.written === other.values[0]?.written;

const writtenNumber = (told: Told): number => {
  if ("count" in told) return told.count;
  if (!("measure" in told)) return Number.NaN;
  return Number(told.measure.values[0]?.written.replace(",", "."));
};
