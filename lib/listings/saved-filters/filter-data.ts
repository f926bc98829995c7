import "server-only";
import { db } from "@/lib/database/db";
import { filterLimits } from "@/lib/listings/saved-filters/limits";
import type { NewFilter } from "@/lib/listings/saved-filters/schema";

const shown = { id: true, name: true, filter: true } as const;

/** By name. */
export function listFilters(userId: number) {
  return db().savedFilter.findMany({
    where: { userId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: shown,
  });
}

/**
 * Locks the user, so that parallel calls count each other's. `full` when there
 * are as many as there may be.
 */
export function insertFilter(userId: number, { name, filter }: NewFilter) {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const names = await tx.savedFilter.findMany({
      where: { userId },
      select: { name: true },
    });
    if (names.some((known) => known.name === name)) return "taken";
    if (names.length >= filterLimits.filters) return "full";
    return tx.savedFilter.create({
      data: { userId, name, filter },
      select: shown,
    });
  });
}

/** False when the user has no such filter. */
export async function removeFilter(userId: number, id: string) {
  return (
    (await db().savedFilter.deleteMany({ where: { id, userId } })).count === 1
  );
}
