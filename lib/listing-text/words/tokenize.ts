import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { markNegation } from "@/lib/listing-text/words/mark-negation";
import { rememberOnce, rememberWords } from "@/lib/listing-text/words/remember";
import type { Token } from "@/lib/listing-text/words/token";

const tokenShape =
  /\d+(?:[.,]\d+)*|°\s?[CF]\b|[\p{L}\p{M}][\p{L}\p{M}']*|[^\s\p{L}\p{M}\d]/gu;

/** The tokens of a normalized text, negated words marked. */
export function tokenize(text: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  for (const { 0: written, index } of text.matchAll(tokenShape))
    addTokens(tokens, written, index, lexicon);
  const joined = joinSpelledNumbers(tokens);
  markNegation(joined, lexicon);
  return joined;
}

function addTokens(
  tokens: Token[],
  written: string,
  index: number,
  lexicon: Lexicon,
) {
  let start = index;
  for (const word of writtenIn(lexicon)(written)) {
    const before = tokens.at(-1);
    const end = start + word.text.length;
    tokens.push({
      kind: word.kind,
      text: word.text,
      lower: word.lower,
      fold: word.fold,
      start,
      end,
      value: word.value,
      isSpelled: word.isSpelled,
      isGlued:
        word.isDigits &&
        before?.kind === "word" &&
        before.end === start &&
        lexicon.pack.spacing === "words",
      negation: 0,
    });
    start = end;
  }
}

/** All of a token that doesn't depend on where it stands. */
type WrittenWord = Pick<
  Token,
  "kind" | "text" | "lower" | "fold" | "value" | "isSpelled"
> & { isDigits: boolean };

const isLetters = (text: string): boolean => /^\p{L}/u.test(text);

/** Texts have the same words again and again. */
const writtenIn = rememberOnce((lexicon: Lexicon) =>
  rememberWords((written): readonly WrittenWord[] =>
    (isLetters(written) ? lexicon.splitRun(written) : [written]).map((word) =>
      readWord(word, lexicon),
    ),
  ),
);

function readWord(text: string, lexicon: Lexicon): WrittenWord {
  const lower = text.toLowerCase().replace(/\s/gu, "");
  const isDigits = /^\d/u.test(text);
  const isWord = isLetters(text);
  const spelled = isWord ? lexicon.numbers.get(lower) : undefined;
  const isSign = lower.startsWith("°") && lower.length > 1;
  return {
    kind: kindOf(isDigits || spelled !== undefined, isWord || isSign),
    text,
    lower,
    fold: isWord ? lexicon.fold(lower.replace(/'+$/u, "")) : lower,
    value: isDigits
      ? readNumber(text, lexicon.pack.decimalMark)
      : (spelled ?? 0),
    isSpelled: spelled !== undefined,
    isDigits,
  };
}

function kindOf(isNumeric: boolean, isWordLike: boolean): Token["kind"] {
  if (isNumeric) return "number";
  return isWordLike ? "word" : "mark";
}

/**
 * A group of exactly three digits after the other mark is thousands, and so is
 * the second mark of two.
 */
function readNumber(written: string, decimalMark: "." | ","): number {
  const thousands =
    decimalMark === "." ? /,(?=\d{3}(?!\d))/gu : /\.(?=\d{3}(?!\d))/gu;
  return Number.parseFloat(written.replace(thousands, "").replace(/,/gu, "."));
}

/** "twenty-four" and "two hundred" are one number. */
function joinSpelledNumbers(tokens: Token[]): Token[] {
  if (!tokens.some(({ isSpelled }) => isSpelled)) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const next = tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
    const other = tokens[next];
    const value = other ? valueOfBoth(token, other) : null;
    if (other && value !== null) {
      const text = `${token.text}-${other.text}`;
      joined.push({ ...token, text, end: other.end, value });
      at = next;
    } else joined.push(token);
  }
  return joined;
}

function valueOfBoth(first: Token, second: Token): number | null {
  if (!first.isSpelled || !second.isSpelled) return null;
  const isOnes = (value: number) => value > 0 && value < 10;
  const isTens = first.value >= 20 && first.value < 100;
  if (isTens && isOnes(second.value)) return first.value + second.value;
  if (isOnes(first.value) && second.value === 100) return first.value * 100;
  return null;
}
