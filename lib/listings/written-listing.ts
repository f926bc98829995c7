import type { Category, Fact, GeneratedListing } from "@/lib/listings/schema";

export type WrittenListing = {
  /** Passes every rule of Etsy's that we know. */
  results: GeneratedListing;
  facts: Fact[];
  missing: string[];
  score: number | null;
  category: Category | null;
  /** As the provider names it. */
  writer: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};
