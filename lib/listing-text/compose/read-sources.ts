import {
  type ParsedAnswer,
  parsedAnswerOf,
} from "@/lib/listing-text/answer/parse-answer";
import type { ReadAnswer } from "@/lib/listing-text/answer/read-answer";
import { answerChecks } from "@/lib/listing-text/compose/answer-checks";
import {
  answeredFacts,
  ledgerOfAnswer,
} from "@/lib/listing-text/compose/answer-ledger";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import {
  type Citations,
  citationsOf,
} from "@/lib/listing-text/compose/citations";
import { compareLanguages } from "@/lib/listing-text/compose/compare-languages";
import { collectFacts } from "@/lib/listing-text/compose/facts";
import { resolveConflicts } from "@/lib/listing-text/compose/resolve-conflicts";
import type { Sources } from "@/lib/listing-text/compose/sources";
import { inputText } from "@/lib/listing-text/fields/input";
import type { ListingInput } from "@/lib/listing-text/fields/schema";

/** What only whoever saw the photos can tell. */
export type Seen = Pick<ParsedAnswer, "contradictions" | "photoAltTexts">;

export type Given = {
  hasPhoto: boolean;
  /** How many photos there are, where there may be several. */
  photos?: number | undefined;
  /** What an earlier answer, which a repair replaces, saw in them. */
  seen?: Seen | undefined;
  /** The words that the seller never uses. */
  avoidWords?: readonly string[] | undefined;
};

export const photosOf = ({
  hasPhoto,
  photos = Number(hasPhoto),
}: Given): number => photos;

/** The answer without disputed facts, and what is known. */
export function readSources(
  read: ReadAnswer,
  form: ListingInput,
  given: Given,
): Sources & { citations: Citations } {
  const seller = inputText(form);
  const photos = photosOf(given);
  const avoided = avoiding(given.avoidWords ?? [], seller);
  const parsed = withSeen(parsedAnswerOf(read), given.seen);
  const { answer, questions, disputed } = resolveConflicts(
    parsed,
    seller,
    photos,
  );
  const ledger = ledgerOfAnswer(read, {
    form,
    photos,
    isDisputed: disputed.isIn,
  });
  const facts = collectFacts(answeredFacts(ledger, read), form);
  const across = compareLanguages(answer, form, [...facts, ...answer.facts]);
  const citations = citationsOf(read);
  const { evidence } = across;
  const { hasPhoto } = given;
  const checks = answerChecks({
    ledger,
    citations,
    evidence,
    avoided,
    disputed,
  });
  return {
    answer,
    form,
    facts,
    sayable: facts.filter(({ value }) => !avoided.isIn(value)),
    across,
    checks,
    questions,
    hasPhoto,
    citations,
  };
}

const withSeen = (
  answer: ParsedAnswer,
  seen: Seen | undefined,
): ParsedAnswer => ({
  ...answer,
  contradictions: [...(seen?.contradictions ?? []), ...answer.contradictions],
  photoAltTexts: [...answer.photoAltTexts, ...(seen?.photoAltTexts ?? [])],
});
