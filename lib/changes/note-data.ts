import "server-only";
import { z } from "zod";
import { storeWithin } from "@/lib/account/totals";
import {
  type ChangeAnswer,
  readingStateSchema,
  type TypedNumbers,
} from "@/lib/changes/schema";
import { db, type Transaction } from "@/lib/database/db";
import { countGroups } from "@/lib/etsy/change-notes/former-data";
import { insertNote, type NewNote } from "@/lib/etsy/change-notes/note-data";
import {
  type ChangedField,
  changedFieldSchema,
  changeSources,
} from "@/lib/etsy/change-notes/schema";
import type { Prisma } from "@/prisma/generated/client";

const noteSchema = z.object({
  id: z.string(),
  listingId: z.number(),
  source: z.enum(changeSources).catch("by_hand"),
  fields: z.array(changedFieldSchema),
  reading: readingStateSchema,
  changedAt: z.date(),
  etsyListingId: z.bigint().nullable(),
  putBackUntil: z.date().nullable(),
  groupId: z.string().nullable(),
  listing: z.object({ productName: z.string() }),
});
const columns = {
  id: true,
  listingId: true,
  source: true,
  fields: true,
  reading: true,
  changedAt: true,
  etsyListingId: true,
  putBackUntil: true,
  groupId: true,
  listing: { select: { productName: true } },
} as const;

/** With what was confirmed together with each. */
async function answersOf(
  userId: number,
  rows: unknown[],
): Promise<ChangeAnswer[]> {
  const now = new Date();
  const notes = rows.map((row) => noteSchema.parse(row));
  const groupIds = [...new Set(notes.flatMap(({ groupId }) => groupId ?? []))];
  const counts = await countGroups(userId, groupIds, now);
  return notes.map(
    ({ listing, etsyListingId, changedAt, putBackUntil, groupId, ...note }) => {
      const count = counts.get(groupId) ?? 0;
      const canPutBack = putBackUntil !== null && putBackUntil > now;
      return {
        ...note,
        productName: listing.productName,
        changedAt: changedAt.toISOString(),
        etsyListingId: etsyListingId === null ? null : String(etsyListingId),
        putBackUntil: canPutBack ? putBackUntil.toISOString() : null,
        group: canPutBack && groupId !== null ? { id: groupId, count } : null,
      };
    },
  );
}

const newestFirst = [
  { changedAt: "desc" },
  { id: "desc" },
] satisfies Prisma.ChangeNoteOrderByWithRelationInput[];
const shown = { listing: { deletedAt: null } };

/**
 * Notes of one listing that are shown; far more than 28 days apart would allow.
 */
const maxOfListing = 100;

export async function listNotesOf(
  userId: number,
  listingId: number,
): Promise<ChangeAnswer[]> {
  const where = { userId, listingId, ...shown };
  const rows = await db().changeNote.findMany({
    where,
    orderBy: newestFirst,
    take: maxOfListing,
    select: columns,
  });
  return answersOf(userId, rows);
}

/** Newest first, after the note with this id. */
export async function listNotes(
  userId: number,
  { after, take }: { after: string | null; take: number },
) {
  const rows = await db().changeNote.findMany({
    where: { userId, ...shown },
    orderBy: newestFirst,
    take,
    select: columns,
    ...(after !== null && { cursor: { id: after }, skip: 1 }),
  });
  return answersOf(userId, rows);
}

export async function isNoteThere(userId: number, id: string) {
  return (
    (await db().changeNote.count({ where: { id, userId, ...shown } })) === 1
  );
}

/** What an update replaced can then no longer be put back. */
export async function removeNote(userId: number, id: string) {
  const removed = await db().$executeRaw`
    WITH removed AS (
      DELETE FROM "ChangeNote" WHERE "id" = ${id}::uuid AND "userId" = ${userId} RETURNING "listingId", "origin"
    ), publications AS (
      UPDATE "Publication" publication SET "update" = NULL FROM removed
      WHERE publication."userId" = ${userId} AND publication."listingId" = removed."listingId"
        AND removed."origin" = publication."id"::text || ':' || publication."version" AND publication."state" = 'done'
    )
    SELECT FROM removed`;
  return removed === 1;
}

/**
 * The numbers of one day; typed again, they take the place of the former ones.
 * False when the note is another's. Throws `storage_full`.
 */
export function saveTyped(
  userId: number,
  changeId: string,
  { on, views, favorites, orders }: TypedNumbers,
) {
  return db().$transaction((tx) =>
    storeWithin(tx, { userId, kind: "notes" }, async () => {
      const saved = await tx.$executeRaw`
        INSERT INTO "ListingReading" ("userId", "listingId", "changeId", "key", "source", "readAt", "views", "favorites", "orders")
        SELECT "userId", "listingId", "id", ${`typed:${on}`}, 'typed', ${new Date(`${on}T12:00:00Z`)},
          ${views}::int, ${favorites}::int, ${orders}::int
        FROM "ChangeNote" WHERE "id" = ${changeId}::uuid AND "userId" = ${userId}
        ON CONFLICT ("changeId", "key") DO UPDATE SET
          "views" = EXCLUDED."views", "favorites" = EXCLUDED."favorites", "orders" = EXCLUDED."orders"`;
      return saved === 1;
    }),
  );
}

/**
 * What was last known to stand in the shop: of the newest notes, and of what
 * was sent there.
 */
export type Known = {
  notes: { fields: ChangedField[]; etsyListingId: bigint | null }[];
  publication: Sent | null;
} & {
  /** Of a row of Etsy's export that it was written from. */
  original: unknown;
};
type Sent = { sent: unknown; etsyShopId: bigint; etsyListingId: bigint | null };

/**
 * Notes what `build` makes of it, one at a time for each user; null where it
 * makes nothing. Throws `storage_full`, and nothing for a listing that was
 * deleted meanwhile: null then, too.
 */
export function noteOnce(
  userId: number,
  listingId: number,
  build: (known: Known) => NewNote | null,
) {
  return db().$transaction((tx) =>
    storeWithin(tx, { userId, kind: "notes" }, async () => {
      const note = build(await readKnown(tx, userId, listingId));
      return note && insertNote(tx, note);
    }),
  );
}

async function readKnown(
  tx: Transaction,
  userId: number,
  listingId: number,
): Promise<Known> {
  await tx.$queryRaw`SELECT FROM "Listing" WHERE "id" = ${listingId} AND "userId" = ${userId} FOR NO KEY UPDATE`;
  const rows = await tx.changeNote.findMany({
    where: { userId, listingId, source: { not: "batch" } },
    orderBy: newestFirst,
    take: maxOfListing,
    select: { fields: true, etsyListingId: true },
  });
  const publication = await tx.publication.findFirst({
    where: { userId, listingId, state: "done" },
    orderBy: { createdAt: "desc" },
    select: { sent: true, etsyShopId: true, etsyListingId: true },
  });
  const row = await tx.batchRow.findFirst({
    where: { userId, listingId },
    select: { original: true },
  });
  const notes = rows.map((row) => ({
    ...row,
    fields: z.array(changedFieldSchema).parse(row.fields),
  }));
  return { notes, publication, original: row?.original ?? null };
}
