import {
  composeListing,
  nameProduct,
} from "@/lib/listing-text/compose/compose-listing";
import { inputText } from "@/lib/listing-text/fields/input";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { scoreListing } from "@/lib/listing-text/score/score";
import type { GoldenBrief } from "@/tests/golden/brief-schema";

export const qualities = ["good", "sloppy", "awful"] as const;
export type Quality = (typeof qualities)[number];

/** The answers that are recorded of a brief. */
export const qualitiesOf = (brief: GoldenBrief): Quality[] =>
  qualities.filter((quality) => brief[quality] !== undefined);

/** What the seller sends: what she typed, and the language that she chose. */
export const formOf = ({ form, language }: GoldenBrief): ListingInput => ({
  ...form,
  ...(language !== "en" && { language }),
});

/**
 * What the product makes of a recorded answer: a listing with its score, or
 * null for a refusal.
 */
export function judge(brief: GoldenBrief, quality: Quality) {
  const { hasPhoto, [quality]: answer } = brief;
  const form = formOf(brief);
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  const draft = composeListing({ text, form, hasPhoto });
  const { results, facts } = draft;
  const productName =
    form.productName || (results ? nameProduct({ facts, results }) : "");
  const category = form.category || draft.category;
  if (results === null)
    return { draft, listing: null, score: null, productName, category };
  return {
    draft,
    productName,
    category,
    listing: results,
    score: scoreListing(results, {
      productName,
      category,
      facts,
      sellerText: inputText(form),
      language: form.language,
    }),
  };
}
