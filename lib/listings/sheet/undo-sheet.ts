import "server-only";
import { AppError } from "@/lib/errors";
import { saveEditOf } from "@/lib/listings/edit/save-edit";
import { findAnswer } from "@/lib/listings/listing-data";
import { sheetChanges } from "@/lib/listings/sheet/limits";
import {
  changedMeanwhile,
  gone,
  outcomeOf,
} from "@/lib/listings/sheet/save-sheet";
import {
  type LastSheetEdit,
  type SheetOutcome,
  type SheetUndoAnswer,
  sheetKinds,
} from "@/lib/listings/sheet/schema";
import {
  countOfEdit,
  findLastEdit,
  findUndo,
  forgetUndo,
  listOfEdit,
} from "@/lib/listings/sheet/sheet-data";

/** The user's last change of many listings, as far as it can be undone. */
export async function readLastEdit(
  userId: number,
): Promise<LastSheetEdit | null> {
  const last = await findLastEdit(userId);
  const kind = sheetKinds.find((each) => each === last?.kind);
  return last && kind ? { ...last, kind } : null;
}

/**
 * Takes back what an edit changed, a bounded number of listings a call. One
 * that was changed since is named, and stays as it is. Throws `not_found` when
 * nothing of the edit can be undone.
 */
export async function undoSheet(
  userId: number,
  edit: string,
): Promise<SheetUndoAnswer> {
  const ids = await listOfEdit(userId, edit, sheetChanges);
  if (ids.length === 0)
    throw new AppError("not_found", "This can no longer be undone.");
  const results: SheetOutcome[] = [];
  for (const id of ids) results.push(await undoOne(userId, id, edit));
  return { results, left: await countOfEdit(userId, edit) };
}

async function undoOne(
  userId: number,
  id: number,
  edit: string,
): Promise<SheetOutcome> {
  const [listing, undo] = [
    await findAnswer(userId, id),
    await findUndo(userId, id),
  ];
  if (!listing) return gone(id);
  // A call beside this one took it back.
  if (undo?.edit !== edit) return changedMeanwhile(listing);
  const { results, confirmed, version } = undo;
  const outcome = await outcomeOf(listing, () =>
    saveEditOf(userId, listing, { results, confirmed, version }, null),
  );
  // It never can be, then.
  if (outcome.outcome !== "saved") await forgetUndo(userId, id, edit);
  return outcome;
}
