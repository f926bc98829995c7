import { findOpen, type Open } from "@/lib/listing-text/check/readiness";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { hasBlank, replaceBlanks } from "@/lib/listing-text/lexicon/blanks";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

/** What is open when its blanks are filled and its claims are confirmed. */
export type OpenPoints = {
  open: Open[];
  /** Whether nothing is left after one press more. */
  isOnePress: boolean;
};

/** The listing as the seller leaves it who answers what only she can know. */
function answered(listing: ListingAnswer): ListingAnswer {
  const { description } = listing;
  return hasBlank(description)
    ? {
        ...listing,
        description: replaceBlanks(description, "12"),
        generated: pickFields(listing),
      }
    : listing;
}

const isClaim = ({ code }: Open) =>
  code === "claim_unconfirmed" || code === "brand_unconfirmed";
const isMarked = ({ code }: Open) => code === "sentence_unsupported";

const confirming = (
  listing: ListingAnswer,
  points: readonly Open[],
): ListingAnswer => ({
  ...listing,
  confirmed: [
    ...listing.confirmed,
    ...points.flatMap(({ key }) => (key === undefined ? [] : [key])),
  ],
});

export function openPointsOf(made: ListingAnswer): OpenPoints {
  const filled = answered(made);
  const listing = confirming(filled, findOpen(filled, filled).filter(isClaim));
  const open = findOpen(listing, listing);
  // "All are true" is one press for all marked sentences.
  const marked = open.filter(isMarked);
  const pressed = marked.length > 0 ? marked : open.slice(0, 1);
  const after = confirming(listing, pressed);
  return { open, isOnePress: findOpen(after, after).length === 0 };
}

/** Whether an open point is about words of this sentence. */
export const isAbout = ({ text = "" }: Open, sentence: string): boolean =>
  text !== "" &&
  (splitSentences(sentence).some(
    (piece) => sentenceKey(piece.text) === sentenceKey(text),
  ) ||
    sentence.toLowerCase().includes(text.toLowerCase()));
