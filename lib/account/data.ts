import "server-only";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs";

/** What we know of a user, but for what would let somebody in: password and tokens stay out. */
export function findAccount(id: number) {
  return db().user.findUniqueOrThrow({
    where: { id },
    omit: { password: true, verificationToken: true, signUpCookie: true, passwordResetToken: true },
    include: { usage: { select: { period: true, used: true }, orderBy: { period: "asc" } } },
  });
}

/** Which letters about the plan were written, oldest first. */
export function listPlanLetters(userId: number) {
  return db().billingNotice.findMany({ where: { userId }, orderBy: { createdAt: "asc" }, omit: { userId: true } });
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
 * Listings, thumbnails, shop names, logos, sessions, usage and reservations go with it; what Stripe knows is removed by
 * a job. False when it was gone or the password changed meanwhile.
 */
export function removeAccount(id: number, passwordHash: string) {
  return db().$transaction(async (tx) => {
    const [user] = await tx.$queryRaw<{ customer: string | null }[]>`
      DELETE FROM "User" WHERE id = ${id} AND password = ${passwordHash} RETURNING "stripeCustomerId" AS customer`;
    if (user?.customer) await addJob(tx, "forget_customer", { customer: user.customer });
    return user !== undefined;
  });
}
