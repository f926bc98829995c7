import "server-only";
import type { Mail } from "@/emails/mail";
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
