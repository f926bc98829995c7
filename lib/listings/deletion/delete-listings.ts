import "server-only";
import { hideListings } from "@/lib/listings/deletion/data";

/** Deletes those of the listings that are the user's own and stand in the history, and answers which these were. */
export function deleteListings(userId: number, ids: number[]) {
  return hideListings(userId, ids);
}
