import { createHash, randomBytes, randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import {
  type APIRequestContext,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { query } from "@/tests/e2e/support/database";

export { expect } from "@playwright/test";

export const password = "Kiln-fired-7";
export const sandbox = process.env.SANDBOX_URL ?? "";

function randomIpAddress() {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

/**
 * Before React listens, fields are disabled and the header's button is
 * invisible; `first-paint.spec.ts` acts before.
 */
const isInteractive = () =>
  !document.querySelector("fieldset:disabled, header a.invisible");

/**
 * Each test has its own IP address, so that limits per address do not add up
 * over the suite. It fails on every error and policy violation that the browser
 * reports. A page that it opens is interactive, unless the test passes another
 * state to wait for.
 */
export const test = base.extend<{
  complaints: string[];
  allowedComplaints: RegExp | null;
}>({
  allowedComplaints: [null, { option: true }],
  extraHTTPHeaders: async ({ browserName: _ }, use) =>
    use({ "X-Forwarded-For": randomIpAddress() }),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (!options?.waitUntil) await page.waitForFunction(isInteractive);
      return answer;
    };
    await use(page);
  },
  complaints: [
    async ({ page, allowedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) =>
        complaints.push(`uncaught: ${error.message} ${error.stack}`),
      );
      page.on("console", (message) => {
        if (message.type() === "error")
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      // Chromium says nothing of what a script catches, such as a forbidden
      // eval.
      await page.addInitScript(() =>
        addEventListener(
          "securitypolicyviolation",
          ({ violatedDirective, blockedURI }) =>
            reportError(
              new Error(`policy violation: ${violatedDirective} ${blockedURI}`),
            ),
        ),
      );
      await use(complaints);
      expect(
        complaints.filter((text) => !allowedComplaints?.test(text)),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The browser itself logs each answer with an error status; journeys that
 * provoke one allow for it.
 */
export const failedRequest = (...statuses: number[]) =>
  new RegExp(`Failed to load resource.*status of (${statuses.join("|")})`);

type Mail = { subject: string; text: string; html: string };

/** The newest mail to this address, as soon as it is there. */
export async function waitForMail(
  request: APIRequestContext,
  to: string,
  subject = /./,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails: Mail[] = await (
        await request.get(`${sandbox}/outbox.json?to=${encodeURIComponent(to)}`)
      ).json();
      found = mails.find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error("unreachable");
  return found;
}

/** The address in a mail that leads back to the application. */
export function linkIn(mail: Mail) {
  const link =
    /https?:\/\/\S+\?(?:verify|token)=[\w-]+(?:&callbackUrl=[\w.~%-]+)?/.exec(
      mail.text,
    )?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  return link;
}

let passwordHash: Promise<string> | undefined;

/**
 * A new account, verified and signed in, as sign-up, the link in the email and
 * sign-in leave it; returns its email address.
 */
export async function signInAsNewSeller(page: Page) {
  const email = `${randomUUID()}@example.com`;
  passwordHash ??= hash(password);
  await query(
    `INSERT INTO "User" ("email", "password", "isVerified") VALUES ($1, $2, true)`,
    [email, await passwordHash],
  );
  await startSession(page, email);
  return email;
}

/** Signs in without spending the time that checking a password takes. */
async function startSession(page: Page, email: string) {
  const token = randomBytes(32).toString("base64url");
  await query(
    `INSERT INTO "Session" ("sid", "userId", "sess", "expire")
     SELECT $2, "id", jsonb_build_object('device', 'Chrome on Linux', 'createdAt', now(), 'remember', false), now() + interval '1 day'
     FROM "User" WHERE "email" = $1`,
    [email, createHash("sha256").update(token).digest("hex")],
  );
  const cookie = { url: process.env.BASE_URL ?? "", sameSite: "Lax" } as const;
  await page.context().addCookies([
    {
      ...cookie,
      name: "next-auth.session-token",
      value: token,
      httpOnly: true,
    },
    { ...cookie, name: "listwright-signed-in", value: "1" },
  ]);
}
