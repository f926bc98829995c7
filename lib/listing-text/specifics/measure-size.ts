import { isLetterSize } from "@/lib/listing-text/specifics/letter-size";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { isMark, isNumber, type Token } from "@/lib/listing-text/words/token";
import type { Dimension } from "@/lib/listing-text/words/units";

type Placed = { dimension: Dimension; start: number; end: number };

const farthest = 5;

/** The letter size that a measure is given for: "M: 52 cm", "52 cm in M". */
export function sizeOfMeasure(
  measure: Placed,
  all: readonly Placed[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): string | null {
  const after = tokens[measure.end + 1];
  const isAfter = lexicon.has("roleLinks", tokens[measure.end]?.lower);
  if (isAfter && isLetterSize(after)) return after.text;
  const before = sizeBefore(tokens, measure.start, lexicon);
  if (before !== null) return before;
  const isOnly = all.length === 1 && measure.dimension === "length";
  return isOnly ? sizeAnywhere(tokens, lexicon) : null;
}

function sizeBefore(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon,
): string | null {
  const from = tokens[start - 1]?.kind === "mark" ? start - 2 : start - 1;
  for (let at = from; at > from - farthest && at >= 0; at -= 1) {
    const token = tokens[at];
    if (isNumber(token) || isMark(token, ",;.)")) return null;
    if (isLetterSize(token)) return token.text;
    const named = lexicon.sizeNames.get(token?.lower ?? "");
    if (named !== undefined) return named;
  }
  return null;
}

function sizeAnywhere(
  tokens: readonly Token[],
  lexicon: Lexicon,
): string | null {
  const found = tokens.find((token, at) => {
    const before = tokens[at - 1]?.lower;
    return (
      isLetterSize(token) &&
      (lexicon.has("sizeWords", before) || lexicon.has("roleLinks", before))
    );
  });
  return found?.text ?? null;
}
