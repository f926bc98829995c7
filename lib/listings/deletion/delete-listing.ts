import "server-only";
import { AppError } from "@/lib/errors";
import { hideListings } from "@/lib/listings/deletion/data";

/** Deletes the user's own listing; for a while that can be taken back. Throws `not_found`. */
export async function deleteListing(userId: number, id: number) {
  const [hidden] = await hideListings(userId, [id]);
  if (hidden === undefined) throw new AppError("not_found", "That listing no longer exists.");
}
