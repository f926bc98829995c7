import {
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import { endOfFirst, type Passage } from "@/lib/listing-text/specifics/passage";
import type { Statement } from "@/lib/listing-text/specifics/read-statements";
import type { StatementRule } from "@/lib/listing-text/words/lexicon";
import { hasPhrase } from "@/lib/listing-text/words/phrases";
import { remember } from "@/lib/listing-text/words/remember";
import type { Token } from "@/lib/listing-text/words/token";

/** Claims, promises, stories and so on are never contradicted. */
export function compareStatement(
  { rule, start, end }: Statement,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const { tokens, label } = passage;
  const isOfOther =
    rule.kind !== "claim" &&
    rule.kind !== "promise" &&
    isPairedBefore(passage, start);
  const facts = factsOfStatement({ rule, start, end }, passage, known);
  if (facts) return supported(facts);
  const isDenied = (tokens[start]?.negation ?? 0) > 0;
  if (isOfOther || (isDenied && rule.kind !== "promise")) return null;
  // How it is made is for the review, but for a field that says so.
  if (rule.kind === "technique" && label.length === 0) return null;
  return unknown(
    passage.text.slice(tokens[start]?.start, tokens[end - 1]?.end),
  );
}

function isPairedBefore(passage: Passage, start: number): boolean {
  const end = endOfFirst(passage, "pairingPhrases");
  return end !== null && end <= start;
}

const factsOfRule = remember((known: KnownSpecifics, rule: StatementRule) =>
  factsOf(
    known.clauses.filter(({ reading: { passage, statements } }) => {
      if (statements.some((other) => other.rule.name === rule.name))
        return true;
      const proof = passage.lexicon.proofOf.get(rule.name);
      return proof !== undefined && hasPhrase(proof, passage.tokens);
    }),
  ),
);

/** Facts that say it in any way, or in its very words. */
function factsOfStatement(
  { rule, start, end }: Statement,
  { tokens, lexicon }: Passage,
  known: KnownSpecifics,
): readonly string[] | null {
  const told = factsOfRule(known, rule);
  if (told.length > 0) return told;
  const words = tokens
    .slice(start, end)
    .filter(
      ({ kind, lower }) =>
        kind === "word" && !lexicon.has("functionWords", lower),
    );
  const isKnown = ({ fold, negation }: Token) =>
    known.words.has(fold) && (negation === 0 || known.deniedWords.has(fold));
  const isSaid =
    rule.kind === "technique" ? words.some(isKnown) : words.every(isKnown);
  return isSaid && words.length > 0
    ? words.flatMap(({ fold }) => known.words.get(fold) ?? [])
    : null;
}
