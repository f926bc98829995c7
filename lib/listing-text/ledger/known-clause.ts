import type { FactSource } from "@/lib/listing-text/ledger/ledger-fact";
import type { Reading } from "@/lib/listing-text/specifics/reading";

/** A clause that is known, and the facts that it is. */
export type KnownClause = {
  reading: Reading;
  source: FactSource;
  /** "product" for the piece's name, "material" for that field, and so on. */
  property: string;
  facts: readonly string[];
};
