import "server-only";
import { AppError } from "@/lib/errors";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import { checkAltText } from "@/lib/listing-text/rules/alt-text";
import type { ListingEdit } from "@/lib/listings/edit/schema";

/**
 * The photos of a listing after an edit; the first one has the alt text of the
 * listing. Throws `invalid_input` for a photo that is not one of them, and for
 * the first of Etsy's rules that a text violates.
 */
export function editPhotos(
  photos: readonly ListingPhoto[],
  edit: ListingEdit,
): ListingPhoto[] {
  const texts = new Map(edit.photos?.map(({ id, altText }) => [id, altText]));
  const isKnown = (id: string) =>
    photos.some((photo) => photo.id === id && photo.position > 1);
  if (![...texts.keys()].every(isKnown)) {
    throw new AppError(
      "invalid_input",
      "One of these photos has no alt text of its own in this listing.",
    );
  }
  const [violation] = [...texts.values()].flatMap(checkAltText);
  if (violation) throw new AppError("invalid_input", violation.message);
  return photos.map((photo) => {
    if (photo.position === 1)
      return { ...photo, altText: edit.results.altText };
    return { ...photo, altText: texts.get(photo.id ?? "") ?? photo.altText };
  });
}
