import type { z } from "zod";
import type { modelAnswerSchema } from "@/lib/listing-text/answer/parse-answer";
import type { TagCandidate } from "@/lib/listing-text/fields/read-answer-values";
import type { ListingInput } from "@/lib/listing-text/fields/schema";

type ModelAnswer = z.input<typeof modelAnswerSchema>;

/** What a maker told, and what a good model would answer to it. */
export type RecordedListing = {
  /** On pages `#id`, and the name of its picture. */
  id: string;
  /** "Speckled stoneware mug" */
  name: string;
  /** Of the drawn picture in public/samples; null for words alone. */
  picture: { alt: string } | null;
  form: ListingInput;
  answer: ModelAnswer;
};

type Fact = ModelAnswer["facts"][number];

/** Facts that the maker typed, in her words, then what only a picture shows. */
export const factsOf = (
  told: readonly [property: string, words: string][],
  seen: readonly [property: string, value: string][] = [],
): Fact[] =>
  [...told, ...seen].map(([property, value], index) => ({
    id: index + 1,
    property,
    value,
    ...(index >= told.length && { photo: 1 }),
  }));

/** A text with the numbers of the facts that it rests on. */
export const cited = (text: string, ...facts: number[]) => ({ text, facts });

export const tagsOf = (
  byFacet: Partial<Record<TagCandidate["facet"], string[]>>,
): ModelAnswer["tags"] =>
  (Object.keys(byFacet) as TagCandidate["facet"][]).flatMap((facet) =>
    (byFacet[facet] ?? []).map((tag) => ({ tag, facet })),
  );

export const attributesOf = (
  values: Record<string, string>,
): ModelAnswer["attributes"] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
