import {
  type FieldDifference,
  type FoundListing,
  type SomeTexts,
  type UpdatableField,
  updatableFields,
} from "@/lib/etsy/listing/schema";

const listOf = (value: string | string[]) =>
  typeof value === "string" ? [value] : value;

/**
 * Etsy may put tags and materials in another order, and ends texts without
 * white space.
 */
export function isSameText(
  field: UpdatableField,
  one: string | string[],
  other: string | string[],
): boolean {
  const [a, b] = [one, other].map((value) =>
    listOf(value).map((text) => text.normalize("NFC").trim()),
  );
  const isOrdered = field !== "tags" && field !== "materials";
  const keyOf = (texts: string[] = []) =>
    JSON.stringify(isOrdered ? texts : texts.toSorted());
  return keyOf(a) === keyOf(b);
}

/**
 * What an update could change. A list that is empty here is left out, since
 * Etsy takes none, and so are alt texts where the photos are not as many.
 */
export function differencesOf(
  here: SomeTexts,
  there: FoundListing,
): FieldDifference[] {
  return updatableFields.flatMap((field): FieldDifference[] => {
    const [mine, other] = [here[field], there[field]];
    if (
      mine === undefined ||
      mine.length === 0 ||
      isSameText(field, mine, other)
    )
      return [];
    if (field === "altTexts" && mine.length !== other.length) return [];
    return [{ field, here: listOf(mine), there: listOf(other) }];
  });
}
