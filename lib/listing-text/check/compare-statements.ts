import {
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { Statement } from "@/lib/listing-text/specifics/read-statements";
import { hasPhrase } from "@/lib/listing-text/words/phrases";
import type { Token } from "@/lib/listing-text/words/token";

/** Claims, promises, stories and so on are never contradicted. */
export function compareStatement(
  { rule, start, end }: Statement,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const { tokens, lexicon, label } = passage;
  const isOfOther =
    rule.kind !== "claim" &&
    rule.kind !== "promise" &&
    hasPhrase(lexicon.phrases("pairingPhrases"), tokens.slice(0, start)) &&
    hasPhrase(lexicon.phrases("pairingPhrases"), tokens);
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

/** Facts that say it in any way, or in its very words. */
function factsOfStatement(
  { rule, start, end }: Statement,
  { tokens, lexicon }: Passage,
  known: KnownSpecifics,
): readonly string[] | null {
  const told = known.clauses.filter(({ reading }) => {
    const { passage, statements } = reading;
    if (statements.some((other) => other.rule.name === rule.name)) return true;
    return passage.lexicon === lexicon && hasPhrase(rule.proof, passage.tokens);
  });
  if (told.length > 0) return told.flatMap(({ facts }) => facts);
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
