import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";

/** What could be false about a piece, by what is compared. */
export type SpecificKind =
  | "measure"
  | "time"
  | "temperature"
  | "percent"
  | "count"
  | "size"
  | "code"
  | "year"
  | "material"
  | "color"
  | "place"
  | "care"
  | "included"
  | "side"
  | "claim"
  | "promise"
  | "rarity"
  | "story"
  | "age"
  | "technique";

/**
 * - supported: a fact says it.
 * - contradicted: a fact of the same part and property says otherwise.
 * - unknown: no fact says it, of a kind that rules see reliably.
 */
export type SpecificVerdict = "supported" | "contradicted" | "unknown";

export type SpecificCheck = {
  kind: SpecificKind;
  /** As it is written. */
  text: string;
  verdict: SpecificVerdict;
  /** For people, at most twelve words; "" when supported. */
  reason: string;
  /**
   * Ids of the facts that say it, or that say otherwise. What is unknown has
   * some only where a photo shows it, which is a question to the seller.
   */
  facts: string[];
};

/**
 * What rules say of a whole sentence, title, tag, attribute or alt text: the
 * worst of its specifics, or, where it has none,
 *
 * - wording: it states nothing that could be false.
 * - general: the writer calls it general knowledge, and it has no specific.
 * - unchecked: it may state something, and rules can't tell.
 */
export type TextVerdict = SpecificVerdict | "general" | "wording" | "unchecked";

export type TextCheck = {
  verdict: TextVerdict;
  /** For people, at most twelve words; "" unless contradicted or unknown. */
  reason: string;
  specifics: SpecificCheck[];
  /** The facts that it rests on, each once. */
  supportedBy: LedgerFact[];
};
