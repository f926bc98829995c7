import "server-only";
import { type ErrorResponse, Resend } from "resend";
import { z } from "zod";
import { mailSchema } from "@/emails/mail";
import { renderMail } from "@/emails/render-mail";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { noteMailFailure } from "@/lib/house/note-mail-failure";
import type { JobContext } from "@/lib/jobs";
import { log } from "@/lib/log";
import { hasAccount, isPast } from "@/lib/mail/data";
import { limit } from "@/lib/rate-limit";
import { withTimeout } from "@/lib/timeout";

/** Milliseconds. */
const sendTimeout = 10_000;
/** Whatever asks for them, nobody gets more letters than this; what a change of password causes goes out all the same. */
const perRecipient = { points: 10, seconds: 3_600 };

const jobSchema = z.object({
  /** Also the provider's idempotency key: a letter whose answer got lost is not sent twice. */
  id: z.uuid(),
  /** For whom it was queued. */
  userId: z.int().optional(),
  to: z.string(),
  mail: mailSchema,
  notAfter: z.iso.datetime().optional(),
});

/** The task `send_mail`. Renders and sends one letter; throws when another try may succeed. */
export async function sendMail(payload: unknown, { attempt, signal }: JobContext) {
  const { id, userId, to, mail, notAfter } = jobSchema.parse(payload);
  const entry = { mailId: id, template: mail.template, attempt };
  if (notAfter !== undefined && (await isPast(notAfter))) return log().warn(entry, "mail expired unsent");
  if (attempt === 1 && mail.template !== "password_changed" && !(await isWithinCap(to))) {
    await noteMailFailure(to, { template: mail.template, reason: "withheld: too many to one address" });
    return log().warn(entry, "mail withheld: too many to one address");
  }

  const letter = await renderMail(mail, env().APP_URL);
  // As late as can be: an account may be deleted while its letter is on its way here.
  if (!(await hasAccount(to, userId))) return log().info(entry, "mail not sent: its account is gone");
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env();
  const resend = new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {});
  const result = await withTimeout(
    (ending) => resend.emails.send({ from: MAIL_FROM, to, ...letter }, { idempotencyKey: id, signal: ending }),
    { ms: sendTimeout, signal },
  );
  if (!result.error) return log().info(entry, "mail sent");
  if (!isFinal(result.error)) throw new Error(`Resend answered ${result.error.statusCode} ${result.error.name}`);
  await noteMailFailure(to, { template: mail.template, reason: `refused: ${result.error.name}` });
  log().error({ ...entry, reason: result.error.name }, "mail refused");
}

/** Refused for what it is: sending it again would change nothing. */
function isFinal({ statusCode, name }: ErrorResponse) {
  return statusCode === 400 || statusCode === 422 || name === "invalid_idempotent_request";
}

async function isWithinCap(to: string) {
  try {
    await limit("mail_to", to, perRecipient);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}
