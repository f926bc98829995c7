// `node scripts/run.mjs mails`: writes every email to shots/mails/, as HTML and
// as text, with a page that shows them all.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Email } from "@/emails/email";
import { renderEmail } from "@/emails/render-email";

const folder = "shots/mails";
const token = "hT5x0QyVb2n8Zs3kWm7LrPd1cJf6GaUe9iXoNq4wRtE";
const samples: Email[] = [
  { template: "verify_email", token },
  { template: "reset_password", token },
  {
    template: "password_changed",
    changedAt: "2026-11-20T19:21:00.000Z",
    ended: "all",
  },
  {
    template: "sign_in_changed",
    change: "passkey_added",
    changedAt: "2026-11-20T19:21:00.000Z",
  },
  { template: "account_exists" },
  {
    template: "account_suspended",
    reason: "Listings with photos of other makers, after two warnings.",
    hasPlan: true,
  },
  { template: "account_restored" },
  { template: "invitation", token, name: "Listwright" },
  {
    template: "trial_started",
    plan: "Standard",
    days: 7,
    listings: 30,
    endsAt: "2026-11-27T19:21:00.000Z",
  },
  {
    template: "trial_ending",
    plan: "Standard",
    freeListings: 5,
    endsAt: "2026-11-27T19:21:00.000Z",
  },
  {
    template: "plan_changed",
    plan: "Pro",
    startsAt: "2026-12-01T00:00:00.000Z",
  },
  { template: "payment_failed", plan: "Standard" },
  {
    template: "limit_reached",
    plan: "Free",
    listings: 5,
    resetsAt: "2026-12-01T00:00:00.000Z",
  },
  {
    template: "batch_done",
    name: "Autumn",
    written: 20,
    waiting: 3,
    stopped: 1,
  },
  {
    template: "key_created",
    name: "Shop spreadsheet",
    scopes: ["Change your listings."],
  },
  {
    template: "app_connected",
    name: "Claude",
    host: "claude.ai",
    scopes: ["Change your listings."],
  },
  {
    template: "app_connected",
    name: "Claude",
    host: null,
    scopes: ["Change your listings."],
  },
  { template: "webhook_disabled", host: "hooks.example", reason: "failing" },
];

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sections = [];
for (const email of samples) {
  const { subject, html, text } = await renderEmail(
    email,
    "https://listwright.example",
  );
  writeFileSync(path.join(folder, `${email.template}.html`), html);
  writeFileSync(path.join(folder, `${email.template}.txt`), text);
  sections.push(
    `<section><h2>${escapeHtml(subject)}</h2><p><a href="${email.template}.html">${email.template}</a></p>` +
      `<div><iframe src="${email.template}.html" title="${email.template}"></iframe><pre>${escapeHtml(text)}</pre></div></section>`,
  );
}
writeFileSync(
  path.join(folder, "index.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Emails</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}
iframe{width:390px;height:640px;border:1px solid}pre{flex:1 1 20rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>
${sections.join("\n")}</html>
`,
);
console.log(`${samples.length} emails: ${path.resolve(folder, "index.html")}`);
