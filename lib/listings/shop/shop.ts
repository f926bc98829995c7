import "server-only";
import type { Shop, ShopEdit } from "@/lib/listings/shop/schema";
import { findShop, replaceShop } from "@/lib/listings/shop/shop-data";

/**
 * What is the same in all of the user's listings; an empty shop while nothing
 * is stored.
 */
export const readShop = (userId: number): Promise<Shop> => findShop(userId);

/**
 * Stores the edit if it is based on the stored version; otherwise returns what
 * is stored, unchanged.
 */
export async function saveShop(
  userId: number,
  edit: ShopEdit,
): Promise<{ isSaved: boolean; shop: Shop }> {
  const saved = await replaceShop(userId, edit);
  return saved
    ? { isSaved: true, shop: saved }
    : { isSaved: false, shop: await findShop(userId) };
}
