import {
  dimensionRoles,
  type RoleId,
  type UnitId,
} from "@/lib/listing-text/languages/concepts";
import {
  impliedUnit,
  type UnitText,
} from "@/lib/listing-text/specifics/implied-unit";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import { contextOfMeasure } from "@/lib/listing-text/specifics/measure-context";
import { sizeOfMeasure } from "@/lib/listing-text/specifics/measure-size";
import {
  type Run,
  readNumberRun,
} from "@/lib/listing-text/specifics/read-number-run";
import { readUnit } from "@/lib/listing-text/specifics/read-unit";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { isNumber, isWord, type Token } from "@/lib/listing-text/words/token";
import { toBase, type Unit, units } from "@/lib/listing-text/words/units";

type Draft = Omit<Measure, "context" | "near" | "size">;
type Numbers = { values: Token[]; end: number };

const longestList = 8;

/**
 * All measures of a text in order, and the numbers that they use up: what is
 * left is counts.
 */
export function readMeasures(
  tokens: readonly Token[],
  label: readonly Token[],
  lexicon: Lexicon,
): { measures: Measure[]; used: ReadonlySet<Token> } {
  if (!tokens.some(isNumber)) return noMeasures;
  const drafts: Draft[] = [];
  const used = new Set<Token>();
  const isOfWashing = tokens.some(
    ({ lower }) => lexicon.roleOf.get(lower) === "wash",
  );
  const text: UnitText = { tokens, label, lexicon, isOfWashing };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!isNumber(token) || token.isGlued) continue;
    const found =
      readSides(text, at) ?? readList(text, at) ?? readOne(text, at);
    for (const value of found.numbers) used.add(value);
    drafts.push(...found.drafts);
    at = Math.max(at, found.end - 1);
  }
  const sized = drafts.map((draft) => ({
    ...draft,
    size: sizeOfMeasure(draft, drafts, tokens, lexicon),
  }));
  return {
    used,
    measures: sized.map((measure, index) => ({
      ...measure,
      ...contextOfMeasure(sized, index, { tokens, label, lexicon }),
    })),
  };
}

const noMeasures = { measures: [], used: new Set<Token>() };

type Found = { drafts: Draft[]; numbers: Token[]; end: number };

/** "H 42 W 30 D 13 cm": sides by their letters, with one unit at their end. */
function readSides({ tokens, lexicon }: UnitText, start: number): Found | null {
  const places: number[] = [];
  let at = start;
  while (
    places.length < longestList &&
    isNumber(tokens[at]) &&
    isSideName(tokens[at - 1], lexicon)
  ) {
    places.push(at);
    at += tokens[at + 1]?.text === "," ? 3 : 2;
  }
  const last = places.at(-1);
  if (last === undefined || places.length < 2) return null;
  const placed = readUnit(tokens, last + 1, lexicon);
  if (!placed || units[placed.unit].dimension !== "length") return null;
  const roles = places.map((place) => sideOf(tokens[place - 1], lexicon));
  // "S 30 M 40 L 50 cm" are sizes.
  const areSides = !roles.includes(null);
  const numbers = places.flatMap((place) => tokens[place] ?? []);
  const drafts = places.map((place, index) =>
    makeDraft(numbers.slice(index, index + 1), placed.unit, {
      unit: tokens[placed.at]?.text ?? "",
      role: areSides ? (roles[index] ?? null) : null,
      start: place,
      end: place === last ? placed.end : place + 1,
    }),
  );
  return { drafts, numbers, end: placed.end };
}

function sideOf(token: Token | undefined, lexicon: Lexicon): RoleId | null {
  const name = token?.lower ?? "";
  return lexicon.sideLetters.get(name) ?? lexicon.roleOf.get(name) ?? null;
}

const isSideName = (token: Token | undefined, lexicon: Lexicon): boolean =>
  isWord(token) &&
  token.lower !== "x" &&
  (token.text.length === 1 ||
    dimensions.has(lexicon.roleOf.get(token.lower) ?? ""));

/** "6, 9 and 12 cm": several measures with one unit at their end. */
function readList({ tokens, lexicon }: UnitText, start: number): Found | null {
  const { values, end } = listedNumbers(tokens, start, lexicon);
  const before = tokens[start - 1]?.lower;
  const isOther =
    values.length < 2 ||
    lexicon.has("betweenWords", before) ||
    lexicon.has("of", before) ||
    // "size 8, 5 cm wide"
    (values.length === 2 && tokens[start + 1]?.text === ",");
  const placed = isOther ? null : readUnit(tokens, end, lexicon);
  if (!placed || placed.unit === "percent") return null;
  const after = readRole(tokens, placed.end, placed.unit, lexicon);
  const unitText = tokens[placed.at]?.text ?? "";
  const drafts = values.map((value) =>
    makeDraft([value], placed.unit, {
      unit: unitText,
      role: after.role,
      start,
      end: after.end,
    }),
  );
  return { drafts, numbers: values, end: after.end };
}

function listedNumbers(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon,
): Numbers {
  const values: Token[] = [];
  let at = start;
  for (;;) {
    const value = tokens[at];
    if (!isNumber(value) || value.isGlued) return { values, end: at };
    values.push(value);
    const next = afterListMark(tokens, at + 1, lexicon);
    const isEnd = next === null || values.length === longestList;
    if (isEnd || !isNumber(tokens[next])) return { values, end: at + 1 };
    at = next;
  }
}

/** Where the list goes on after ",", "and" or ", and". */
function afterListMark(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): number | null {
  const isJoiner = (token: Token | undefined) =>
    lexicon.has("and", token?.lower) || lexicon.has("or", token?.lower);
  if (isJoiner(tokens[at])) return at + 1;
  if (tokens[at]?.text !== ",") return null;
  return isJoiner(tokens[at + 1]) ? at + 2 : at + 1;
}

/** A measure, range or product, with its unit anywhere within. */
function readOne(text: UnitText, start: number): Found {
  const { tokens, lexicon } = text;
  const run = readNumberRun(tokens, start, lexicon);
  const unit =
    (isDegrees(text, run) ? "degree" : run.unit) ??
    impliedUnit(text, { start, end: run.end });
  if (!unit && !run.isProduct && !isDimension(text, start, run.end))
    return { drafts: [], numbers: [], end: start + 1 };
  const { role, end } = readRole(tokens, run.end, unit, lexicon);
  const draft = makeDraft(run.values, unit, {
    unit: run.unitText,
    role,
    start,
    end,
  });
  draft.isRange = run.isRange;
  draft.isProduct = run.isProduct;
  const inches = unit === "foot" ? tokens[end] : undefined;
  const [feet] = draft.values;
  // "5 ft 6"
  if (isNumber(inches) && feet) feet.base += toBase(inches.value, "inch");
  return { drafts: [draft], numbers: run.values, end };
}

/** "wassen 40 gr": what is short for grams is so for degrees where it's washed. */
const isDegrees = ({ isOfWashing }: UnitText, { unit, unitText }: Run) =>
  isOfWashing && unit === "g" && unitText.toLowerCase() === "gr";

/** "30 high": a number of a length whose unit isn't written. */
const isDimension = (
  { tokens, lexicon }: UnitText,
  start: number,
  end: number,
): boolean =>
  tokens[start]?.isSpelled === false &&
  (lexicon.roleAfterNumber.has(tokens[end]?.lower ?? "") ||
    (tokens
      .slice(Math.max(0, start - nearestRole), start)
      .some(({ lower }) => dimensions.has(lexicon.roleOf.get(lower) ?? "")) &&
      !isWord(tokens[end])));
const dimensions = new Set<string>(dimensionRoles);
/** In tokens: "width at widest 110". */
const nearestRole = 3;

/** "wide" in "30 cm wide", "diameter" in "30 cm in diameter". */
function readRole(
  tokens: readonly Token[],
  at: number,
  unit: UnitId | null,
  lexicon: Lexicon,
): { role: RoleId | null; end: number } {
  if (unit && units[unit].dimension === "time") return { role: null, end: at };
  const linked = lexicon.has("roleLinks", tokens[at]?.lower)
    ? lexicon.roleOf.get(tokens[at + 1]?.lower ?? "")
    : undefined;
  if (linked) return { role: linked, end: at + 2 };
  const role = lexicon.roleAfterNumber.get(tokens[at]?.lower ?? "") ?? null;
  return { role, end: role ? at + 1 : at };
}

const withoutUnit: Unit = { dimension: "length", system: "any", factor: 1 };

function makeDraft(
  numbers: readonly Token[],
  unit: UnitId | null,
  place: { unit: string; role: RoleId | null; start: number; end: number },
): Draft {
  const { dimension, system, factor } = unit ? units[unit] : withoutUnit;
  return {
    unit: place.unit,
    role: place.role,
    start: place.start,
    end: place.end,
    dimension,
    system,
    factor,
    values: numbers.map(({ value, text }) => ({
      base: unit ? toBase(value, unit) : value,
      written: text,
    })),
    isRange: false,
    isProduct: false,
  };
}
