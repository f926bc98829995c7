import "server-only";
import { db } from "@/lib/database/db";
import {
  emptyShop,
  type Shop,
  type ShopEdit,
  storedShopSchema,
} from "@/lib/listings/shop/schema";

const columns = {
  voice: true,
  snippets: true,
  defaults: true,
  version: true,
  updatedAt: true,
} as const;

/**
 * The user's shop, an empty one while nothing is stored. Of several, the first.
 */
export async function findShop(userId: number): Promise<Shop> {
  const row = await db().shop.findFirst({
    where: { userId },
    orderBy: { id: "asc" },
    select: columns,
  });
  return row
    ? { ...storedShopSchema.parse(row), updatedAt: row.updatedAt.toISOString() }
    : emptyShop;
}

/**
 * Puts the edit in place of the version it was made of; null when the user's
 * shop has another version.
 */
export function replaceShop(
  userId: number,
  { version, ...shop }: ShopEdit,
): Promise<Shop | null> {
  return db().$transaction(async (tx) => {
    // Two first saves at once would both find nothing.
    await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const stored = await tx.shop.findFirst({
      where: { userId },
      orderBy: { id: "asc" },
      select: { id: true, version: true },
    });
    if ((stored?.version ?? 0) !== version) return null;
    const { updatedAt } = stored
      ? await tx.shop.update({
          where: { id: stored.id, userId },
          data: { ...shop, version: version + 1 },
        })
      : await tx.shop.create({ data: { ...shop, userId } });
    return {
      ...shop,
      version: version + 1,
      updatedAt: updatedAt.toISOString(),
    };
  });
}
