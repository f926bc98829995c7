import "server-only";
import { untoldKey } from "@/lib/listing-text/check/untold";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { listHistory } from "@/lib/listings/history/list-history";
import { historyFilterSchema } from "@/lib/listings/history/schema";
import type { PublicListing } from "@/lib/public-api/schemas";

/** What programs are told of a listing. */
export function toPublicListing(listing: ListingAnswer): PublicListing {
  const {
    productName,
    category,
    facts,
    missing,
    score,
    ready,
    writer,
    version,
  } = listing;
  return {
    id: String(listing.id),
    ...pickFields(listing),

    productName,
    category,
    facts,
    missing,
    score,
    ready,
    writer,
    version,
    review: listing.review,
    sentences: listing.sentences.map(({ key: _, ...sentence }) => sentence),
    untold: listing.untold.filter(
      (one) => !listing.leftOut.includes(untoldKey(one)),
    ),
    removed: listing.removed,
    open: listing.open.map(({ code, field, message }) => ({
      code,
      field,
      message,
    })),
    photos: listing.photos.map(({ id, position, altText }) => ({
      id,
      position,
      altText,
    })),
  };
}

/** The version as an entity tag. */
export const etagOf = ({ version }: { version: number }) => `"${version}"`;

/**
 * Whether If-Match or If-None-Match names this tag. A proxy that compresses an
 * answer makes its tag weak, and RFC 9110 alone would let that match nothing
 * where a change is made. It stands for the version and not for bytes, so the
 * weak one says as much.
 */
export const matchesTag = (header: string, etag: string) =>
  header.trim() === "*" ||
  header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

/** Newest first. Throws `invalid_input` for a cursor that no page ends with. */
export async function listPublicListings(
  userId: number,
  {
    q,
    limit,
    cursor,
  }: { q?: string | undefined; limit: number; cursor?: string | undefined },
) {
  const { entries, next } = await listHistory(userId, {
    ...historyFilterSchema.parse({ q }),
    limit,
    cursor,
  });
  const data = entries.map(
    ({ id, productName, category, createdAt, score, results }) => ({
      id: String(id),
      productName,
      category,
      createdAt,
      score,
      title: results.title,
    }),
  );
  return { data, nextCursor: next };
}
