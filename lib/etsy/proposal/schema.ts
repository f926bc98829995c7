import { z } from "zod";
import type { EtsyCategory } from "@/lib/etsy/categories/schema";
import type {
  DraftChoices,
  PublicationAnswer,
} from "@/lib/etsy/publish/schema";

/**
 * What of an earlier draft a new one may start with. Price, attributes and
 * languages are each listing's own.
 */
export type UsedChoices = Omit<
  DraftChoices,
  "price" | "quantity" | "attributes" | "languages"
>;

/** `GET /api/listings/{id}/etsy-draft`: what the draft's form starts with. */
export type DraftProposal = {
  /** The likeliest first, at most three. */
  categories: EtsyCategory[];
  /** Of the shop's earlier drafts, one for each category, newest first. */
  used: UsedChoices[];
};

/** `GET /api/listings/{id}/publication`. */
export type ListingPublication = { publication: PublicationAnswer | null };

/** The photo, uploaded before, that takes the place of another one. */
export const photoReplacementSchema = z.strictObject({
  photoId: z.uuid().toLowerCase(),
});
