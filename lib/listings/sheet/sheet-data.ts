import "server-only";
import { db } from "@/lib/database/db";
import { type StoredUndo, storedUndoSchema } from "@/lib/listings/edit/schema";

/** What is kept to undo the last change of the user's own listing. */
export async function findUndo(
  userId: number,
  id: number,
): Promise<StoredUndo | null> {
  const row = await db().listing.findFirst({
    where: { id, userId, deletedAt: null },
    select: { undo: true },
  });
  return storedUndoSchema.nullable().parse(row?.undo ?? null);
}

/** Of the listings that the user changed last, all at once. */
export async function findLastEdit(userId: number) {
  const [last] = await db().$queryRaw<
    { edit: string; kind: string; at: string; count: number }[]
  >`
    SELECT undo->>'edit' AS edit, undo->>'kind' AS kind, max(undo->>'at') AS at, count(*)::int AS count
    FROM "Listing" WHERE "userId" = ${userId} AND undo IS NOT NULL AND "deletedAt" IS NULL
    GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 1`;
  return last ?? null;
}

/** Ids of at most so many listings that an edit changed. */
export async function listOfEdit(userId: number, edit: string, most: number) {
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM "Listing"
    WHERE "userId" = ${userId} AND undo IS NOT NULL AND undo->>'edit' = ${edit} AND "deletedAt" IS NULL
    ORDER BY id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

export async function countOfEdit(userId: number, edit: string) {
  const [row] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM "Listing"
    WHERE "userId" = ${userId} AND undo IS NOT NULL AND undo->>'edit' = ${edit} AND "deletedAt" IS NULL`;
  return row.count;
}

/** Only the last edit can be undone: what was kept of others goes. */
export async function forgetOtherEdits(userId: number, edit: string) {
  await db().$executeRaw`
    UPDATE "Listing" SET undo = NULL WHERE id IN (
      SELECT id FROM "Listing"
      WHERE "userId" = ${userId} AND undo IS NOT NULL AND undo->>'edit' <> ${edit}
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    )`;
}

/** What can't be undone any more, since the listing was changed after it. */
export async function forgetUndo(userId: number, id: number, edit: string) {
  await db().$executeRaw`
    UPDATE "Listing" SET undo = NULL
    WHERE id = ${id} AND "userId" = ${userId} AND undo->>'edit' = ${edit}`;
}
