import { checkOnce } from "@/lib/listing-text/check/check-once";
import {
  type CheckOptions,
  factsById,
} from "@/lib/listing-text/check/check-text";
import { supportOf } from "@/lib/listing-text/check/support";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Sentence } from "@/lib/listing-text/fields/schema";
import type { Verdict } from "@/lib/listing-text/fields/verdict";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import {
  isAnythingKnown,
  type Known,
  ledgerOf,
} from "@/lib/listing-text/ledger/ledger-of";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import {
  type PlacedSentence as Placed,
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

export type PlacedSentence = Sentence &
  Placed & {
    /** A fact says otherwise, and the seller hasn't settled it. */
    isContradicted: boolean;
  };

/** What is known of a listing, and what was decided about its sentences. */
export type Grounds = Known & {
  /** Keys of the claims, names and texts that the seller confirmed. */
  confirmed?: readonly string[] | undefined;
  /**
   * As the model wrote it; null while it is unchanged, so that nothing in it is
   * the seller's.
   */
  generated?:
    | ({ description: string } & Partial<GeneratedListing>)
    | null
    | undefined;
  /** Keys of sentences that the model wrote later. */
  rewritten?: readonly string[] | undefined;
  /** What the last review said, by key. */
  verdicts?: Readonly<Record<string, Verdict>> | undefined;
  /** Ids of the facts that the writer cites, by key. */
  citations?: Readonly<Record<string, readonly string[]>> | undefined;
};

/** The keys of all sentences of some texts. */
export const keysOfSentences = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    splitSentences(text).map((sentence) => sentenceKey(sentence.text)),
  );

/**
 * What is known, with those of some texts that she confirmed: what one of them
 * says needs no other answer where another says it too.
 */
export function withConfirmed(
  grounds: Grounds,
  texts: readonly string[],
): Grounds {
  const confirmed = new Set(grounds.confirmed);
  if (confirmed.size === 0 || grounds.confirmedTexts) return grounds;
  const confirmedTexts = texts.filter((text) =>
    confirmed.has(sentenceKey(text)),
  );
  return { ...grounds, confirmedTexts };
}

const noIds: readonly string[] = [];
/** As "care: hand wash". */
export const labelOf = ({ part, property, value }: LedgerFact): string =>
  `${part ? `${part} ` : ""}${property}: ${value}`;

type Supported = Pick<
  PlacedSentence,
  "support" | "supportedBy" | "reason" | "isContradicted"
>;

const settled = (support: Sentence["support"]): Supported => ({
  support,
  supportedBy: [],
  reason: "",
  isContradicted: false,
});

/** Words. */
const longestHeading = 4;

/** Whether a sentence states anything: headings and rulers don't. */
function statesSomething(description: string, placed: Placed): boolean {
  const { text } = placed;
  if (!/[\p{L}\p{N}]/u.test(text) || /[:：]$/u.test(text)) return false;
  const isHeading =
    text.split(" ", longestHeading + 1).length <= longestHeading &&
    !/[\p{N}.!?。！？:：]/u.test(text) &&
    isWholeLine(description, placed);
  return !isHeading;
}

/** Whether nothing else stands in its line, and other text follows. */
function isWholeLine(description: string, { start, end }: Placed): boolean {
  let [before, after] = [start - 1, end];
  while (isMargin(description[before])) before -= 1;
  while (isMargin(description[after])) after += 1;
  const isFirst = before < 0 || description[before] === "\n";
  // Nothing but white space after it: it stands for itself.
  return (
    isFirst &&
    description[after] === "\n" &&
    after < description.trimEnd().length
  );
}

const isMargin = (character: string | undefined): boolean =>
  character !== undefined && character !== "\n" && /\s/u.test(character);

/**
 * The sentences and list items of a description that state something, in order,
 * each with what it rests on: rules compare its specifics with the facts, a
 * review may have decided more (`supportOf`). What the seller wrote or changed
 * herself, and what she confirmed, is `confirmed` unless facts say it.
 *
 * Headings, and sentences with a blank, which are open as blanks, are left out.
 * Where nothing is known all are `unchecked`.
 */
export function placeSentences(
  description: string,
  grounds: Grounds,
): PlacedSentence[] {
  const placed = splitSentences(description).filter(
    (sentence) =>
      !hasBlank(sentence.text) && statesSomething(description, sentence),
  );
  const texts = placed.map(({ text }) => text);
  const supportFor = supportFinder(withConfirmed(grounds, texts));
  return placed.map((sentence) => {
    const key = sentenceKey(sentence.text);
    return {
      field: "description" as const,
      ...sentence,
      ...supportFor(sentence.text, key),
      key,
    };
  });
}

/**
 * Says of a text of a listing what it rests on: what the seller confirmed or
 * wrote herself is settled, whatever rules and review say of it.
 */
export function supportFinder(grounds: Grounds) {
  const snippets = new Set(keysOfSentences(grounds.snippets ?? []));
  const confirmed = new Set(grounds.confirmed);
  const isOwn = ownFinder(grounds);
  const ledger = isAnythingKnown(grounds) ? ledgerOf(grounds) : null;
  return (
    text: string,
    key: string,
    options: Omit<CheckOptions, "cited"> = {},
  ): Supported => {
    const isSentence = options.field === undefined;
    if (isSentence && snippets.has(key)) return settled("snippet");
    if (ledger === null)
      return settled(confirmed.has(key) ? "confirmed" : "unchecked");
    const isSettled = confirmed.has(key) || (isSentence && isOwn(key));
    return checkAgainst(ledger, text, {
      ...options,
      isSettled,
      cited: grounds.citations?.[key] ?? noIds,
      verdict: isSettled ? undefined : grounds.verdicts?.[key],
    });
  };
}

type SupportOptions = Omit<CheckOptions, "cited"> & {
  cited: readonly string[];
  isSettled: boolean;
  verdict: Verdict | undefined;
};

function checkAgainst(
  ledger: Ledger,
  text: string,
  { isSettled, verdict, ...options }: SupportOptions,
): Supported {
  const check = checkOnce(text, ledger, options);
  const isSaid =
    check.verdict === "supported" &&
    check.supportedBy.some(({ source }) => source !== "confirmed");
  if (isSettled && !isSaid) return settled("confirmed");
  const { support, reason, supportedBy } = supportOf({
    check,
    verdict,
    cited: verdict ? factsById(options.cited, ledger) : [],
    ledger: ledger.facts,
    text,
  });
  return {
    support,
    reason,
    supportedBy: supportedBy.map(labelOf),
    isContradicted: check.verdict === "contradicted",
  };
}

/** What is neither in the generated text nor in a rewritten one is her own. */
function ownFinder({ generated, rewritten }: Grounds) {
  if (!generated) return () => false;
  const written = new Set([
    ...keysOfSentences([generated.description]),
    ...(rewritten ?? noIds),
  ]);
  return (key: string) => !written.has(key);
}

/** The same without places, as it is sent. */
export const groundSentences = (
  description: string,
  grounds: Grounds,
): Sentence[] => placeSentences(description, grounds).map(toSentence);

/** Without what only this process needs. */
export const toSentence = ({
  start: _,
  end: __,
  isContradicted: ___,
  ...sentence
}: PlacedSentence): Sentence => sentence;

/**
 * Those that hold the listing back: nothing says them, or a fact says
 * otherwise.
 */
export const unsupportedSentences = (
  description: string,
  grounds: Grounds,
): PlacedSentence[] =>
  placeSentences(description, grounds).filter(
    ({ support }) => support === "none",
  );
