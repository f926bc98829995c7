import "server-only";
import { db } from "@/lib/db";
import { generatedListingSchema, type HistoryEntry } from "@/lib/listings/schema";

const pageSize = 50;

/** Where the history stands: the last entry that was shown. */
export type Cursor = { createdAt: Date; id: number };

/** The user's listings, newest first, one page beginning after `cursor`; `next` is null on the last page. */
export async function listEntries(userId: number, cursor: Cursor | null) {
  const rows = await db().listing.findMany({
    where: { userId, deletedAt: null, ...(cursor && { OR: olderThan(cursor) }) },
    select: { id: true, productName: true, category: true, createdAt: true, imagePath: true, results: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: pageSize + 1,
  });
  const entries = rows.slice(0, pageSize).map(
    ({ createdAt, results, ...row }): HistoryEntry => ({
      ...row,
      createdAt: createdAt.toISOString(),
      results: generatedListingSchema.parse(results),
    }),
  );
  const last = rows[pageSize - 1];
  const next: Cursor | null = rows.length > pageSize && last ? { createdAt: last.createdAt, id: last.id } : null;
  return { entries, next };
}

function olderThan({ createdAt, id }: Cursor) {
  return [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }];
}
