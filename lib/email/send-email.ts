import "server-only";
import { type ErrorResponse, Resend } from "resend";
import { type Email, planTemplates } from "@/emails/email";
import { renderEmail } from "@/emails/render-email";
import {
  hasRecipient,
  insertEmailFailure,
  isPast,
  requeueEmail,
} from "@/lib/email/email-data";
import { SmtpError, SmtpSession } from "@/lib/email/smtp-session";
import type { sendEmailTask } from "@/lib/email/tasks";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { JobContext, PayloadOf } from "@/lib/jobs/define-task";
import { log } from "@/lib/log";
import { limit } from "@/lib/resilience/rate-limit";
import { withTimeout } from "@/lib/resilience/with-timeout";
import {
  endServiceFault,
  recordServiceFault,
} from "@/lib/service-faults/service-faults";
import { installation } from "@/lib/settings/installation";
import type { SmtpServer } from "@/lib/settings/smtp-server";

/** Milliseconds. */
const sendTimeout = 10_000;
/** Milliseconds: a mail server may look at an email before it takes it. */
const smtpTimeout = 30_000;
/** Milliseconds. */
const unclearDelay = 60_000;
/**
 * Milliseconds after which an email is tried again that waits for the operator
 * to fix the configuration.
 */
const configurationDelay = 10 * 60_000;
/**
 * Per address, whatever the emails are about. The notice of a changed password
 * is exempt.
 */
const perRecipient = { points: 10, seconds: 3_600 };

/** Renders and sends one email; throws when another attempt may succeed. */
export async function sendEmail(
  job: PayloadOf<typeof sendEmailTask>,
  { attempt, signal }: JobContext,
) {
  const { id, to, email, notAfter, hasWaited } = job;
  const entry = { emailId: id, template: email.template, attempt };
  if (notAfter !== undefined && (await isPast(notAfter)))
    return log().warn(entry, "email expired unsent");
  if (
    attempt === 1 &&
    !hasWaited &&
    email.template !== "password_changed" &&
    !(await isWithinCap(to))
  ) {
    await recordEmailFailure(job, "withheld: too many to one address");
    return log().warn(entry, "email withheld: too many to one address");
  }

  if (isPastPlans(email))
    return log().info(entry, "email not sent: there are no plans any more");
  const rendered = await renderEmail(email, env().APP_URL);
  // As late as possible: the account may be deleted while its email is being
  // rendered.
  if (!(await hasRecipient(job)))
    return log().info(entry, "email not sent: its account was deleted");
  const outcome = await deliver({ id, to, ...rendered }, signal);
  switch (outcome.kind) {
    case "sent":
      endServiceFault("email");
      return log().info(entry, "email sent");
    case "misconfigured":
      recordServiceFault("email", outcome.words);
      log().warn(
        { ...entry, reason: outcome.reason },
        "email waits: the email service refuses our configuration",
      );
      return requeueEmail(
        { ...job, hasWaited: true },
        new Date(Date.now() + configurationDelay),
      );
    case "unclear":
      if (!job.wasUnclear) {
        log().warn(entry, "email repeated: nobody knows whether it was sent");
        return requeueEmail(
          { ...job, hasWaited: true, wasUnclear: true },
          new Date(Date.now() + unclearDelay),
        );
      }
  }
  await recordEmailFailure(job, `${outcome.kind}: ${outcome.reason}`);
  log().error({ ...entry, reason: outcome.reason }, "email refused");
}

/**
 * Whether it was queued while there were plans, and there are none any more.
 */
function isPastPlans({ template }: Email) {
  const { hasBilling, monthlyListings } = installation();
  if (hasBilling) return false;
  return template === "limit_reached"
    ? monthlyListings === null
    : planTemplates.includes(template);
}

type RenderedEmail = Awaited<ReturnType<typeof renderEmail>> & {
  id: string;
  to: string;
};
type Outcome =
  | { kind: "sent" }
  /** `words` are for the operator. */
  | { kind: "misconfigured"; reason: string; words: string }
  | { kind: "refused" | "unclear"; reason: string };

/** Throws when another attempt may succeed. */
function deliver(email: RenderedEmail, signal: AbortSignal) {
  const { SMTP_URL: server } = env();
  return server === undefined
    ? deliverByResend(email, signal)
    : deliverBySmtp(server, email, signal);
}

async function deliverByResend(
  { id, ...email }: RenderedEmail,
  signal: AbortSignal,
): Promise<Outcome> {
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env();
  const resend = new Resend(
    RESEND_API_KEY,
    RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {},
  );
  const { error } = await withTimeout(
    (ending) =>
      resend.emails.send(
        { from: MAIL_FROM, ...email },
        { idempotencyKey: id, signal: ending },
      ),
    { ms: sendTimeout, signal },
  );
  if (!error) return { kind: "sent" };
  const { name: reason, message: words } = error;
  if (isConfigurationFault(error))
    return { kind: "misconfigured", reason, words };
  if (isFinal(error)) return { kind: "refused", reason };
  throw new Error(`Resend answered ${error.statusCode} ${reason}`);
}

/**
 * A mail server knows no idempotency keys: the email has the same Message-ID
 * whenever it is sent, so that mailboxes may recognize it.
 */
async function deliverBySmtp(
  server: SmtpServer,
  email: RenderedEmail,
  signal: AbortSignal,
): Promise<Outcome> {
  const session = new SmtpSession(server, { ms: smtpTimeout, signal });
  try {
    await session.connect();
    await session.logIn();
    await session.send({ from: env().MAIL_FROM, ...email });
    return { kind: "sent" };
  } catch (error) {
    if (!(error instanceof SmtpError) || error.kind === "later") throw error;
    const { kind, message } = error;
    return kind === "misconfigured"
      ? { kind, reason: message, words: message }
      : { kind, reason: message };
  } finally {
    session.close();
  }
}

/**
 * Refused for the key, or for a sender whose domain is not verified: every
 * email is refused until the operator mends that.
 */
function isConfigurationFault({ statusCode }: ErrorResponse) {
  return statusCode === 401 || statusCode === 403;
}

/** Refused for its content: another attempt would be refused too. */
function isFinal({ statusCode, name }: ErrorResponse) {
  return (
    statusCode === 400 ||
    statusCode === 422 ||
    name === "invalid_idempotent_request"
  );
}

async function isWithinCap(to: string) {
  try {
    await limit("mail_to", to, perRecipient);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited")
      return false;
    throw error;
  }
}

/**
 * Records for the analytics that an email was not sent. The email is lost
 * either way, so a failure here is only logged.
 */
async function recordEmailFailure(
  ...failure: Parameters<typeof insertEmailFailure>
) {
  await insertEmailFailure(...failure).catch((err: unknown) =>
    log().warn({ err }, "a failed email was not recorded"),
  );
}
