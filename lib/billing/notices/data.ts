import "server-only";
import type { Mail } from "@/emails/mail";
import { plans } from "@/lib/billing/plans";
import { type Account, tierOf } from "@/lib/billing/usage";
import type { Transaction } from "@/lib/db";
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

/** A reservation that became final, and whose it is. */
export type Committed = Account & {
  userId: number;
  email: string;
  /** "2026-11" */
  period: string;
  createdAt: Date;
  /** How many of the month are final, with this one. */
  committed: number;
};

/** Queues the letter that a month's listings are used, if the one just committed was the last of them. */
export async function noticeLimit(tx: Transaction, { userId, email, period, committed, ...account }: Committed) {
  const { name, monthlyListings } = plans[tierOf(account, account.createdAt)];
  if (monthlyListings === null || committed < monthlyListings) return;
  const [year = 0, month = 0] = period.split("-").map(Number);
  const resetsAt = new Date(Date.UTC(year, month)).toISOString();
  const mail = { template: "limit_reached", plan: name, listings: monthlyListings, resetsAt } as const;
  await noticeOnce(tx, { user: { id: userId, email }, mail, subject: period });
}
