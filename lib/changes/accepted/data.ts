import "server-only";
import { changedFields, textsAfter, textsSent } from "@/lib/changes/changed-fields";
import { hasNoNumbers } from "@/lib/changes/data";
import { changedFieldSchema } from "@/lib/changes/schema";
import type { Transaction } from "@/lib/db";
import { sentListingSchema } from "@/lib/etsy/publish/schema";
import { generatedListingSchema } from "@/lib/listings/fields";
import { listPhotos } from "@/lib/listings/photo/list-photos";
import type { Prisma } from "@/prisma/generated/client";

type AcceptedRow = { id: string; listingId: number | null };

const originOf = (rowId: string) => `batch:${rowId}`;
const newestFirst: Prisma.ChangeNoteOrderByWithRelationInput[] = [{ changedAt: "desc" }, { id: "desc" }];

const columns = {
  ...{ id: true, results: true, imagePath: true },
  photos: {
    select: { position: true, altText: true, photo: { select: { id: true, expiresAt: true } } },
    orderBy: { position: "asc" },
  },
  changeNotes: { where: { source: { not: "batch" } }, orderBy: newestFirst, take: 100, select: { fields: true } },
  publications: { where: { state: "done" }, orderBy: { createdAt: "desc" }, take: 1, select: { sent: true } },
} as const satisfies Prisma.ListingSelect;

/**
 * Notes accepted rows of a batch: each field that is not as it is known to stand in the shop. Of a new listing nothing is
 * known. A row is noted once, and not at all where nothing differs.
 */
export async function noteAccepted(tx: Transaction, userId: number, rows: AcceptedRow[], now: Date) {
  const rowOf = new Map(rows.map(({ id, listingId }) => [listingId, id]));
  const listings = await tx.listing.findMany({
    where: { userId, id: { in: rows.flatMap(({ listingId }) => listingId ?? []) }, deletedAt: null },
    select: columns,
  });
  const notes = listings.flatMap(({ id, results, imagePath, photos, changeNotes, publications }) => {
    const { title, description, tags, materials, altText } = generatedListingSchema.parse(results);
    const shown = listPhotos({ photos, imagePath }, altText);
    const altTexts = shown.length > 0 ? shown.map((photo) => photo.altText) : [altText];
    const sent = sentListingSchema.safeParse(publications[0]?.sent).data;
    const earlier = changeNotes.map((note) => textsAfter(changedFieldSchema.array().parse(note.fields)));
    const texts = { title, description, tags, materials, altTexts };
    const fields = changedFields(texts, sent ? [...earlier, textsSent(sent)] : earlier);
    const rowId = rowOf.get(id);
    if (fields.length === 0 || rowId === undefined) return [];
    return [{ userId, listingId: id, source: "batch", fields, origin: originOf(rowId), changedAt: now }];
  });
  await tx.changeNote.createMany({ data: notes, skipDuplicates: true });
}

/** Rows that are to be looked at again are no longer accepted. Notes with numbers stay. */
export async function removeAccepted(tx: Transaction, userId: number, rowIds: string[]) {
  await tx.$executeRaw`
    DELETE FROM "ChangeNote" note
    WHERE "userId" = ${userId} AND "origin" = ANY(${rowIds.map(originOf)}) AND ${hasNoNumbers}`;
}
