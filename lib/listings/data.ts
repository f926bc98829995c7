import "server-only";
import { changeLedger, commitReservation } from "@/lib/billing/data";
import { db, type Transaction } from "@/lib/db";
import type { SellerWords } from "@/lib/listings/complete/seller-text";
import {
  generatedListingSchema,
  type ListingAnswer,
  listingAnswerSchema,
  listingFormSchema,
  listingNotesSchema,
} from "@/lib/listings/schema";
import type { WrittenListing } from "@/lib/listings/write/written-listing";

const colorsSchema = listingFormSchema.shape.colors;

export type NewListing = {
  userId: number;
  reservationId: string;
  form: SellerWords;
  written: WrittenListing;
  thumbnail: Buffer | null;
};

/**
 * Stores the listing and makes its reservation final, both or neither.
 * Null, and nothing stored, when the reservation was settled before.
 */
export function storeListing(listing: NewListing): Promise<ListingAnswer | null> {
  const { reservationId, thumbnail } = listing;
  return changeLedger(String(listing.userId), async (tx) => {
    if (!(await commitReservation(tx, reservationId))) return null;
    const row = await insertListing(tx, listing);
    await tx.$executeRaw`UPDATE "Reservation" SET "listingId" = ${row.id} WHERE id = ${reservationId}::uuid`;
    if (thumbnail) await addThumbnail(tx, row.id, thumbnail);
    return row;
  }).then((row) => row && answerOf(row));
}

async function addThumbnail(tx: Transaction, listingId: number, image: Buffer) {
  await tx.$executeRaw`
    WITH stored AS (INSERT INTO "Thumbnail" ("listingId", image) VALUES (${listingId}, ${image}))
    UPDATE "Listing" SET "imagePath" = ${`/api/listings/${listingId}/thumbnail`} WHERE id = ${listingId}`;
}

const answerColumns = {
  ...{ id: true, results: true, facts: true, missing: true, notes: true, score: true, writer: true },
  ...{ productName: true, materials: true, styleDesign: true, colors: true, audience: true, category: true },
  ...{ extraDetails: true, version: true, generated: true },
} as const;

type AnswerRow = Awaited<ReturnType<typeof insertListing>>;

function answerOf({ results, notes, colors, ...row }: AnswerRow): ListingAnswer {
  const { materials, styleDesign, audience, extraDetails, ...told } = row;
  const typed = [
    row.productName,
    materials,
    styleDesign,
    colorsSchema.parse(colors).join(", "),
    audience,
    extraDetails,
  ];
  return listingAnswerSchema.parse({
    ...generatedListingSchema.parse(results),
    ...listingNotesSchema.parse(notes),
    ...told,
    sellerText: typed.filter(Boolean).join("\n"),
  });
}

function insertListing(tx: Transaction, { userId, form, written }: NewListing) {
  const { results, facts, missing, notes, score, writer, promptVersion } = written;
  const { inputTokens, outputTokens, durationMs } = written;
  return tx.listing.create({
    data: {
      userId,
      productName: written.productName,
      materials: form.materials || null,
      styleDesign: form.styleDesign || null,
      colors: form.colors ?? [],
      audience: form.audience || null,
      category: written.category,
      extraDetails: form.extraDetails || null,
      ...{ results, facts, missing, notes, score, writer, promptVersion, inputTokens, outputTokens, durationMs },
    },
    select: answerColumns,
  });
}

/** The stored answer of the user's own listing, or null. */
export async function findAnswer(userId: number, id: number): Promise<ListingAnswer | null> {
  const row = await db().listing.findFirst({
    where: { id, userId, deletedAt: null },
    select: answerColumns,
  });
  return row && answerOf(row);
}

/** A picture goes out of sight with its listing. */
const picture = (userId: number, listingId: number) => ({ listingId, listing: { userId, deletedAt: null } });

export async function hasThumbnail(userId: number, listingId: number) {
  return (await db().thumbnail.count({ where: picture(userId, listingId) })) === 1;
}

/** WebP. */
export async function findThumbnail(userId: number, listingId: number) {
  const row = await db().thumbnail.findFirst({ where: picture(userId, listingId), select: { image: true } });
  return row?.image ?? null;
}
