import "server-only";
import { fillFields } from "@/lib/listing-text/fields/map-fields";
import { saveEdit } from "@/lib/listings/edit/save-edit";
import { requireListing } from "@/lib/listings/require-listing";
import { etagOf, matchesTag } from "@/lib/public-api/listings";
import { PublicError } from "@/lib/public-api/public-error";
import type { ListingPatch } from "@/lib/public-api/schemas";
import { limit } from "@/lib/resilience/rate-limit";

/** Counts an edit, on whichever way it comes. Throws `rate_limited`. */
export const admitEdit = (userId: number) =>
  limit("edit", String(userId), { points: 240, seconds: 60 });

/** Throws `version_missing`. */
export function requireIfMatch(request: Request) {
  const value = request.headers.get("if-match")?.trim();
  if (value) return value;
  throw new PublicError(
    "version_missing",
    "Send the ETag of the listing that you changed as If-Match.",
  );
}

/**
 * Throws `not_found`, `version_mismatch`, and `invalid_input` for what Etsy
 * would refuse.
 */
export async function editPublicListing(
  userId: number,
  id: number,
  patch: ListingPatch,
  ifMatch: string,
) {
  const before = await requireListing(userId, id);
  if (matchesTag(ifMatch, etagOf(before))) {
    const edit = {
      results: fillFields(patch, before),
      version: before.version,
    };
    const { isSaved, listing } = await saveEdit(userId, id, edit);
    if (isSaved) return listing;
  }
  throw new PublicError(
    "version_mismatch",
    "This listing was changed in the meantime. Read it again, then edit that.",
  );
}
