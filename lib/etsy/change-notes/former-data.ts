import "server-only";
import { z } from "zod";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import type { Sql } from "@/lib/database/sql";
import { changedFieldSchema } from "@/lib/etsy/change-notes/schema";
import { Prisma } from "@/prisma/generated/client";

const fieldsSchema = z.array(changedFieldSchema);

/** Of the user's notes, those whose former texts can still be put back. */
const canPutBack = (now: Date) => ({
  source: "etsy_update",
  putBackUntil: { gt: now },
});

/** By its id or by what made it; the latest of the listing without either. */
type Key = { listingId: number; id?: string; origin?: string };

/** What an update replaced; null once it can't be put back. */
export async function findFormerTexts(
  userId: number,
  key: Key,
  now = new Date(),
) {
  const note = await db().changeNote.findFirst({
    where: { userId, ...key, ...canPutBack(now) },
    orderBy: newestFirst,
    select: { fields: true, etsyListingId: true },
  });
  return note && { ...note, fields: fieldsSchema.parse(note.fields) };
}

const newestFirst = [
  { changedAt: "desc" },
  { id: "desc" },
] satisfies Prisma.ChangeNoteOrderByWithRelationInput[];

/**
 * Changes that were confirmed together and can be put back, in the order of
 * their listings: of each the latest; at most `take`.
 */
export async function listGroupNotes(
  userId: number,
  groupId: string,
  { take, now = new Date() }: { take: number; now?: Date },
) {
  const notes = await db().changeNote.findMany({
    where: {
      userId,
      groupId,
      listing: { deletedAt: null },
      ...canPutBack(now),
    },
    orderBy: newestFirst,
    distinct: ["listingId"],
    take,
    select: { id: true, listingId: true },
  });
  return notes.toSorted((a, b) => a.listingId - b.listingId);
}

/** Of each group, how many of its changes can be put back. */
export async function countGroups(
  userId: number,
  groupIds: string[],
  now = new Date(),
) {
  const counted = await db().changeNote.groupBy({
    by: ["groupId"],
    where: {
      userId,
      groupId: { in: groupIds },
      listing: { deletedAt: null },
      ...canPutBack(now),
    },
    _count: { _all: true },
  });
  return new Map(counted.map(({ groupId, _count }) => [groupId, _count._all]));
}

/** The fields without what stood there before. */
const withoutFormer = Prisma.sql`(
  SELECT COALESCE(jsonb_agg(each."field" - 'imageIds' || '{"before": null}'::jsonb ORDER BY each."place"), '[]')
  FROM jsonb_array_elements("fields") WITH ORDINALITY AS each("field", "place"))`;

/**
 * Deletes what updates replaced in all of the user's shops but that one: the
 * texts came from Etsy.
 */
export async function forgetFormerTexts(
  tx: Sql,
  userId: number,
  exceptShop: bigint | null = null,
) {
  await tx.$executeRaw`
    UPDATE "ChangeNote" SET "fields" = ${withoutFormer}, "putBackUntil" = NULL
    WHERE "userId" = ${userId} AND "putBackUntil" IS NOT NULL AND "etsyShopId" IS DISTINCT FROM ${exceptShop}`;
}

/**
 * Deletes what can't be put back any more, in the notes and where the update of
 * a publication still has it. Returns how many.
 */
export async function purgeFormerTexts() {
  const notes = await purgeInBatches(
    () => db().$executeRaw`
      WITH due AS (
        SELECT "id" FROM "ChangeNote" WHERE "putBackUntil" <= now()
        ORDER BY "putBackUntil" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      ), publications AS (
        UPDATE "Publication" publication SET "update" = NULL FROM "ChangeNote" note JOIN due USING ("id")
        WHERE publication."userId" = note."userId" AND publication."listingId" = note."listingId"
          AND note."origin" = publication."id"::text || ':' || publication."version" AND publication."state" IN ('done', 'failed')
      )
      UPDATE "ChangeNote" SET "fields" = ${withoutFormer}, "putBackUntil" = NULL
      WHERE "id" IN (SELECT "id" FROM due)`,
  );
  const stopped = await purgeInBatches(
    () => db().$executeRaw`
      UPDATE "Publication" SET "update" = NULL WHERE "id" IN (
        SELECT "id" FROM "Publication"
        WHERE "update" IS NOT NULL AND "state" = 'failed' AND "stoppedAt" < now() - interval '60 days'
        LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
  return notes + stopped;
}
