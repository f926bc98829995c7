import type { Locator, Page } from "@playwright/test";
import { connectOwnShop } from "@/tests/e2e/support/etsy";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  sandbox,
  test,
} from "@/tests/e2e/support/fixtures";
import { shortIf } from "@/tests/e2e/support/full";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";

// Icons of the sandbox's page.
test.use({ allowedComplaints: failedRequest(404) });

const own = "A round dish of oak with a dark ring of grain, on pale linen.";

/** The alt texts of a shop's photos at Etsy, by the titles of its listings. */
async function readShop(page: Page, shopId: number) {
  const state = await (
    await page.request.get(`${sandbox}/etsy/state.json`)
  ).json();
  return new Map<string, string[]>(
    state.listings
      .filter((one: { shop_id: number }) => one.shop_id === shopId)
      .map(
        (one: {
          fields: { title: string };
          images: { alt_text: string }[];
        }) => [one.fields.title, one.images.map(({ alt_text }) => alt_text)],
      ),
  );
}

/** Etsy refuses the alt text of a listing's second photo, once. */
async function refuseOnce(page: Page, title: string) {
  const { listings } = await (
    await page.request.get("/api/alt-texts/review?from=0")
  ).json();
  const { photos } = listings.find(
    (one: { title: string }) => one.title === title,
  );
  const data = {
    service: "etsy",
    mode: "status",
    status: 400,
    message: "The listing already has the maximum of 20 images.",
    path: "/images",
    match: String(photos[0].imageId),
    count: 1,
  };
  const fault = await page.request.post(`${sandbox}/faults`, { data });
  expect(fault.ok(), await fault.text()).toBe(true);
}

/** The other listings are done, its text can be copied, and it is tried again. */
async function finishRefused(page: Page, dialog: Locator, title: string) {
  await expect(
    dialog.getByText("11 listings done. 1 listing to finish by hand."),
  ).toBeVisible({ timeout: 120_000 });
  await expect(
    dialog.getByRole("button", { name: "Copy the alt text of photo 2" }),
  ).toBeVisible();
  await expectGood(page);
  await dialog.getByRole("button", { name: `Try again: ${title}` }).click();
}

/** All 12 of the dialog go, and arrive. */
async function confirmAll(
  page: Page,
  {
    title,
    button,
    refused,
  }: { title: string; button: string; refused?: string },
) {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("article")).toHaveCount(12);
  await expectGood(page);
  await dialog.getByRole("button", { name: button }).click();
  if (refused !== undefined) await finishRefused(page, dialog, refused);
  await expect(dialog.getByText("12 listings done.")).toBeVisible({
    timeout: 120_000,
  });
  await dialog
    .getByRole("button", { name: "Close", exact: true })
    .last()
    .click();
}

for (const [device, width] of [
  ["a phone", 390],
  ["a desktop", 1440],
] as const) {
  test(
    `alt text for 12 listings of a shop on ${device}: listed, written, edited, confirmed as one, put back as one`,
    shortIf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      test.setTimeout(300_000);
      await signInAsStandardSeller(page, 5);
      await page.goto("/audit/alt-text");
      await expect(
        page.getByRole("button", { name: "Connect my shop" }),
      ).toBeVisible();
      await expectStillGood(page);
      const { shopId } = await connectOwnShop(page, 24);
      const before = await readShop(page, shopId);
      await expect(page).toHaveURL(/\/audit\/alt-text$/);
      await page.getByRole("button", { name: "Check my shop" }).click();

      // Half of the listings have a photo without alt text.
      const list = page.getByRole("list", {
        name: "Listings with poor alt text",
      });
      await expect(list.getByRole("listitem")).toHaveCount(24);
      await expectGood(page);
      const rows = list.getByRole("checkbox", { name: /without alt text/ });
      await expect(rows).toHaveCount(12);
      for (const row of await rows.all()) await row.check();
      await expect(
        page.getByRole("status").filter({ hasText: "12 listings, 12 photos." }),
      ).toContainText("Counts as 2 listings, one for each ten begun. 5 left");
      await page.getByRole("button", { name: "Write alt texts" }).click();

      const written = page.getByRole("list", { name: "Written listings" });
      await expect(
        written.getByRole("group", { name: /^Oak Ring Dish/ }),
      ).toHaveCount(12);
      await expectGood(page);
      const first = written.getByRole("group", {
        name: "Oak Ring Dish No 1",
        exact: true,
      });
      await expect(first.getByRole("img").first()).toBeVisible();
      const area = first.getByRole("textbox", {
        name: "New alt text of photo 2",
      });
      await expect(area).not.toHaveValue("");
      await area.fill(own);
      await expect(first.getByText("Saved", { exact: true })).toBeVisible();
      await page.reload();
      await expect(area).toHaveValue(own);
      const third = written.getByRole("group", {
        name: "Oak Ring Dish No 3",
        exact: true,
      });
      const box = third.getByRole("checkbox", { name: "Use for photo 2" });
      await box.uncheck();

      const compare = page.getByRole("button", {
        name: "Compare 12 listings with Etsy",
      });
      await compare.click();
      const dialog = page.getByRole("dialog", { name: "Alt texts for Etsy" });
      await expect(dialog.getByText(own)).toBeVisible();
      await expect(
        dialog.getByRole("button", { name: "Update 11 listings on Etsy" }),
      ).toBeVisible();
      await expectGood(page);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await box.check();
      await refuseOnce(page, "Oak Ring Dish No 5");
      await compare.click();
      await confirmAll(page, {
        title: "Alt texts for Etsy",
        button: "Update 12 listings on Etsy",
        refused: "Oak Ring Dish No 5",
      });
      await expect(written.getByText("On Etsy", { exact: true })).toHaveCount(
        12,
      );
      await expectGood(page);

      const there = await readShop(page, shopId);
      expect(there.get("Oak Ring Dish No 1")?.[1]).toBe(own);
      expect([...there.values()].filter((texts) => texts.includes(""))).toEqual(
        [],
      );
      const { listingsRemaining } = await (
        await page.request.get("/api/subscription-status")
      ).json();
      expect(listingsRemaining).toBe(3);

      await page.goto("/changes");
      await expectStillGood(page);
      await page
        .getByRole("button", { name: /^Put back all 12 changed together/ })
        .first()
        .click();
      await confirmAll(page, {
        title: "Put back on Etsy",
        button: "Put back 12 listings on Etsy",
      });
      expect(await readShop(page, shopId)).toEqual(before);
    },
  );
}
