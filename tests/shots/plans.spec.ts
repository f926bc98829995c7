import { test } from "@playwright/test";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import {
  buyPlan,
  customerOf,
  openPayment,
  passDays,
  planBox,
  planCard,
  waitForPlan,
} from "@/tests/e2e/support/plans";
import { shoot, signInAs } from "@/tests/shots/support";

test("prices and the payment, from free to scheduled", async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsNewSeller(page);
  await waitForPlan(page, "Free plan");
  await shoot(page, "pricing-free");
  const payment = await openPayment(
    page,
    planCard(page, "Standard").getByRole("button", { name: "Choose Standard" }),
  );
  await shoot(page, "pricing-paying");
  await payment.getByRole("button", { name: /^Pay \$5/ }).click();
  await payment.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await shoot(payment, "success-paid");
  await payment.close();
  await waitForPlan(page, "Standard plan");
  await shoot(page, "pricing-standard");
  await planCard(page, "Free")
    .getByRole("button", { name: "Downgrade to Free" })
    .click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "pricing-dialog", { fullPage: false });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Downgrade to Free" })
    .click();
  await waitForPlan(page, /Your plan changes to Free/);
  await shoot(page, "pricing-scheduled");
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await shoot(page, "dashboard-scheduled");
});

test("prices with a payment past due", async ({ page }) => {
  test.setTimeout(180_000);
  const email = await signInAsNewSeller(page);
  await buyPlan(page, "standard");
  await waitForPlan(page, "Standard plan");
  await planBox(page).getByRole("button", { name: "Manage billing" }).click();
  await page.getByLabel(/0341/).check();
  await page.getByRole("button", { name: "Use this card" }).click();
  await page.getByText("visa ending in 0341").waitFor();
  await passDays(page, await customerOf(page, email), 32);
  await waitForPlan(page, "Your last payment didn't go through");
  await shoot(page, "pricing-past-due");
});

test("prices in the trial", async ({ page }) => {
  await signInAs(page, "trial");
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await shoot(page, "pricing-trial");
});
