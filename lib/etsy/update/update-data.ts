import "server-only";
import { db } from "@/lib/database/db";
import type { ListingUpdate } from "@/lib/etsy/listing/schema";
import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { publishJob } from "@/lib/etsy/publish/publish-queue-data";
import type { DraftChoices, PublicationStep } from "@/lib/etsy/publish/schema";
import { Prisma } from "@/prisma/generated/client";

type Key = { id: string; userId: number };

type New = { update: ListingUpdate; steps: PublicationStep[] };

/**
 * Starts an update, with its job, of the publication as it was read; false when
 * it changed meanwhile.
 */
export function startUpdate(
  { id, userId, version }: Key & { version: number },
  { update, steps }: New,
) {
  return db().$transaction(async (tx) => {
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
    if (count === 1) await publishJob(tx, { id, userId });
    return count === 1;
  });
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
