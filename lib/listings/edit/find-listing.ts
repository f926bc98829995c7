import "server-only";
import { AppError } from "@/lib/errors";
import { findAnswer } from "@/lib/listings/data";

/** The user's own listing with all that is known of it. Throws `not_found`. */
export async function findListing(userId: number, id: number) {
  const answer = await findAnswer(userId, id);
  if (!answer) throw new AppError("not_found", "That listing no longer exists.");
  return answer;
}
