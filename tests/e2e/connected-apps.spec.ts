import { createHash, randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import {
  expectAccessible,
  expectStillGood,
} from "@/tests/e2e/support/expect-good";
import {
  expect,
  password,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull, screens } from "@/tests/e2e/support/full";

const returnAddress = "https://assistant.example/callback";

const callTool = (request: APIRequestContext, token: string) =>
  request.post("/mcp", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "find_my_listings", arguments: {} },
    },
  });

/**
 * Presses it once it works: it has to be seen, and nothing scrolls to what
 * doesn't work yet.
 */
async function press(page: Page, name: string) {
  const button = page.getByRole("button", { name });
  await button.scrollIntoViewIfNeeded();
  await button.click();
}

/** Registers an app, and makes what it asks the user by its page of consent. */
async function registerApp(app: APIRequestContext) {
  const server = await (
    await app.get("/.well-known/oauth-authorization-server")
  ).json();
  const metadata = { client_name: "Helper", redirect_uris: [returnAddress] };
  const { client_id } = await (
    await app.post("/oauth/register", { data: metadata })
  ).json();
  const verifier = randomBytes(32).toString("base64url");
  const resource = `${server.issuer}/mcp`;
  const asked = new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: returnAddress,
    state: "s",
    resource,

    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  return { client_id, verifier, resource, asked };
}

for (const [device, size, details] of screens()) {
  test.describe(device, details, () => {
    test.use(size);

    test("an app is denied, then allowed, used and revoked", async ({
      page,
      playwright,
      baseURL,
    }) => {
      await signInAsNewSeller(page);
      // The app has no cookie of the seller's browser.
      const app = await playwright.request.newContext({
        ...(baseURL !== undefined && { baseURL }),
      });
      const { client_id, verifier, resource, asked } = await registerApp(app);
      await page.route(`${returnAddress}**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "Back" }),
      );

      await page.goto(`/oauth/authorize?${asked}`);
      await expect(
        page.getByRole("heading", {
          name: "Allow “Helper” to use your account?",
        }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Deny" }).click();
      await page.waitForURL(
        /assistant\.example\/callback\?error=access_denied/,
      );

      await page.goto(`/oauth/authorize?${asked}`);
      await expect(page.getByRole("checkbox", { checked: false })).toHaveCount(
        2,
      );
      await page
        .getByRole("checkbox", {
          name: "Create drafts in your connected Etsy shop.",
        })
        .check();
      await press(page, "Allow");
      await page.waitForURL(/assistant\.example\/callback\?code=/);
      const code = new URL(page.url()).searchParams.get("code") ?? "";
      const form = {
        grant_type: "authorization_code",
        client_id,
        code,
        redirect_uri: returnAddress,
        resource,
      };
      const issued = await app.post("/oauth/token", {
        form: { ...form, code_verifier: verifier },
      });
      const { access_token, scope } = await issued.json();
      expect(scope).toBe("check read generate etsy");
      expect((await callTool(app, access_token)).status()).toBe(200);

      await page.goto("/settings/apps");
      await expectStillGood(page);
      await page.getByRole("button", { name: "Revoke Helper" }).click();
      await page.getByRole("button", { name: "End access" }).click();
      await expect(page.getByText("No app is connected.")).toBeVisible();
      expect((await callTool(app, access_token)).status()).toBe(401);
      await app.dispose();
    });
  });
}

test(
  "a popup of an app comes back to it, also when the seller has to sign in first",
  onlyFull,
  async ({ page, context, baseURL }) => {
    const email = await signInAsNewSeller(page);
    const { asked } = await registerApp(context.request);
    await context.clearCookies();
    const site = new URL("/**", returnAddress).href;
    await context.route(site, (route) =>
      route.fulfill({ contentType: "text/html", body: "The app" }),
    );
    await page.goto(new URL("/connect", returnAddress).href);
    const opened = page.waitForEvent("popup");
    await page.evaluate(
      (consent) => void window.open(consent, "consent", "popup"),
      `${baseURL}/oauth/authorize?${asked}`,
    );
    const popup = await opened;

    await popup.getByRole("link", { name: "Sign in" }).click();
    await popup.getByLabel("Email").fill(email);
    await popup.getByLabel("Password", { exact: true }).fill(password);
    await popup.getByRole("button", { name: "Sign in" }).click();
    await press(popup, "Allow");
    await press(popup, "Yes, allow");
    await popup.waitForURL(/assistant\.example\/callback\?code=/);
    expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  },
);
