import {
  type CitedText,
  citedReader,
  type ReadCited,
  toCitedTexts,
} from "@/lib/listing-text/answer/read-cited";
import {
  type AnswerLine,
  readDescription,
} from "@/lib/listing-text/answer/read-description";
import {
  type AnswerFact,
  readFacts,
  toCitations,
  toSightings,
} from "@/lib/listing-text/answer/read-facts";
import { readOptional } from "@/lib/listing-text/fields/optional-fields";
import type { OptionalValues } from "@/lib/listing-text/fields/optional-schemas";
import {
  type TagCandidate,
  toAttributes,
  toList,
  toObject,
  toTagCandidates,
  toText,
  toTexts,
} from "@/lib/listing-text/fields/read-answer-values";

type Contradiction = {
  topic: string;
  photos: { photo: number; shows: string }[];
};

/**
 * A model's answer as far as it could be read: whatever is missing or of
 * another shape is empty. Nothing of it is compared with what was typed.
 */
export type ReadAnswer = {
  facts: AnswerFact[];
  /**
   * Whether the model numbered its facts, and so could cite them. Without, no
   * text cites any, and that says nothing about it.
   */
  canCite: boolean;
  /** What the piece is; "" where nobody knows. */
  item: string;
  /** What it may be instead; at most three. */
  suggestions: string[];
  unknown: string[];
  /** What the photos show differently. */
  contradictions: Contradiction[];
  /** The best first. */
  titles: CitedText[];
  /** Paragraphs of lines; `descriptionText` puts them together. */
  description: AnswerLine[][];
  tags: (TagCandidate & { facts: string[] })[];
  materials: string[];
  /** Of the first photo. */
  altText: CitedText;
  photoAltTexts: (CitedText & { photo: number })[];
  attributes: { name: string; value: string; facts: string[] }[];
  /** As it is written: perhaps none that Etsy has. */
  category: string;
  categoryPath: string;
  claimsNeedingProof: string[];
} & OptionalValues;

const maxSuggestions = 3;

const readContradictions = (value: unknown): Contradiction[] =>
  toList(value).map((entry) => {
    const { topic, photos } = toObject(entry);
    return {
      topic: toText(topic),
      photos: toSightings(photos).map(({ photo, entry: { shows } }) => ({
        photo,
        shows: toText(shows),
      })),
    };
  });

/** One alone may stand in `title`. */
function readTitles(
  { titles, title }: Record<string, unknown>,
  read: ReadCited,
): CitedText[] {
  return toCitedTexts(Array.isArray(titles) ? titles : [title], read);
}

const citationsOf = (entry: unknown, known: ReadonlySet<string>): string[] =>
  toCitations(toObject(entry).facts, known);

/** `read` of a whole list, with the citations of each of its entries. */
function withCitations<Entry>(
  value: unknown,
  read: (value: unknown) => Entry[],
  known: ReadonlySet<string>,
): (Entry & { facts: string[] })[] {
  const cited = toList(value);
  return read(value).map((entry, index) => ({
    ...entry,
    facts: citationsOf(cited[index], known),
  }));
}

const readPhotoAltTexts = (value: unknown, read: ReadCited) =>
  toSightings(value).map(({ photo, entry: { altText, text, facts } }) => ({
    photo,
    ...read({ text: text ?? altText, facts }),
  }));

/**
 * Reads anything, also half of an answer: with citations, or as older prompts
 * asked for it, with the description as one text and facts as
 * `{name, value, source}`. Never throws.
 */
export function readAnswer(input: unknown): ReadAnswer {
  const answer = toObject(input);
  const { facts, hasIds } = readFacts(answer.facts);
  // Ids that the model did not give are none that it can mean.
  const known = new Set(hasIds ? facts.map(({ id }) => id) : []);
  const read = citedReader(known);
  return {
    facts,
    canCite: hasIds,
    item: toText(answer.item).trim(),
    suggestions: toTexts(answer.suggestions).slice(0, maxSuggestions),
    unknown: toTexts(answer.unknown),
    contradictions: readContradictions(answer.contradictions),
    titles: readTitles(answer, read),
    description: readDescription(answer.description, read),
    tags: withCitations(answer.tags, toTagCandidates, known),
    materials: toTexts(answer.materials),
    altText: read(answer.altText),
    photoAltTexts: readPhotoAltTexts(answer.photoAltTexts, read),
    attributes: withCitations(answer.attributes, toAttributes, known),
    ...readOptional(answer),
    category: toText(answer.category),
    categoryPath: toText(answer.categoryPath),
    claimsNeedingProof: toTexts(answer.claimsNeedingProof),
  };
}
