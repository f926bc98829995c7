import { test } from "@playwright/test";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import { shoot, signInAs } from "@/tests/shots/support";

test("shop, first visit", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/shop");
  await page.getByRole("button", { name: "Save my shop" }).waitFor();
  await shoot(page, "shop-empty");
});

test("shop, filled in", async ({ page }) => {
  await signInAs(page, "pro");
  await page.goto("/shop");
  await page
    .getByRole("textbox", { name: "Description 1" })
    .fill("I turn dishes from one piece of oak. They last.");
  await page.getByRole("button", { name: "Read my voice" }).click();
  await page
    .getByRole("button", { name: "Hear it with your changes" })
    .waitFor();
  await shoot(page, "shop-filled");
  await page.getByRole("button", { name: "Pick from your history" }).click();
  await page.getByText("The newest 20 are shown.").waitFor();
  await shoot(page, "shop-picker", { fullPage: false });
});
