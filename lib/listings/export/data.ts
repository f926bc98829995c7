import "server-only";
import { db } from "@/lib/db";
import { generatedListingSchema } from "@/lib/listings/schema";

/** Those of the listings that are the user's own and not deleted, in the order of the ids. */
export async function listExported(userId: number, ids: number[]) {
  const rows = await db().listing.findMany({
    where: { userId, deletedAt: null, id: { in: ids } },
    select: { id: true, productName: true, category: true, createdAt: true, score: true, results: true },
  });
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map(({ results, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      results: generatedListingSchema.parse(results),
    }));
}

export type ExportedListing = Awaited<ReturnType<typeof listExported>>[number];
