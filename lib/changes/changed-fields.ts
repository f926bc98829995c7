import type { ChangedField } from "@/lib/etsy/change-notes/schema";
import { isSameText } from "@/lib/etsy/listing/listing-differences";
import {
  exportedTextsSchema,
  type SomeTexts,
  updatableFields,
} from "@/lib/etsy/listing/schema";
import { isUnknown, type SentListing } from "@/lib/etsy/listing/sent-listing";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";

const listOf = (value: string | string[]) =>
  typeof value === "string" ? [value] : value;

/**
 * Each field that is not as it was last known, by the newest of `earlier` that
 * has it.
 */
export function changedFields(
  texts: SomeTexts,
  earlier: SomeTexts[],
): ChangedField[] {
  return updatableFields.flatMap((field): ChangedField[] => {
    const after = texts[field];
    if (after === undefined) return [];
    const before = earlier.find((one) => one[field] !== undefined)?.[field];
    if (
      before === undefined
        ? listOf(after).every((text) => text === "")
        : isSameText(field, before, after)
    )
      return [];
    return [
      {
        field,
        before: before === undefined ? null : listOf(before),
        after: listOf(after),
      },
    ];
  });
}

/** What stood in the shop after a change. */
export const textsAfter = (fields: ChangedField[]): SomeTexts =>
  Object.fromEntries(
    fields.map(({ field, after }) => [
      field,
      field === "title" || field === "description" ? (after[0] ?? "") : after,
    ]),
  );

/**
 * What stands in the shop of a listing that was sent there. Without photos,
 * nothing is known of their alt texts.
 */
export function textsSent(sent: SentListing): SomeTexts {
  if (isUnknown(sent)) return {};
  const { photos, title, description, tags, materials } = sent;
  return {
    title,
    description,
    tags,
    materials,
    ...(photos.length > 0 && {
      altTexts: photos.map(({ altText }) => altText),
    }),
  };
}

/**
 * What stands in the shop of a listing that came from Etsy's export; nothing of
 * others.
 */
export const textsOfRow = (original: unknown): SomeTexts =>
  exportedTextsSchema.safeParse(original).data ?? {};

type Described = { photos: ListingPhoto[]; altText: string };

/**
 * The alt texts here, as far as they can be compared. Of a listing that stands
 * on Etsy, those are of photos there: unless as many are here, nobody knows
 * which belong together, and undefined is returned.
 */
export function altTextsOf(
  { photos, altText }: Described,
  earlier: SomeTexts[],
  isAtEtsy: boolean,
) {
  if (!isAtEtsy)
    return photos.length > 0 ? photos.map((photo) => photo.altText) : [altText];
  const known = earlier.find(
    ({ altTexts }) => altTexts !== undefined,
  )?.altTexts;
  const own = photos.filter(({ id }) => id !== null);
  return known?.length === own.length
    ? own.map((photo) => photo.altText)
    : undefined;
}
