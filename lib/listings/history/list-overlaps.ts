import "server-only";
import { findListing } from "@/lib/listings/edit/find-listing";
import { findOverlaps } from "@/lib/listings/history/data";
import type { Overlap } from "@/lib/listings/history/schema";

/**
 * Up to three of the user's other listings that share at least half of this one's tags, most shared first, of the
 * 500 newest. Etsy asks for variety in tags; listings with the same ones are found by the same searches.
 * https://www.etsy.com/seller-handbook/article/382774281517
 */
export async function listOverlaps(userId: number, id: number): Promise<Overlap[]> {
  const { tags } = await findListing(userId, id);
  if (tags.length === 0) return [];
  return findOverlaps(userId, id, tags);
}
