import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { signInAsAdmin } from "@/tests/e2e/support/administrator";
import { query } from "@/tests/e2e/support/database";
import { expectGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  password,
  test,
  waitForMail,
} from "@/tests/e2e/support/fixtures";

const reason = "Photos of other makers, after two warnings.";
const allowed = failedRequest(401, 403, 422);
test.use({ allowedComplaints: allowed });

async function createSeller() {
  const email = `suspended-${randomUUID()}@example.com`;
  await query(
    `INSERT INTO "User" ("email", "password", "isVerified") VALUES ($1, $2, true)`,
    [email, await hash(password)],
  );
  return email;
}

test("an administrator suspends and restores an account at a desktop, with the log; its owner reads why on a phone, and is let in again", async ({
  page,
  browser,
}) => {
  const email = await createSeller();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsAdmin(page);
  await page.goto(`/analytics`);
  await page.getByLabel("Search").fill(email);
  await page.getByLabel("Search").press("Enter");
  await page.getByRole("button", { name: email }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(dialog.getByText(/Nobody can sign in/)).toBeVisible();
  await dialog.getByLabel("Reason").fill("Too few");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(
    dialog.getByText("Give a reason of at least 10 characters."),
  ).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await expectGood(page);
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByRole("status")).toContainText("Since");
  await expect(dialog.getByText(reason)).toBeVisible();
  await expect(
    dialog.getByRole("button", { name: "Restore", exact: true }),
  ).toBeVisible();
  await expectGood(page);

  const mail = await waitForMail(page.request, email, /suspended/);
  expect(mail.text).toContain(reason);

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const owner = await phone.newPage();
  await owner.goto("/signin", { waitUntil: "networkidle" });
  const enter = async () => {
    await owner.getByLabel("Email").fill(email);
    await owner.getByLabel("Password", { exact: true }).fill(password);
    await owner.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await enter();
  await expect(
    owner.getByText(
      `Your account is suspended. Everything in it is kept. The reason: ${reason}`,
    ),
  ).toBeVisible();
  await expectGood(owner);

  await dialog.getByRole("button", { name: "Restore", exact: true }).click();
  await dialog.getByLabel("Reason").fill("The photos were replaced.");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(
    dialog.getByRole("button", { name: "Suspend", exact: true }),
  ).toBeVisible();

  await page.goto("/analytics/log");
  const entries = page
    .getByRole("listitem")
    .filter({ hasText: email })
    .filter({ hasNotText: "Read a user's page" });
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText("Restore");
  await expect(entries.nth(1)).toContainText(reason);
  await expect(entries.nth(1)).toContainText("admin@example.com");
  await expect(entries.nth(1)).toContainText("On /analytics");
  await expectGood(page);

  await enter();
  await owner.waitForURL(/\/(dashboard|generate)/);
  await owner.goto("/settings/account", { waitUntil: "networkidle" });
  await owner.getByText("What administrators did").click();
  const acts = owner.getByRole("list", { name: "What administrators did" });
  await expect(acts.getByRole("listitem")).toHaveCount(2);
  await expect(acts).toContainText(reason);
  await expect(acts).not.toContainText("admin@example.com");
  await expectGood(owner);
  await phone.close();
});

test("the log isn't there for a seller, nor for a visitor", async ({
  page,
}) => {
  await page.goto("/analytics/log");
  await expect(
    page.getByRole("heading", { name: "404 Page Not Found" }),
  ).toBeVisible();
  expect((await page.request.get("/admin/api/log")).status()).toBe(404);
});
