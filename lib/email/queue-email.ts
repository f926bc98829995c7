import "server-only";
import { randomUUID } from "node:crypto";
import type { Email } from "@/emails/email";
import type { Sql } from "@/lib/database/sql";
import { lockRecipient } from "@/lib/email/email-data";
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
 * address, or an invitation for the address that is invited: the job is removed
 * with either. Any other address gets no email. The payload holds the raw token
 * of a link, the only place that stores one.
 */
export async function queueEmail(
  tx: Sql,
  { to, email, notAfter }: QueuedEmail,
) {
  const id = randomUUID();
  const recipient = await lockRecipient(tx, { id, to, email });
  if (recipient === null) return;
  const payload = { id, userId: recipient.owner, to, email };
  // An email service that hangs occupies a worker for seconds per email; plan
  // changes must not wait for that.
  const options = { ...recipient, canWait: true };
  await addJob(
    tx,
    sendEmailTask,
    { ...payload, ...(notAfter && { notAfter: notAfter.toISOString() }) },
    options,
  );
}
