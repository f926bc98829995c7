import "server-only";
import { AppError } from "@/lib/errors";
import { unhideListings } from "@/lib/listings/deletion/data";

/** Takes deletions back and answers which. Throws `not_found` when it is too late for all of them. */
export async function restoreListings(userId: number, ids: number[]) {
  const restored = await unhideListings(userId, ids);
  if (restored.length === 0) throw new AppError("not_found", "It is too late to take that back.");
  return restored;
}
