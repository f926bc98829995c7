import "server-only";
import { db } from "@/lib/database/db";
import { Prisma } from "@/prisma/generated/client";

/**
 * Says that the shop's one draft is being made now. False while another
 * publication of the shop makes one, of which it is not known yet whether it
 * stands. The first time stays: what was made since then may be ours.
 */
export async function startCreating(id: string): Promise<boolean> {
  try {
    const count = await db().$executeRaw`
      UPDATE "Publication" SET "createStartedAt" = coalesce("createStartedAt", now()) WHERE "id" = ${id}::uuid`;
    return count === 1;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Another publication has what only one of them can have. */
export function isUniqueViolation(error: unknown) {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    (error.code === "P2002" || /23505/.test(error.message))
  );
}

/** Etsy certainly made no draft. */
export async function endCreating(id: string) {
  await db().publication.updateMany({
    where: { id, etsyListingId: null },
    data: { createStartedAt: null },
  });
}

/** Of these drafts on Etsy, those that belong to a publication already. */
export async function listBound(
  etsyListingIds: bigint[],
): Promise<Set<bigint>> {
  const rows = await db().publication.findMany({
    where: { etsyListingId: { in: etsyListingIds } },
    select: { etsyListingId: true },
  });
  return new Set(
    rows.flatMap(({ etsyListingId }) =>
      etsyListingId === null ? [] : [etsyListingId],
    ),
  );
}

/** The draft is this publication's from now on; false when it is another's. */
export async function bindDraft(id: string, etsyListingId: bigint) {
  try {
    await db().publication.updateMany({
      where: { id, etsyListingId: null },
      data: { etsyListingId },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
