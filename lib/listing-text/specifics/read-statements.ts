import type { PhraseKind } from "@/lib/listing-text/languages/concepts";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { StatementRule } from "@/lib/listing-text/words/lexicon";
import {
  findPhrases,
  type PhraseMatch,
  rulesFor,
} from "@/lib/listing-text/words/phrases";

/** A claim, promise, story and so on that is known by its words. */
export type Statement = { rule: StatementRule; start: number; end: number };

export function readStatements(passage: Passage): Statement[] {
  return rulesFor(passage.lexicon.statements, passage.tokens).flatMap((rule) =>
    findStatement(passage, rule),
  );
}

function findStatement(passage: Passage, rule: StatementRule): Statement[] {
  const matches = findPhrases(rule.say, passage.tokens);
  if (matches.length === 0) return [];
  const innocent = findPhrases(rule.unless, passage.tokens);
  const isInnocent = ({ start, end }: PhraseMatch) =>
    innocent.some((other) => other.start < end && other.end > start);
  return matches
    .filter((match) => !isInnocent(match) && !isLook(passage, rule, match))
    .map((match) => ({ rule, ...match }));
}

const looked: ReadonlySet<PhraseKind> = new Set(["claim", "age"]);

/** "vintage style", "style vintage": what it looks like, and not what it is. */
function isLook(
  { tokens, lexicon }: Passage,
  { kind }: StatementRule,
  { start, end }: PhraseMatch,
): boolean {
  if (!looked.has(kind)) return false;
  const after = tokens[end]?.text === "-" ? tokens[end + 1] : tokens[end];
  const before = lexicon.pack.nounFirst ? tokens[start - 1] : undefined;
  return [before, after].some((token) =>
    lexicon.has("lookWords", token?.lower),
  );
}
