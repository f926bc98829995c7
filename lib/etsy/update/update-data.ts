import "server-only";
import { db, type Transaction } from "@/lib/database/db";
import type { ListingUpdate } from "@/lib/etsy/listing/schema";
import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { publishJob } from "@/lib/etsy/publish/publish-queue-data";
import type { DraftChoices, PublicationStep } from "@/lib/etsy/publish/schema";
import { Prisma } from "@/prisma/generated/client";

export type NewUpdate = {
  id: string;
  userId: number;
  /** As it was read. */
  version: number;
  update: ListingUpdate;
  steps: PublicationStep[];
};

/** One of the publications changed since it was read. */
class ChangedMeanwhile extends Error {}

/**
 * Starts updates, each with its job: all of them, or none and false when one of
 * the publications changed meanwhile.
 */
export async function startUpdates(updates: NewUpdate[]) {
  // Two at once wait for each other in one order only.
  const inOrder = updates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  try {
    await db().$transaction(async (tx) => {
      for (const one of inOrder) await startOne(tx, one);
    });
    return true;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  }
}

async function startOne(
  tx: Transaction,
  { id, userId, version, update, steps }: NewUpdate,
) {
  const { count } = await tx.publication.updateMany({
    where: { id, userId, version, state: { in: ["done", "failed"] } },
    data: {
      update,
      steps,
      state: "queued",
      problem: Prisma.DbNull,
      failures: 0,
      version: { increment: 1 },
    },
  });
  if (count === 0) throw new ChangedMeanwhile();
  await publishJob(tx, { id, userId }, { canWait: true });
}

/**
 * Publications whose latest update was confirmed with others, and listings of
 * which only the note of it is left.
 */
export async function listGroup(userId: number, groupId: string) {
  const [publications, notes] = await Promise.all([
    db().publication.findMany({
      where: {
        userId,
        listing: { deletedAt: null },
        update: { path: ["groupId"], equals: groupId },
      },
      select: { id: true, listing: { select: { productName: true } } },
    }),
    db().changeNote.findMany({
      where: { userId, groupId, listing: { deletedAt: null } },
      select: {
        listingId: true,
        origin: true,
        listing: { select: { productName: true } },
      },
    }),
  ]);
  return { publications, notes };
}

/** Whether the listing went to a shop, whichever. */
export async function hasPublication(userId: number, listingId: number) {
  return (await db().publication.count({ where: { userId, listingId } })) > 0;
}

type Linked = {
  userId: number;
  listingId: number;
  etsyShopId: bigint;
  etsyListingId: bigint;
} & {
  choices: DraftChoices;
  sent: SentListing;
};

/**
 * A publication without steps, since nothing was sent. Null when the listing
 * has one, or the one on Etsy is another's, and once the shop is no longer
 * connected.
 */
export async function insertLinked({
  userId,
  listingId,
  etsyShopId,
  etsyListingId,
  choices,
  sent,
}: Linked) {
  const [made] = await db().$queryRaw<{ id: string }[]>`
    INSERT INTO "Publication" ("userId", "listingId", "etsyShopId", "etsyListingId", "choices", "sent", "steps", "state")
    SELECT ${userId}::int, ${listingId}::int, ${etsyShopId}::bigint, ${etsyListingId}::bigint,
      ${JSON.stringify(choices)}::jsonb, ${JSON.stringify(sent)}::jsonb, '[]', 'done'
    FROM "EtsyConnection" WHERE "userId" = ${userId} AND "etsyShopId" = ${etsyShopId}
    -- So that disconnecting deletes what is stored here, or comes first.
    FOR SHARE
    ON CONFLICT DO NOTHING RETURNING "id"::text`;
  return made?.id ?? null;
}

/**
 * In place of a listing that its seller deleted here: it no longer stands for
 * anything. False where there is none.
 */
export async function replaceDeletedLink({
  userId,
  listingId,
  etsyShopId,
  etsyListingId,
  choices,
  sent,
}: Linked) {
  const replaced = await db().$executeRaw`
    UPDATE "Publication" SET "listingId" = ${listingId}, "choices" = ${JSON.stringify(choices)}::jsonb,
      "sent" = ${JSON.stringify(sent)}::jsonb, "steps" = '[]', "update" = NULL, "createStartedAt" = NULL, "version" = "version" + 1
    WHERE "userId" = ${userId} AND "etsyShopId" = ${etsyShopId} AND "etsyListingId" = ${etsyListingId}
      AND "state" = 'done' AND EXISTS (
        SELECT FROM "Listing" l WHERE l.id = "Publication"."listingId" AND l."deletedAt" IS NOT NULL)`;
  return replaced === 1;
}
