import "server-only";
import { db } from "@/lib/database/db";

/**
 * Choices of the user's latest publications in this shop, newest first, without
 * listings that were made on Etsy.
 */
export async function listChoices(
  userId: number,
  etsyShopId: bigint,
  take: number,
): Promise<unknown[]> {
  const where = { userId, etsyShopId, NOT: { steps: { equals: [] } } };
  const rows = await db().publication.findMany({
    where,
    orderBy: { createdAt: "desc" },
    take,
    select: { choices: true },
  });
  return rows.map(({ choices }) => choices);
}

/**
 * The listing's publication in this shop; without a shop, its latest in any.
 */
export async function findPublicationId(
  userId: number,
  listingId: number,
  etsyShopId: bigint | undefined,
) {
  const where = {
    userId,
    listingId,
    ...(etsyShopId !== undefined && { etsyShopId }),
  };
  const row = await db().publication.findFirst({
    where,
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return row?.id ?? null;
}

type Replacement = {
  userId: number;
  listingId: number;
  photoId: string;
  newPhotoId: string;
};

/**
 * Puts a waiting photo into the place of another one of the listing, with the
 * same position and alt text, also in what a publication sends. The other one
 * is deleted, unless another listing has it. False unless both are there.
 */
export function replaceListingPhoto({
  userId,
  listingId,
  photoId,
  newPhotoId,
}: Replacement) {
  return db().$transaction(async (tx) => {
    const replaced = await tx.$executeRaw`
      UPDATE "ListingPhoto" SET "photoId" = ${newPhotoId}::uuid
      WHERE "listingId" = ${listingId} AND "photoId" = ${photoId}::uuid
        AND EXISTS (SELECT FROM "Listing" WHERE id = ${listingId} AND "userId" = ${userId} AND "deletedAt" IS NULL)
        AND EXISTS (
          SELECT FROM "Photo" p WHERE p.id = ${newPhotoId}::uuid AND p."userId" = ${userId} AND p."expiresAt" > now()
            AND NOT EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = p.id))`;
    if (replaced === 0) return false;
    await tx.$executeRaw`
      UPDATE "Publication" SET "sent" = replace("sent"::text, ${photoId}, ${newPhotoId})::jsonb
      WHERE "listingId" = ${listingId} AND "userId" = ${userId}`;
    // Its object, if a copy is left, is an orphan then, which the job deletes.
    await tx.$executeRaw`
      DELETE FROM "Photo" p WHERE p.id = ${photoId}::uuid AND p."userId" = ${userId}
        AND NOT EXISTS (SELECT FROM "ListingPhoto" l WHERE l."photoId" = p.id)`;
    return true;
  });
}
