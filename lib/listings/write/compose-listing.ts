import type { SellerWords } from "@/lib/listings/complete/seller-text";
import { completeListing } from "@/lib/listings/complete-listing";
import type { Category, Fact, GeneratedListing } from "@/lib/listings/schema";

export type Draft = {
  /** Passes every rule. Null when the answer holds neither a title nor a description that can be used. */
  results: GeneratedListing | null;
  facts: Fact[];
  missing: string[];
  category: Category | null;
  /** What the model should mend, in words for it. */
  faults: string[];
};

/** What it is made of: the model's text, what the seller typed, and whether there was a photo to see. */
type Sources = { text: string; form: SellerWords; hasPhoto: boolean };

/** Makes a listing out of whatever the model said. Never throws. */
export function composeListing({ text, form, hasPhoto }: Sources): Draft {
  const parsed = parse(text);
  const { listing, facts, missing, category, violations } = completeListing(parsed, form, { hasPhoto });
  const hasTitle = !violations.some(({ field }) => field === "title");
  const hasDescription = !violations.some(({ field }) => field === "description");
  return {
    // Facts alone would make a listing too, but none worth taking out of a quota.
    results: hasTitle || hasDescription ? listing : null,
    ...{ facts, missing, category },
    faults: [
      ...(parsed === undefined ? ["It was not the JSON that was asked for."] : []),
      ...violations.map(({ field, message }) => `${field}: ${message}`),
    ],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
