import "server-only";
import { type ErrorResponse, Resend } from "resend";
import { renderEmail } from "@/emails/render-email";
import {
  hasAccount,
  insertEmailFailure,
  isPast,
  requeueEmail,
} from "@/lib/email/email-data";
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

/** Milliseconds. */
const sendTimeout = 10_000;
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
  const { id, userId, to, email, notAfter, hasWaited } = job;
  const entry = { emailId: id, template: email.template, attempt };
  if (notAfter !== undefined && (await isPast(notAfter)))
    return log().warn(entry, "email expired unsent");
  if (
    attempt === 1 &&
    !hasWaited &&
    email.template !== "password_changed" &&
    !(await isWithinCap(to))
  ) {
    await recordEmailFailure(to, {
      template: email.template,
      reason: "withheld: too many to one address",
    });
    return log().warn(entry, "email withheld: too many to one address");
  }

  const rendered = await renderEmail(email, env().APP_URL);
  // As late as possible: the account may be deleted while its email is being
  // rendered.
  if (!(await hasAccount(to, userId)))
    return log().info(entry, "email not sent: its account was deleted");
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env();
  const resend = new Resend(
    RESEND_API_KEY,
    RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {},
  );
  const result = await withTimeout(
    (ending) =>
      resend.emails.send(
        { from: MAIL_FROM, to, ...rendered },
        { idempotencyKey: id, signal: ending },
      ),
    { ms: sendTimeout, signal },
  );
  if (!result.error) {
    endServiceFault("email");
    return log().info(entry, "email sent");
  }
  if (isConfigurationFault(result.error)) {
    recordServiceFault("email", result.error.message);
    log().warn(
      { ...entry, reason: result.error.name },
      "email waits: the email service refuses our configuration",
    );
    return requeueEmail(
      { ...job, hasWaited: true },
      new Date(Date.now() + configurationDelay),
    );
  }
  if (!isFinal(result.error))
    throw new Error(
      `Resend answered ${result.error.statusCode} ${result.error.name}`,
    );
  await recordEmailFailure(to, {
    template: email.template,
    reason: `refused: ${result.error.name}`,
  });
  log().error({ ...entry, reason: result.error.name }, "email refused");
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
