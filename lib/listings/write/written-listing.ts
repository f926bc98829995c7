import type { Category, Fact, GeneratedListing, ListingNotes } from "@/lib/listings/schema";

export type WrittenListing = {
  /** Passes every rule of Etsy's that we know. */
  results: GeneratedListing;
  facts: Fact[];
  missing: string[];
  notes: ListingNotes;
  /** 0–100. */
  score: number;
  /** The seller's, or one made of the facts. */
  productName: string;
  /** The seller's, or the model's suggestion. */
  category: Category | null;
  /** As the provider names it. */
  writer: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};
