import type { Email } from "@/emails/email";
import { renderEmail } from "@/emails/render-email";

const token = "W".repeat(43);
const at = "2026-09-30T19:21:00.000Z";
const name = "W".repeat(60);
const host = `${"www.".repeat(12)}example:65535`;
const scopes = ["Change your listings.", `https://${host}/`];
const emails: Email[] = [
  {
    template: "verify_email",
    token,
    callbackUrl: `/pricing?plan=${"w".repeat(200)}`,
  },
  { template: "reset_password", token },
  { template: "password_changed", ended: "all", changedAt: at },
  { template: "sign_in_changed", change: "codes_renewed", changedAt: at },
  { template: "account_exists" },
  { template: "account_suspended", reason: "W".repeat(500), hasPlan: true },
  { template: "account_restored" },
  { template: "invitation", token, name: "W".repeat(40) },
  {
    template: "trial_started",
    plan: "Standard",
    days: 7,
    listings: 30,
    endsAt: at,
  },
  { template: "trial_ending", plan: "Standard", freeListings: 5, endsAt: at },
  { template: "plan_changed", plan: "Standard", startsAt: at },
  { template: "payment_failed", plan: "Standard" },
  { template: "limit_reached", plan: "Standard", listings: 30, resetsAt: at },
  { template: "batch_done", name, written: 200, waiting: 100, stopped: 100 },
  { template: "key_created", name, scopes },
  { template: "app_connected", name, host, scopes },
  { template: "webhook_disabled", host, reason: "failing" },
];

/**
 * Emails with the longest words that may stand in them, as JSON: a browser test
 * can't compile their templates.
 */
const mails = await Promise.all(
  emails.map(async (email) => {
    const { html } = await renderEmail(
      email,
      "https://listings.studio-of-a-long-name.example.com",
    );
    return { template: email.template, html };
  }),
);
process.stdout.write(JSON.stringify(mails));
