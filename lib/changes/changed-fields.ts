import type { ChangedField } from "@/lib/changes/schema";
import { isSameText } from "@/lib/etsy/listing/compare-listing";
import { type EtsyTexts, type SomeTexts, updatableFields } from "@/lib/etsy/listing/schema";
import type { SentListing } from "@/lib/etsy/publish/schema";

const listOf = (value: string | string[]) => (typeof value === "string" ? [value] : value);

/** Each field that is not as it was last known, by the newest of `earlier` that has it. */
export function changedFields(texts: EtsyTexts, earlier: SomeTexts[]): ChangedField[] {
  return updatableFields.flatMap((field): ChangedField[] => {
    const after = texts[field];
    const before = earlier.find((one) => one[field] !== undefined)?.[field];
    if (before === undefined ? listOf(after).every((text) => text === "") : isSameText(field, before, after)) return [];
    return [{ field, before: before === undefined ? null : listOf(before), after: listOf(after) }];
  });
}

/** What stood in the shop after a change. */
export const textsAfter = (fields: ChangedField[]): SomeTexts =>
  Object.fromEntries(
    fields.map(({ field, after }) => [field, field === "title" || field === "description" ? (after[0] ?? "") : after]),
  );

/** What stands in the shop of a listing that was sent there. */
export const textsSent = ({ photos, title, description, tags, materials }: SentListing): SomeTexts => ({
  ...{ title, description, tags, materials },
  altTexts: photos.map(({ altText }) => altText),
});
