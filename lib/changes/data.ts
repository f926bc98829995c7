import "server-only";
import { z } from "zod";
import { startReadings } from "@/lib/changes/readings/data";
import {
  type ChangeAnswer,
  type ChangedField,
  type ChangeSource,
  changedFieldSchema,
  changeSources,
  readingStateSchema,
  type TypedNumbers,
} from "@/lib/changes/schema";
import { db } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";

type Sql = Pick<Prisma.TransactionClient, "$executeRaw" | "$queryRaw">;

export type NewNote = {
  userId: number;
  listingId: number;
  source: ChangeSource;
  fields: ChangedField[];
  /** What made the change; null by hand. */
  origin: string | null;
  /** Null where it isn't known: then that of the connection, once its numbers are read. */
  etsyShopId: bigint | null;
  etsyListingId: bigint | null;
  changedAt: Date;
};

/**
 * Notes a change in the shop, in place of what was only accepted in a batch, with its readings at Etsy. The same origin is
 * noted once: null then.
 */
export async function insertNote(tx: Sql, { fields, ...note }: NewNote, now = new Date()): Promise<string | null> {
  const { userId, listingId } = note;
  const [made] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "ChangeNote" ("userId", "listingId", "source", "fields", "origin", "etsyShopId", "etsyListingId", "changedAt")
    VALUES (${userId}, ${listingId}, ${note.source}, ${JSON.stringify(fields)}::jsonb, ${note.origin},
      ${note.etsyShopId}, ${note.etsyListingId}, ${note.changedAt})
    ON CONFLICT ("userId", "origin") DO NOTHING RETURNING "id"::text`;
  if (made === undefined) return null;
  await tx.$executeRaw`
    DELETE FROM "ChangeNote" note
    WHERE "listingId" = ${listingId} AND "userId" = ${userId} AND "source" = 'batch' AND ${hasNoNumbers}`;
  await startReadings(tx, { userId, listingId }, now);
  return made.id;
}

/** Numbers that the seller typed are never deleted with what they were typed for, unless she deletes that herself. */
export const hasNoNumbers = Prisma.sql`NOT EXISTS (SELECT FROM "ListingReading" WHERE "changeId" = note."id")`;

const noteSchema = z.object({
  id: z.string(),
  listingId: z.number(),
  source: z.enum(changeSources).catch("by_hand"),
  fields: z.array(changedFieldSchema),
  reading: readingStateSchema,
  changedAt: z.date(),
  etsyListingId: z.bigint().nullable(),
  listing: z.object({ productName: z.string() }),
});
const columns = {
  ...{ id: true, listingId: true, source: true, fields: true, reading: true, changedAt: true, etsyListingId: true },
  listing: { select: { productName: true } },
} as const;

function answerOf(row: unknown): ChangeAnswer {
  const { listing, etsyListingId, changedAt, ...note } = noteSchema.parse(row);
  return {
    ...{ ...note, productName: listing.productName, changedAt: changedAt.toISOString() },
    etsyListingId: etsyListingId === null ? null : String(etsyListingId),
  };
}

const newestFirst = [{ changedAt: "desc" }, { id: "desc" }] satisfies Prisma.ChangeNoteOrderByWithRelationInput[];
const shown = { listing: { deletedAt: null } };

/** Notes of one listing that are shown; far more than 28 days apart would allow. */
const maxOfListing = 100;

export async function listNotesOf(userId: number, listingId: number): Promise<ChangeAnswer[]> {
  const where = { userId, listingId, ...shown };
  const rows = await db().changeNote.findMany({ where, orderBy: newestFirst, take: maxOfListing, select: columns });
  return rows.map(answerOf);
}

/** Newest first, after the note with this id. */
export async function listNotes(userId: number, { after, take }: { after: string | null; take: number }) {
  const rows = await db().changeNote.findMany({
    ...{ where: { userId, ...shown }, orderBy: newestFirst, take, select: columns },
    ...(after !== null && { cursor: { id: after }, skip: 1 }),
  });
  return rows.map(answerOf);
}

export async function isNoteThere(userId: number, id: string) {
  return (await db().changeNote.count({ where: { id, userId, ...shown } })) === 1;
}

export async function removeNote(userId: number, id: string) {
  return (await db().changeNote.deleteMany({ where: { id, userId } })).count === 1;
}

/** The numbers of one day; typed again, they take the place of the former ones. False when the note is another's. */
export async function saveTyped(userId: number, changeId: string, { on, views, favorites, orders }: TypedNumbers) {
  const saved = await db().$executeRaw`
    INSERT INTO "ListingReading" ("userId", "listingId", "changeId", "key", "source", "readAt", "views", "favorites", "orders")
    SELECT "userId", "listingId", "id", ${`typed:${on}`}, 'typed', ${new Date(`${on}T12:00:00Z`)},
      ${views}::int, ${favorites}::int, ${orders}::int
    FROM "ChangeNote" WHERE "id" = ${changeId}::uuid AND "userId" = ${userId}
    ON CONFLICT ("changeId", "key") DO UPDATE SET
      "views" = EXCLUDED."views", "favorites" = EXCLUDED."favorites", "orders" = EXCLUDED."orders"`;
  return saved === 1;
}

/** What was last known to stand in the shop: of the newest notes, and of what was sent there. */
export type Known = { notes: { fields: ChangedField[]; etsyListingId: bigint | null }[]; publication: Sent | null } & {
  /** Of a row of Etsy's export that it was written from. */
  original: unknown;
};
type Sent = { sent: unknown; etsyShopId: bigint; etsyListingId: bigint | null };

/**
 * Notes what `build` makes of it, one at a time for each listing; null where it makes nothing. Throws nothing for a listing
 * that was deleted meanwhile: null then, too.
 */
export function noteOnce(userId: number, listingId: number, build: (known: Known) => NewNote | null) {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "Listing" WHERE "id" = ${listingId} AND "userId" = ${userId} FOR NO KEY UPDATE`;
    const rows = await tx.changeNote.findMany({
      ...{
        where: { userId, listingId, source: { not: "batch" } },
        orderBy: newestFirst,
        take: maxOfListing,
        select: { fields: true, etsyListingId: true },
      },
    });
    const publication = await tx.publication.findFirst({
      where: { userId, listingId, state: "done" },
      orderBy: { createdAt: "desc" },
      select: { sent: true, etsyShopId: true, etsyListingId: true },
    });
    const row = await tx.batchRow.findFirst({ where: { userId, listingId }, select: { original: true } });
    const notes = rows.map((row) => ({ ...row, fields: z.array(changedFieldSchema).parse(row.fields) }));
    const note = build({ notes, publication, original: row?.original ?? null });
    return note && insertNote(tx, note);
  });
}

type NewNumber = { userId: number; listingId: number; etsyListingId: bigint };

/**
 * For notes by hand of a listing whose number at Etsy was not known yet, with their readings there; `isCorrection`: also for
 * those that had another one, of which what was read is another listing's.
 */
export function addEtsyNumber(
  { userId, listingId, etsyListingId }: NewNumber,
  { isCorrection = false, now = new Date() } = {},
) {
  return db().$transaction(async (tx) => {
    const changed = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "ChangeNote" SET "etsyListingId" = ${etsyListingId}, "etsyShopId" = NULL, "reading" = NULL
      WHERE "userId" = ${userId} AND "listingId" = ${listingId} AND "source" = 'by_hand'
        AND ("etsyListingId" IS NULL OR (${isCorrection} AND "etsyListingId" <> ${etsyListingId}))
      RETURNING "id"::text`;
    await tx.listingReading.deleteMany({ where: { changeId: { in: changed.map(({ id }) => id) }, source: "etsy" } });
    await startReadings(tx, { userId, listingId }, now);
  });
}
