import "server-only";
import { AppError } from "@/lib/errors";
import { replaceResults } from "@/lib/listings/data";
import type { ListingEdit } from "@/lib/listings/edit/schema";
import { requireListing } from "@/lib/listings/require-listing";
import { checkListing } from "@/lib/listings/rules";
import { generatedListingSchema, type ListingAnswer } from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";

type Outcome = { isSaved: boolean; listing: ListingAnswer };

/**
 * Stores an edit with the score it has, if it was made of the version that stands; otherwise nothing is stored, and
 * the listing is the one that stands. Throws `not_found`, and `invalid_input` with the first of Etsy's rules that
 * the edit breaks.
 */
export async function saveEdit(userId: number, id: number, edit: ListingEdit): Promise<Outcome> {
  const before = await requireListing(userId, id);
  if (before.version !== edit.version) return { isSaved: false, listing: before };
  const [broken] = checkListing(edit.results);
  if (broken) throw new AppError("invalid_input", broken.message);
  const score = totalOf(edit.results, before);
  if (!(await replaceResults({ userId, id, score }, edit))) {
    return { isSaved: false, listing: await requireListing(userId, id) };
  }
  const generated = before.generated ?? generatedListingSchema.parse(before);
  const { locked = before.locked } = edit;
  return {
    isSaved: true,
    listing: { ...before, ...edit.results, locked, score, generated, version: edit.version + 1 },
  };
}
