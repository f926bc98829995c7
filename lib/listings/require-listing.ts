import "server-only";
import { AppError } from "@/lib/errors";
import {
  findAnswer,
  findForm,
  findThumbnail,
  hasThumbnail,
} from "@/lib/listings/listing-data";
import { listingIdSchema } from "@/lib/listings/schema";

/**
 * Throws `not_found` for what can't be an id, as for an id that isn't there.
 */
export function parseListingId(text: string) {
  const result = listingIdSchema.safeParse(/^\d+$/.test(text) ? text : null);
  if (!result.success)
    throw new AppError("not_found", "That listing no longer exists.");
  return result.data;
}

/** The user's own listing with all that is known of it. Throws `not_found`. */
export async function requireListing(userId: number, id: number) {
  const answer = await findAnswer(userId, id);
  if (!answer)
    throw new AppError("not_found", "That listing no longer exists.");
  return answer;
}

/**
 * What the seller had typed for a listing, to begin another one with. Throws
 * `not_found`.
 */
export async function requireForm(userId: number, id: number) {
  const form = await findForm(userId, id);
  if (!form) throw new AppError("not_found", "That listing no longer exists.");
  return form;
}

const noThumbnail = () =>
  new AppError("not_found", "There is no such picture.");

/**
 * The WebP of the user's own listing, or null when the caller has it already.
 * It never changes.
 */
export async function readThumbnail(
  userId: number,
  listingId: number,
  ifNoneMatch: string | null,
) {
  const etag = `"thumbnail-${listingId}"`;
  if (ifNoneMatch?.includes(etag)) {
    if (!(await hasThumbnail(userId, listingId))) throw noThumbnail();
    return { etag, image: null };
  }
  const image = await findThumbnail(userId, listingId);
  if (!image) throw noThumbnail();
  return { etag, image };
}
