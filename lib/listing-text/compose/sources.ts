import type { ParsedAnswer } from "@/lib/listing-text/answer/parse-answer";
import type { AnswerChecks } from "@/lib/listing-text/compose/answer-checks";
import type { AnswerLanguage } from "@/lib/listing-text/compose/compare-languages";
import type {
  Fact,
  ListingInput,
  PhotoQuestion,
} from "@/lib/listing-text/fields/schema";

/**
 * What the fields of a listing are made of. Each is completed from the facts
 * where the answer has nothing that can be used.
 */
export type Sources = {
  answer: ParsedAnswer;
  form: ListingInput;
  facts: Fact[];
  /** Those in words that the seller does not avoid: our texts are made of them. */
  sayable: Fact[];
  across: AnswerLanguage;
  checks: AnswerChecks;
  hasPhoto: boolean;
  /** What the photos show differently. */
  questions: readonly PhotoQuestion[];
};
