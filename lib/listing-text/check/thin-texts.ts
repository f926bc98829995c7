import {
  findThinText,
  type ThinReason,
  type ThinText,
} from "@/lib/listing-text/check/thin-text";
import { fields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Fact } from "@/lib/listing-text/fields/schema";
import { fillerIn } from "@/lib/listing-text/lexicon/filler";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

const messages: Record<ThinReason, (text: string) => string> = {
  empty_sentences: () =>
    "most of its sentences say nothing about this piece. Say what it is, or leave them out.",
  repeated: (text) => `“${text}” is repeated again and again. Say it once.`,
  about_itself: (text) =>
    `“${text}” speaks of the text or to you, not to a buyer. Take it out.`,
  search_words: () =>
    "it only strings search words together. Make it one phrase for people.",
};

/** As long a piece of a text as a message has room for. */
const shownLength = 120;
const shown = (text: string): string =>
  text.length > shownLength
    ? `${text.slice(0, shownLength - 1).trimEnd()}…`
    : text;

type Finder = (texts: string) => readonly ThinText[];

/** Between the title and the description of a key; in neither of them. */
const border = "\u0000";

const finderFor = (facts: readonly Fact[]): Finder => {
  const saysNothing = (sentence: string) =>
    fillerIn(sentence, facts).length > 0;
  return memoize((texts) => {
    const [title = "", description = "", altText = ""] = texts.split(border);
    return findThinText({ title, description, altText }, saysNothing);
  });
};

const noFacts: readonly Fact[] = [];
const finders = new WeakMap<readonly Fact[], Finder>();

/** Where a listing says next to nothing, in words for the seller. */
export function thinTextsOf(
  { title, description, altText }: GeneratedListing,
  facts: readonly Fact[] = noFacts,
): (Pick<ThinText, "field" | "reason"> & { message: string })[] {
  const find = finders.get(facts) ?? finderFor(facts);
  finders.set(facts, find);
  return find([title, description, altText].join(border)).map(
    ({ field, reason, text }) => ({
      field,
      reason,
      message: `${fields[field].label}: ${messages[reason](shown(text))}`,
    }),
  );
}
