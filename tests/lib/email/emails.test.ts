import { type Email, emailSchema, planTemplates } from "@/emails/email";
import { renderEmail } from "@/emails/render-email";
import { findPlanWords } from "@/tests/support/plan-words";

const site = "https://listwright.example";
const token = "A".repeat(43);
const iso = "2026-11-20T19:21:00.000Z";
const signInEmails = (
  [
    ["passkey_added", "Your account has a new passkey"],
    ["passkey_removed", "A passkey of your account was removed"],
    ["app_added", "Your account has an authenticator app"],
    ["app_removed", "Your authenticator app was removed"],
    ["codes_renewed", "Your account has new recovery codes"],
    ["code_used", "A recovery code was used"],
  ] as const
).map(([change, subject]): [Email, string, string[]] => [
  { template: "sign_in_changed", change, changedAt: iso },
  subject,
  ["on November 20, 2026", `${site}/settings/account`],
]);
const emails: [Email, string, string[]][] = [
  ...signInEmails,
  [
    { template: "verify_email", token },
    "Confirm your email address",
    [`${site}/signin?verify=${token}`, "24 hours"],
  ],
  [
    { template: "reset_password", token },
    "Choose a new password",
    [`${site}/reset-password?token=${token}`, "60 minutes"],
  ],
  [
    { template: "password_changed", changedAt: iso, ended: "apps" },
    "Your password was changed",
    [
      "November 20, 2026 at 7:21 PM UTC",
      "Connected apps have to ask you",
      `${site}/forgot-password`,
    ],
  ],
  [
    { template: "password_changed", changedAt: iso, ended: "nothing" },
    "Your password was changed",
    [
      "keep working, as you chose",
      `${site}/settings/keys`,
      `${site}/settings/apps`,
      `${site}/settings/webhooks`,
    ],
  ],
  [
    { template: "password_changed", changedAt: iso, ended: "apps_and_keys" },
    "Your password was changed",
    [
      "Your API keys were revoked, and connected apps",
      `${site}/settings/webhooks`,
    ],
  ],
  [
    { template: "password_changed", changedAt: iso, ended: "all" },
    "Your password was changed",
    ["Your API keys were revoked, your webhooks are switched off"],
  ],
  [
    {
      template: "account_suspended",
      reason: "Photos of other makers.",
      hasPlan: true,
    },
    "Your account is suspended",
    [
      "The reason: Photos of other makers.",
      "Payments for your plan pause",
      "Everything in your account is kept",
    ],
  ],
  [
    { template: "account_restored" },
    "Your account is restored",
    [`${site}/signin`],
  ],
  [
    { template: "account_exists" },
    "You already have a Listwright account",
    [`${site}/signin`],
  ],
  [
    { template: "invitation", token: "TOKEN", name: "Kiln & Co" },
    "You are invited to Kiln & Co",
    [`${site}/signup?invitation=TOKEN`, "once, within 7 days"],
  ],
  [
    {
      template: "trial_started",
      plan: "Standard",
      days: 7,
      listings: 30,
      endsAt: iso,
    },
    "Your trial of Standard has begun",
    ["November 20, 2026", "30 listings"],
  ],
  [
    {
      template: "trial_ending",
      plan: "Standard",
      freeListings: 5,
      endsAt: iso,
    },
    "Your trial of Standard ends soon",
    ["November 20, 2026", "5 listings", `${site}/pricing`],
  ],
  [
    { template: "plan_changed", plan: "Pro", startsAt: iso },
    "Your plan has changed",
    ["As of November 20, 2026, your plan is Pro"],
  ],
  [
    { template: "payment_failed", plan: "Pro" },
    "A payment did not go through",
    ["Pro plan", `${site}/pricing`],
  ],
  [
    {
      template: "limit_reached",
      plan: "Free",
      listings: 5,
      resetsAt: "2026-12-01T00:00:00.000Z",
    },
    "This month's listings are used",
    ["all 5 listings", "December 1, 2026"],
  ],
  [
    {
      template: "batch_done",
      name: "Autumn",
      written: 20,
      waiting: 3,
      stopped: 1,
    },
    "Your listings are written as far as your plan goes",
    [
      "In “Autumn”, 20 are written. 3 are waiting",
      "One is not written",
      `${site}/batches`,
    ],
  ],
  [
    {
      template: "batch_done",
      name: "Autumn",
      written: 1,
      waiting: 0,
      stopped: 0,
    },
    "Your listings are written",
    ["In “Autumn”, one is written."],
  ],
  [
    {
      template: "key_created",
      name: "Spreadsheet",
      scopes: ["Change your listings."],
    },
    "Your account has a new API key",
    [
      "The key “Spreadsheet” was created",
      "Change your listings.",
      `${site}/settings/keys`,
    ],
  ],
  [
    {
      template: "app_connected",
      name: "Claude",
      host: "claude.ai",
      scopes: ["Change your listings."],
    },
    "An app has access to your account",
    [
      "“Claude”, from claude.ai, now has access",
      "Change your listings.",
      `${site}/settings/apps`,
    ],
  ],
  [
    { template: "app_connected", name: "Claude", host: null, scopes: [] },
    "An app has access to your account",
    ["“Claude”, as it calls itself, now has access"],
  ],
  [
    {
      template: "webhook_disabled",
      host: "hooks.example:8443",
      reason: "failing",
    },
    "A webhook of yours is switched off",
    [
      "hooks.example:8443 has not accepted any of our events for five days",
      `${site}/settings/webhooks`,
    ],
  ],
  [
    { template: "webhook_disabled", host: "hooks.example", reason: "gone" },
    "A webhook of yours is switched off",
    ["hooks.example answered that it is gone permanently"],
  ],
];

/** As a reader sees it: React marks the seams between texts with comments. */
const plain = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

test("every template has an example", () => {
  const templates = emailSchema.options.map(
    (option) => option.shape.template.value,
  );
  expect(new Set(emails.map(([{ template }]) => template))).toEqual(
    new Set(templates),
  );
});

test.each(emails)("%j", async (email, subject, words) => {
  const rendered = await renderEmail(email, site);
  expect(rendered.subject).toBe(subject);
  for (const word of words) {
    expect(plain(rendered.html)).toContain(word);
    expect(rendered.text.replaceAll(/\s+/g, " ")).toContain(word);
  }
  expect(rendered.html).toContain("prefers-color-scheme: dark");
  expect(rendered.html).toContain('<html dir="ltr" lang="en">');
  const [, title = ""] =
    /<head>.*<title>([^<]+)<\/title>.*<\/head>/s.exec(rendered.html) ?? [];
  expect(title).not.toBe("");
  expect(/<h1[^>]*>([^<]+)<\/h1>/.exec(rendered.html)?.[1]).toBe(title);
  const links = [...rendered.html.matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href ?? "",
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links)
    expect(link === site || link.startsWith(`${site}/`)).toBe(true);
  expect(rendered.html).not.toMatch(
    /<img|<script|https?:\/\/(?!listwright\.example|www\.w3\.org)/,
  );
});

test("the same email renders to the same bytes, so that the provider recognizes a repeated request", async () => {
  for (const [email] of emails)
    expect(await renderEmail(email, site)).toEqual(
      await renderEmail(email, site),
    );
});

test("without billing: those that are still sent say nothing of plans", async () => {
  process.env.BILLING = "off";
  process.env.LISTINGS_PER_MONTH = "40";
  for (const [email] of emails) {
    if (planTemplates.includes(email.template)) continue;
    const { subject, html, text } = await renderEmail(email, site);
    expect(findPlanWords(`${subject} ${plain(html)} ${text}`)).toEqual([]);
  }
  delete process.env.BILLING;
  delete process.env.LISTINGS_PER_MONTH;
});

test("verification link: it leads back to the page of the sign-up", async () => {
  const { text } = await renderEmail(
    { template: "verify_email", token, callbackUrl: "/pricing?plan=pro" },
    site,
  );
  expect(text).toContain(
    `${site}/signin?verify=${token}&callbackUrl=%2Fpricing%3Fplan%3Dpro`,
  );
});

test("values in an email are escaped", async () => {
  const { html } = await renderEmail(
    { template: "payment_failed", plan: "<b>Pro</b>" },
    site,
  );
  expect(html).not.toContain("<b>Pro");
});
