import "server-only";
import { deleteCustomer, lockCustomer, retainIdentity } from "@/lib/billing/deletion/data";
import { db } from "@/lib/db";
import { removeJobsOf } from "@/lib/jobs";

/** What we know of a user, but for what would let somebody in: password and tokens stay out. */
export function findAccount(id: number) {
  return db().user.findUniqueOrThrow({
    where: { id },
    omit: { password: true, verificationToken: true, signUpCookie: true, passwordResetToken: true },
    include: { usage: { select: { period: true, used: true, carriedOver: true }, orderBy: { period: "asc" } } },
  });
}

/** Which letters about the plan were written, oldest first. */
export function listPlanLetters(userId: number) {
  return db().billingEmail.findMany({ where: { userId }, orderBy: { createdAt: "asc" }, omit: { userId: true } });
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

/** What the brand builder made: runs with what was asked, all names, and the briefs of the logos. */
export async function findBrandKit(userId: number) {
  const [shopNameRuns, shopNames, logos] = await Promise.all([
    db().shopNameRun.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      omit: { userId: true, reservationId: true },
    }),
    db().shopName.findMany({ where: { userId }, orderBy: { id: "asc" }, omit: { userId: true, key: true } }),
    db().logo.findMany({ where: { userId }, orderBy: { id: "asc" }, omit: { userId: true } }),
  ]);
  return { shopNameRuns, shopNames, logos };
}

/**
 * Listings, thumbnails, shop names, logos, sessions, usage and reservations go with it, and what is queued for it; what
 * Stripe knows is removed by a job. What `retainIdentity` keeps is the one thing left. False when it was gone or was
 * changed meanwhile.
 */
export function removeAccount(id: number, passwordHash: string) {
  return db().$transaction(async (tx) => {
    const known = await tx.user.findUnique({ where: { id }, select: { stripeCustomerId: true } });
    const customer = known?.stripeCustomerId ?? null;
    if (customer !== null) await lockCustomer(tx, customer);
    // Locked, so that what is retained counts every reservation made before, and none can come after.
    const [user] = await tx.$queryRaw<{ email: string }[]>`
      SELECT email FROM "User" WHERE id = ${id} AND password = ${passwordHash}
        AND "stripeCustomerId" IS NOT DISTINCT FROM ${customer} FOR UPDATE`;
    if (!user) return false;
    await retainIdentity(tx, id, user.email);
    await tx.user.delete({ where: { id } });
    if (customer !== null) await deleteCustomer(tx, customer);
    // Whoever queues for a user holds the user's row, so that all of it is there by now and nothing can follow.
    await removeJobsOf(tx, id);
    return true;
  });
}
