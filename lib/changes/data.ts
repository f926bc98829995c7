import "server-only";
import { z } from "zod";
import {
  type ChangeAnswer,
  type ChangedField,
  type ChangeSource,
  changedFieldSchema,
  changeSources,
  dayLength,
  readingDays,
  readingStateSchema,
  type TypedNumbers,
} from "@/lib/changes/schema";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import { Prisma } from "@/prisma/generated/client";

type Sql = Pick<Prisma.TransactionClient, "$executeRaw" | "$queryRaw">;

export type NewNote = {
  userId: number;
  listingId: number;
  source: ChangeSource;
  fields: ChangedField[];
  /** What made the change; null by hand. */
  origin: string | null;
  etsyShopId: bigint | null;
  etsyListingId: bigint | null;
  changedAt: Date;
};

/** Milliseconds after its day until which a reading is still worth being made. */
const stillUseful = dayLength;

/**
 * Notes a change in the shop, in place of what was only accepted in a batch, with the jobs of its readings where the listing stands in a connected shop. The same origin is noted once:
 * null then.
 */
export async function insertNote(tx: Sql, { fields, ...note }: NewNote, now = new Date()): Promise<string | null> {
  const at = note.changedAt.getTime();
  const days = readingDays.filter((day) => at + day * dayLength + stillUseful > now.getTime());
  const isRead = note.etsyShopId !== null && note.etsyListingId !== null && days.length > 0;
  const [made] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "ChangeNote" ("userId", "listingId", "source", "fields", "origin", "etsyShopId", "etsyListingId", "reading", "changedAt")
    VALUES (${note.userId}, ${note.listingId}, ${note.source}, ${JSON.stringify(fields)}::jsonb, ${note.origin},
      ${note.etsyShopId}, ${note.etsyListingId}, ${isRead ? "waiting" : null}, ${note.changedAt})
    ON CONFLICT ("userId", "origin") DO NOTHING RETURNING "id"::text`;
  if (made === undefined) return null;
  await tx.$executeRaw`
    DELETE FROM "ChangeNote" note
    WHERE "listingId" = ${note.listingId} AND "userId" = ${note.userId} AND "source" = 'batch' AND ${hasNoNumbers}`;
  for (const day of isRead ? days : []) {
    const runAt = new Date(Math.max(at + day * dayLength, now.getTime()));
    const options = { owner: note.userId, key: `numbers:${made.id}:${day}`, runAt, canWait: true };
    await addJob(tx, "read_listing_numbers", { changeId: made.id, userId: note.userId, day }, options);
  }
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

/** The note whose numbers are to be read at Etsy; null once they no longer are. */
export function findWaiting(userId: number, id: string) {
  return db().changeNote.findFirst({
    where: { id, userId, reading: "waiting", ...shown },
    select: { listingId: true, etsyShopId: true, etsyListingId: true },
  });
}

type EtsyReading = {
  changeId: string;
  day: number;
  views: number | null;
  favorites: number;
  state: string;
  listedAt: Date;
};

/** Stores a reading, unless that of the day is there or the shop was disconnected meanwhile. The last day ends them. */
export function saveReading({ changeId, day, views, favorites, state, listedAt }: EtsyReading, readAt: Date) {
  return db().$transaction(async (tx) => {
    // Locked, so that disconnecting deletes what is stored here, or comes first.
    await tx.$queryRaw`SELECT FROM "ChangeNote" WHERE "id" = ${changeId}::uuid AND "reading" = 'waiting' FOR UPDATE`;
    await tx.$executeRaw`
      INSERT INTO "ListingReading" ("userId", "listingId", "changeId", "key", "source", "readAt", "views", "favorites", "state", "listedAt")
      SELECT "userId", "listingId", "id", ${`etsy:${day}`}, 'etsy', ${readAt}, ${views}::int, ${favorites}::int,
        ${state}, ${listedAt}
      FROM "ChangeNote" WHERE "id" = ${changeId}::uuid AND "reading" = 'waiting'
      ON CONFLICT ("changeId", "key") DO NOTHING`;
    if (day === readingDays.at(-1)) await endReading(tx, changeId, "done");
  });
}

async function endReading(sql: Sql, id: string, reading: "done" | "gone") {
  await sql.$executeRaw`
    UPDATE "ChangeNote" SET "reading" = ${reading} WHERE "id" = ${id}::uuid AND "reading" = 'waiting'`;
}

/** The listing is no longer in the shop. */
export const noteGone = (id: string) => endReading(db(), id, "gone");

/**
 * Ends all readings of the user's shops but that one, and deletes what was read: Etsy's terms allow it to be kept only as
 * long as the shop is connected.
 */
export async function forgetEtsyReadings(tx: Sql, userId: number, exceptShop: bigint | null = null) {
  await tx.$executeRaw`
    UPDATE "ChangeNote" SET "reading" = 'disconnected'
    WHERE "userId" = ${userId} AND "reading" IS NOT NULL AND "etsyShopId" IS DISTINCT FROM ${exceptShop}`;
  await tx.$executeRaw`
    DELETE FROM "ListingReading" reading USING "ChangeNote" note
    WHERE reading."userId" = ${userId} AND reading."source" = 'etsy' AND note."id" = reading."changeId"
      AND note."etsyShopId" IS DISTINCT FROM ${exceptShop}`;
}

/** What was last known to stand in the shop: of the newest notes, and of what was sent there. */
type Known = { notes: ChangedField[][]; publication: Sent | null };
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
        select: { fields: true },
      },
    });
    const publication = await tx.publication.findFirst({
      where: { userId, listingId, state: "done" },
      orderBy: { createdAt: "desc" },
      select: { sent: true, etsyShopId: true, etsyListingId: true },
    });
    const notes = rows.map(({ fields }) => z.array(changedFieldSchema).parse(fields));
    const note = build({ notes, publication });
    return note && insertNote(tx, note);
  });
}

/** For notes of a listing whose number at Etsy was not known yet. */
export async function addEtsyNumber(userId: number, listingId: number, etsyListingId: bigint) {
  await db().changeNote.updateMany({ where: { userId, listingId, etsyListingId: null }, data: { etsyListingId } });
}
