import "server-only";
import { randomUUID } from "node:crypto";
import type { Email } from "@/emails/email";
import type { Sql } from "@/lib/database/sql";
import { emailKeyOf, lockAccountOf } from "@/lib/email/email-data";
import { sendEmailTask } from "@/lib/email/tasks";
import { addJob } from "@/lib/jobs/queue";

type QueuedEmail = {
  to: string;
  email: Email;
  /** The email is not sent after this time. */
  notAfter?: Date;
};

/**
 * Queues an email in the caller's transaction, for the account that has the
 * address: the job is removed with the account. An address without an account
 * gets no email. The payload holds the raw token of a link, the only place that
 * stores one.
 */
export async function queueEmail(
  tx: Sql,
  { to, email, notAfter }: QueuedEmail,
) {
  const owner = await lockAccountOf(tx, to);
  if (owner === null) return;
  const payload = { id: randomUUID(), userId: owner, to, email };
  // An email service that hangs occupies a worker for seconds per email; plan
  // changes must not wait for that.
  const options = { owner, key: emailKeyOf(payload), canWait: true };
  await addJob(
    tx,
    sendEmailTask,
    { ...payload, ...(notAfter && { notAfter: notAfter.toISOString() }) },
    options,
  );
}
