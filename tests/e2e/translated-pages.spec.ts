import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";
import { translatePage, tryEverything } from "@/tests/e2e/support/translate";
import { createShop, toEtsyFile } from "@/tests/support/shop-file";

const csv = (name: string, text: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("a translated audit: a file is read, filtered to nothing and back, and a listing is opened", async ({
  page,
}) => {
  await page.goto("/audit");
  await translatePage(page);
  await page
    .getByLabel("Choose the file")
    .setInputFiles(csv("EtsyListingsDownload.csv", toEtsyFile(createShop(60))));
  const table = page.getByRole("table", { name: "Listings" });
  await expect(table).toBeVisible();
  await page.getByRole("searchbox").fill("no such listing");
  await expect(
    page.getByText("Nothing matches the search and the filter."),
  ).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(
    page.getByText("Nothing matches the search and the filter."),
  ).toBeHidden();
  await table.getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Groups that compete/ }).click();
  await page.getByRole("button", { name: "Remove this file" }).click();
  await expect(page.getByText("Drop your shop’s file here")).toBeVisible();
});

test(
  "a translated batch: rows of a table are changed, written and read to their end",
  onlyFull,
  async ({ page }) => {
    await signInAsStandardSeller(page);
    await page.goto("/batches");
    await translatePage(page);
    const rows = [
      "Product name,Materials",
      "Oak spoon,oak",
      "Linen apron,linen",
      "Tin lantern,tin",
    ].join("\r\n");
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles(csv("batch.csv", rows));
    await expect(
      page.getByRole("heading", { name: "3 listings, 0 photos" }),
    ).toBeVisible();
    await page
      .getByRole("button", { name: /^Facts of/ })
      .first()
      .click();
    await page.getByLabel("Product name of listing 2").fill("");
    await page.getByLabel("Product name of listing 2").fill("Linen apron");
    await page.getByRole("button", { name: "Write 3 listings" }).click();
    await page.waitForURL(/batch=/);
    await translatePage(page);
    await expect(
      page.getByRole("listitem", { name: "Tin lantern", exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole("progressbar", { name: "Listings written" }),
    ).toBeHidden();
    await page
      .getByRole("listitem", { name: "Oak spoon", exact: true })
      .getByRole("button")
      .first()
      .click();
  },
);

test.describe("everything can be pressed and filled in", () => {
  // What is sent is made up, and refused.
  test.use({
    allowedComplaints: failedRequest(400, 401, 403, 404, 409, 422, 429),
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  test("in a translated audit of a file", onlyFull, async ({ page }) => {
    await page.goto("/audit");
    await translatePage(page);
    await page
      .getByLabel("Choose the file")
      .setInputFiles(
        csv("EtsyListingsDownload.csv", toEtsyFile(createShop(9))),
      );
    await expect(page.getByRole("table", { name: "Listings" })).toBeVisible();
    await tryEverything(page);
  });

  test(
    "in the rows of a translated batch that isn't sent yet",
    onlyFull,
    async ({ page }) => {
      await signInAsStandardSeller(page);
      await page.goto("/batches");
      await translatePage(page);
      const rows = [
        "Product name,Materials",
        "Oak spoon,oak",
        "Linen apron,",
      ].join("\r\n");
      await page
        .locator('input[type="file"]')
        .last()
        .setInputFiles(csv("batch.csv", rows));
      await expect(
        page.getByRole("heading", { name: "2 listings, 0 photos" }),
      ).toBeVisible();
      await tryEverything(page);
    },
  );

  test("in a translated batch that is written", onlyFull, async ({ page }) => {
    await signInAsStandardSeller(page);
    await page.goto("/batches");
    const rows = [
      "Product name,Materials",
      "Oak spoon,oak",
      "Linen apron,linen",
    ].join("\r\n");
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles(csv("batch.csv", rows));
    await page.getByRole("button", { name: "Write 2 listings" }).click();
    await page.waitForURL(/batch=/);
    await translatePage(page);
    await expect(
      page.getByRole("progressbar", { name: "Listings written" }),
    ).toBeHidden();
    await tryEverything(page);
  });
});
