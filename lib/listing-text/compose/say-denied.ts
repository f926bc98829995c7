import type {
  SpecificCheck,
  SpecificKind,
} from "@/lib/listing-text/check/text-check";
import type { AnswerChecks } from "@/lib/listing-text/compose/answer-checks";
import { withBlanks } from "@/lib/listing-text/compose/texts";
import { isPlainRun } from "@/lib/listing-text/compose/told-topics";
import { descriptionLimit } from "@/lib/listing-text/fields/limits";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { findUntold } from "@/lib/listing-text/ledger/untold";
import { labelsFor } from "@/lib/listing-text/lexicon/topics";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

/** What a blank asks for where the seller's words can't stand. */
const blankOf: Partial<Record<SpecificKind, string>> = {
  measure: "size",
  size: "size",
  time: "processing time",
  promise: "processing time",
  percent: "materials",
  material: "materials",
  color: "color",
  place: "origin",
  care: "care instructions",
  included: "what is included",
  count: "quantity",
};

/** Characters of a line of details. */
const maxLine = 160;

const canStand = (quote: string): boolean => isPlainRun(quote, maxLine);

const listLine = /^\s*[-–•*]\s*\S/u;

/**
 * The description with further lines of details, after its list or under a
 * heading in the language of the listing. As it is where they don't fit.
 */
function addDetails(
  description: string,
  details: readonly string[],
  language?: Language,
): string {
  if (details.length === 0) return description;
  const lines = description.split("\n");
  const last = lines.findLastIndex((line) => listLine.test(line));
  const bullet = (lines[last]?.match(/^\s*[-–•*]\s*/u) ?? ["- "])[0];
  const added = details.map((detail) => bullet + detail);
  const { heading } = labelsFor(description, language);
  if (last >= 0) lines.splice(last + 1, 0, ...added);
  else lines.push("", heading, ...added);
  const whole = normalizeDescription(lines.join("\n").trim());
  return lengthOf(whole) <= descriptionLimit ? whole : description;
}

/**
 * The description with a line of the seller's words for each fact that a
 * removed sentence denied, unless it says the fact already; with a blank where
 * there are no such words.
 */
export function sayDenied(
  description: string,
  denied: readonly SpecificCheck[],
  {
    ledger,
    language,
  }: { ledger: AnswerChecks["ledger"]; language?: Language | undefined },
): string {
  if (denied.length === 0) return description;
  const texts = splitSentences(description).map(({ text }) => text);
  const ids = new Set(denied.flatMap(({ facts }) => facts));
  const untold = findUntold(ledger, texts, new Set());
  const quotes = untold
    .filter(({ fact }) => ids.has(fact.id))
    .map(({ fact }) => fact.quote ?? fact.value)
    .filter(canStand);
  const said = addDetails(description, [...new Set(quotes)], language);
  const asked = denied.flatMap(({ kind, facts }) => {
    const isOwn = facts.some((id) => isSellers(ledger.facts, id));
    return isOwn ? [] : [blankOf[kind] ?? "details"];
  });
  return asked.length > 0 ? withBlanks(said, asked, []) : said;
}

const isSellers = (facts: readonly LedgerFact[], id: string): boolean =>
  facts.some(
    (fact) =>
      fact.id === id &&
      fact.source === "seller" &&
      canStand(fact.quote ?? fact.value),
  );
