import type { RoleId } from "@/lib/listing-text/languages/concepts";
import { dimensionRoles } from "@/lib/listing-text/languages/concepts";
import { type Measure, roleKey } from "@/lib/listing-text/specifics/measure";
import { isContentWord } from "@/lib/listing-text/specifics/passage";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { isMark, isWord, type Token } from "@/lib/listing-text/words/token";

type Placed = Pick<Measure, "start" | "end" | "role" | "size">;
type Text = {
  tokens: readonly Token[];
  label: readonly Token[];
  lexicon: Lexicon;
};

/** A word as it is compared: its role, else its folded form. */
const keyOf = ({ lower, fold }: Token, lexicon: Lexicon): string => {
  const role = lexicon.roleOf.get(lower);
  return role ? roleKey(role) : fold;
};

const isCompared = (
  token: Token | undefined,
  lexicon: Lexicon,
): token is Token & { kind: "word" } =>
  isWord(token) &&
  (lexicon.roleOf.has(token.lower) || isContentWord(token, lexicon));

/** In tokens; what stands farther away is about something else. */
const widest = 25;
const insideBrackets = 4;

/**
 * The words around a measure, up to a comma, "and" or the next measure, and
 * those of a bracket right after it. Near are those before it and, after it,
 * those up to a preposition: not the chain of "a 3 mm stone on a chain".
 */
export function contextOfMeasure(
  all: readonly Placed[],
  index: number,
  text: Text,
): Pick<Measure, "context" | "near"> {
  const { tokens, label, lexicon } = text;
  const measure = all[index];
  if (!measure) return { context: new Set(), near: new Set() };
  const keysOf = (some: readonly Token[]) =>
    some.flatMap((token) =>
      isCompared(token, lexicon) ? [keyOf(token, lexicon)] : [],
    );
  const [from, to] = spanAround(all, index, text);
  const own = keysOf(tokens.slice(from, to));
  const before = [
    ...keysOf(tokens.slice(from, measure.start)),
    ...(own.length === 0
      ? keysOf(wordsBeforeComma(all, index, from, text))
      : []),
  ];
  const after = tokens.slice(measure.end, to);
  const end = after.findIndex(({ lower }) =>
    lexicon.has("functionWords", lower),
  );
  const isFirst = all[0]?.start === measure.start;
  const near = new Set([
    ...before,
    ...keysOf(end < 0 ? after : after.slice(0, end)),
    ...(isFirst ? keysOf(label) : []),
  ]);
  const context = new Set([
    ...before,
    ...keysOf(after),
    ...keysOf(bracketAfter(tokens, measure.end)),
    ...keysOf(label),
  ]);
  for (const words of [near, context]) {
    if (measure.role) setRole(words, measure.role);
    if (measure.size) words.add(`size ${measure.size}`);
  }
  return { context, near };
}

/**
 * What stands before the comma before a measure that stands there alone: "made
 * to order, 3 weeks".
 */
function wordsBeforeComma(
  all: readonly Placed[],
  index: number,
  from: number,
  { tokens, lexicon }: Text,
): readonly Token[] {
  if (!isMark(tokens[from - 1], ",、")) return [];
  const lowest = Math.max(all[index - 1]?.end ?? 0, from - 1 - widest);
  let start = from - 1;
  while (start > lowest && !isBound(tokens[start - 1], lexicon)) start -= 1;
  return start === lowest && start > 0 ? [] : tokens.slice(start, from - 1);
}

/** The first words of a bracket: "5 cm (extender)". */
function bracketAfter(tokens: readonly Token[], at: number): Token[] {
  if (tokens[at]?.text !== "(") return [];
  const inside = tokens.slice(at + 1, at + insideBrackets);
  const end = inside.findIndex((token) => !isWord(token));
  return end < 0 ? inside : inside.slice(0, end);
}

/** Its own role wins over what else is said around it. */
function setRole(words: Set<string>, role: RoleId) {
  for (const other of dimensionRoles) words.delete(roleKey(other));
  words.add(roleKey(role));
}

function spanAround(
  all: readonly Placed[],
  index: number,
  { tokens, lexicon }: Text,
): [number, number] {
  const measure = all[index] ?? { start: 0, end: 0 };
  const isSame = (other: Placed | undefined) => other?.start === measure.start;
  let first = index;
  while (isSame(all[first - 1])) first -= 1;
  let last = index;
  while (isSame(all[last + 1])) last += 1;
  const lowest = Math.max(all[first - 1]?.end ?? 0, measure.start - widest);
  const highest = Math.min(
    all[last + 1]?.start ?? tokens.length,
    measure.end + widest,
  );
  let from = measure.start;
  while (from > lowest && !isBound(tokens[from - 1], lexicon)) from -= 1;
  let to = measure.end;
  while (to < highest && !isBound(tokens[to], lexicon)) to += 1;
  return [from, to];
}

const isBound = (token: Token | undefined, lexicon: Lexicon): boolean =>
  isMark(token, ",;.()/、。") ||
  lexicon.has("and", token?.lower) ||
  lexicon.has("but", token?.lower);
