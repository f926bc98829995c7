import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { signInAsAdmin } from "@/tests/e2e/support/administrator";
import { query } from "@/tests/e2e/support/database";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

/**
 * Thirty sellers whose addresses share a prefix; number 07 has the most
 * listings, a plan, and an undelivered email.
 */
async function createCrowd() {
  const start = `crowd-${randomUUID()}`;
  await query(
    `INSERT INTO "User" ("email", "password", "isVerified", "totalListings", "subscriptionTier", "subscriptionExpiresAt", "stripeCustomerId")
     SELECT $1 || '-' || lpad(n::text, 2, '0') || '@example.com', '', true, CASE WHEN n = 7 THEN 321 ELSE 0 END,
       CASE WHEN n = 7 THEN 'pro' ELSE 'free' END, CASE WHEN n = 7 THEN now() + interval '9 days' END,
       CASE WHEN n = 7 THEN 'cus_' || $1 END
     FROM generate_series(1, 30) n`,
    [start],
  );
  await query(
    `INSERT INTO "EmailFailure" ("userId", "template", "reason")
     SELECT "id", 'reset_password', 'refused: validation_error' FROM "User" WHERE "email" = $1`,
    [`${start}-07@example.com`],
  );
  return { start, seller: `${start}-07@example.com` };
}

/** What else fills the page once the application has run for a while. */
async function createRecords() {
  const task = `task-${randomUUID()}`;
  await query(
    `INSERT INTO "JobRun" ("task", "startedAt", "durationMs", "error", "failuresInRow") VALUES ($1, now(), 5, 'no room', 3)`,
    [task],
  );
  await query(
    `INSERT INTO "ModelUsage" ("day", "model", "requests", "failed", "inputTokens", "outputTokens")
     VALUES (now() - interval '3 days', $1, 4, 1, 0, 0)`,
    [task],
  );
  return task;
}

const usersOf = (page: Page) =>
  page
    .getByRole("table", { name: "Users", exact: true })
    .getByRole("rowheader");
const card = (page: Page, label: string) =>
  page
    .getByRole("definition")
    .filter({ hasText: /^[\d,]+$/ })
    .and(page.locator(`dt:text-is("${label}") ~ dd`));

async function search(page: Page, words: string) {
  await page.getByLabel("Search").fill(words);
  await page.getByLabel("Search").press("Enter");
}

test("an administrator views metrics, and finds, opens and exports users", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const { start, seller } = await createCrowd();
  const task = await createRecords();
  await page.goto("/analytics");
  for (const label of ["Users", "Active"])
    await expect(card(page, label)).toHaveText(/[1-9]/);
  await expect(card(page, "Paid")).toHaveText(/^\d/);
  await expect(
    page.getByRole("img", { name: /^Sign-ups: [\d,]+ sign-ups in 90 days/ }),
  ).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^Listings: [\d,]+ listings in 90 days/ }),
  ).toBeVisible();
  await page.getByText("Show as table").click();
  await expect(
    page
      .getByRole("table", { name: "Sign-ups and listings by day" })
      .getByRole("rowheader"),
  ).toHaveCount(90);
  const plans = page.getByRole("table", { name: "Users by plan" });
  await expect(plans.getByRole("rowheader")).toHaveText([
    "Free",
    "Trial",
    "Standard",
    "Pro",
  ]);
  const jobs = page.getByRole("table", {
    name: "Last run of each background job",
  });
  await expect(jobs.getByRole("row").filter({ hasText: task })).toContainText(
    "Failed 3 in a row, last success never: no room",
  );
  const model = page.getByRole("table", {
    name: "Model cost and failures by day",
  });
  await expect(model.getByRole("row").filter({ hasText: task })).toContainText(
    "25.0%",
  );
  await expectAccessible(page);

  await search(page, start);
  await expect(usersOf(page)).toHaveCount(25);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(usersOf(page)).toHaveCount(30);
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
  await page.getByLabel("Sort by").selectOption("Email, Z to A");
  await expect(usersOf(page).first()).toHaveText(`${start}-30@example.com`);
  await page.getByLabel("Sort by").selectOption("Most listings");
  await expect(usersOf(page).first()).toHaveText(seller);
  const row = page.getByRole("row").filter({ hasText: seller });
  await expect(row.getByRole("cell")).toContainText([
    "Pro",
    /\d{4}/,
    "0",
    "321",
    "never",
    `cus_${start}`,
  ]);
  await search(page, "nobody-has-this-address");
  await expect(page.getByText("No users match.")).toBeVisible();
  await search(page, `cus_${start}`);
  await expect(usersOf(page)).toHaveText([seller]);

  await page.getByRole("button", { name: seller }).click();
  const detail = page.getByRole("dialog", { name: seller });
  await expect(detail.getByText(/^Pro until /)).toBeVisible();
  await expect(
    detail.getByText("reset_password, refused: validation_error"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: seller })).toBeFocused();

  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await saving).path(), "utf8");
  expect(csv.split("\r\n")[0]).toMatch(
    /^"id","email","subscription_tier","created_at",/,
  );
  expect(csv).toContain(seller);
});

test.describe("other users", () => {
  test.use({ allowedComplaints: failedRequest(404) });

  test(
    "get the not-found page, both sellers and visitors",
    onlyFull,
    async ({ page }) => {
      const requests: string[] = [];
      page.on(
        "request",
        (request) =>
          request.url().includes("/admin/") && requests.push(request.url()),
      );
      const missing = page.getByRole("heading", { name: "404 Page Not Found" });
      await page.goto("/analytics");
      await expect(missing).toBeVisible();
      await signInAsNewSeller(page);
      await page.goto("/analytics");
      await expect(missing).toBeVisible();
      await expect(
        page.getByRole("heading", { name: "Analytics" }),
      ).toBeHidden();
      expect(requests).toEqual([]);
      expect((await page.request.get("/admin/api/users")).status()).toBe(404);
    },
  );
});

test.describe("on a dark phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
    allowedComplaints: failedRequest(503),
  });

  test(
    "metrics that fail to load: an error message, a retry, and no horizontal scrolling",
    onlyFull,
    async ({ page }) => {
      await signInAsAdmin(page);
      const { seller } = await createCrowd();
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
      const failing = "**/admin/api/**";
      await page.route(failing, (route) =>
        route.fulfill({
          status: 503,
          json: { code: "unavailable", message: "We are having trouble." },
        }),
      );
      await page.goto("/analytics");
      await expect(
        page.getByText("Failed to fetch analytics data. Please try again."),
      ).toBeVisible();
      for (const label of ["Users", "Active", "Paid"])
        await expect(card(page, label)).toHaveText("0");
      await expectAccessible(page);
      expect(await overflow()).toBeLessThanOrEqual(0);

      await page.unroute(failing);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(card(page, "Users")).toHaveText(/[1-9]/);
      await expect(page.getByText("Metrics could not be loaded")).toBeHidden();
      await search(page, seller);
      await expect(usersOf(page)).toHaveText([seller]);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: seller }).click();
      await expect(
        page.getByRole("dialog", { name: seller }).getByText("Stripe customer"),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await overflow()).toBeLessThanOrEqual(0);
    },
  );
});
