import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, failedRequest, sandbox, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";

// One after the other: one of them withdraws every permission that the sandbox gave.
test.describe.configure({ mode: "default" });
// Icons of the sandbox's page, and the call that tells of a withdrawn permission.
test.use({ allowedComplaints: failedRequest(404, 409) });

async function expectGood(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)).toEqual([]);
}

/** From "My shop" to Etsy's page and back; the page then shows the shop. */
async function connect(page: Page, button: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("button", { name: "Allow access" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Your shop at Etsy is connected")).toBeVisible();
  await page.getByRole("status").getByRole("link", { name: "My shop" }).click();
  await expect(page.getByRole("link", { name: "HarborClayStudio" })).toBeVisible();
}

for (const [device, width] of [
  ["a phone", 390],
  ["a desktop", 1440],
] as const) {
  test(`shop at Etsy on ${device}: connect and disconnect`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsNewSeller(page);
    await page.goto("/shop");
    await expectGood(page);
    await connect(page, "Connect my shop");
    await expect(page.getByText("English (United States), German")).toBeVisible();
    await expectGood(page);
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("button", { name: "Keep it connected" }).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByRole("button", { name: "Connect my shop" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Connect my shop" })).toBeVisible();
  });
}

test("permission withdrawn at Etsy: the page asks to connect again, and it works", async ({ page, request }) => {
  await signInAsNewSeller(page);
  await page.goto("/shop");
  await connect(page, "Connect my shop");
  await request.post(`${sandbox}/etsy/tokens`, { data: { action: "revoke" } });
  expect((await page.request.get("/api/etsy/options")).status()).toBe(409);
  await page.goto("/shop");
  await expect(page.getByText("Please connect HarborClayStudio again")).toBeVisible();
  await expectGood(page);
  await connect(page, "Connect again");
  expect((await page.request.get("/api/etsy/options")).status()).toBe(200);
});

test("denied at Etsy: the dashboard says so, and nothing is connected", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/shop");
  await page.getByRole("button", { name: "Connect my shop" }).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByText("You said no at Etsy.", { exact: false })).toBeVisible();
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: "Connect my shop" })).toBeVisible();
});
