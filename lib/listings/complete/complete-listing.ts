import {
  type ParsedAnswer,
  parseAnswer,
} from "@/lib/listings/answer/model-answer";
import {
  type AnswerLanguage,
  compareLanguages,
} from "@/lib/listings/complete/across-languages";
import { completeAttributes } from "@/lib/listings/complete/attributes";
import {
  avoiding,
  withoutAvoided,
} from "@/lib/listings/complete/avoided-words";
import {
  completeAltText,
  completeDescription,
  completeMaterials,
  completeTags,
  completeTitles,
  type Sources,
} from "@/lib/listings/complete/complete-fields";
import { settleDisputes } from "@/lib/listings/complete/disputes";
import { collectFacts } from "@/lib/listings/complete/facts";
import { findMissingParts } from "@/lib/listings/complete/missing-parts";
import { completeAltTexts } from "@/lib/listings/complete/photo-alt-texts";
import {
  fields,
  type GeneratedListing,
  type ListingField,
} from "@/lib/listings/fields";
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
  const sources = readSources(input, form, given);
  const { answer, facts, across, questions } = sources;
  const category = form.category || answer.category;
  const { own: ownTitles, titles } = completeTitles(sources);
  const title = titles[0] ?? "";
  const description = completeDescription(sources, title);
  const altText = completeAltText(sources, title);
  const materials = completeMaterials(sources);
  const attributes = completeAttributes(
    answer.attributes,
    form.colors ?? [],
    across.evidence,
  );
  const tags = completeTags(sources, title, [
    ...categoryNames(category),
    ...materials,
    ...attributes.map(({ value }) => value),
  ]);
  const listing = normalizedListing(sources, {
    title,
    description: description.text,
    materials,
    attributes,
    tags: tags.tags,
    altText: altText.text,
  });
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
    altTexts: completeAltTexts(answer, {
      facts,
      title,
      evidence: across.evidence,
      photos: photosOf(given),
      language: form.language,
      first: listing.altText,
    }),
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
  };
}

const photosOf = ({ hasPhoto, photos = Number(hasPhoto) }: Given): number =>
  photos;

/** The answer without avoided words and disputed facts, and what is known. */
function readSources(
  input: unknown,
  form: ListingInput,
  given: Given,
): Sources {
  const seller = inputText(form);
  const photos = photosOf(given);
  const parsed = withSeen(
    withoutAvoided(
      parseAnswer(input),
      avoiding(given.avoidWords ?? [], seller),
    ),
    given.seen,
  );
  const { answer, questions } = settleDisputes(parsed, seller, photos);
  const facts = collectFacts(answer.facts, form, photos);
  const across = compareLanguages(answer, form, [...facts, ...answer.facts]);
  return { answer, form, facts, across, questions, hasPhoto: given.hasPhoto };
}

/** The category as Etsy matches it: whole, and each of its words. */
function categoryNames(category: Category | null): string[] {
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  return [label, ...label.split(/[&,]/u)];
}

const normalizedListing = (
  { answer, across }: Sources,
  completed: Partial<GeneratedListing>,
): GeneratedListing =>
  makeListing((key) =>
    fieldRules[key].normalize(
      completed[key] ?? supportedValue(key, answer, across.evidence),
    ),
  );

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

/** The model's own value, for fields that can't be completed from the facts. */
const supportedValue = <Key extends ListingField>(
  key: Key,
  answer: ParsedAnswer,
  seller: string,
) =>
  fieldRules[key].removeUnsupported(fields[key].fromAnswer(answer), {
    evidence: seller,
  });
