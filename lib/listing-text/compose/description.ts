import { withoutSentences } from "@/lib/listing-text/check/remove-sentences";
import type { SpecificCheck } from "@/lib/listing-text/check/text-check";
import type {
  AnswerChecks,
  Fault,
} from "@/lib/listing-text/compose/answer-checks";
import { normalizeBlanks } from "@/lib/listing-text/lexicon/buyer-questions";
import {
  allKinds,
  hasOffLimits,
  withoutOffLimitSentences,
} from "@/lib/listing-text/lexicon/off-limits";
import { isUnspaced, readingWords } from "@/lib/listing-text/lexicon/roots";
import { plainText } from "@/lib/listing-text/plain-text/plain-text";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

/** Words. A description with fewer says nothing that the title doesn't. */
const minWords = 8;

export type CheckedDescription = {
  /** "" when too little is left. */
  text: string;
  /** What is left, however little. */
  kept: string;
  /** The sentences that are gone. */
  removed: Fault[];
  /** Those that stand and nobody told. */
  open: Fault[];
  /** What the removed ones get wrong. */
  denied: SpecificCheck[];
};

const goes = ({ isContradicted, isAvoided = false }: Fault): boolean =>
  isContradicted || isAvoided;

/**
 * The model's description with Etsy's characters. A sentence is never changed:
 * one that is off limits, that a fact denies, or that has an avoided word goes
 * as a whole.
 */
export function checkedDescription(
  written: string,
  checks: AnswerChecks,
): CheckedDescription {
  const plain = normalizeBlanks(normalizeDescription(written));
  const readable = normalizeDescription(
    withoutOffLimitSentences(plain, allKinds),
  );
  const offLimits = offLimitsIn(written, plain, readable).map((text) => ({
    field: "description" as const,
    text,
    reason: "Links, prices and contact details are left out",
    isContradicted: false,
  }));
  const faults = splitSentences(readable).flatMap(
    ({ text }) => checks.faultOf(text, "description") ?? [],
  );
  const contradicted = faults.filter(({ isContradicted }) => isContradicted);
  const unsaid = faults.filter((fault) => goes(fault));
  const gone = new Set(unsaid.map(({ text }) => text));
  const kept =
    gone.size === 0
      ? readable
      : normalizeDescription(
          withoutSentences(readable, (sentence) => gone.has(sentence)),
        );
  return {
    text: readingWords(kept) < minWords ? "" : kept,
    kept,
    removed: [...offLimits, ...unsaid],
    open: faults.filter((fault) => !goes(fault)),
    denied: contradicted.flatMap(({ text }) =>
      checks
        .check(text, "description")
        .specifics.filter(({ verdict }) => verdict === "contradicted"),
    ),
  };
}

/** What is off limits, and whatever went with it: nothing goes unnamed. */
function offLimitsIn(written: string, plain: string, readable: string) {
  const textsOf = (text: string) =>
    splitSentences(text).map((sentence) => sentence.text);
  const left = new Set(textsOf(readable).map(sentenceKey));
  const gone = [
    ...textsOf(plainText(written)).filter((text) =>
      hasOffLimits(text, allKinds),
    ),
    ...textsOf(plain).filter((text) => !left.has(sentenceKey(text))),
  ];
  return [...new Map(gone.map((text) => [sentenceKey(text), text])).values()];
}

/** One may stand in a text about something else, as in a poem. */
const leastSaid = 2;

/**
 * Whether a description is about the piece, whatever it calls it: facts say at
 * least half of what it states. In a script without spaces rules know numbers,
 * places and care, so that only what they know counts.
 */
export function restsOnFacts(text: string, checks: AnswerChecks): boolean {
  const stating = splitSentences(text).flatMap((sentence) => {
    const check = checks.check(sentence.text, "description");
    const isUnknown =
      check.verdict === "unchecked" && isUnspaced(sentence.text);
    return check.verdict === "wording" || isUnknown ? [] : [check];
  });
  const said = stating.filter(({ verdict }) => verdict === "supported");
  const facts = new Set(said.flatMap(({ supportedBy }) => supportedBy));
  const specifics = said.flatMap((check) => check.specifics);
  return (
    Math.max(facts.size, specifics.length) >= leastSaid &&
    said.length * 2 >= stating.length
  );
}

/** The sentences of a description that is not used, but those that `instead` says. */
export function unusedSentences(
  { text, kept }: CheckedDescription,
  instead: string,
): Fault[] {
  const reason =
    text === ""
      ? "Too little is left of the description"
      : "The description says nothing of your piece";
  const said = new Set(splitSentences(instead).map((each) => each.text));
  return splitSentences(kept)
    .filter((each) => readingWords(each.text) > 1 && !said.has(each.text))
    .map((each) => ({
      field: "description",
      text: each.text,
      reason,
      isContradicted: false,
    }));
}
