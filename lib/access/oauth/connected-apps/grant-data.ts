import "server-only";
import { markClientUsed } from "@/lib/access/oauth/access-data";
import { db } from "@/lib/database/db";

/** Newest first. */
export function listGrants(userId: number) {
  return db().oAuthGrant.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      scopes: true,
      createdAt: true,
      lastUsedAt: true,
      clientId: true,
    },
  });
}

export async function listClientNames(ids: string[]) {
  const rows = await db().oAuthClient.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * With everything that was issued by it. False when the user has no such grant.
 */
export function removeGrant(userId: number, id: string, now: Date) {
  return db().$transaction(async (tx) => {
    const [removed] = await tx.$queryRaw<{ clientId: string }[]>`
      DELETE FROM "OAuthGrant" WHERE id = ${id}::uuid AND "userId" = ${userId} RETURNING "clientId"`;
    if (removed) await markClientUsed(tx, removed.clientId, now);
    return removed !== undefined;
  });
}
