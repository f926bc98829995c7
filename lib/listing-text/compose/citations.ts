import type { ReadAnswer } from "@/lib/listing-text/answer/read-answer";
import { generalKnowledge } from "@/lib/listing-text/answer/read-facts";
import { toEtsyVocabulary } from "@/lib/listing-text/compose/attributes";
import type {
  Attribute,
  GeneratedListing,
} from "@/lib/listing-text/fields/listing-schema";
import type { Fact } from "@/lib/listing-text/fields/schema";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

/** The ids that each text cites, by its key. */
export type Citations = ReadonlyMap<string, readonly string[]>;

/** An attribute as it is checked, cited and confirmed. */
export const attributeText = ({ name, value }: Attribute): string =>
  `${name}: ${value}`;

/** What the texts of an answer cite, also in the words that Etsy has for them. */
export function citationsOf(read: ReadAnswer): Citations {
  const cited = new Map<string, readonly string[]>();
  const add = (text: string, ids: readonly string[]) => {
    const key = sentenceKey(text);
    if (ids.length > 0 && !cited.has(key)) cited.set(key, ids);
  };
  for (const { text, facts } of read.description.flat())
    for (const sentence of splitSentences(text)) add(sentence.text, facts);
  for (const { text, facts } of [
    ...read.titles,
    read.altText,
    ...read.photoAltTexts,
  ])
    add(text, facts);
  for (const { tag, facts } of read.tags) add(tag, facts);
  for (const { facts, ...attribute } of read.attributes) {
    add(attributeText(attribute), facts);
    add(attributeText(toEtsyVocabulary(attribute)), facts);
  }
  return cited;
}

/** What is stored of them: of texts and facts that are stored too. */
export function storedCitations(
  cited: Citations,
  texts: readonly string[],
  facts: readonly Fact[],
): Record<string, string[]> {
  const known = new Set([generalKnowledge, ...facts.map(({ id }) => id)]);
  return Object.fromEntries(
    texts.flatMap((text) => {
      const key = sentenceKey(text);
      const ids = (cited.get(key) ?? []).filter((id) => known.has(id));
      return ids.length > 0 ? [[key, ids] as const] : [];
    }),
  );
}

/** All texts that can cite facts. */
export const citableTexts = (
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
