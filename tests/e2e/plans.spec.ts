import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  expect,
  failedRequest,
  linkIn,
  password,
  sandbox,
  signInAsNewSeller,
  test,
  waitForMail,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import {
  buyPlan,
  customerOf,
  endTrial,
  openPayment,
  passDays,
  planBox,
  planCard,
  waitForPlan,
} from "@/tests/e2e/support/plans";

test.use({ allowedComplaints: failedRequest(401, 404, 409, 503) });

/** The card provider, or a failure of its, takes its time. */
const patience = { timeout: 20_000 };
const toast = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible(patience);
/** Reloads until a changed plan is shown. */
const reloaded = (page: Page) => page.waitForEvent("load");

test("a visitor chooses a plan, signs up, verifies, returns to it, pays, and is on it", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/pricing");
  await planCard(page, "Standard")
    .getByRole("button", { name: "Choose Standard" })
    .click();
  await toast(page, "Sign In Required");
  await expect(page).toHaveURL(/\/signin\?callbackUrl=/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();

  await page.goto(linkIn(await waitForMail(page.request, email)));
  await toast(page, "Email Verified!");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/pricing\?plan=standard$/);
  await expect(
    page.getByRole("heading", { name: "You chose Standard" }),
  ).toBeVisible();

  const tab = await openPayment(
    page,
    page.getByRole("button", { name: "Continue to payment" }),
  );
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByRole("link", { name: "Pay Now" })).toHaveAttribute(
    "href",
    tab.url(),
  );
  await tab.getByRole("button", { name: "Have the card declined" }).click();
  await expect(tab.getByRole("alert")).toContainText("declined");
  await expect(planBox(page).getByText("Free plan")).toBeVisible();

  await tab.getByRole("button", { name: /^Pay \$5/ }).click();
  await expect(
    tab.getByRole("heading", { name: "Checking your payment" }),
  ).toBeVisible();
  await expect(
    tab.getByRole("heading", { name: "Payment Successful!" }),
  ).toBeVisible(patience);
  const headers = (await page.request.get("/success")).headers();
  expect(headers["cache-control"]).toContain("no-store");
  await expect(tab.locator('meta[name="robots"]')).toHaveAttribute(
    "content",
    /noindex/,
  );
  await expect(planBox(page).getByText("Standard plan")).toBeVisible(patience);
  await expect(
    page.getByRole("heading", { name: "You chose Standard" }),
  ).toBeHidden();

  await tab.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(tab.getByText("Standard plan")).toBeVisible();
});

test(
  "page of a payment: neither another seller nor a visitor sees it",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    const paidAt = await buyPlan(page, "standard");
    await signInAsNewSeller(page);
    await page.goto(paidAt);
    await expect(
      page.getByRole("heading", { name: "We couldn't find this payment" }),
    ).toBeVisible();
    await page.context().clearCookies();
    await page.goto(paidAt);
    await expect(
      page.getByRole("heading", { name: "Please sign in" }),
    ).toBeVisible();
  },
);

test(
  "trial: starts once and ends by itself",
  onlyFull,
  async ({ page, context }) => {
    const email = await signInAsNewSeller(page);
    await page.goto("/pricing");
    const second = await context.newPage();
    await second.goto("/pricing");
    const start = (at: Page) =>
      planCard(at, "Standard").getByRole("button", {
        name: "Start 7-day trial",
      });
    await expect(start(second)).toBeVisible();

    const load = reloaded(page);
    await start(page).click();
    await toast(page, "Trial Started");
    await load;
    await expect(planBox(page).getByText("7 days left")).toBeVisible();
    await start(second).click();
    await toast(second, "Trial Error");
    await second.goto("/dashboard");
    await expect(second.getByText("7 days left")).toBeVisible();

    await endTrial(email);
    await page.reload();
    await expect(planBox(page).getByText("Free plan")).toBeVisible();
    await expect(start(page)).toBeHidden();
    await expect(
      planCard(page, "Standard").getByRole("button", {
        name: "Choose Standard",
      }),
    ).toBeVisible();
  },
);

test(
  "Standard to Pro on the confirmation page; downgrades are scheduled, undone, and take effect at the period's end",
  onlyFull,
  async ({ page }) => {
    const email = await signInAsNewSeller(page);
    await buyPlan(page, "standard");
    const customer = await customerOf(page, email);
    await waitForPlan(page, "Standard plan");

    const tab = await openPayment(
      page,
      planCard(page, "Pro").getByRole("button", { name: "Upgrade to Pro" }),
    );
    await tab.getByRole("button", { name: "Confirm" }).click();
    await expect(tab).toHaveURL(/\/dashboard$/);
    await expect(tab.getByText("Pro plan")).toBeVisible(patience);
    await expect(
      tab.getByRole("status").filter({ hasText: "Plan Changed!" }),
    ).toContainText("You are on Pro now.");
    await tab.close();
    await waitForPlan(page, "Pro plan");

    async function downgrade(name: "Free" | "Standard") {
      await planCard(page, name)
        .getByRole("button", { name: `Downgrade to ${name}` })
        .click();
      const load = reloaded(page);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: `Downgrade to ${name}` })
        .click();
      await toast(page, "Downgrade Scheduled");
      await load;
      await expect(
        planBox(page).getByText(`Your plan changes to ${name} on`),
      ).toBeVisible();
    }
    await downgrade("Standard");
    await expect(planBox(page).getByText("Pro plan")).toBeVisible();
    const load = reloaded(page);
    await planBox(page).getByRole("button", { name: "Keep my plan" }).click();
    await toast(page, "Plan Changed!");
    await load;
    await expect(planBox(page).getByText(/Renews on/)).toBeVisible();
    await expect(planBox(page).getByText(/Your plan changes/)).toBeHidden();

    await downgrade("Standard");
    await passDays(page, customer, 32);
    await waitForPlan(page, "Standard plan");
    await downgrade("Free");
    await expect(planBox(page).getByText("Standard plan")).toBeVisible();
    await passDays(page, customer, 32);
    await waitForPlan(page, "Free plan");
    await expect(
      planCard(page, "Free").getByText("Current plan", { exact: true }),
    ).toBeVisible();
  },
);

test(
  "failed payment: the plan continues and is resolved by paying; unpaid, it ends",
  onlyFull,
  async ({ page }) => {
    const email = await signInAsNewSeller(page);
    await buyPlan(page, "standard");
    const customer = await customerOf(page, email);
    await waitForPlan(page, "Standard plan");

    async function takeFailingCard() {
      await planBox(page)
        .getByRole("button", { name: "Manage billing" })
        .click();
      await page.getByLabel(/0341/).check();
      await page.getByRole("button", { name: "Use this card" }).click();
      await expect(page.getByText("visa ending in 0341")).toBeVisible();
      await page.getByRole("link", { name: "Back to the shop" }).click();
      await expect(page).toHaveURL(/\/pricing$/);
    }
    const trouble = "Your last payment didn't go through";
    await takeFailingCard();
    await passDays(page, customer, 32);
    await waitForPlan(page, trouble);
    await expect(planBox(page).getByText("Standard plan")).toBeVisible();
    await expect(
      planCard(page, "Pro").getByText("Pay the open invoice first"),
    ).toBeVisible();

    const invoice = await openPayment(
      page,
      planBox(page).getByRole("link", { name: "Pay invoice" }),
    );
    await invoice.getByLabel(/4242/).check();
    await invoice.getByRole("button", { name: /^Pay/ }).click();
    await expect(invoice.getByText(/, paid, for/)).toBeVisible(patience);
    await invoice.close();
    await waitForPlan(page, /Renews on/);
    await expect(planBox(page).getByText(trouble)).toBeHidden();

    await takeFailingCard();
    await passDays(page, customer, 32);
    await waitForPlan(page, trouble);
    await passDays(page, customer, 20);
    await waitForPlan(page, "Free plan");
    await expect(
      planCard(page, "Standard").getByRole("button", {
        name: "Choose Standard",
      }),
    ).toBeVisible();
  },
);

test(
  "Stripe outage: an error message, no data is lost, and payments work afterwards",
  onlyFull,
  async ({ page }) => {
    const email = await signInAsNewSeller(page);
    const only = email.slice(0, email.indexOf("@"));
    const fault = {
      service: "stripe",
      mode: "status",
      status: 500,
      match: only,
    };
    expect(
      (await page.request.post(`${sandbox}/faults`, { data: fault })).ok(),
    ).toBe(true);
    await page.goto("/pricing");
    await expect(planBox(page).getByText("Free plan")).toBeVisible();
    const choose = planCard(page, "Pro").getByRole("button", {
      name: "Choose Pro",
    });
    const opened = page.waitForEvent("popup");
    await choose.click();
    const tab = await opened;
    await toast(page, "Plan Change Failed");
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(planBox(page).getByText("Free plan")).toBeVisible();
    await expect(choose).toBeEnabled();

    await page.request.delete(`${sandbox}/faults?service=stripe`);
    const payment = await openPayment(page, choose);
    await payment.getByRole("button", { name: "Cancel and go back" }).click();
    await expect(payment).toHaveURL(/\/pricing$/);
    await expect(planBox(payment).getByText("Free plan")).toBeVisible(patience);
    await payment.close();

    await page.context().clearCookies({ name: "next-auth.session-token" });
    await choose.click();
    await toast(page, "Please sign in to manage your subscription.");
    await expect(page).toHaveURL(
      /\/signin\?callbackUrl=%2Fpricing%3Fplan%3Dpro$/,
    );
  },
);

test(
  "quota used up: every page shows a message with a link to the plans",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    const used = {
      canCreateListing: false,
      needsUpgrade: true,
      listingsRemaining: 0,
      listingsThisMonth: 5,
    };
    await page.route("**/api/subscription-status", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), ...used } });
    });
    const words = "Monthly limit reached. Upgrade to continue.";
    for (const path of ["/generate", "/dashboard"]) {
      await page.goto(path);
      await expect(
        page.getByRole("alert").filter({ hasText: words }),
      ).toBeVisible();
      await page.getByRole("link", { name: "Upgrade", exact: true }).click();
      await expect(page).toHaveURL(/\/pricing$/);
      await expect(
        planBox(page).getByText("You've used all 5 listings"),
      ).toBeVisible();
    }
  },
);
