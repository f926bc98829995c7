import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";

/** What is known of a piece, and what rules read in it. */
export type Ledger = {
  /** ISO 639-1, of the texts that are checked against it. */
  language: string;
  facts: LedgerFact[];
  /** Null where the language has no pack: then only citations tell. */
  known: KnownSpecifics | null;
};
