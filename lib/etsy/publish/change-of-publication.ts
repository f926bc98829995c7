import type { NewNote } from "@/lib/etsy/change-notes/note-data";
import { type ChangedField, putBackDays } from "@/lib/etsy/change-notes/schema";
import { type ListingUpdate, updatableFields } from "@/lib/etsy/listing/schema";
import type { Publication } from "@/lib/etsy/publish/publication-data";
import { dayLength } from "@/lib/time/day";

const listOf = (value: string | string[] | undefined) =>
  typeof value === "string" ? [value] : (value ?? []);

/**
 * What a publication that is done changed in the shop, or an update until it
 * stopped; null while nothing is known of its listing there, or nothing was
 * changed.
 */
export function changeOfPublication(
  publication: Publication,
  { isStopped = false, now = new Date() } = {},
): NewNote | null {
  const { id, userId, listingId, etsyShopId, etsyListingId, version, update } =
    publication;
  if (etsyListingId === null) return null;
  const note = {
    userId,
    listingId,
    etsyShopId,
    etsyListingId,
    changedAt: now,
    origin: `${id}:${version}`,
  };
  if (update === null)
    return isStopped
      ? null
      : { ...note, source: "etsy_draft", fields: draftFields(publication) };
  const fields = updatedFields(update, isStopped ? publication.steps : null);
  if (isStopped && fields.length === 0) return null;
  return {
    ...note,
    source: "etsy_update",
    groupId: update.groupId,
    putBackUntil: new Date(now.getTime() + putBackDays * dayLength),
    fields,
  };
}

/** Of an update that stopped, what its steps had replaced by then. */
function updatedFields(
  { fields, before, after, imageIds }: ListingUpdate,
  steps: Publication["steps"] | null,
): ChangedField[] {
  const isDone = (kind: string, number = 0) =>
    steps === null ||
    steps.some(
      (step) =>
        step.kind === kind && step.number === number && step.state === "done",
    );
  return fields.flatMap((field): ChangedField[] => {
    const [was, is] = [listOf(before[field]), listOf(after[field])];
    if (field !== "altTexts")
      return isDone("update") ? [{ field, before: was, after: is }] : [];
    const reached = is.map((text, index) =>
      isDone("alt_text", index + 1) ? text : (was[index] ?? ""),
    );
    if (reached.every((text, index) => text === was[index])) return [];
    const photos = imageIds === undefined ? {} : { imageIds };
    return [{ field, before: was, after: reached, ...photos }];
  });
}

/** Before a draft, nothing stood in the shop. */
function draftFields({ sent }: Publication): ChangedField[] {
  const texts = {
    ...sent,
    altTexts: sent.photos.map(({ altText }) => altText),
  };
  return updatableFields.flatMap((field) => {
    const after = listOf(texts[field]);
    return after.length > 0 ? [{ field, before: [], after }] : [];
  });
}
