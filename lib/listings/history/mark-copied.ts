import "server-only";
import { AppError } from "@/lib/errors";
import { setCopied } from "@/lib/listings/history/history-data";

/**
 * Notes that the seller copied some of her own listing's text. Throws
 * `not_found`.
 */
export async function markCopied(userId: number, id: number, now: Date) {
  if (!(await setCopied(userId, id, now)))
    throw new AppError("not_found", "That listing no longer exists.");
}
