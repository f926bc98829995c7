import { costOf } from "@/lib/ai/models";
import { findUntoldFacts } from "@/lib/listing-text/check/find-untold-facts";
import { groundSentences } from "@/lib/listing-text/check/place-sentences";
import { inputText } from "@/lib/listing-text/fields/input";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import { fillerIn } from "@/lib/listing-text/lexicon/filler";
import { scoreListing } from "@/lib/listing-text/score/score";

type Written = {
  results: GeneratedListing;
  facts: Fact[];
  productName: string;
  category: Category | null;
};

/** What was paid and waited for; recorded answers have none. */
type Bill = {
  model: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
  /** Of a model whose price we don't know. */
  price?: Parameters<typeof costOf>[1];
};

/** Of one listing. */
export type Quality = ReturnType<typeof measureQuality>;

/** What a listing is worth, by our own rules, and what it cost in US cents. */
export function measureQuality(
  form: ListingInput,
  { results, facts, ...known }: Written,
  bill?: Bill,
) {
  const sellerText = inputText(form);
  const grounds = { facts, sellerText, language: form.language };
  const { passesGate, total, earned } = scoreListing(results, {
    ...known,
    facts,
    sellerText,
  });
  const sentences = groundSentences(results.description, { facts, sellerText });
  const dollars = bill ? costOf(bill, bill.price) : 0;
  return {
    passesGate,
    total,
    earned,
    sentences: sentences.length,
    unsupported: sentences
      .filter(({ support }) => support === "none")
      .map(({ text }) => text),
    lost: findUntoldFacts(results, grounds).map(({ quote }) => quote),
    filler: fillerIn(results.description, facts).length,

    inputTokens: bill?.inputTokens ?? 0,
    outputTokens: bill?.outputTokens ?? 0,
    cents: dollars === null ? null : dollars * 100,
    seconds: (bill?.durationMs ?? 0) / 1_000,
  };
}

const sum = (values: number[]): number =>
  values.reduce((total, value) => total + value, 0);
const mean = (values: number[]): number =>
  sum(values) / Math.max(1, values.length);
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Of a whole run: `asked` briefs, of which those of `made` became listings. */
export function summarize(asked: number, made: readonly Quality[]) {
  const cents = made.map((one) => one.cents);
  return {
    asked,
    made: made.length,
    passedGate: made.filter(({ passesGate }) => passesGate).length,
    score: mean(made.map(({ total }) => total)),
    earned: mean(made.map(({ earned }) => earned)),
    lowest: Math.min(...made.map(({ earned }) => earned)),
    /** 0–1, of all sentences that state something. */
    grounded:
      1 -
      sum(made.map(({ unsupported }) => unsupported.length)) /
        Math.max(1, sum(made.map((one) => one.sentences))),
    lost: sum(made.map(({ lost }) => lost.length)),
    filler: sum(made.map(({ filler }) => filler)),
    inputTokens: mean(made.map(({ inputTokens }) => inputTokens)),
    outputTokens: mean(made.map(({ outputTokens }) => outputTokens)),
    /** A listing's; null for a model whose price we don't know. */
    cents: cents.some((one) => one === null) ? null : mean(cents.map(Number)),
    seconds: median(made.map(({ seconds }) => seconds)),
  };
}
export type Summary = ReturnType<typeof summarize>;

const columns: [name: string, cell: (summary: Summary) => string][] = [
  ["briefs", ({ asked }) => String(asked)],
  ["listings", ({ made }) => String(made)],
  ["gate", ({ passedGate }) => String(passedGate)],
  ["score", ({ score }) => score.toFixed(1)],
  ["earned", ({ earned }) => earned.toFixed(1)],
  ["lowest", ({ lowest }) => String(lowest)],
  ["grounded", ({ grounded }) => `${(grounded * 100).toFixed(1)} %`],
  ["lost", ({ lost }) => String(lost)],
  ["filler", ({ filler }) => String(filler)],
  ["in", ({ inputTokens }) => inputTokens.toFixed(0)],
  ["out", ({ outputTokens }) => outputTokens.toFixed(0)],
  ["cents", ({ cents }) => (cents === null ? "?" : cents.toFixed(3))],
  ["seconds", ({ seconds }) => seconds.toFixed(1)],
];

const width = 10;

/**
 * One line for each run: what was asked, what became of it, and the means of a
 * listing.
 */
export function printSummaries(
  runs: readonly [name: string, summary: Summary][],
) {
  console.log(
    `\n${"".padEnd(22)}${columns.map(([name]) => name.padStart(width)).join("")}`,
  );
  for (const [name, summary] of runs) {
    console.log(
      name.slice(0, 21).padEnd(22) +
        columns.map(([, cell]) => cell(summary).padStart(width)).join(""),
    );
  }
}
