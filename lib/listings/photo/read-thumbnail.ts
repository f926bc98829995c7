import "server-only";
import { AppError } from "@/lib/errors";
import { findThumbnail, hasThumbnail } from "@/lib/listings/data";

const noThumbnail = () => new AppError("not_found", "There is no such picture.");

/** The WebP of the user's own listing, or null when the caller has it already. It never changes. */
export async function readThumbnail(userId: number, listingId: number, ifNoneMatch: string | null) {
  const etag = `"thumbnail-${listingId}"`;
  if (ifNoneMatch?.includes(etag)) {
    if (!(await hasThumbnail(userId, listingId))) throw noThumbnail();
    return { etag, image: null };
  }
  const image = await findThumbnail(userId, listingId);
  if (!image) throw noThumbnail();
  return { etag, image };
}
