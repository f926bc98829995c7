import "server-only";
import { AppError } from "@/lib/errors";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { saveEditOf } from "@/lib/listings/edit/save-edit";
import { listingEditSchema } from "@/lib/listings/edit/schema";
import { findAnswer } from "@/lib/listings/listing-data";
import { applyChange } from "@/lib/listings/sheet/apply-change";
import type {
  SheetAnswer,
  SheetChange,
  SheetOutcome,
  SheetSave,
} from "@/lib/listings/sheet/schema";
import { findUndo, forgetOtherEdits } from "@/lib/listings/sheet/sheet-data";
import { sheetRowOf } from "@/lib/listings/sheet/sheet-row";

type Press = Pick<SheetSave, "edit" | "kind"> & { userId: number; now: Date };

/**
 * Changes several listings, each by itself: one that was changed meanwhile, or
 * that Etsy's rules refuse, is named and stays as it is. The same call again
 * changes nothing twice.
 */
export async function saveSheet(
  userId: number,
  { edit, kind, changes }: SheetSave,
  now = new Date(),
): Promise<SheetAnswer> {
  await forgetOtherEdits(userId, edit);
  const results: SheetOutcome[] = [];
  for (const change of changes)
    results.push(await saveOne({ userId, edit, kind, now }, change));
  return { results };
}

async function saveOne(
  press: Press,
  change: SheetChange,
): Promise<SheetOutcome> {
  const { id, version } = change;
  const { userId } = press;
  const before = await findAnswer(userId, id);
  if (!before) return gone(id);
  if (before.version !== version) return savedBefore(press, before);
  const applied = applyChange(before, change);
  if ("problem" in applied) return refused(before, applied.problem);
  const outcome = await save(press, before, applied);
  // The same call beside this one may have been faster.
  const now = outcome.outcome === "changed" && (await findAnswer(userId, id));
  return now ? savedBefore(press, now) : outcome;
}

/** Whether what is stored came of this press, or of another change. */
async function savedBefore(
  { userId, edit }: Press,
  listing: ListingAnswer,
): Promise<SheetOutcome> {
  const undo = await findUndo(userId, listing.id);
  return undo?.edit === edit && undo.version === listing.version
    ? saved(listing)
    : changedMeanwhile(listing);
}

async function save(
  { userId, edit, kind, now }: Press,
  before: ListingAnswer,
  applied: Pick<ListingAnswer, "confirmed"> & { results: object },
): Promise<SheetOutcome> {
  const { version } = before;
  const edited = listingEditSchema.safeParse({ ...applied, version });
  if (!edited.success)
    return refused(before, edited.error.issues[0]?.message ?? "");
  const undo = {
    edit,
    kind,
    at: now.toISOString(),
    version: version + 1,
    results: pickFields(before),
    confirmed: before.confirmed,
  };
  return outcomeOf(before, () => saveEditOf(userId, before, edited.data, undo));
}

/** What became of an edit; what the rules refuse is told, all else thrown. */
export async function outcomeOf(
  before: ListingAnswer,
  store: () => ReturnType<typeof saveEditOf>,
): Promise<SheetOutcome> {
  try {
    const { isSaved, listing } = await store();
    return isSaved ? saved(listing) : changedMeanwhile(listing);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") return gone(before.id);
    if (error.code === "invalid_input" || error.code === "storage_full")
      return refused(before, error.message);
    throw error;
  }
}

const saved = (listing: ListingAnswer): SheetOutcome => ({
  id: listing.id,
  outcome: "saved",
  message: "",
  row: sheetRowOf(listing),
});

export const changedMeanwhile = (listing: ListingAnswer): SheetOutcome => ({
  id: listing.id,
  outcome: "changed",
  message: "It was changed elsewhere in the meantime, and stays as it is.",
  row: sheetRowOf(listing),
});

const refused = (listing: ListingAnswer, message: string): SheetOutcome => ({
  id: listing.id,
  outcome: "refused",
  message,
  row: sheetRowOf(listing),
});

export const gone = (id: number): SheetOutcome => ({
  id,
  outcome: "gone",
  message: "That listing no longer exists.",
  row: null,
});
