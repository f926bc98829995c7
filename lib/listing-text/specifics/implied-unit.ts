import type { UnitId } from "@/lib/listing-text/languages/concepts";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { isNumber, type Token } from "@/lib/listing-text/words/token";

/** A text as far as it tells units. */
export type UnitText = {
  tokens: readonly Token[];
  label: readonly Token[];
  lexicon: Lexicon;
  isOfWashing: boolean;
};

/** In degrees Celsius, of washing. */
const [coldest, hottest] = [20, 95];
/** In years, of "for ages under 3". */
const oldestChild = 18;

/** The unit of a number without one: "wash at 30", "ages 3 to 6". */
export function impliedUnit(
  { tokens, label, lexicon, isOfWashing }: UnitText,
  { start, end }: { start: number; end: number },
): UnitId | null {
  const token = tokens[start];
  if (!isNumber(token)) return null;
  if (isOfWashing && isTemperature(tokens, start, lexicon)) return "degree";
  if (!token.isSpelled && isAfterAge(tokens, start, lexicon)) return "year";
  const isLast = end >= tokens.length - 1;
  const isUnderAge =
    lexicon.has("underWords", tokens[start - 1]?.lower) &&
    token.value <= oldestChild &&
    isLast;
  if (isUnderAge) return "year";
  return unitOfLabel(label, lexicon);
}

function isTemperature(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const value = tokens[at]?.value ?? 0;
  return (
    value >= coldest &&
    value <= hottest &&
    (lexicon.has("temperaturePrepositions", tokens[at - 1]?.lower) ||
      isAfterWashing(tokens, at, lexicon))
  );
}

/** "wash 30", "prać ręcznie 30" */
function isAfterWashing(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const last = lexicon.has("adverbs", tokens[at - 1]?.lower) ? at - 2 : at - 1;
  return lexicon.roleOf.get(tokens[last]?.lower ?? "") === "wash";
}

function isAfterAge(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const [before, last] = [tokens[at - 2], tokens[at - 1]];
  if (lexicon.has("ageWords", last?.lower)) return true;
  return (
    lexicon.has("ageWords", before?.lower) &&
    last?.kind === "word" &&
    lexicon.has("functionWords", last.lower)
  );
}

/** "In inches: 53 x 79". */
function unitOfLabel(label: readonly Token[], lexicon: Lexicon): UnitId | null {
  for (const { lower } of label) {
    const unit = lexicon.unitOf.get(lower);
    if (unit && !lexicon.has("functionWords", lower)) return unit;
  }
  return null;
}
