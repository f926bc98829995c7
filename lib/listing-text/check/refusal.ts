import {
  type CheckOptions,
  checkText,
} from "@/lib/listing-text/check/check-text";
import { withoutSentences } from "@/lib/listing-text/check/remove-sentences";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import { type Known, ledgerOf } from "@/lib/listing-text/ledger/ledger-of";
import { splitClaims } from "@/lib/listing-text/lexicon/claims";
import {
  allKinds,
  hasOffLimits,
  withoutOffLimitSentences,
} from "@/lib/listing-text/lexicon/off-limits";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";

/** What a text of ours may rest on. */
export type Evidence = {
  ledger: Ledger;
  /** The words in which something may be claimed or named. */
  said: string;
};

/** All that is known, and that the seller said or confirmed. */
export const evidenceOf = (known: Known): Evidence => ({
  ledger: ledgerOf(known),
  said: [known.sellerText ?? "", ...(known.confirmedTexts ?? [])].join("\n"),
});

/** Somebody else's brand or figure that was never mentioned; or "". */
function unsaidNameIn(text: string, said: string): string {
  const named = findWatchListTerms(text);
  if (named.length === 0) return "";
  const known = new Set(findWatchListTerms(said).map(({ term }) => term));
  return named.find(({ term }) => !known.has(term))?.term ?? "";
}

/**
 * Why nothing of ours may use the words of a text, for people: it contains what
 * no listing may contain, or claims or names what the seller didn't. "" where it
 * may.
 */
export function refusalOf(text: string, said: string): string {
  if (hasOffLimits(text, allKinds))
    return "Links, prices and contact details are left out";
  const [claim] = splitClaims(text, said).untyped;
  if (claim) return `You did not say “${claim.text}”, which needs proof`;
  const name = unsaidNameIn(text, said);
  return name === "" ? "" : `You did not name “${name}”`;
}

/**
 * The same of what it states: also that a fact says otherwise, or that no fact
 * has one of its measures.
 */
export function unsupportedReason(
  text: string,
  { ledger, said }: Evidence,
  options: CheckOptions = {},
): string {
  const refusal = refusalOf(text, said);
  if (refusal !== "") return refusal;
  const { verdict, reason, specifics } = checkText(text, ledger, options);
  if (verdict === "contradicted") return reason;
  const measure = specifics.find(
    (one) => one.kind === "measure" && one.verdict === "unknown",
  );
  return measure?.reason ?? "";
}

/**
 * The sentences without contact details and prices, and without what nothing
 * supports; whole ones go.
 */
export const supportedSentences = (text: string, evidence: Evidence): string =>
  withoutSentences(
    withoutOffLimitSentences(text, allKinds),
    (sentence) => unsupportedReason(sentence, evidence) !== "",
  );
