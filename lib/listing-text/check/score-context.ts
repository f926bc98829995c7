import type { Grounds } from "@/lib/listing-text/check/place-sentences";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { PhotoQuestion } from "@/lib/listing-text/fields/schema";

/**
 * What the source of a listing does not hold: a file of a shop has no alt
 * texts.
 */
export type Unknown = ListingField | "category";

/**
 * What is known beside the listing. All of it may be missing; the score is then
 * made from the listing alone.
 */
export type ScoreContext = Grounds & {
  productName?: string | null | undefined;
  category?: Category | null | undefined;
  /**
   * Nothing is known but the text, which is the seller's own word: nothing in
   * it is to be supported.
   */
  isOwnWord?: boolean | undefined;
  /** What the photos show differently. */
  photoQuestions?: readonly PhotoQuestion[] | undefined;
  /**
   * Of all photos, in their order; otherwise the listing's own stands for them.
   */
  altTexts?: readonly string[] | undefined;
  /** Much of what the model wrote was wrong, and was left out. */
  isDoubtful?: boolean | undefined;
  /** Etsy's own category of a listing that is there: names from the root. */
  etsyPath?: readonly string[] | undefined;
  /**
   * What the listing's source does not hold: it is not scored, and the rest has
   * all hundred points.
   */
  unknown?: readonly Unknown[] | undefined;
  /**
   * The share of the sentences that nothing supports, from 0 to 1, as the
   * checks found it; null where they can't tell. Left out, the rules on what a
   * text states tell.
   */
  unsupportedShare?: number | null | undefined;
  /**
   * Whether the checks found that a text says otherwise than a fact. Left out,
   * the rules tell.
   */
  isContradicted?: boolean | undefined;
};
