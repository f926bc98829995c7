/**
 * Where a fact comes from: typed by the seller, seen in a photo, the shop's
 * defaults and snippets, or confirmed by the seller in the editor.
 */
export type FactSource = "seller" | "photo" | "shop" | "confirmed";

/**
 * One thing that is known about a piece, such as
 * `{part: "chain", property: "material", value: "sterling silver"}`.
 */
export type LedgerFact = {
  /** What an answer cites, such as "f3". Unique in its ledger. */
  id: string;
  /** What it is of, such as "chain"; "" for the whole piece. */
  part: string;
  /** Such as "material", "width" or "care". */
  property: string;
  /** With its unit, such as "9 cm". */
  value: string;
  source: FactSource;
  /** Number of the photo that shows it, from 1, where it is known. */
  photo?: number;
  /** The run of whole words of the seller's text that says it. */
  quote?: string;
};
