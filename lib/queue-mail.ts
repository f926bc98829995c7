import "server-only";
import { randomUUID } from "node:crypto";
import type { Mail } from "@/emails/mail";
import { addJob } from "@/lib/jobs";
import { lockAccountOf } from "@/lib/mail/data";

type Letter = {
  to: string;
  mail: Mail;
  /** Not worth sending any more after this. */
  notAfter?: Date;
};

type Sql = Parameters<typeof addJob>[0] & Parameters<typeof lockAccountOf>[0];

/**
 * Queues a letter in the caller's transaction, for the account that the address belongs to: it goes when that goes. Nobody
 * else is written to. The payload holds the raw token of a link, the only place where one is kept.
 */
export async function queueMail(tx: Sql, { to, mail, notAfter }: Letter) {
  const owner = await lockAccountOf(tx, to);
  if (owner === null) return;
  const payload = { id: randomUUID(), userId: owner, to, mail };
  // A mail service that hangs keeps a worker for seconds a letter, and plans must not stand in that line.
  const options = { owner, canWait: true };
  await addJob(tx, "send_mail", { ...payload, ...(notAfter && { notAfter: notAfter.toISOString() }) }, options);
}
