import { randomUUID } from "node:crypto";
import { type ErrorResponse, Resend } from "resend";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import {
  SmtpError,
  SmtpSession,
  splitSender,
} from "../../lib/email/smtp-session";
import type { SmtpServer } from "../../lib/settings/smtp-server";
import type { Context, Subject } from "./subject";

/** The domain of `hello@example.com` or `Shop <hello@example.com>`. */
const domainOf = (from: string) =>
  /@([^\s<>@]+)>?$/.exec(from)?.[1]?.toLowerCase() ?? "";

export const checkMail: Subject = {
  name: "Email",
  needs: (source) => [
    source.SMTP_URL ? "SMTP_URL" : "RESEND_API_KEY",
    "MAIL_FROM",
  ],
  async *check(context) {
    const { settings, callLimit } = context;
    if (settings.SMTP_URL)
      return yield* checkServer(settings.SMTP_URL, context);
    const {
      RESEND_API_KEY: key,
      RESEND_BASE_URL: baseUrl,
      MAIL_FROM: from = "",
    } = settings;
    const resend = new Resend(key, baseUrl ? { baseUrl } : {});
    const { data, error: refused } = await resend.domains.list(
      { limit: 100 },
      { signal: AbortSignal.timeout(callLimit) },
    );
    if (refused) return yield explain(refused, domainOf(from));
    yield ok("Email key", "accepted.");
    yield checkDomain(data.data, domainOf(from));
  },
};

function explain(
  { name, statusCode, message }: ErrorResponse,
  domain: string,
): Check {
  if (name === "restricted_api_key") {
    return warning(
      "Email key",
      `can only send, so it is not known whether ${domain} is verified.`,
      "Check resend.com/domains, or run this once with a full-access key.",
    );
  }
  if (statusCode === null) {
    const fix =
      "Allow this machine to reach api.resend.com on port 443; see resend-status.com.";
    return error("Email key", `no answer: ${message}`, fix);
  }
  const refusal = `refused with ${statusCode} ${name}: ${message}`;
  if (statusCode === 429 || statusCode >= 500)
    return warning("Email key", refusal, "Try again in a minute.");
  return error(
    "Email key",
    refusal,
    "Make a new RESEND_API_KEY at resend.com/api-keys.",
  );
}

function checkDomain(
  domains: { name: string; status: string }[],
  domain: string,
): Check {
  const found = domains.find(({ name }) => name.toLowerCase() === domain);
  const fix =
    "Add the domain's DNS records as resend.com/domains shows them, or correct MAIL_FROM.";
  if (!found)
    return error(
      "Email domain",
      `${domain} of MAIL_FROM is not among the domains of this key.`,
      fix,
    );
  if (found.status === "verified")
    return ok("Email domain", `${domain} is verified.`);
  return error(
    "Email domain",
    `${domain} is not verified (${found.status}): no email is delivered.`,
    fix,
  );
}

const serverFixes = {
  "Email server":
    "Check host, port and protocol of SMTP_URL: usually smtp://…:587 or smtps://…:465. A certificate of a private authority needs NODE_EXTRA_CA_CERTS.",
  "Email login":
    "Check user and password of SMTP_URL; some providers need a password for this application alone.",
  "Email sender": "Set MAIL_FROM to an address that this login may send from.",
  "Email sent":
    "Ask the mail server's operator whether this login may send to other domains.",
};

async function* checkServer(
  server: SmtpServer,
  context: Context,
): AsyncGenerator<Check> {
  const { MAIL_FROM: from = "" } = context.settings;
  const limits = { ms: context.callLimit };
  const session = new SmtpSession(server, limits);
  let step: keyof typeof serverFixes = "Email server";
  try {
    await session.connect();
    yield ok(step, `answers, ${encryptionOf(server, session)}.`);
    step = "Email login";
    await session.logIn();
    yield ok(step, server.login ? "accepted." : "SMTP_URL has none.");
    step = "Email sender";
    await session.trySender(from);
    yield ok(step, `the server accepts ${from}.`);
    step = "Email sent";
    if (context.send) yield await sendOne(server, context);
  } catch (thrown) {
    yield explainServer(step, thrown);
  } finally {
    session.close();
  }
}

function encryptionOf({ secure }: SmtpServer, { isEncrypted }: SmtpSession) {
  if (secure) return "with TLS";
  return isEncrypted ? "with STARTTLS" : "without TLS, on this machine";
}

/** To the first administrator, or back to the sender. */
async function sendOne(
  server: SmtpServer,
  { settings, callLimit }: Context,
): Promise<Check> {
  const { MAIL_FROM: from = "", ADMIN_EMAILS: admins = [] } = settings;
  const to = admins[0] ?? splitSender(from).address;
  const session = new SmtpSession(server, { ms: callLimit });
  try {
    await session.connect();
    await session.logIn();
    const text = `This is the email of \`npm run doctor -- --send\` for ${settings.APP_URL}.`;
    await session.send({
      id: randomUUID(),
      from,
      to,
      subject: "The mail server works",
      html: `<p>${text}</p>`,
      text,
    });
    return ok("Email sent", `to ${to}; look whether it arrived.`);
  } finally {
    session.close();
  }
}

function explainServer(step: keyof typeof serverFixes, thrown: unknown): Check {
  if (!(thrown instanceof SmtpError)) throw thrown;
  return thrown.kind === "later"
    ? warning(
        step,
        thrown.message,
        `Try again in a minute. ${serverFixes[step]}`,
      )
    : error(step, thrown.message, serverFixes[step]);
}
