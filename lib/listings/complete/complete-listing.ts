import {
  type ReadAnswer,
  readAnswer,
} from "@/lib/listing-text/answer/read-answer";
import { splitSentences } from "@/lib/listing-text/check/split-sentences";
import {
  type ParsedAnswer,
  parsedAnswerOf,
} from "@/lib/listings/answer/model-answer";
import {
  type AnswerLanguage,
  compareLanguages,
} from "@/lib/listings/complete/across-languages";
import {
  type AnswerChecks,
  answerChecks,
  type Fault,
} from "@/lib/listings/complete/answer-checks";
import {
  answeredFacts,
  ledgerOfAnswer,
} from "@/lib/listings/complete/answer-ledger";
import {
  avoiding,
  withoutAvoided,
} from "@/lib/listings/complete/avoided-words";
import {
  attributeText,
  type Citations,
  citationsOf,
  storedCitations,
} from "@/lib/listings/complete/citations";
import {
  chooseAttributes,
  completeAltText,
  completeDescription,
  completeMaterials,
  completePersonalization,
  completeTags,
  completeTitles,
  type Sources,
} from "@/lib/listings/complete/complete-fields";
import { settleDisputes } from "@/lib/listings/complete/disputes";
import { collectFacts } from "@/lib/listings/complete/facts";
import {
  findMissingParts,
  lacksTags,
} from "@/lib/listings/complete/missing-parts";
import { completeAltTexts } from "@/lib/listings/complete/photo-alt-texts";
import type { GeneratedListing, ListingField } from "@/lib/listings/fields";
import { inputText } from "@/lib/listings/input";
import { blanksOf } from "@/lib/listings/lexicon/buyer-questions";
import { type Claim, splitClaims } from "@/lib/listings/lexicon/claims";
import { listingText, makeListing } from "@/lib/listings/map-fields";
import { fieldRules, isRepaired } from "@/lib/listings/rules";
import type { Violation } from "@/lib/listings/rules/rule-table";
import { truncateAtWord } from "@/lib/listings/rules/truncate";
import {
  type Category,
  categories,
  type Fact,
  type ListingInput,
  type ListingNotes,
  type PhotoQuestion,
} from "@/lib/listings/schema";
import { isSupported } from "@/lib/listings/unsupported-claims";
import { plainLine } from "@/lib/plain-text/plain-text";
import {
  findWatchListTerms,
  type WatchListTerm,
} from "@/lib/watch-list/watch-list";

/** What only whoever saw the photos can tell. */
export type Seen = Pick<ParsedAnswer, "contradictions" | "photoAltTexts">;

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

type Given = {
  hasPhoto: boolean;
  /** How many photos there are, where there may be several. */
  photos?: number | undefined;
  /** What an earlier answer, which a repair replaces, saw in them. */
  seen?: Seen | undefined;
  /** The words that the seller never uses. */
  avoidWords?: readonly string[] | undefined;
};

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
  const { own: ownTitles, titles, ...title } = completeTitles(sources);
  const [chosen = ""] = titles;
  const description = completeDescription(sources, chosen);
  const altText = completeAltText(sources, chosen);
  const { materials, ...material } = completeMaterials(sources);
  const { attributes, ...attribute } = chooseAttributes(sources);
  const personalization = completePersonalization(sources);
  const tags = completeTags(sources, chosen, [
    ...categoryNames(category),
    ...materials,
    ...attributes.map(({ value }) => value),
  ]);
  const listing = normalizedListing({
    title: chosen,
    description: description.text,
    materials,
    attributes,
    tags: tags.tags,
    altText: altText.text,
    personalization: personalization.personalization,
  });
  const altTexts = completeAltTexts(answer, {
    facts,
    title: chosen,
    canStand: (text) => checks.faultOf(text, "altText") === null,
    photos: photosOf(given),
    language: form.language,
    first: listing.altText,
  });
  const altTextFaults = [
    ...(altText.fault ? [altText.fault] : []),
    ...answer.photoAltTexts.flatMap(
      (each) => checks.faultOf(each.altText, "altText") ?? [],
    ),
  ];
  return {
    listing: isRepaired(listing) ? listing : null,
    titles,
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
    ...namesAndClaims([listingText(listing), ...titles].join("\n"), across),
    used: usedFields({
      title: ownTitles[0],
      description: description.own,
      tags: tags.own[0],
      altText: altText.own,
    }),
    violations: findMissingParts(answer, ownTitles, description.own, tags.own),
    faults: [
      ...description.removed.filter(({ isContradicted }) => isContradicted),
      ...(ownTitles.length === 0 ? title.faults : []),
      ...description.open,
      ...altTextFaults,
      ...(lacksTags(answer.tags.length, tags.own.length) ? tags.faults : []),
    ],
    removed: removedOf([
      ...description.removed,
      ...altTextFaults,
      ...attribute.faults,
      ...material.faults,
      ...personalization.faults,
      ...tags.faults,
    ]),
    checks,
    citations: storedCitations(
      sources.citations,
      textsOf(listing, titles, altTexts),
      facts,
    ),
    answer: read,
  };
}

/** More are not kept. */
const maxRemoved = 30;

const removedOf = (faults: readonly Fault[]): Completion["removed"] =>
  faults
    .map(({ field, text, reason }) => ({ field, text, reason }))
    .slice(0, maxRemoved);

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

const photosOf = ({ hasPhoto, photos = Number(hasPhoto) }: Given): number =>
  photos;

/** The answer without avoided words and disputed facts, and what is known. */
function readSources(
  read: ReadAnswer,
  form: ListingInput,
  given: Given,
): Sources & { citations: Citations } {
  const seller = inputText(form);
  const photos = photosOf(given);
  const avoided = avoiding(given.avoidWords ?? [], seller);
  const parsed = withSeen(
    withoutAvoided(parsedAnswerOf(read), avoided),
    given.seen,
  );
  const { answer, questions, disputed } = settleDisputes(
    parsed,
    seller,
    photos,
  );
  const ledger = ledgerOfAnswer(read, {
    form,
    photos,
    isDisputed: disputed.isIn,
  });
  const answered = answeredFacts(ledger, read)
    .map((fact) => ({ ...fact, value: avoided.fromPhrase(fact.value) }))
    .filter(({ value }) => value !== "");
  const facts = collectFacts(answered, form);
  const across = compareLanguages(answer, form, [...facts, ...answer.facts]);
  const citations = citationsOf(read);
  const checks = answerChecks(ledger, citations, across.evidence);
  const { hasPhoto } = given;
  return {
    answer,
    form,
    facts,
    across,
    checks,
    questions,
    hasPhoto,
    citations,
  };
}

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

const withSeen = (
  answer: ParsedAnswer,
  seen: Seen | undefined,
): ParsedAnswer => ({
  ...answer,
  contradictions: [...(seen?.contradictions ?? []), ...answer.contradictions],
  photoAltTexts: [...answer.photoAltTexts, ...(seen?.photoAltTexts ?? [])],
});
