import type { ReadAnswer } from "@/lib/listing-text/answer/read-answer";
import type {
  AnswerChecks,
  Fault,
} from "@/lib/listing-text/compose/answer-checks";
import type { Seen } from "@/lib/listing-text/compose/read-sources";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type {
  Fact,
  ListingNotes,
  PhotoQuestion,
} from "@/lib/listing-text/fields/schema";
import type { Claim } from "@/lib/listing-text/lexicon/claims";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import type { WatchListTerm } from "@/lib/listing-text/watch-list/find-watch-list-terms";

export type Completion = {
  /**
   * Passes every rule; null when neither the answer nor the facts are enough
   * for a listing.
   */
  listing: GeneratedListing | null;
  /**
   * Up to three title variants in the style asked for; the first is the
   * listing's.
   */
  titles: string[];
  facts: Fact[];
  /** What the `[add …]` blanks of the description ask for. */
  missing: string[];
  /** What the photos show differently; each has its blank. */
  photoQuestions: PhotoQuestion[];
  /** Of the second photo and those after it. */
  altTexts: string[];
  seen: Seen;
  category: Category | null;
  /** The model's suggestion of a leaf category; "" for none. */
  categoryPath: string;
  /** Claims that need proof, kept because the seller typed them. */
  claims: Claim[];
  /**
   * Third-party names that the listing or a title contains because the seller
   * typed them.
   */
  watchList: WatchListTerm[];
  /**
   * Which of the model's own fields the listing rests on; none when it is made
   * of the seller's words alone.
   */
  used: ListingField[];
  /**
   * What the model's own answer lacked, before it was completed from the facts:
   * what a repair should mend.
   */
  violations: Violation[];
  /** What of the answer's texts is not so, or nobody told: for a repair. */
  faults: Fault[];
  /** What was left out, and why. */
  removed: ListingNotes["removed"];
  /** Whether so much of the answer was wrong that the rest wants a look. */
  isDoubtful: boolean;
  /** How texts are held against what is known. */
  checks: AnswerChecks;
  /** What the texts cite, by their keys. */
  citations: ListingNotes["citations"];
  /** What the model wrote, with its citations and quotes. */
  answer: ReadAnswer;
};
