import "server-only";
import {
  altTextsOf,
  changedFields,
  textsAfter,
  textsOfRow,
  textsSent,
} from "@/lib/changes/changed-fields";
import { type Known, noteOnce } from "@/lib/changes/note-data";
import { maxDaysBack, type NewChange } from "@/lib/changes/schema";
import { AppError } from "@/lib/errors";
import { addEtsyNumber, type NewNote } from "@/lib/etsy/change-notes/note-data";
import { readEtsyNumber } from "@/lib/etsy/listing/read-etsy-number";
import type { SomeTexts } from "@/lib/etsy/listing/schema";
import { sentListingSchema } from "@/lib/etsy/listing/sent-listing";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { requireListing } from "@/lib/listings/require-listing";
import { dayLength, isoDay } from "@/lib/time/day";

type Target = { userId: number; listingId: number };

/**
 * Notes that the listing's text, as it is here, stands in the shop; the seller
 * put it there herself. Saying it twice notes it once: `isNew` is false then.
 * Throws `invalid_input` for a day or an address that can't be, `storage_full`
 * and `not_found`.
 */
export async function noteChange(
  target: Target,
  { on, address }: NewChange,
  now = new Date(),
) {
  const listing = await requireListing(target.userId, target.listingId);
  const given =
    address === undefined || address.trim() === ""
      ? null
      : readEtsyNumber(address);
  if (given === null && address?.trim())
    throw new AppError(
      "invalid_input",
      "That isn't the address of a listing on Etsy. Such an address contains /listing/ and a number.",
    );
  const changedAt = timeOf(on, now);
  const id = await noteOnce(
    target.userId,
    target.listingId,
    ({ notes, publication, original }): NewNote | null => {
      const sent =
        publication && sentListingSchema.safeParse(publication.sent).data;
      const earlier = [
        ...notes.map((note) => textsAfter(note.fields)),
        ...(sent ? [textsSent(sent)] : []),
        originalOf(listing),
        textsOfRow(original),
      ];
      const { title, description, tags, materials, isImported } = listing;
      const altTexts = altTextsOf(
        listing,
        earlier,
        publication !== null || isImported,
      );
      const fields = changedFields(
        { title, description, tags, materials, altTexts },
        earlier,
      );
      if (fields.length === 0 && notes.length > 0) return null;
      const place =
        given === null
          ? placeOf(notes, publication)
          : { etsyListingId: given, etsyShopId: null };
      return {
        ...target,
        source: "by_hand",
        fields,
        origin: null,
        changedAt,
        ...place,
      };
    },
  );
  // Without a change, the address may be what the seller came to add or to
  // correct.
  if (given !== null)
    await addEtsyNumber(
      { ...target, etsyListingId: given },
      { isCorrection: id === null, now },
    );
  return { isNew: id !== null };
}

/** Where the listing stands, as far as it is known. */
function placeOf(notes: Known["notes"], publication: Known["publication"]) {
  if (publication !== null && publication.etsyListingId !== null) {
    const { etsyListingId, etsyShopId } = publication;
    return { etsyListingId, etsyShopId };
  }
  return {
    etsyListingId:
      notes.find((note) => note.etsyListingId !== null)?.etsyListingId ?? null,
    etsyShopId: null,
  };
}

/**
 * Ten o'clock UTC of a day, so that it is the same day from Hawaii to New
 * Zealand; today is now.
 */
function timeOf(on: string | undefined, now: Date) {
  if (on === undefined || on === isoDay(now)) return now;
  const at = new Date(`${on}T10:00:00Z`);
  const age = now.getTime() - at.getTime();
  // Where the seller is, it may be tomorrow already.
  if (age < -dayLength)
    throw new AppError("invalid_input", "That day is in the future.");
  if (age > maxDaysBack * dayLength)
    throw new AppError(
      "invalid_input",
      `Only changes of the last ${maxDaysBack} days can be noted.`,
    );
  return age < 0 ? now : at;
}

/** What stood in the shop of a listing that was taken over from there. */
const originalOf = ({ isImported, generated }: ListingAnswer): SomeTexts =>
  isImported && generated !== null
    ? {
        title: generated.title,
        description: generated.description,
        tags: generated.tags,
        materials: generated.materials,
      }
    : {};
