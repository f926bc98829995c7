import "server-only";
import { hasRoom } from "@/lib/account/totals";
import {
  altTextsOf,
  changedFields,
  textsAfter,
  textsOfRow,
  textsSent,
} from "@/lib/changes/changed-fields";
import type { Transaction } from "@/lib/database/db";
import { hasNoNumbers } from "@/lib/etsy/change-notes/note-data";
import { changedFieldSchema } from "@/lib/etsy/change-notes/schema";
import type { SomeTexts } from "@/lib/etsy/listing/schema";
import { sentListingSchema } from "@/lib/etsy/listing/sent-listing";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { listPhotos } from "@/lib/listings/photos/list-photos";
import type { Prisma } from "@/prisma/generated/client";

type AcceptedRow = { id: string; listingId: number | null };

const originOf = (rowId: string) => `batch:${rowId}`;
const newestFirst: Prisma.ChangeNoteOrderByWithRelationInput[] = [
  { changedAt: "desc" },
  { id: "desc" },
];

const columns = {
  id: true,
  results: true,
  imagePath: true,
  photos: {
    select: {
      position: true,
      altText: true,
      photo: { select: { id: true, expiresAt: true } },
    },
    orderBy: { position: "asc" },
  },
} as const satisfies Prisma.ListingSelect;

type Known = { texts: SomeTexts[]; isAtEtsy: boolean };

/**
 * What is known to stand in the shop of each listing, the latest first. One
 * query after the other, as a transaction asks.
 */
async function readKnown(tx: Transaction, userId: number, ids: number[]) {
  const where = { userId, listingId: { in: ids } };
  const notes = await tx.changeNote.findMany({
    where: { ...where, source: { not: "batch" } },
    orderBy: newestFirst,
    select: { listingId: true, fields: true },
  });
  const publications = await tx.publication.findMany({
    where: { ...where, state: "done" },
    orderBy: { createdAt: "desc" },
    select: { listingId: true, sent: true },
  });
  const rows = await tx.batchRow.findMany({
    where,
    select: { listingId: true, original: true },
  });
  return (listingId: number): Known => {
    const noted = notes.filter((note) => note.listingId === listingId);
    const published = publications.filter(
      (publication) => publication.listingId === listingId,
    );
    const sent = published.flatMap(
      (publication) => sentListingSchema.safeParse(publication.sent).data ?? [],
    );
    return {
      texts: [
        ...noted.map(({ fields }) =>
          textsAfter(changedFieldSchema.array().parse(fields)),
        ),
        ...sent.map(textsSent),
        ...rows
          .filter((row) => row.listingId === listingId)
          .map(({ original }) => textsOfRow(original)),
      ],
      isAtEtsy: published.length > 0,
    };
  };
}

/**
 * Notes accepted rows of a batch: each field that is not as it is known to
 * stand in the shop, also by Etsy's export that the row came from. Of a new
 * listing nothing is known. A row is noted once, and not at all where nothing
 * differs or the user has as many notes as there may be: a good text is not
 * refused for that.
 */
export async function noteAccepted(
  tx: Transaction,
  userId: number,
  rows: AcceptedRow[],
  now: Date,
) {
  if (!(await hasRoom(tx, userId, "notes"))) return;
  const rowOf = new Map(rows.map(({ id, listingId }) => [listingId, id]));
  const ids = rows.flatMap(({ listingId }) => listingId ?? []);
  const known = await readKnown(tx, userId, ids);
  const listings = await tx.listing.findMany({
    where: { userId, id: { in: ids }, deletedAt: null },
    select: columns,
  });
  const notes = listings.flatMap(({ id, results, imagePath, photos }) => {
    const { title, description, tags, materials, altText } =
      generatedListingSchema.parse(results);
    const { texts, isAtEtsy } = known(id);
    const altTexts = altTextsOf(
      { photos: listPhotos({ photos, imagePath }, altText), altText },
      texts,
      isAtEtsy,
    );
    const fields = changedFields(
      { title, description, tags, materials, altTexts },
      texts,
    );
    const rowId = rowOf.get(id);
    if (fields.length === 0 || rowId === undefined) return [];
    return [
      {
        userId,
        listingId: id,
        source: "batch",
        fields,
        origin: originOf(rowId),
        changedAt: now,
      },
    ];
  });
  await tx.changeNote.createMany({ data: notes, skipDuplicates: true });
}

/**
 * Rows that are to be looked at again are no longer accepted. Notes with
 * numbers stay.
 */
export async function removeAccepted(
  tx: Transaction,
  userId: number,
  rowIds: string[],
) {
  await tx.$executeRaw`
    DELETE FROM "ChangeNote" note
    WHERE "userId" = ${userId} AND "origin" = ANY(${rowIds.map(originOf)}) AND ${hasNoNumbers}`;
}
