import { type Mail, mailSchema } from "@/emails/mail";
import { renderMail } from "@/emails/render-mail";

const site = "https://listwright.example";
const token = "A".repeat(43);
const iso = "2026-11-20T19:21:00.000Z";
const letters: [Mail, string, string[]][] = [
  [{ template: "verify_email", token }, "Confirm your email address", [`${site}/signin?verify=${token}`, "24 hours"]],
  [
    { template: "reset_password", token },
    "Choose a new password",
    [`${site}/reset-password?token=${token}`, "60 minutes"],
  ],
  [
    { template: "password_changed", changedAt: iso },
    "Your password was changed",
    ["November 20, 2026 at 7:21 PM UTC", `${site}/forgot-password`],
  ],
  [{ template: "account_exists" }, "You already have a Listwright account", [`${site}/signin`]],
  [
    { template: "trial_started", endsAt: iso },
    "Your trial of Standard has begun",
    ["November 20, 2026", "30 listings"],
  ],
  [
    { template: "trial_ending", endsAt: iso },
    "Your trial of Standard ends soon",
    ["November 20, 2026", `${site}/pricing`],
  ],
  [
    { template: "plan_changed", plan: "Pro", startsAt: iso },
    "Your plan has changed",
    ["Your plan is Pro from November 20, 2026"],
  ],
  [{ template: "payment_failed", plan: "Pro" }, "A payment did not go through", ["Pro plan", `${site}/pricing`]],
  [
    { template: "limit_reached", plan: "Free", listings: 5, resetsAt: "2026-12-01T00:00:00.000Z" },
    "This month's listings are used",
    ["all 5 listings", "December 1, 2026"],
  ],
];

/** As a reader sees it: React marks the seams between texts with comments. */
const plain = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

test("there is an example of every letter", () => {
  const templates = mailSchema.options.map((option) => option.shape.template.value);
  expect(letters.map(([{ template }]) => template).sort()).toEqual([...templates].sort());
});

test.each(letters)("%j", async (mail, subject, words) => {
  const letter = await renderMail(mail, site);
  expect(letter.subject).toBe(subject);
  for (const word of words) {
    expect(plain(letter.html)).toContain(word);
    expect(letter.text.replaceAll(/\s+/g, " ")).toContain(word);
  }
  expect(letter.html).toContain("prefers-color-scheme: dark");
  expect(letter.html).toContain('<html dir="ltr" lang="en">');
  const links = [...letter.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link === site || link.startsWith(`${site}/`)).toBe(true);
  expect(letter.html).not.toMatch(/<img|<script|https?:\/\/(?!listwright\.example|www\.w3\.org)/);
});

test("the same letter is the same to the byte, so that sending it again is recognised", async () => {
  for (const [mail] of letters) expect(await renderMail(mail, site)).toEqual(await renderMail(mail, site));
});

test("the link that verifies leads on to what was chosen before", async () => {
  const { text } = await renderMail({ template: "verify_email", token, callbackUrl: "/pricing?plan=pro" }, site);
  expect(text).toContain(`${site}/signin?verify=${token}&callbackUrl=%2Fpricing%3Fplan%3Dpro`);
});

test("what stands in a letter is text", async () => {
  const { html } = await renderMail({ template: "payment_failed", plan: "<b>Pro</b>" }, site);
  expect(html).not.toContain("<b>Pro");
});
