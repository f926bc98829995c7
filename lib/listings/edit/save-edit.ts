import "server-only";
import { AppError } from "@/lib/errors";
import { replaceResults } from "@/lib/listings/edit/data";
import { editPhotos } from "@/lib/listings/edit/edit-photos";
import type { ListingEdit } from "@/lib/listings/edit/schema";
import type { GeneratedListing } from "@/lib/listings/fields";
import { fillFields, pickFields } from "@/lib/listings/map-fields";
import { readinessOf } from "@/lib/listings/readiness";
import { requireListing } from "@/lib/listings/require-listing";
import { checkListing } from "@/lib/listings/rules";
import type { Violation } from "@/lib/listings/rules/rule-table";
import type { ListingAnswer } from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";

/**
 * Stores an edit with its score if it is based on the stored version; otherwise
 * returns the stored listing unchanged. Throws `not_found`, `invalid_input`
 * with what of the edit violates Etsy's rules, and `storage_full`.
 */
export async function saveEdit(
  userId: number,
  id: number,
  edit: ListingEdit,
): Promise<{ isSaved: boolean; listing: ListingAnswer }> {
  const before = await requireListing(userId, id);
  if (before.version !== edit.version)
    return { isSaved: false, listing: before };
  // An optional field that was not sent stays as it is.
  const results = fillFields(edit.results, before);
  requireNoViolations(checkListing(results, before.snippets));
  const photos = editPhotos(before.photos, edit);
  const { locked = before.locked, confirmed = before.confirmed } = edit;
  const score = totalOf(results, { ...before, confirmed });
  const grows =
    before.isImported &&
    (before.generated === null || sizeOf(results) > sizeOf(pickFields(before)));
  if (
    !(await replaceResults({ userId, id, score, grows }, { ...edit, results }))
  ) {
    return { isSaved: false, listing: await requireListing(userId, id) };
  }
  const generated = before.generated ?? pickFields(before);
  const listing = {
    ...before,
    ...results,
    photos,
    locked,
    confirmed,
    score,
    generated,
    version: edit.version + 1,
  };
  return { isSaved: true, listing: { ...listing, ...readinessOf(listing) } };
}

const sizeOf = (listing: GeneratedListing) => JSON.stringify(listing).length;

function requireNoViolations(violations: Violation[]) {
  const [first] = violations;
  if (first === undefined) return;
  const refused = violations.map(({ field, index, code, message }) => ({
    path: index === undefined ? [field] : [field, index],

    code,
    message,
  }));
  throw new AppError("invalid_input", first.message, { refused });
}
