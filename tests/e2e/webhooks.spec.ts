import type { Page } from "@playwright/test";
import { query } from "@/tests/e2e/support/database";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { isFull, onlyFull, screens } from "@/tests/e2e/support/full";

test.use({ allowedComplaints: failedRequest(422) });

const address = "https://hooks.example/listwright";

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
const card = (page: Page) => page.getByRole("heading", { name: address });

async function addEndpoint(page: Page) {
  await page.getByLabel("Address").fill(address);
  await press(page, "Add endpoint");
  await expect(card(page)).toBeVisible();
}

for (const [device, size, details] of screens("a desktop")) {
  test.describe(device, details, () => {
    test.use(size);

    test("webhooks: an endpoint is added, tested, given a new secret and deleted", async ({
      page,
    }) => {
      await signInAsNewSeller(page);
      await page.goto("/settings/webhooks");
      await page
        .getByLabel("Address")
        .fill("https://169.254.169.254/latest/meta-data");
      await press(page, "Add endpoint");
      await expect(
        page.getByText("The address must point to a public server."),
      ).toBeVisible();
      await expectAccessible(page);

      await addEndpoint(page);
      const secret = page.getByText(/^whsec_[\w+/]{43}=$/);
      await expect(secret).toBeVisible();
      const first = await secret.textContent();
      await press(page, "Done");
      await expect(secret).toBeHidden();

      // Its name leads nowhere, so that the log tells of a failure and of the
      // next attempt.
      await press(page, "Send a test event");
      const row = page.getByRole("list", { name: "Log" }).getByRole("listitem");
      await expect(row).toContainText("webhook.test");
      await expect(row).toContainText("No connection");
      if (isFull) {
        // Axe would measure its colors while it fades.
        await expect(page.getByText("Test event queued")).toBeHidden();
        await expectAccessible(page);
      }

      await press(page, "New secret");
      await press(page, "Create a new secret");
      await expect(secret).toBeVisible();
      expect(await secret.textContent()).not.toBe(first);
      await expect(
        page.getByText(/The previous secret also signs until/),
      ).toBeVisible();

      await page.reload();
      await expect(card(page)).toBeVisible();
      await expect(secret).toBeHidden();
      await press(page, "Delete");
      await press(page, "Delete endpoint");
      await expect(card(page)).toBeHidden();
      await expect(
        page.getByRole("heading", { name: "Add an endpoint" }),
      ).toBeVisible();
    });
  });
}

test(
  "webhooks: an endpoint that was switched off says why, and is switched on again",
  onlyFull,
  async ({ page }) => {
    const email = await signInAsNewSeller(page);
    await page.goto("/settings/webhooks");
    await addEndpoint(page);
    await query(
      `UPDATE "WebhookEndpoint" SET "disabledAt" = now(), "disabledReason" = 'failing', "failingSince" = now() - interval '5 days'
     WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`,
      [email],
    );
    await page.reload();
    await expect(
      page.getByText(/accepted no event for five days/),
    ).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Send a test event" }),
    ).toBeHidden();
    await expectAccessible(page);
    await press(page, "Switch on");
    await expect(
      page.getByRole("button", { name: "Send a test event" }),
    ).toBeVisible();
    await expect(page.getByText(/accepted no event/)).toBeHidden();
  },
);
