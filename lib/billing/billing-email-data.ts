import "server-only";
import type { Email } from "@/emails/email";
import { quotaOf, tierOf } from "@/lib/billing/usage";
import { db, type Transaction } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { plans } from "@/lib/settings/plans";

type BillingEmail = {
  user: { id: number; email: string };
  email: Email;
  /**
   * What the email is about, such as a month or an invoice: each template is
   * sent once per subject.
   */
  subject: string;
};

/**
 * Queues an email about a plan in the caller's transaction, unless it was
 * queued before.
 */
export async function queueBillingEmailOnce(
  tx: Transaction,
  { user, email, subject }: BillingEmail,
) {
  const { count } = await tx.billingEmail.createMany({
    data: [{ userId: user.id, kind: email.template, subject }],
    skipDuplicates: true,
  });
  if (count === 1) await queueEmail(tx, { to: user.email, email });
}

/**
 * Queues the email that a month's listings are used up, once, while the month
 * lasts and none is left.
 */
export function queueLimitEmail(userId: number, period: string, now: Date) {
  return db().$transaction(async (tx) => {
    const [year = 0, month = 0] = period.split("-").map(Number);
    const resetsAt = new Date(Date.UTC(year, month));
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user || resetsAt <= now) return;
    const monthlyListings = quotaOf(user, now);
    const committed = await tx.reservation.count({
      where: { userId, period, state: "committed" },
    });
    const usage = await tx.usage.findUnique({
      where: { userId_period: { userId, period } },
    });
    if (
      monthlyListings === null ||
      committed + (usage?.carriedOver ?? 0) < monthlyListings
    )
      return;
    const limit = {
      plan: plans[tierOf(user, now)].name,
      listings: monthlyListings,
      resetsAt: resetsAt.toISOString(),
    };
    const email = { template: "limit_reached", ...limit } as const;
    await queueBillingEmailOnce(tx, { user, email, subject: period });
  });
}
