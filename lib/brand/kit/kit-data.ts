import "server-only";
import {
  type ShopName,
  type ShopNameRun,
  shopNameRequestSchema,
} from "@/lib/brand/schema";
import { db } from "@/lib/database/db";

/** How many the kit shows. */
const maxShown = { names: 200, runs: 20 };

const nameColumns = {
  id: true,
  name: true,
  spoken: true,
  reasoning: true,
  isFavorite: true,
} as const;

/** Newest first. */
export function listFavorites(userId: number): Promise<ShopName[]> {
  return db().shopName.findMany({
    where: { userId, isFavorite: true },
    select: nameColumns,
    orderBy: { id: "desc" },
    take: maxShown.names,
  });
}

/** The newest runs with their names. */
export async function listRuns(userId: number): Promise<ShopNameRun[]> {
  const runs = await db().shopNameRun.findMany({
    where: { userId },
    select: {
      id: true,
      createdAt: true,
      request: true,
      names: { select: nameColumns, orderBy: { position: "asc" } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: maxShown.runs,
  });
  return runs.map(({ createdAt, request, ...run }) => ({
    ...run,
    createdAt: createdAt.toISOString(),
    keywords: shopNameRequestSchema.parse(request).keywords,
  }));
}

/** False when the user has no such name. */
export async function setFavorite(
  userId: number,
  id: number,
  isFavorite: boolean,
) {
  const { count } = await db().shopName.updateMany({
    where: { id, userId },
    data: { isFavorite },
  });
  return count === 1;
}

/** "taken" when Etsy would not distinguish it from another name of the user. */
export async function rewriteName(
  userId: number,
  id: number,
  { name, spoken }: { name: string; spoken: string },
) {
  const key = name.toLowerCase();
  const count = await db().$executeRaw`
    UPDATE "ShopName" SET name = ${name}, spoken = ${spoken}, key = ${key}
    WHERE id = ${id} AND "userId" = ${userId} AND NOT EXISTS (
      SELECT 1 FROM "ShopName" other WHERE other."userId" = ${userId} AND other.key = ${key} AND other.id <> ${id}
    )`;
  if (count === 1) return "renamed";
  return (await db().shopName.count({ where: { id, userId } })) === 1
    ? "taken"
    : "missing";
}

export async function removeName(userId: number, id: number) {
  const { count } = await db().shopName.deleteMany({ where: { id, userId } });
  return count === 1;
}

/**
 * Removes the user's own run with all of its names but the favorites. The quota
 * stays as it is.
 */
export async function removeRun(userId: number, id: number) {
  const [, runs] = await db().$transaction([
    db().shopName.deleteMany({
      where: { runId: id, userId, isFavorite: false },
    }),
    db().shopNameRun.deleteMany({ where: { id, userId } }),
  ]);
  return runs.count === 1;
}
