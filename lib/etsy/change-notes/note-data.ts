import "server-only";
import { db } from "@/lib/database/db";
import type { Sql } from "@/lib/database/sql";
import { startReadings } from "@/lib/etsy/change-notes/reading-data";
import type {
  ChangedField,
  ChangeSource,
} from "@/lib/etsy/change-notes/schema";
import { Prisma } from "@/prisma/generated/client";

export type NewNote = {
  userId: number;
  listingId: number;
  source: ChangeSource;
  fields: ChangedField[];
  /** What made the change; null by hand. */
  origin: string | null;
  /**
   * Null where it isn't known: then that of the connection, once its numbers
   * are read.
   */
  etsyShopId: bigint | null;
  etsyListingId: bigint | null;
  /** What was confirmed together with it. */
  groupId?: string | null;
  /** Until when it can be put back; never without a time. */
  putBackUntil?: Date | null;
  changedAt: Date;
};

/** What stood there before, nobody knows any more. */
export const withoutFormerTexts = (note: NewNote): NewNote => ({
  ...note,
  putBackUntil: null,
  fields: note.fields.map((field) => ({ ...field, before: null })),
});

/**
 * Notes a change in the shop, in place of what was only accepted in a batch,
 * with its readings on Etsy. The same origin is noted once: null then, unless
 * more of an update was done since it stopped.
 */
export async function insertNote(
  tx: Sql,
  { fields, ...note }: NewNote,
  now = new Date(),
): Promise<string | null> {
  const { userId, listingId } = note;
  const [made] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "ChangeNote" ("userId", "listingId", "source", "fields", "origin", "etsyShopId", "etsyListingId", "groupId", "putBackUntil", "changedAt")
    VALUES (${userId}, ${listingId}, ${note.source}, ${JSON.stringify(fields)}::jsonb, ${note.origin},
      ${note.etsyShopId}, ${note.etsyListingId}, ${note.groupId ?? null}::uuid, ${note.putBackUntil ?? null}::timestamptz,
      ${note.changedAt})
    ON CONFLICT ("userId", "origin") DO UPDATE SET "fields" = EXCLUDED."fields", "putBackUntil" = EXCLUDED."putBackUntil"
      WHERE "ChangeNote"."source" = 'etsy_update'
    RETURNING "id"::text`;
  if (made === undefined) return null;
  await tx.$executeRaw`
    DELETE FROM "ChangeNote" note
    WHERE "listingId" = ${listingId} AND "userId" = ${userId} AND "source" = 'batch' AND ${hasNoNumbers}`;
  await startReadings(tx, { userId, listingId }, now);
  return made.id;
}

/**
 * Numbers that the seller typed are never deleted with what they were typed
 * for, unless she deletes that herself.
 */
export const hasNoNumbers = Prisma.sql`NOT EXISTS (SELECT FROM "ListingReading" WHERE "changeId" = note."id")`;

type NewNumber = { userId: number; listingId: number; etsyListingId: bigint };

/**
 * For notes by hand of a listing whose number on Etsy was not known yet, with
 * their readings there; `isCorrection`: also for those that had another one, of
 * which what was read is another listing's.
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
    await tx.listingReading.deleteMany({
      where: { changeId: { in: changed.map(({ id }) => id) }, source: "etsy" },
    });
    await startReadings(tx, { userId, listingId }, now);
  });
}
