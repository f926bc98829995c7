import type { ModelAnswer } from "@/lib/listings/answer/model-answer";
import type { Attribute } from "@/lib/listings/fields";
import type { languageValues } from "@/lib/listings/languages";
import { tagFacets } from "@/lib/listings/read-values";
import type { Fact, ListingInput } from "@/lib/listings/schema";

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
  /** Optional fields may be left out. */
  good: Omit<ModelAnswer, "personalization"> & Partial<ModelAnswer>;
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
): ModelAnswer["tags"] =>
  tagFacets.flatMap((facet) =>
    (byFacet[facet] ?? "")
      .split(", ")
      .filter(Boolean)
      .map((tag) => ({ tag, facet })),
  );
