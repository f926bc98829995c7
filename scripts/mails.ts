// `npm run mails`: writes every letter to shots/mails/, as HTML and as text, with a page that shows them all.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Mail } from "@/emails/mail";
import { renderMail } from "@/emails/render-mail";

const folder = "shots/mails";
const token = "hT5x0QyVb2n8Zs3kWm7LrPd1cJf6GaUe9iXoNq4wRtE";
const samples: Mail[] = [
  { template: "verify_email", token },
  { template: "reset_password", token },
  { template: "password_changed", changedAt: "2026-11-20T19:21:00.000Z" },
  { template: "account_exists" },
  { template: "trial_started", endsAt: "2026-11-27T19:21:00.000Z" },
  { template: "trial_ending", endsAt: "2026-11-27T19:21:00.000Z" },
  { template: "plan_changed", plan: "Pro", startsAt: "2026-12-01T00:00:00.000Z" },
  { template: "payment_failed", plan: "Standard" },
  { template: "limit_reached", plan: "Free", listings: 5, resetsAt: "2026-12-01T00:00:00.000Z" },
];

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sections = [];
for (const mail of samples) {
  const { subject, html, text } = await renderMail(mail, "https://listwright.example");
  writeFileSync(path.join(folder, `${mail.template}.html`), html);
  writeFileSync(path.join(folder, `${mail.template}.txt`), text);
  sections.push(
    `<section><h2>${escapeHtml(subject)}</h2><p><a href="${mail.template}.html">${mail.template}</a></p>` +
      `<div><iframe src="${mail.template}.html" title="${mail.template}"></iframe><pre>${escapeHtml(text)}</pre></div></section>`,
  );
}
writeFileSync(
  path.join(folder, "index.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Letters</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}
iframe{width:390px;height:640px;border:1px solid}pre{flex:1 1 20rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>
${sections.join("\n")}</html>
`,
);
console.log(`${samples.length} letters: ${path.resolve(folder, "index.html")}`);
