import type { NewNote } from "@/lib/etsy/change-notes/note-data";
import type { ChangedField } from "@/lib/etsy/change-notes/schema";
import { updatableFields } from "@/lib/etsy/listing/schema";
import type { Publication } from "@/lib/etsy/publish/publication-data";

const listOf = (value: string | string[] | undefined) =>
  typeof value === "string" ? [value] : (value ?? []);

/**
 * What a publication that is done changed in the shop; null while nothing is
 * known of its listing there.
 */
export function changeOfPublication(
  publication: Publication,
  now = new Date(),
): NewNote | null {
  const { id, userId, listingId, etsyShopId, etsyListingId, version, update } =
    publication;
  if (etsyListingId === null) return null;
  return {
    userId,
    listingId,
    etsyShopId,
    etsyListingId,
    changedAt: now,
    origin: `${id}:${version}`,
    ...(update === null
      ? { source: "etsy_draft", fields: draftFields(publication) }
      : {
          source: "etsy_update",
          fields: update.fields.map((field) => ({
            field,
            before: listOf(update.before[field]),
            after: listOf(update.after[field]),
          })),
        }),
  };
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
