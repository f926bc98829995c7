import "server-only";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import { rewriteField } from "@/lib/listings/edit/rewrite-field";
import { requireListing } from "@/lib/listings/require-listing";
import type { PublicRewrite, RewriteRequest } from "@/lib/public-api/schemas";

/**
 * Proposes a field anew, as the editor does: it stays as it is until it is
 * edited. Throws what `rewriteField` throws.
 */
export async function proposeRewrite(
  userId: number,
  id: number,
  request: RewriteRequest,
): Promise<PublicRewrite> {
  const { field, instruction, style, language } = request;
  const listing = await requireListing(userId, id);
  const results = pickFields(listing);
  const { patch } = await rewriteField(userId, id, {
    field,
    results,
    style,
    ownWords: instruction,
    language,
  });
  return {
    listingId: String(id),
    field,
    before: { [field]: results[field] },
    after: patch,
    version: listing.version,
  };
}
