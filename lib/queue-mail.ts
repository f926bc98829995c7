import "server-only";
import { randomUUID } from "node:crypto";
import type { Mail } from "@/emails/mail";
import { addJob } from "@/lib/jobs";

type Letter = {
  to: string;
  mail: Mail;
  /** Not worth sending any more after this. */
  notAfter?: Date;
};

/**
 * Queues a letter in the caller's transaction. The payload holds the raw token of a link, the only place where one is kept:
 * it goes when the letter has gone.
 */
export function queueMail(tx: Parameters<typeof addJob>[0], { to, mail, notAfter }: Letter) {
  return addJob(tx, "send_mail", { id: randomUUID(), to, mail, ...(notAfter && { notAfter: notAfter.toISOString() }) });
}
