import type { UnitId } from "@/lib/listing-text/languages/concepts";
import { readUnit } from "@/lib/listing-text/specifics/read-unit";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { isNumber, isWord, type Token } from "@/lib/listing-text/words/token";
import { units } from "@/lib/listing-text/words/units";

/** Numbers of one measure, with its unit anywhere within. */
export type Run = {
  values: Token[];
  unit: UnitId | null;
  unitText: string;
  isRange: boolean;
  isProduct: boolean;
  end: number;
};

/** The numbers from `start` on, as far as words join them to one measure. */
export function readNumberRun(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon,
): Run {
  const run: Run = {
    values: tokens.slice(start, start + 1),
    unit: null,
    unitText: "",
    isRange: false,
    isProduct: false,
    end: start + 1,
  };
  for (;;) {
    takeUnit(run, tokens, lexicon);
    const at = isJoinedByTwo(tokens, run.end, lexicon)
      ? run.end + 2
      : run.end + 1;
    const value = tokens[at];
    if (!isNumber(value)) return run;
    const joint = jointOf(tokens, run, start, lexicon);
    if (joint === null) return run;
    if (joint === "product") run.isProduct = true;
    if (joint === "range") run.isRange = true;
    run.values.push(value);
    run.end = at + 1;
  }
}

function takeUnit(run: Run, tokens: readonly Token[], lexicon: Lexicon) {
  if (isSideLetter(tokens, run, lexicon)) run.end += 1;
  const placed = readUnit(tokens, run.end, lexicon);
  if (!placed) return;
  run.unit = placed.unit;
  run.unitText = tokens[placed.at]?.text ?? "";
  run.end = placed.end;
}

/** The letters of "9w x 11h x 8d inches", of which some are units of time. */
function isSideLetter(
  tokens: readonly Token[],
  { end, isProduct }: Run,
  lexicon: Lexicon,
): boolean {
  const token = tokens[end];
  if (!isWord(token) || token.text.length > 1 || token.lower === "x")
    return false;
  const own = readUnit(tokens, end, lexicon);
  if (own && units[own.unit].dimension === "length") return false;
  const isBeforeSide =
    tokens[end + 1]?.lower === "x" && isNumber(tokens[end + 2]);
  return (
    isBeforeSide || (isProduct && readUnit(tokens, end + 1, lexicon) !== null)
  );
}

/** Whether it takes two tokens to join a number with the next. */
const isJoinedByTwo = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): boolean => isSide(tokens, at, lexicon) || isAndTo(tokens, at, lexicon);

/** "from 12 and to 18 cm" */
const isAndTo = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): boolean =>
  lexicon.has("and", tokens[at]?.lower) &&
  lexicon.has("rangeWords", tokens[at + 1]?.lower);

/** The side's name after an "x": "24 x H 18 x P 8 cm". */
function isSide(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const [times, side] = [tokens[at], tokens[at + 1]];
  if (times?.lower !== "x" || !isWord(side)) return false;
  return side.text.length === 1 || lexicon.roleOf.has(side.lower);
}

/** How the token after a run joins it with the number that follows. */
function jointOf(
  tokens: readonly Token[],
  { end, unit }: Run,
  start: number,
  lexicon: Lexicon,
): "product" | "range" | "choice" | null {
  const word = tokens[end]?.lower;
  if (word === "x" || lexicon.has("timesWords", word)) return "product";
  if (unit) return null;
  if (lexicon.has("or", word)) return "choice";
  const isTo = word === "-" || lexicon.has("rangeWords", word);
  if (isTo || isAndTo(tokens, end, lexicon)) return "range";
  const isBetween =
    lexicon.has("and", word) &&
    lexicon.has("betweenWords", tokens[start - 1]?.lower);
  return isBetween ? "range" : null;
}
