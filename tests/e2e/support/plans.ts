import type { Locator, Page } from "@playwright/test";
import { query } from "@/tests/e2e/support/database";
import { expect, sandbox } from "@/tests/e2e/support/fixtures";

const day = 24 * 60 * 60;
const ourPage = { "Sec-Fetch-Site": "same-origin" };

/** The part of the page with the seller's plan. */
export const planBox = (page: Page) =>
  page.getByRole("region", { name: "Your plan" });

/** The foot of a plan's tag. */
export const planCard = (page: Page, name: "Free" | "Standard" | "Pro") =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true, level: 2 }) })
    .first();

/**
 * The tab that a click opens, once it shows the card provider's page. Close it
 * only when it shows a page again: Chromium may never close one that is on its
 * way.
 */
export async function openPayment(page: Page, click: Locator) {
  const opened = page.waitForEvent("popup");
  await click.click();
  const tab = await opened;
  await tab.waitForURL(`${sandbox}/**`);
  return tab;
}

/** A seller's customer at the card provider. */
export async function customerOf(page: Page, email: string): Promise<string> {
  const state = await (
    await page.request.get(`${sandbox}/stripe/state.json`)
  ).json();
  const customers: { id: string; email: string }[] = state.customers;
  const customer = customers.find((each) => each.email === email);
  if (!customer)
    throw new Error(`The card provider knows nobody called ${email}.`);
  return customer.id;
}

/** Lets time pass for one customer of the card provider. */
export async function passDays(page: Page, customer: string, days: number) {
  const data = { advanceSeconds: days * day, customer };
  expect(
    (await page.request.post(`${sandbox}/stripe/clock`, { data })).ok(),
  ).toBe(true);
}

/** Buys a plan without clicking through the pages; where that leads. */
export async function buyPlan(page: Page, plan: "standard" | "pro") {
  const answer = await page.request.post("/api/create-checkout-session", {
    data: { plan },
    headers: ourPage,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { checkoutUrl } = await answer.json();
  const paid = await page.request.post(`${checkoutUrl}/pay`, {
    form: { card: "pm_card_visa" },
    maxRedirects: 0,
  });
  const confirmation = paid.headers().location ?? "";
  const session = new URL(confirmation).searchParams.get("session_id");
  await page.request.get(`/api/verify-subscription/${session}`, {
    headers: ourPage,
  });
  return confirmation;
}

/**
 * Reloads the page until it shows this, since the card provider's events take a
 * moment to arrive.
 */
export async function waitForPlan(page: Page, words: string | RegExp) {
  await expect(async () => {
    await page.goto("/pricing");
    await expect(planBox(page).getByText(words).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
}

/** Our own time can't be moved from outside, so the trial's end is. */
export async function endTrial(email: string) {
  const ended = await query(
    `UPDATE "User" SET "trialExpiresAt" = now() WHERE email = $1 RETURNING id`,
    [email],
  );
  expect(ended).toHaveLength(1);
}
