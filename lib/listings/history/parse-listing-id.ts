import { AppError } from "@/lib/errors";
import { listingIdSchema } from "@/lib/listings/schema";

/** Throws `not_found` for what can't be an id, as for an id that isn't there. */
export function parseListingId(text: string) {
  const result = listingIdSchema.safeParse(/^\d+$/.test(text) ? text : null);
  if (!result.success) throw new AppError("not_found", "That listing no longer exists.");
  return result.data;
}
