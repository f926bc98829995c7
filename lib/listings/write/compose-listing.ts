import type { SellerWords } from "@/lib/listings/complete/seller-text";
import { type Completion, completeListing } from "@/lib/listings/complete-listing";
import { parseJson } from "@/lib/parse-json";

export type Draft = Omit<Completion, "listing" | "violations" | "used"> & {
  /** Passes every rule. Null when nothing of the answer can be used, or nothing names the thing. */
  results: Completion["listing"];
  /** Whether the model's own title or description is in it, rather than ours out of the facts. */
  isOwn: boolean;
  /** What the model should mend, in words for it. */
  faults: string[];
};

/** What it is made of: the model's text, what the seller typed, and whether there was a photo to see. */
type Sources = { text: string; form: SellerWords; hasPhoto: boolean };

/** Makes a listing out of whatever the model said. Never throws. */
export function composeListing({ text, form, hasPhoto }: Sources): Draft {
  const parsed = parseJson(text);
  const { listing, violations, used, ...known } = completeListing(parsed, form, { hasPhoto });
  return {
    ...known,
    // An answer of which nothing can be used is none: what the seller typed, given back, is worth no quota.
    results: used.length > 0 ? listing : null,
    isOwn: used.includes("title") || used.includes("description"),
    faults: [
      ...(parsed === undefined ? ["It was not the JSON that was asked for."] : []),
      ...violations.map(({ field, message }) => `${field}: ${message}`),
    ],
  };
}
