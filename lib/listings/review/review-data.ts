import "server-only";
import { db } from "@/lib/database/db";
import type { ListingNotes } from "@/lib/listing-text/fields/schema";

/**
 * Notes how the last review of the user's own listing ended; false when there
 * is no such listing. The version stays: no text is changed.
 */
export async function setReview(
  userId: number,
  id: number,
  reviewed: Pick<ListingNotes, "review"> & Partial<ListingNotes>,
) {
  const count = await db().$executeRaw`
    UPDATE "Listing" SET "notes" = "notes" || ${JSON.stringify(reviewed)}::jsonb
    WHERE "id" = ${id} AND "userId" = ${userId} AND "deletedAt" IS NULL`;
  return count === 1;
}
