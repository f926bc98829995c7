import { type Page, test } from "@playwright/test";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";
import {
  createDraft,
  createMixedBatch,
  createPhotos,
  repeatRows,
} from "@/tests/shots/mixed-batch";
import { shoot } from "@/tests/shots/support";

async function openBatch(page: Page, id: string) {
  await page.goto(`/batches?batch=${id}`);
  await page.getByRole("list", { name: "Listings of this batch" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/**
 * What is not in view is not drawn, and stays so in a picture of the whole
 * page.
 */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>("[data-row]"))
      row.style.contentVisibility = "visible";
  });

test("batches, none yet", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/batches");
  await page.getByText("None yet").waitFor();
  await shoot(page, "batches-0");
});

test("batch of 24 and of 500 listings, its drafts, and an empty folder of the history", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await signInAsStandardSeller(page, 18);
  const id = await createMixedBatch(page);
  await page.goto("/batches");
  await page.getByRole("link", { name: /^Open / }).waitFor();
  await shoot(page, "batches-1");
  await page.goto(`/history?batch=${await createDraft(page, 0)}`);
  await page.getByLabel("Batch").waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "history-empty-folder");
  await openBatch(page, id);
  await drawAll(page);
  await shoot(page, "batch-24");

  await page.getByRole("button", { name: /^Create drafts on Etsy/ }).click();
  await page.getByRole("button", { name: "Connect my shop" }).click();
  await page.getByRole("button", { name: "Allow access" }).click();
  await page.getByRole("link", { name: "Continue with your batch" }).click();
  await page.getByRole("button", { name: /^Create drafts on Etsy/ }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  await shoot(page, "batch-drafts", { fullPage: false });

  await page.goto("about:blank");
  await repeatRows(page, id, 500);
  await openBatch(page, id);
  await shoot(page, "batch-500", { fullPage: false });
  await page.getByLabel("Show", { exact: true }).selectOption("waiting");
  const row = page.locator("[data-row]").nth(30);
  await shoot(page, "batch-500-waiting", { fullPage: false, inView: row });
});

test("batch that was not started", async ({ page }) => {
  await signInAsStandardSeller(page, 10);
  const id = await createDraft(page, 12);
  await openBatch(page, id);
  await drawAll(page);
  await shoot(page, "batch-draft");
});

test("24 photos to be written", async ({ page }) => {
  await signInAsStandardSeller(page, 10);
  await page.goto("/batches");
  await page
    .locator('input[type="file"][accept^="image"]')
    .setInputFiles(await createPhotos(24));
  await page.getByRole("heading", { name: "12 listings, 24 photos" }).waitFor();
  await page.getByText("Kept in this browser").waitFor();
  await drawAll(page);
  await shoot(page, "batch-new-24");
});
