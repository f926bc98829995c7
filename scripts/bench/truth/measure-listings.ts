import { findSentences } from "@/lib/listing-text/check/find-sentences";
import { placeSentences } from "@/lib/listing-text/check/place-sentences";
import { inputText } from "@/lib/listing-text/fields/input";
import { noOptionalFields } from "@/lib/listing-text/fields/optional-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";
import {
  type Composed,
  composeRecorded,
  finishRecorded,
  type Outcome,
} from "./compose-recorded";
import { type OpenPoints, openPointsOf } from "./open-points";
import type { Label, LabeledListing, LabeledText } from "./read-listings";
import type { reviewersIn } from "./reviewers";

/**
 * What became of a sentence: it stands, it is marked; it was taken out, since a
 * fact says otherwise or since no listing may hold it (a price, a link), and
 * the seller is told; or it is gone without a word.
 */
type State = "stands" | "marked" | "removed" | "forbidden" | "lost";

export type JudgedSentence = LabeledText & {
  set: string;
  language: string;
  state: State;
  /** By rules, whatever a review says. */
  isContradicted: boolean;
  reason: string;
};

export type JudgedListing = {
  listing: LabeledListing;
  sentences: JudgedSentence[];
  /** Of those whose sentences are all true; null for others. */
  open: OpenPoints | null;
  /** Sentences of the result that neither model nor seller wrote. */
  foreign: string[];
  /** Sentences that are ready though rules call them contradicted. */
  denied: string[];
};

/** Others are lines of details. */
const isProse = (text: string) =>
  !/^[-–•]\s/u.test(text) && /[.!?。！？]["”»’)]?$/u.test(text);

/** An answer of the labeled sentences, for a set that has none. */
function answerOf(
  { form, language }: LabeledListing,
  sentences: readonly LabeledText[],
): object {
  const texts = sentences.map(({ text }) => text);
  const prose = texts.filter(isProse);
  const lines = texts
    .filter((text) => !isProse(text))
    .map((text) => text.replace(/^(?![-–•]\s)/u, "- "));
  return {
    facts: [],
    unknown: [],
    titles: [form.productName],
    description: [
      prose.join(language === "ja" ? "" : " "),
      ...(lines.length > 0 ? [["Details", ...lines].join("\n")] : []),
    ].join("\n\n"),
    tags: [],
    materials: [],
    altText: "",
    attributes: [],
    ...noOptionalFields,
    category: form.category ?? null,
    categoryPath: "",
    claimsNeedingProof: [],
  };
}

/** A listing to run through the pipeline in each mode. */
export type ComposedListing = {
  listing: LabeledListing;
  /** As it would be if all of it were true. */
  good: Composed;
  /** With the false sentences; the same where there are none. */
  whole: Composed;
};

export function composeLabeled(listing: LabeledListing): ComposedListing {
  const { form, answer, hasPhoto, sentences } = listing;
  const compose = (texts: readonly LabeledText[]) =>
    composeRecorded({
      form,
      hasPhoto,
      answer: answer ?? answerOf(listing, texts),
    });
  const honest = sentences.filter(isHonest);
  const good = compose(honest);
  const isSame = answer !== null || honest.length === sentences.length;
  return { listing, good, whole: isSame ? good : compose(sentences) };
}

const isHonest = ({ label }: LabeledText) => label !== "F";

/** True sentences are judged in the good answer, false ones in the whole. */
export function measureListing(
  { listing, ...composed }: ComposedListing,
  makeReviewer: ReturnType<typeof reviewersIn>,
): JudgedListing {
  const { sentences, isWhole } = listing;
  const finish = (each: Composed) =>
    finishRecorded(
      each,
      makeReviewer(sentences, () => "supported"),
    );
  const [good, whole] = [finish(composed.good), finish(composed.whole)];
  const judge = (outcome: Outcome, labels: readonly Label[]) =>
    sentences
      .filter(({ label }) => labels.includes(label))
      .map((sentence) => judgeSentence(sentence, listing, outcome));
  const isGood =
    isWhole && (sentences.every(isHonest) || listing.answer === null);
  return {
    listing,
    sentences: [...judge(good, ["T", "I", "S"]), ...judge(whole, ["F"])],
    open: isGood && good.listing ? openPointsOf(good.listing) : null,
    foreign: [good, whole].flatMap((outcome) => foreignIn(outcome, listing)),
    denied: [good, whole].flatMap(({ listing: made }) =>
      made?.ready ? contradictedIn(made).map(({ text }) => text) : [],
    ),
  };
}

const contradictedIn = (made: ListingAnswer) =>
  findSentences(made, made).filter(({ isContradicted }) => isContradicted);

const worst: readonly State[] = [
  "lost",
  "removed",
  "forbidden",
  "marked",
  "stands",
];

type Judged = Pick<JudgedSentence, "state" | "isContradicted" | "reason">;

function judgeSentence(
  sentence: LabeledText,
  { set, language }: LabeledListing,
  outcome: Outcome,
): JudgedSentence {
  const pieces = splitSentences(sentence.text).map(({ text }) =>
    judgePiece(text, outcome),
  );
  const state = worst.find((one) =>
    pieces.some((piece) => piece.state === one),
  );
  return {
    ...sentence,
    set,
    language,
    state: state ?? "lost",
    isContradicted: pieces.some(({ isContradicted }) => isContradicted),
    reason: pieces.map(({ reason }) => reason).join(" "),
  };
}

function judgePiece(text: string, { listing, draft }: Outcome): Judged {
  const key = sentenceKey(text);
  const own = listing
    ? findSentences(listing, listing).find((one) => one.key === key)
    : undefined;
  if (own) {
    const state = own.support === "none" ? "marked" : "stands";
    return { state, reason: own.reason, isContradicted: own.isContradicted };
  }
  const { verdict } = draft.checks.check(text, "description");
  const isContradicted = verdict === "contradicted";
  const gone = draft.removed.find((one) => sentenceKey(one.text) === key);
  const state = gone
    ? stateOfGone(isContradicted)
    : // What states nothing is no sentence of the listing.
      stateOfOther(listing?.description.includes(text) ?? false);
  return { state, reason: gone?.reason ?? "", isContradicted };
}

const stateOfGone = (isContradicted: boolean): State =>
  isContradicted ? "removed" : "forbidden";
const stateOfOther = (isThere: boolean): State => (isThere ? "stands" : "lost");

/**
 * The sentences of the result that are not, byte for byte, a sentence of the
 * answer, a blank, or a line of details in the seller's words.
 */
function foreignIn(
  { listing, draft }: Outcome,
  { form }: LabeledListing,
): string[] {
  if (!listing) return [];
  const written = new Set(
    draft.answer.description
      .flat()
      .flatMap(({ text }) => splitSentences(text).map((each) => each.text)),
  );
  const typed = foldQuote(inputText(form));
  const isSellers = (text: string) =>
    holdsRun(typed, foldQuote(text.replace(/^[^:：]{1,40}[:：]\s*/u, "")));
  return placeSentences(listing.description, listing)
    .map(({ text }) => text)
    .filter((text) => !written.has(text) && !isSellers(text));
}
