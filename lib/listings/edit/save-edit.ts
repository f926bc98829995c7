import "server-only";
import { AppError } from "@/lib/errors";
import { readinessOf } from "@/lib/listing-text/check/readiness";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fillFields, pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { totalOf } from "@/lib/listing-text/score/score";
import { replaceResults } from "@/lib/listings/edit/edit-data";
import { editPhotos } from "@/lib/listings/edit/edit-photos";
import type { ListingEdit, StoredUndo } from "@/lib/listings/edit/schema";
import { requireListing } from "@/lib/listings/require-listing";

/**
 * Stores an edit with its score if it is based on the stored version; otherwise
 * returns the stored listing unchanged. Throws `not_found`, `invalid_input`
 * with what of the edit violates Etsy's rules, and `storage_full`.
 */
export async function saveEdit(
  userId: number,
  id: number,
  edit: ListingEdit,
): Promise<EditSaved> {
  return saveEditOf(userId, await requireListing(userId, id), edit);
}

type EditSaved = { isSaved: boolean; listing: ListingAnswer };

/**
 * The same of a listing that was just read. `undo` takes the place of what is
 * kept to undo the last change that was made to many.
 */
export async function saveEditOf(
  userId: number,
  before: ListingAnswer,
  edit: ListingEdit,
  undo?: StoredUndo | null,
): Promise<EditSaved> {
  const { id } = before;
  if (before.version !== edit.version)
    return { isSaved: false, listing: before };
  // An optional field that was not sent stays as it is.
  const results = fillFields(edit.results, before);
  requireNoViolations(checkListing(results, before.snippets));
  const photos = editPhotos(before.photos, edit);
  const {
    locked = before.locked,
    confirmed = before.confirmed,
    leftOut = before.leftOut,
  } = edit;
  const score = totalOf(results, { ...before, confirmed });
  const grows =
    before.isImported &&
    (before.generated === null ||
      Boolean(undo) ||
      sizeOf(results) > sizeOf(pickFields(before)));
  if (
    !(await replaceResults(
      { userId, id, score, grows, undo },
      { ...edit, results },
    ))
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
    leftOut,
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
