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
    .filter((match) => !isInnocent(match))
    .map((match) => ({ rule, ...match }));
}
