import { readAnswer } from "@/lib/listing-text/answer/read-answer";
import { supportedPath } from "@/lib/listing-text/compose/category-names";
import {
  citableTexts,
  storedCitations,
} from "@/lib/listing-text/compose/citations";
import { completeAltTexts } from "@/lib/listing-text/compose/complete-alt-texts";
import type { Completion } from "@/lib/listing-text/compose/completion";
import {
  faultsToMend,
  isDoubtful,
  removedOf,
} from "@/lib/listing-text/compose/faults";
import {
  findMissingParts,
  lacksTags,
} from "@/lib/listing-text/compose/missing-parts";
import { namesAndClaims } from "@/lib/listing-text/compose/names-and-claims";
import {
  type Given,
  photosOf,
  readSources,
} from "@/lib/listing-text/compose/read-sources";
import { writeFields } from "@/lib/listing-text/compose/write-fields";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { isRepaired } from "@/lib/listing-text/rules/rules";

const usedFields = (
  own: Partial<Record<ListingField, string | undefined>>,
): ListingField[] =>
  (Object.keys(own) as ListingField[]).filter((field) => own[field]);

/**
 * Makes a listing out of whatever a model answered and what the seller typed:
 * repaired, without unsupported claims, and completed from the facts where the
 * answer is empty or unusable. Never throws.
 */
export function completeListing(
  input: unknown,
  form: ListingInput,
  given: Given,
): Completion {
  const read = readAnswer(input);
  const sources = readSources(read, form, given);
  const { answer, facts, sayable, across, questions, checks } = sources;
  const category = form.category || answer.category;
  const written = writeFields(sources, category);
  const { titles, description, altText, tags, listing } = written;
  const altTexts = completeAltTexts(answer, {
    facts: sayable,
    title: listing.title,
    canStand: (text) => checks.faultOf(text, "altText") === null,
    photos: photosOf(given),
    language: form.language,
    first: listing.altText,
  });
  const faults = {
    ...written.faults,
    altTexts: answer.photoAltTexts.flatMap(
      (each) => checks.faultOf(each.altText, "altText") ?? [],
    ),
  };
  const isLacking = {
    title: titles.own.length === 0,
    tags: lacksTags(answer.tags.length, tags.own.length),
  };
  return {
    listing: isRepaired(listing) ? listing : null,
    titles: titles.titles,
    facts,
    missing: blanksOf(listing.description),
    photoQuestions: [...questions],
    seen: {
      contradictions: answer.contradictions,
      photoAltTexts: answer.photoAltTexts,
    },
    altTexts,
    category,
    categoryPath: supportedPath(answer.categoryPath, {
      ledger: checks.ledger,
      said: across.evidence,
    }),
    // Any of the titles may be chosen later.
    ...namesAndClaims(
      [listingText(listing), ...titles.titles].join("\n"),
      across.evidence,
    ),
    used: usedFields({
      title: titles.own[0],
      description: description.own,
      tags: tags.own[0],
      altText: altText.own,
    }),
    violations: findMissingParts(answer, titles.own, description.own, tags.own),
    faults: faultsToMend(faults, description, isLacking),
    removed: removedOf(faults, description),
    isDoubtful: isDoubtful(faults, description, answer),
    checks,
    citations: storedCitations(
      sources.citations,
      citableTexts(listing, titles.titles, altTexts),
      facts,
    ),
    answer: read,
  };
}
