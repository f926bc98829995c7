import { keysOfSentences } from "@/lib/listing-text/check/place-sentences";
import { removeSentences } from "@/lib/listing-text/check/remove-sentences";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import type {
  Attribute,
  GeneratedListing,
} from "@/lib/listing-text/fields/listing-schema";
import { applyToField } from "@/lib/listing-text/fields/map-fields";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

/**
 * One text of a listing: a title, a sentence, a tag, an attribute as
 * "Era: 1950s".
 */
export type FieldText = { field: ListingField; text: string };
type Patch = Partial<GeneratedListing>;

const entriesOf = (listing: GeneratedListing, field: ListingField): string[] =>
  applyToField(listing, field, ({ entries }, value) => entries(value));

const isOneText = (field: ListingField): boolean =>
  ["heading", "line", "paragraphs"].includes(fields[field].kind.type);

/** Whether the listing says it, in whatever capitals and punctuation. */
export function hasText(
  listing: GeneratedListing,
  { field, text }: FieldText,
): boolean {
  const entries = entriesOf(listing, field);
  if (!isOneText(field)) return entries.includes(text);
  const [whole = ""] = entries;
  if (sentenceKey(whole) === sentenceKey(text)) return true;
  const said = new Set(keysOfSentences([whole]));
  const wanted = keysOfSentences([text]);
  return wanted.length > 0 && wanted.every((key) => said.has(key));
}

/**
 * What changes when some texts of a field are taken out, each as a whole. Null
 * for a title, which a listing can't be without.
 */
export function removeTexts(
  listing: GeneratedListing,
  field: ListingField,
  texts: readonly string[],
): Patch | null {
  const { type } = fields[field].kind;
  if (type === "heading") return null;
  if (type === "line" || type === "paragraphs") {
    const keys = new Set(keysOfSentences(texts));
    const [whole = ""] = entriesOf(listing, field);
    const found = splitSentences(whole).filter(({ text }) =>
      keys.has(sentenceKey(text)),
    );
    return { [field]: removeSentences(whole, found) };
  }
  const gone = new Set(texts);
  return applyToField(listing, field, (descriptor, value): Patch => {
    const { pairs, fromPairs, entries } = descriptor;
    if (!pairs || !fromPairs)
      return { [field]: entries(value).filter((entry) => !gone.has(entry)) };
    const kept = pairsOf(field, pairs(value)).map((pair) =>
      gone.has(`${pair.name}: ${pair.value}`) ? { ...pair, value: "" } : pair,
    );
    return { [field]: fromPairs(hasParts(field) ? kept : kept.filter(isFull)) };
  });
}

const isFull = ({ value }: Attribute) => value !== "";

const partsOf = (field: ListingField) => {
  const { kind } = fields[field];
  return kind.type === "pairs" ? (kind.parts ?? []) : [];
};
const hasParts = (field: ListingField) => partsOf(field).length > 0;

/** All parts, also the blank ones, where a field has fixed ones. */
const pairsOf = (field: ListingField, pairs: Attribute[]): Attribute[] =>
  hasParts(field)
    ? partsOf(field).map(
        ({ name }) =>
          pairs.find((pair) => pair.name === name) ?? { name, value: "" },
      )
    : pairs;

/** What changes when "Era: 1950s" is added; null where it is no pair. */
export const addPair = (
  listing: GeneratedListing,
  { field, text }: FieldText,
): Patch | null =>
  applyToField(listing, field, ({ pairs, fromPairs }, value) => {
    const colon = text.indexOf(": ");
    if (!pairs || !fromPairs || colon < 0) return null;
    const added = { name: text.slice(0, colon), value: text.slice(colon + 2) };
    const all = pairsOf(field, pairs(value));
    const changed = hasParts(field)
      ? all.map((pair) => (pair.name === added.name ? added : pair))
      : [...all, added];
    return { [field]: fromPairs(changed) };
  });
