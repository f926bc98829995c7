import {
  type ReadAnswer,
  readAnswer,
} from "@/lib/listing-text/answer/read-answer";
import type { AnswerLanguage } from "@/lib/listing-text/compose/across-languages";
import type {
  AnswerChecks,
  Fault,
} from "@/lib/listing-text/compose/answer-checks";
import {
  attributeText,
  storedCitations,
} from "@/lib/listing-text/compose/citations";
import {
  chooseAttributes,
  completeAltText,
  completeDescription,
  completeMaterials,
  completePersonalization,
  completeTags,
  completeTitles,
  type Sources,
} from "@/lib/listing-text/compose/complete-fields";
import {
  faultsToMend,
  isDoubtful,
  removedOf,
} from "@/lib/listing-text/compose/faults";
import {
  findMissingParts,
  lacksTags,
} from "@/lib/listing-text/compose/missing-parts";
import { completeAltTexts } from "@/lib/listing-text/compose/photo-alt-texts";
import {
  type Given,
  photosOf,
  readSources,
  type Seen,
} from "@/lib/listing-text/compose/read-sources";
import type {
  GeneratedListing,
  ListingField,
} from "@/lib/listing-text/fields/fields";
import { listingText, makeListing } from "@/lib/listing-text/fields/map-fields";
import {
  type Category,
  categories,
  type Fact,
  type ListingInput,
  type ListingNotes,
  type PhotoQuestion,
} from "@/lib/listing-text/fields/schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { type Claim, splitClaims } from "@/lib/listing-text/lexicon/claims";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import { fieldRules, isRepaired } from "@/lib/listing-text/rules/rules";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";
import { isSupported } from "@/lib/listing-text/rules/unsupported-claims";
import {
  findWatchListTerms,
  type WatchListTerm,
} from "@/lib/listing-text/watch-list/watch-list";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

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
   * Names of others that the listing or a title contains because the seller
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

/** Each text once, as it is first written. */
const uniqueByText = <Entry extends { text: string }>(
  entries: Entry[],
): Entry[] =>
  [
    ...new Map(
      [...entries].reverse().map((entry) => [entry.text.toLowerCase(), entry]),
    ).values(),
  ].reverse();

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
  const { answer, facts, across, questions, checks } = sources;
  const category = form.category || answer.category;
  const written = writeFields(sources, category);
  const { titles, description, altText, tags, listing } = written;
  const altTexts = completeAltTexts(answer, {
    facts,
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
    categoryPath: supportedPath(answer.categoryPath, across.evidence),
    // Any of the titles may be chosen later.
    ...namesAndClaims(
      [listingText(listing), ...titles.titles].join("\n"),
      across,
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
      textsOf(listing, titles.titles, altTexts),
      facts,
    ),
    answer: read,
  };
}

/** The fields, each with what is wrong in the answer's. */
function writeFields(sources: Sources, category: Category | null) {
  const titles = completeTitles(sources);
  const [title = ""] = titles.titles;
  const description = completeDescription(sources, title);
  const altText = completeAltText(sources, title);
  const { materials, ...material } = completeMaterials(sources);
  const { attributes, ...attribute } = chooseAttributes(sources);
  const { personalization, ...asked } = completePersonalization(sources);
  const tags = completeTags(sources, title, [
    ...categoryNames(category),
    ...materials,
    ...attributes.map(({ value }) => value),
  ]);
  const listing = normalizedListing({
    title,
    description: description.text,
    materials,
    attributes,
    tags: tags.tags,
    altText: altText.text,
    personalization,
  });
  const faults = {
    title: titles.faults,
    altText: altText.fault ? [altText.fault] : [],
    attributes: attribute.faults,
    materials: material.faults,
    personalization: asked.faults,
    tags: tags.faults,
  };
  return { titles, description, altText, tags, listing, faults };
}

/** All texts that can cite facts. */
const textsOf = (
  { description, tags, attributes, altText }: GeneratedListing,
  titles: readonly string[],
  altTexts: readonly string[],
): string[] => [
  ...splitSentences(description).map(({ text }) => text),
  ...titles,
  ...tags,
  ...attributes.map(attributeText),
  altText,
  ...altTexts,
];

/** The category as Etsy matches it: whole, and each of its words. */
function categoryNames(category: Category | null): string[] {
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  return [label, ...label.split(/[&,]/u)];
}

const normalizedListing = (completed: GeneratedListing): GeneratedListing =>
  makeListing((key) => fieldRules[key].normalize(completed[key]));

const supportedPath = (path: string, evidence: string): string =>
  isSupported(path, evidence) ? truncateAtWord(plainLine(path), 200) : "";

const namesAndClaims = (
  text: string,
  { evidence }: AnswerLanguage,
): Pick<Completion, "claims" | "watchList"> => ({
  claims: uniqueByText(splitClaims(text, evidence).typed),
  watchList: [...findWatchListTerms(text)],
});
