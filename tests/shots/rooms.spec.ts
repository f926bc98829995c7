import { test } from "@playwright/test";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import { shoot, signInAs } from "@/tests/shots/support";

test("dashboard, first run", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your first three steps" }).waitFor();
  await shoot(page, "dashboard-first-run");
  await page.goto("/history");
  await page.getByText("No History Yet").waitFor();
  await shoot(page, "history-empty");
});

test("dashboard at the limit", async ({ page }) => {
  await signInAs(page, "limit");
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await shoot(page, "dashboard-limit");
});

test("dashboard and history, full", async ({ page }) => {
  await signInAs(page, "pro");
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await shoot(page, "dashboard-full");
  await page.goto("/history");
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .waitFor();
  await shoot(page, "history-full");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(3)
    .check();
  await shoot(page, "history-selection", { fullPage: false });
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "history-export", { fullPage: false });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear" }).click();
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  await page.getByRole("toolbar", { name: "Listing" }).waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "history-opened");
  await page.goto("/history?q=nothing-is-called-this");
  await page.getByRole("heading", { name: "No matching listings" }).waitFor();
  await shoot(page, "history-no-match");
});

test("history with undo", async ({ page }) => {
  await signInAs(page, "standard");
  await page.goto("/history?category=jewelry");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await shoot(page, "history-undo", { fullPage: false });
  await page.getByRole("button", { name: "Undo" }).click();
});
