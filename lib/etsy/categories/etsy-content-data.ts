import "server-only";
import { db } from "@/lib/database/db";
import type { Prisma } from "@/prisma/generated/client";

/**
 * What Etsy said under this key, unless it is older than `maxAge` milliseconds.
 */
export async function findEtsyContent(
  key: string,
  maxAge: number,
): Promise<{ value: unknown; readAt: Date } | null> {
  const oldest = new Date(Date.now() - maxAge);
  return db().etsyContent.findFirst({
    where: { key, readAt: { gt: oldest } },
    select: { value: true, readAt: true },
  });
}

export async function saveEtsyContent(
  key: string,
  value: Prisma.InputJsonValue,
) {
  const content = { value, readAt: new Date() };
  await db().etsyContent.upsert({
    where: { key },
    create: { key, ...content },
    update: content,
  });
}

/** Returns how many. */
export async function purgeEtsyContent(maxAge: number) {
  const { count } = await db().etsyContent.deleteMany({
    where: { readAt: { lt: new Date(Date.now() - maxAge) } },
  });
  return count;
}
