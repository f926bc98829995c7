import "server-only";
import type { Mail } from "@/emails/mail";
import { plans } from "@/lib/billing/plans";
import { tierOf } from "@/lib/billing/usage";
import { db, type Transaction } from "@/lib/db";
import { queueMail } from "@/lib/queue-mail";

type Notice = {
  user: { id: number; email: string };
  mail: Mail;
  /** What the letter is about: there is one for each kind and subject. */
  subject: string;
};

/** Queues a letter about a plan in the caller's transaction, unless it was queued before. */
export async function noticeOnce(tx: Transaction, { user, mail, subject }: Notice) {
  const { count } = await tx.billingNotice.createMany({
    data: [{ userId: user.id, kind: mail.template, subject }],
    skipDuplicates: true,
  });
  if (count === 1) await queueMail(tx, { to: user.email, mail });
}

/** Queues the letter that a month's listings are used, once a month, to whom none is left of it while it lasts. */
export function queueLimitReached(userId: number, period: string, now: Date) {
  return db().$transaction(async (tx) => {
    const [year = 0, month = 0] = period.split("-").map(Number);
    const resetsAt = new Date(Date.UTC(year, month));
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user || resetsAt <= now) return;
    const { name, monthlyListings } = plans[tierOf(user, now)];
    const committed = await tx.reservation.count({ where: { userId, period, state: "committed" } });
    const usage = await tx.usage.findUnique({ where: { userId_period: { userId, period } } });
    if (monthlyListings === null || committed + (usage?.carriedOver ?? 0) < monthlyListings) return;
    const limit = { plan: name, listings: monthlyListings, resetsAt: resetsAt.toISOString() };
    const mail = { template: "limit_reached", ...limit } as const;
    await noticeOnce(tx, { user, mail, subject: period });
  });
}
