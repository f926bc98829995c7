import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  password,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";
import { codeOf, step } from "@/tests/support/time-codes";

const returnAddress = "https://assistant.example/callback";

// A missing proof is told by a status.
test.use({ allowedComplaints: failedRequest(401, 403, 422) });

/** A device with a fingerprint reader, in Chromium alone. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openFactors(page: Page) {
  await page.goto("/settings/account");
  await page.getByText("Passkeys and second factor").click();
}

async function confirmByPassword(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expectGood(page);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
}

async function typePassword(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** What an app asks its user by the page of consent. */
async function askAsApp(page: Page) {
  const metadata = { client_name: "Helper", redirect_uris: [returnAddress] };
  const registered = await page.request.post("/oauth/register", {
    data: metadata,
  });
  const { client_id } = await registered.json();
  const verifier = randomBytes(32).toString("base64url");
  return new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: returnAddress,
    state: "s",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
}

for (const [device, size, details] of screens("a phone")) {
  test.describe(device, details, () => {
    test.use(size);

    test("an authenticator app: set up, asked for before an app is allowed, and a recovery code in its place", async ({
      page,
    }) => {
      const email = await signInAsNewSeller(page);
      await openFactors(page);
      await page.getByRole("button", { name: "Set up an app" }).click();
      await confirmByPassword(page);
      await expect(
        page.getByRole("img", { name: "QR code for your authenticator app" }),
      ).toBeVisible();
      await expectGood(page);
      const secret = await page
        .getByRole("region", { name: "Authenticator app" })
        .locator("code")
        .textContent();
      const field = page.getByLabel("Code from the app");
      await field.fill("000000");
      await page.getByRole("button", { name: "Turn on" }).click();
      await expect(field).toHaveAccessibleDescription(/not right/);
      await field.fill(codeOf(secret ?? ""));
      await page.getByRole("button", { name: "Turn on" }).click();
      const shown = page.getByRole("status").filter({
        hasText: "Your recovery codes",
      });
      await expect(shown.getByRole("listitem")).toHaveCount(10);
      const [code = ""] = await shown.getByRole("listitem").allTextContents();
      await expectGood(page);
      const download = page.waitForEvent("download");
      await shown.getByRole("button", { name: "Download" }).click();
      expect((await download).suggestedFilename()).toMatch(
        /-recovery-codes.txt$/,
      );
      await shown.getByRole("button", { name: "I have stored them" }).click();
      await expect(shown).toBeHidden();

      await page.context().clearCookies();
      const asked = await askAsApp(page);
      await page.route(`${returnAddress}**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "Back" }),
      );
      await page.goto(`/oauth/authorize?${asked}`);
      await page.getByRole("link", { name: "Sign in", exact: true }).click();
      await typePassword(page, email);
      await expect(
        page.getByRole("heading", { name: "Confirm it's you" }),
      ).toBeVisible();
      await expectGood(page);
      const typed = page.getByLabel("Code from your app");
      await expect(typed).toBeFocused();
      await expect(typed).toHaveAttribute("inputmode", "numeric");
      await expect(typed).toHaveAttribute("autocomplete", "one-time-code");
      // The one of this step was taken when the app was set up.
      await typed.fill(
        codeOf(secret ?? "", Date.now() + step).replace(/^.../, "$& "),
      );
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(
        page.getByRole("heading", {
          name: "Allow “Helper” to use your account?",
        }),
      ).toBeVisible();
      const allow = page.getByRole("button", { name: "Allow" });
      await allow.scrollIntoViewIfNeeded();
      await allow.click();
      await page.waitForURL(/assistant\.example\/callback\?code=/);

      await page.context().clearCookies();
      await page.goto("/signin");
      await typePassword(page, email);
      await page.getByRole("button", { name: "Use a recovery code" }).click();
      await page.getByLabel("Recovery code").fill(code.toUpperCase());
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.waitForURL(/\/dashboard$/);
      await page.goto("/settings/account");
      await page.getByText("Active sessions").click();
      await expect(
        page.getByText(/with the password and a recovery code/),
      ).toBeVisible();
    });

    test("a passkey: added, signs in alone and after the password, and is removed", async ({
      page,
    }) => {
      await addDevice(page);
      const email = await signInAsNewSeller(page);
      await openFactors(page);
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await confirmByPassword(page);
      await expect(page.getByText("Your recovery codes")).toBeVisible();
      await expectGood(page);

      await page.context().clearCookies();
      await page.goto("/signin");
      await expectGood(page);
      await page.getByRole("button", { name: "Use a passkey instead" }).click();
      await page.waitForURL(/\/dashboard$/);

      await page.context().clearCookies();
      await page.goto("/signin");
      await typePassword(page, email);
      await page
        .getByRole("button", { name: "Sign in with a passkey" })
        .click();
      await page.waitForURL(/\/dashboard$/);

      await openFactors(page);
      const passkeys = page.getByRole("region", { name: "Passkeys" });
      await passkeys.getByRole("button", { name: /^Rename/ }).click();
      const naming = page.getByRole("dialog", { name: "Rename this passkey" });
      await naming.getByLabel("Name").fill("Studio laptop");
      await naming.getByRole("button", { name: "Save" }).click();
      await expect(passkeys.getByText("Studio laptop")).toBeVisible();
      await passkeys.getByRole("button", { name: /^Remove/ }).click();
      await page.getByRole("button", { name: "Remove it" }).click();
      await expect(passkeys.getByRole("listitem")).toHaveCount(0);
      await expect(page.getByText("Recovery codes")).toBeHidden();
    });
  });
}
