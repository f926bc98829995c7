import "server-only";
import { db } from "@/lib/db";

/** What we know of a user, but for what would let somebody in: password and tokens stay out. */
export function findAccount(id: number) {
  return db().user.findUniqueOrThrow({
    where: { id },
    omit: { password: true, verificationToken: true, passwordResetToken: true },
    include: { usage: { select: { period: true, used: true }, orderBy: { period: "asc" } } },
  });
}

/** In the order of their ids, from the one after `cursor`. */
export function listListingsAfter(userId: number, cursor: number, take: number) {
  return db().listing.findMany({
    where: { userId, deletedAt: null, id: { gt: cursor } },
    orderBy: { id: "asc" },
    take,
    omit: { userId: true, deletedAt: true },
    include: { thumbnail: { select: { image: true } } },
  });
}

/** Listings, thumbnails, sessions, usage and reservations go with it. False when it was gone or the password changed meanwhile. */
export async function removeAccount(id: number, passwordHash: string) {
  const { count } = await db().user.deleteMany({ where: { id, password: passwordHash } });
  return count === 1;
}
