import "server-only";
import { db } from "@/lib/database/db";
import { photoCheckSchema } from "@/lib/listing-text/fields/schema";
import { Prisma } from "@/prisma/generated/client";

type NewLink = {
  userId: number;
  hash: string;
  madeBy: string;
  expiresAt: Date;
};

export async function insertLink(link: NewLink, now: Date) {
  const { id } = await db().uploadLink.create({
    data: { ...link, createdAt: now },
    select: { id: true },
  });
  return id;
}

/**
 * Link `l` has neither expired nor filled up, its owner is not suspended, and
 * the key or access that it was made with is valid.
 */
const isOpen = (most: number, now: Date) => Prisma.sql`(
  l."expiresAt" > ${now} AND cardinality(l."photoIds") < ${most}
  AND EXISTS (SELECT FROM "User" u WHERE u.id = l."userId" AND u."suspendedAt" IS NULL)
  AND (
    EXISTS (
      SELECT FROM "ApiKey" k WHERE k.id = l."madeBy" AND k."userId" = l."userId" AND k."revokedAt" IS NULL
        AND (k."expiresAt" IS NULL OR k."expiresAt" > ${now})
    )
    OR EXISTS (SELECT FROM "OAuthGrant" g WHERE g.id = l."madeBy" AND g."userId" = l."userId")
  )
)`;

export type FoundLink = {
  id: string;
  userId: number;
  expiresAt: Date;
  photos: number;
};

/** Null for one that takes no more photos, whatever the reason is. */
export async function findOpenLink(
  hash: string,
  most: number,
  now: Date,
): Promise<FoundLink | null> {
  const [link] = await db().$queryRaw<FoundLink[]>`
    SELECT l.id::text, l."userId", l."expiresAt", cardinality(l."photoIds") AS photos
    FROM "UploadLink" l WHERE l.hash = ${hash} AND ${isOpen(most, now)}`;
  return link ?? null;
}

/** False, and the photo isn't added, when the link has ended or is full. */
export async function addLinkPhoto(
  id: string,
  photoId: string,
  most: number,
  now: Date,
) {
  const count = await db().$executeRaw`
    UPDATE "UploadLink" l SET "photoIds" = array_append(l."photoIds", ${photoId}::uuid)
    WHERE l.id = ${id}::uuid AND ${isOpen(most, now)}`;
  return count === 1;
}

/** Also one that has ended. */
export function findLink(userId: number, id: string) {
  return db().uploadLink.findFirst({
    where: { id, userId },
    select: { id: true, expiresAt: true, photoIds: true },
  });
}

/** Those of the photos that have a working copy, in the order of the ids. */
export async function listLinkPhotos(userId: number, ids: string[], now: Date) {
  const rows = await db().photo.findMany({
    where: { id: { in: ids }, userId, expiresAt: { gt: now } },
    select: {
      id: true,
      width: true,
      height: true,
      checks: true,
      expiresAt: true,
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row?.expiresAt) return [];
    return [
      {
        ...row,
        checks: photoCheckSchema.array().parse(row.checks),
        expiresAt: row.expiresAt.toISOString(),
      },
    ];
  });
}
