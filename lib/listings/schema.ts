import { z } from "zod";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";

export type HistoryEntry = {
  id: number;
  productName: string;
  category: string | null;
  /** ISO 8601. */
  createdAt: string;
  imagePath: string | null;
  /** 0–100, or null for listings from before there was a score. */
  score: number | null;
  results: GeneratedListing;
  /**
   * How far it is on its way into an Etsy shop, as a draft; null for none.
   * Missing in answers of former versions.
   */
  etsyDraft?: EtsyDraftState | null;
  /**
   * Whether the seller copied some of its text. Missing in answers of former
   * versions.
   */
  isCopied?: boolean;
};
/** "stopped" waits for the seller. */
export type EtsyDraftState = "sending" | "stopped" | "done";

export const listingIdSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2_147_483_647);
