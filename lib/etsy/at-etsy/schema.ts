import type { PublicationAnswer } from "@/lib/etsy/publish/schema";

export const comparedFields = [
  "title",
  "description",
  "tags",
  "materials",
  "photos",
] as const;
export type ComparedField = (typeof comparedFields)[number];

/**
 * A field of the listing on Etsy that is not as it was sent. Photos are their
 * alt texts, one a line.
 */
export type Difference = { field: ComparedField; sent: string; atEtsy: string };

/**
 * `POST /api/publications/{id}/check`: what is on Etsy now. It is read for
 * the answer, and not kept.
 */
export type PublicationCheck = {
  publication: PublicationAnswer;
  /**
   * Null when it is no longer there; the publication then says so, and can be
   * sent again.
   */
  atEtsy: {
    /** Etsy's own word: draft, active, inactive, expired, sold_out. */
    state: string;
    changed: Difference[];
    /**
     * Nothing is known of what stood there before, as after the shop was
     * disconnected. Absent from a server before this one.
     */
    isUnknown?: boolean;
  } | null;
};
