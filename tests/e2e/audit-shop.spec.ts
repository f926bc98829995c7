import { connectOwnShop } from "@/tests/e2e/support/etsy";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

// Icons of the sandbox's page.
test.use({ allowedComplaints: failedRequest(404) });

for (const [device, width, count] of [
  ["a phone", 390, 24],
  ["a desktop", 1440, 230],
] as const) {
  test(
    `a connected shop on ${device}: from connecting it to its listing in the editor`,
    onlyFull,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInAsNewSeller(page);
      await page.goto("/audit");
      await expect(
        page.getByRole("button", { name: "Connect my shop" }),
      ).toBeVisible();
      await expectStillGood(page);
      const { name } = await connectOwnShop(page, count);

      await page.getByRole("button", { name: "Check my shop" }).click();
      const table = page.getByRole("table", { name: "Listings" });
      await expect(table).toHaveAttribute("aria-rowcount", String(count + 1));
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(
        page.getByText("kept here until", { exact: false }),
      ).toBeVisible();
      await page
        .getByRole("button", { name: `Photos without alt text ${count / 2}` })
        .click();
      await expect(
        page.getByText(`${count / 2} of ${count} listings`),
      ).toBeVisible();
      await expectGood(page);

      // A reload loses nothing, neither the filter.
      await page.reload();
      await expect(
        page.getByText(`${count / 2} of ${count} listings`),
      ).toBeVisible();
      await page.getByRole("button", { name: "Show all" }).click();
      await expect(table).toHaveAttribute("aria-rowcount", String(count + 1));
      await page.getByLabel("Search titles and SKUs").fill("OD-7");
      const title = "Oak Ring Dish No 7";
      await page.getByRole("button", { name: title, exact: true }).click();
      const detail = page.getByRole("dialog", { name: title });
      await expect(detail.getByText("Primary color: Brown")).toBeVisible();
      await expect(
        detail.getByText("Jewelry › Jewelry Storage › Ring Dishes"),
      ).toBeVisible();
      await expect(detail.getByText("2 photos, 1 with alt text")).toBeVisible();
      await expectGood(page);

      await detail.getByRole("button", { name: "Fix in the editor" }).click();
      await expect(page).toHaveURL(/\/history\?open=\d+$/);
      await expect(page.getByText(title).first()).toBeVisible();
      const panel = page.getByRole("region", { name: "Draft in Etsy" });
      await expect(
        panel.getByRole("button", { name: "Update texts on Etsy" }),
      ).toBeVisible();
      const { listingsThisMonth } = await (
        await page.request.get("/api/subscription-status")
      ).json();
      expect(listingsThisMonth).toBe(0);

      await page.goto("/audit");
      await expect(page.getByLabel("Search titles and SKUs")).toHaveValue(
        "OD-7",
      );
      await expect(table.getByText("In your history").first()).toBeVisible();
      await page.getByRole("button", { name: "Delete what was read" }).click();
      await expect(
        page.getByRole("button", { name: "Check my shop" }),
      ).toBeVisible();
      await expect(page.getByText("Drop your shop’s file here")).toBeVisible();
    },
  );
}

test(
  "a shop without active listings: it says so, and can be read again",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/audit");
    await connectOwnShop(page, 0);
    await page.getByRole("button", { name: "Check my shop" }).click();
    await expect(
      page.getByText("Your shop has no active listings.", { exact: false }),
    ).toBeVisible();
    await expectGood(page);
    await page.getByRole("button", { name: "Read again" }).click();
    await expect(
      page.getByRole("button", { name: "Read again" }),
    ).toBeEnabled();
  },
);
