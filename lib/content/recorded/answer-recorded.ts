import type { RecordedListing } from "@/lib/content/recorded/recorded-listing";
import { readinessOf } from "@/lib/listing-text/check/readiness";
import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { inputText } from "@/lib/listing-text/fields/input";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { totalOf } from "@/lib/listing-text/score/score";

/** It stands in no history. */
type RecordedAnswer = Omit<ListingAnswer, "id"> & { id: null };

/**
 * What the engine makes of a recorded answer: the same that a seller gets of a
 * written one, without a call. Throws where nothing of it can be used.
 */
export function answerRecorded(recorded: RecordedListing): RecordedAnswer {
  const { name, form, answer, picture } = recorded;
  const hasPhoto = picture !== null;
  const text = JSON.stringify(answer);
  const { results, ...composed } = composeListing({
    text,
    form,
    hasPhoto,
    photos: Number(hasPhoto),
  });
  if (results === null) throw new Error(`Nothing is left of “${name}”.`);
  const listing = listingAnswerSchema.parse({
    ...results,
    id: 0,
    facts: composed.facts,
    titles: composed.titles,
    claims: composed.claims,
    watchList: composed.watchList,
    categoryPath: composed.categoryPath,
    citations: composed.citations,
    removed: composed.removed,
    language: "en",
    typedLanguage: "en",
    missing: blanksOf(results.description),
    score: null,
    writer: "a recorded answer",
    productName: form.productName,
    category: form.category || composed.category,
    sellerText: inputText(form),
  });
  return {
    ...listing,
    ...readinessOf(listing),
    score: totalOf(results, listing),
    id: null,
  };
}
