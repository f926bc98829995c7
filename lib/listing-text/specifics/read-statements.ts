import type { PhraseKind } from "@/lib/listing-text/languages/concepts";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { StatementRule, TextRule } from "@/lib/listing-text/words/lexicon";
import {
  findPhrases,
  type PhraseMatch,
  placesIn,
  type Said,
  touches,
} from "@/lib/listing-text/words/phrases";

/** A claim, promise, story and so on that is known by its words. */
export type Statement = { rule: StatementRule; start: number; end: number };

export const readStatements = (
  passage: Passage,
  said: readonly Said<TextRule>[],
): Statement[] =>
  said.flatMap(({ rule, matches }) => {
    if (rule.family !== "statement") return [];
    const innocent = placesIn(findPhrases(rule.unless, passage.tokens));
    return matches
      .filter(
        (match) => !touches(match, innocent) && !isLook(passage, rule, match),
      )
      .map((match) => ({ rule, ...match }));
  });

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
