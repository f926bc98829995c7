import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { matchAt } from "@/lib/listing-text/words/phrases";
import type { Token } from "@/lib/listing-text/words/token";

/** Sets how far each negated word stands from its negator. */
export function markNegation(tokens: Token[], lexicon: Lexicon) {
  let distance = 0;
  for (const [at, token] of tokens.entries()) {
    if (distance > 0 && endsNegation(tokens, at, lexicon)) distance = 0;
    if (distance > 0) {
      token.negation = distance;
      distance += 1;
    }
    if (startsNegation(tokens, at, lexicon)) distance = 1;
    markNegatedBefore(tokens, at, lexicon);
    markForbidden(tokens, at, lexicon);
    markNegatedClause(tokens, at, lexicon);
  }
}

function endsNegation(tokens: Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.kind === "mark") return ",;:().".includes(token.text);
  if (lexicon.has("negationEnds", token.lower)) return true;
  return (
    lexicon.has("and", token.lower) && startsClause(tokens[at + 1], lexicon)
  );
}

function startsClause(token: Token | undefined, lexicon: Lexicon): boolean {
  if (!token) return false;
  const role = lexicon.roleOf.get(token.lower);
  return (
    role === "make" ||
    role === "ship" ||
    role === "wash" ||
    lexicon.placeRoleOf.has(token.lower) ||
    lexicon.has("clauseStarts", token.lower) ||
    lexicon.has("copulas", token.lower) ||
    lexicon.has("articles", token.lower)
  );
}

function startsNegation(
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (matchAt(lexicon.phrases("insteadPhrases"), tokens, at)) return true;
  if (isFreeOf(tokens, at, lexicon)) return true;
  return (
    lexicon.has("negators", token?.lower) &&
    !lexicon.has("notNegating", next?.lower)
  );
}

/** "nickel free", "phthalate-free" and "nickelfrei". */
function markNegatedBefore(tokens: Token[], at: number, lexicon: Lexicon) {
  const token = tokens[at];
  if (!token) return;
  if (token.kind === "word" && lexicon.isNegatedWord(token.lower))
    token.negation = 1;
  if (!lexicon.has("negatingAfter", token.lower)) return;
  if (isFreeOf(tokens, at, lexicon)) return;
  const before = tokens[at - 1];
  const negated = before?.text === "-" ? tokens[at - 2] : before;
  if (negated) negated.negation = 1;
}

/** "free from nickel", where what follows is negated. */
function isFreeOf(tokens: Token[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at + 1];
  return (
    lexicon.has("negatingAfter", tokens[at]?.lower) &&
    (lexicon.has("of", next?.lower) ||
      lexicon.has("originPrepositions", next?.lower))
  );
}

/** "Only the dryer is forbidden": the thing that the sentence is about. */
function markForbidden(tokens: Token[], at: number, lexicon: Lexicon) {
  if (!lexicon.has("forbiddenWords", tokens[at]?.lower)) return;
  const end = lexicon.has("copulas", tokens[at - 1]?.lower) ? at - 1 : at;
  for (let before = end - 1; before >= end - longestThing; before -= 1) {
    const token = tokens[before];
    if (token?.kind !== "word" || lexicon.has("articles", token.lower)) return;
    token.negation = end - before;
  }
}

/** In words: "the tumble dryer". */
const longestThing = 3;

const endOfSentence = new Set([".", "!", "?"]);
const endOfClause = new Set([",", ";", ":", "(", ")", "-", "–"]);

/** "Um echtes Silber handelt es sich nicht." */
function markNegatedClause(tokens: Token[], at: number, lexicon: Lexicon) {
  if (!lexicon.has("closingNegators", tokens[at]?.lower)) return;
  const next = tokens[at + 1];
  if (next && !endOfSentence.has(next.text)) return;
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before];
    if (!token || endOfClause.has(token.text)) return;
    if (endOfSentence.has(token.text)) return;
    if (token.kind === "word") token.negation = at - before;
  }
}
