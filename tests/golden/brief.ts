import type { Attribute } from "@/lib/listing-text/fields/field-descriptor";
import { tagFacets } from "@/lib/listing-text/fields/read-answer-values";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import type { languageValues } from "@/lib/listing-text/languages/writing-languages";
import type { PlainAnswer } from "@/tests/support/plain-answer";

/** Members that may be null: a brief's answer may leave them out. */
type OptionalMember = {
  [Key in keyof PlainAnswer]: null extends PlainAnswer[Key] ? Key : never;
}[keyof PlainAnswer];

/**
 * What a seller sends, and what up to three models of different care answered.
 * A text is taken as it is, JSON or not.
 */
export type GoldenBrief = {
  id: string;
  language: (typeof languageValues)[number];
  kind: "sparse" | "rich" | "hostile";
  hasPhoto: boolean;
  form: ListingInput;
  good: Omit<PlainAnswer, OptionalMember> & Partial<PlainAnswer>;
  sloppy?: unknown;
  awful?: unknown;
};

type Pairs = Record<string, string>;

const facts = (source: Fact["source"], pairs: Pairs): Fact[] =>
  Object.entries(pairs).map(([name, value]) => ({ name, value, source }));

export const told = (pairs: Pairs): Fact[] => facts("seller", pairs);
export const seen = (pairs: Pairs): Fact[] => facts("photo", pairs);

export const pairs = (values: Pairs): Attribute[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Candidates by facet, each facet's between commas. */
export const tagged = (
  byFacet: Partial<Record<(typeof tagFacets)[number], string>>,
): PlainAnswer["tags"] =>
  tagFacets.flatMap((facet) =>
    (byFacet[facet] ?? "")
      .split(", ")
      .filter(Boolean)
      .map((tag) => ({ tag, facet })),
  );
