import type { Fact } from "./facts";

/** What a fact's value is called in the language of the text. */
export type Said = readonly [value: string, words: string];

const stopWords = new Set(["and", "the", "with", "for", "made", "add"]);
const label = /^[^:：.!?]{1,40}[:：]\s*/;
const blank = /\[add [^\]]*\]/g;

/** Words that say something, without the "s" of a plural. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  return words
    .filter((word) => /^\p{Nd}/u.test(word) || word.length > 2)
    .filter((word) => !stopWords.has(word))
    .map((word) => word.replace(/(?<=[^s])s$/, ""));
}

/**
 * Finds the facts that a text is made of: those that have the words of it which
 * no fact before has.
 */
function citing(
  facts: readonly Fact[],
  said: readonly Said[],
): (text: string) => number[] {
  const known = facts.map(({ id, value, quote = "" }) => ({
    id,
    words: new Set(wordsOf(`${value} ${quote}`)),
    phrases: said.flatMap(([of, words]) =>
      of === value && words !== "" ? [words.toLowerCase()] : [],
    ),
  }));
  return (text) => {
    const bare = text.replace(label, "").replace(blank, "");
    const left = new Set(wordsOf(bare));
    const lower = bare.toLowerCase();
    return known.flatMap(({ id, words, phrases }) => {
      const found = [...left].filter((word) => words.has(word));
      for (const word of found) left.delete(word);
      const isSaid = phrases.some((phrase) => lower.includes(phrase));
      return found.length > 0 || isSaid ? [id] : [];
    });
  };
}

/** The sentences of a paragraph; of the details, the lines. */
const linesOf = (paragraph: string): string[] =>
  paragraph.includes("\n")
    ? paragraph.split("\n")
    : paragraph.split(/(?<=[.!?])\s+/);

type Plain = {
  facts: Fact[];
  unknown: string[];
  titles: string[];
  description: string;
  tags: { tag: string; facet: string }[];
  altText: string;
  attributes: { name: string; value: string }[];
  claimsNeedingProof: string[];
  photoAltTexts?: { photo: number; altText: string }[];
  contradictions?: unknown[];
};

/** What has nothing to say is left out. */
const unlessEmpty = <Entry>(entries: Entry[] = []): Entry[] | undefined =>
  entries.length > 0 ? entries : undefined;

/** Optional fields that nothing was told for. */
const withoutNulls = (listing: object) =>
  Object.fromEntries(
    Object.entries(listing).filter(([, value]) => value !== null),
  );

/** The same listing, each of whose texts names the facts that it rests on. */
export function withCitations(listing: Plain, said: readonly Said[]) {
  const find = citing(listing.facts, said);
  const cite = (text: string) => unlessEmpty(find(text));
  const cited = (text: string) => ({ facts: cite(text), text });
  return {
    ...withoutNulls(listing),
    unknown: unlessEmpty(listing.unknown),
    titles: listing.titles.map(cited),
    description: listing.description
      .split("\n\n")
      .map((paragraph) => linesOf(paragraph).map(cited)),
    tags: listing.tags.map((each) => ({ ...each, facts: cite(each.tag) })),
    altText: cited(listing.altText),
    attributes: listing.attributes.map((each) => ({
      ...each,
      facts: cite(each.value),
    })),
    claimsNeedingProof: unlessEmpty(listing.claimsNeedingProof),
    contradictions: unlessEmpty(listing.contradictions),
    photoAltTexts: listing.photoAltTexts?.map(({ photo, altText }) => ({
      photo,
      ...cited(altText),
    })),
  };
}
