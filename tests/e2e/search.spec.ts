import type { Page } from "@playwright/test";
import { expectGood } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";

async function writeRingDish(page: Page) {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  await page.getByLabel("Product name").fill("Oak ring dish");
  await page.getByLabel("Materials").fill("oak, linseed oil");
  await page
    .getByRole("button", { name: "Generate Listing", exact: true })
    .click();
  await expect(page.getByRole("toolbar", { name: "Listing" })).toBeVisible({
    timeout: 30_000,
  });
}

const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Search everywhere" });

test("search: by keys to a listing and to a setting, from wherever one is", async ({
  page,
}) => {
  await writeRingDish(page);
  await page.keyboard.press("Control+k");
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("ring d");
  await expect(
    dialog(page).getByRole("option", { name: /Oak ring dish/ }),
  ).toBeVisible();
  await expectGood(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/history\?open=\d+$/);
  await expect(page.getByRole("toolbar", { name: "Listing" })).toBeVisible();

  await page.keyboard.press("/");
  await dialog(page).getByRole("combobox").fill("password");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings\/account$/);
  await page.getByText("Keyboard", { exact: true }).click();
  await page.getByRole("checkbox", { name: /slash key/ }).uncheck();
  await page.reload();
  await expect(
    page.getByRole("button", { name: "Search everywhere" }),
  ).toBeVisible();
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(dialog(page).getByRole("combobox")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test("search: by its button on the first page", async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Search everywhere" }).tap();
    await dialog(page).getByRole("combobox").fill("fee");
    await expectGood(page);
    await dialog(page)
      .getByRole("option", { name: "Etsy Fee Calculator" })
      .tap();
    await expect(page).toHaveURL(/\/etsy-fee-calculator$/);
  });
});
