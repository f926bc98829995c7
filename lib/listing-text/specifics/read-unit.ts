import type { UnitId } from "@/lib/listing-text/languages/concepts";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { isNumber, type Token } from "@/lib/listing-text/words/token";

/** A unit among tokens, the end exclusive. */
type PlacedUnit = { unit: UnitId; at: number; end: number };

/** Letters that are units only as capitals. */
const capitalUnits = new Set(["c", "f"]);

export function unitOfToken(
  token: Token | undefined,
  lexicon: Lexicon,
): UnitId | null {
  if (!token || token.kind === "number") return null;
  const unit = lexicon.unitOf.get(token.lower) ?? null;
  if (token.text.length > 1 || token.kind === "mark") return unit;
  // "S, M" are sizes; "1 L" is a liter, "40 C" a temperature.
  const isCapital = token.text !== token.lower;
  if (capitalUnits.has(token.lower)) return isCapital ? unit : null;
  return isCapital && token.text !== "L" ? null : unit;
}

/** The unit of the number that ends right before a place. */
export function readUnit(
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
): PlacedUnit | null {
  let at = from;
  while (isUnitFiller(tokens, at, lexicon)) at += 1;
  const token = tokens[at];
  const unit = unitOfToken(token, lexicon);
  if (!token || !unit || isOtherWord(tokens, at, from, lexicon)) return null;
  return { unit, at, end: endOfAbbreviation(tokens, at) };
}

function isUnitFiller(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const token = tokens[at];
  if (token?.text === "+") return true;
  // "5-inch", "42 x 60 (cm)"
  if (
    token?.text === "-" ||
    (token?.text === "(" && tokens[at + 2]?.text === ")")
  )
    return unitOfToken(tokens[at + 1], lexicon) !== null;
  return lexicon.has("unitFillers", token?.lower);
}

/** "in" is an inch in "5 in wide", and none in "two in the box". */
function isOtherWord(
  tokens: readonly Token[],
  at: number,
  from: number,
  lexicon: Lexicon,
): boolean {
  const token = tokens[at];
  if (!lexicon.has("functionWords", token?.lower)) return false;
  const next = tokens[at + 1];
  if (isNumber(next) || lexicon.has("articles", next?.lower)) return true;
  const isSpelled = tokens[from - 1]?.isSpelled ?? false;
  return isSpelled && !lexicon.roleAfterNumber.has(next?.lower ?? "");
}

/** "30 min." in the middle of a sentence. */
function endOfAbbreviation(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 2];
  const isDotted =
    tokens[at + 1]?.text === "." &&
    (tokens[at]?.lower.length ?? 0) < 4 &&
    next !== undefined &&
    !/^\p{Lu}/u.test(next.text);
  return isDotted ? at + 2 : at + 1;
}
