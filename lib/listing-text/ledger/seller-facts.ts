import type { KnownClause } from "@/lib/listing-text/ledger/known-clause";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import { saysNoMore } from "@/lib/listing-text/ledger/says-no-more";

/** A clause that was typed, folded for quotes. */
export type QuotedClause = KnownClause & { text: string; folded: string };

export const toQuotedClause = (
  clause: KnownClause & { text: string },
): QuotedClause => ({ ...clause, folded: foldQuote(clause.text) });

/** A fact with the clauses that it quotes. */
export type PlacedFact = { fact: LedgerFact; clauses: QuotedClause[] };

/**
 * A fact of the seller's with its quote widened to the clause, or null where it
 * quotes what wasn't typed or says more than the clause.
 */
export function placeSellerFact(
  fact: LedgerFact,
  clauses: readonly QuotedClause[],
): PlacedFact | null {
  const quote = foldQuote(fact.quote ?? "");
  const isQuoted = quote.trim() !== "";
  const run = isQuoted ? quote : foldQuote(fact.value);
  const quoted = clausesOfRun(run, clauses);
  const found =
    quoted.length > 0 || isQuoted ? quoted : clausesOfWords(run, clauses);
  const fitting = found.filter(({ reading }) =>
    saysNoMore(fact.value, reading),
  );
  const [first] = fitting;
  if (!first) return null;
  const widened = { ...fact, quote: first.text };
  return { fact: widened, clauses: fitting };
}

/** Clauses that hold the run; a run over several clauses is of each. */
function clausesOfRun(
  run: string,
  clauses: readonly QuotedClause[],
): QuotedClause[] {
  const whole = clauses.filter(({ folded }) => holdsRun(folded, run));
  if (whole.length > 0) return whole;
  const parts = run
    .split(/[.;,]/u)
    .map((part) => foldQuote(part))
    .filter((part) => part.trim() !== "");
  if (parts.length < 2) return [];
  const held = parts.map((part) =>
    clauses.find(({ folded }) => holdsRun(folded, part)),
  );
  return held.every((clause) => clause !== undefined) ? held : [];
}

/** The clause that has all words of a value in any order. */
function clausesOfWords(
  value: string,
  clauses: readonly QuotedClause[],
): QuotedClause[] {
  const words = value.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [];
  return clauses.filter(({ folded }) =>
    words.every((word) => folded.includes(` ${word} `)),
  );
}
