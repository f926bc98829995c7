import type { Page } from "@playwright/test";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";
import { toOrdersFile } from "@/tests/support/orders-file";
import { createShop, toEtsyFile } from "@/tests/support/shop-file";

// An address that is none is refused.
test.use({ allowedComplaints: failedRequest(422) });

const dayLength = 86_400_000;
const daysAgo = (days: number) =>
  new Date(Date.now() - days * dayLength).toISOString().slice(0, 10);
/** As Etsy writes it: 11/23/26. */
const inFile = (days: number) =>
  daysAgo(days).replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, "$2/$3/$1");

const productName = "Oak ring dish";
const file = (text: string | Buffer, name: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});
const orderOf = (listingId: string, days: number) => ({
  date: inFile(days),
  listingId,
  buyer: "Ann Secret",
});
const orders = [60, 40, 35, 25, 20, 15, 10, 2]
  .map((days) => orderOf("1234567890", days))
  .concat(orderOf("99", 2));

async function writeListing(page: Page) {
  const answer = await page.request.post("/api/generate-listing", {
    data: { productName, materials: "oak, linseed oil" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * In the opened listing: an address that is none, then the right one, as of 30
 * days ago.
 */
async function noteChange(page: Page) {
  await page.goto("/history");
  await page.getByRole("button", { name: `View ${productName}` }).click();
  await page
    .getByRole("button", { name: `Show the changes of ${productName}` })
    .click();
  const section = page.getByRole("region", { name: "Results" });
  await expect(
    section.getByText("Nothing has been noted for this listing yet.", {
      exact: false,
    }),
  ).toBeVisible();
  const [since, address] = [
    section.getByLabel("Since"),
    section.getByLabel("Its address on Etsy"),
  ];
  const note = section.getByRole("button", {
    name: `Note that ${productName} is in my shop`,
  });
  await since.fill(daysAgo(30));
  await address.fill("https://example.com/mug");
  await note.click();
  await expect(
    section.getByText("That isn't the address of a listing on Etsy.", {
      exact: false,
    }),
  ).toBeVisible();
  await expect(since).toHaveValue(daysAgo(30));
  await address.fill("https://www.etsy.com/listing/1234567890/oak-ring-dish");
  await note.click();
  await expect(section.getByText("Noted.")).toBeVisible();
  await expect(section.getByText("Noted by you")).toBeVisible();
  await expectGood(page);
  await section.getByRole("link", { name: "All your changes" }).click();
  await expect(page).toHaveURL(/\/changes$/);
}

async function typeNumbers(page: Page, days: number, views: string) {
  const card = page.getByRole("article", { name: productName });
  await card.getByRole("button", { name: /^Add numbers/ }).click();
  await card.getByLabel("Day", { exact: true }).fill(daysAgo(days));
  await card.getByLabel("Views").fill(views);
  await card.getByRole("button", { name: "Save numbers" }).click();
}

for (const [device, size, details] of screens()) {
  test.describe(device, details, () => {
    test.use(size);

    test(`results, on ${device}: a change is noted, numbers are typed, and orders come from a file`, async ({
      page,
    }) => {
      await signInAsNewSeller(page);
      await page.goto("/changes");
      await expect(
        page.getByRole("heading", { name: "No changes yet" }),
      ).toBeVisible();
      await expectStillGood(page);
      await writeListing(page);
      await noteChange(page);

      const card = page.getByRole("article", { name: productName });
      await expect(
        card.getByText("Not enough numbers yet", { exact: false }),
      ).toBeVisible();
      await typeNumbers(page, 58, "many");
      await expect(
        card.getByText("Please enter a whole number, such as 1,250."),
      ).toBeVisible();
      await expectStillGood(page);
      await card.getByLabel("Views").fill("1,000");
      await card.getByRole("button", { name: "Save numbers" }).click();
      await expect(
        card.getByText(/^Totals you typed: .*1,000 views\.$/),
      ).toBeVisible();
      await typeNumbers(page, 30, "1,140");
      await expect(
        card.getByRole("row", { name: /^Views 5 140 in 28 days/ }),
      ).toBeVisible();
      await typeNumbers(page, 2, "1,420");
      await expect(
        card.getByRole("row", {
          name: /^Views 5 140 in 28 days.* 10 280 in 28 days/,
        }),
      ).toBeVisible();

      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.postData() ?? "");
      });
      const choose = page.getByLabel("Choose the orders file");
      await choose.setInputFiles(
        file(toEtsyFile(createShop(3)), "EtsyListingsDownload.csv"),
      );
      await expect(
        page.getByText("This is the file of your listings.", { exact: false }),
      ).toBeVisible();
      await choose.setInputFiles(
        file(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "orders.zip"),
      );
      await expect(
        page.getByText("This is a ZIP archive.", { exact: false }),
      ).toBeVisible();
      await choose.setInputFiles(file("", "EtsySoldOrderItems2026.csv"));
      await expect(
        page.getByText("This file is empty.", { exact: false }),
      ).toBeVisible();
      expect(sent).toEqual([]);
      await choose.setInputFiles(file(toOrdersFile(orders), "items.csv"));
      await expect(
        page.getByText("9 orders of 2 listings added.", { exact: false }),
      ).toBeVisible();
      await expect(
        card.getByRole("row", {
          name: /^Orders 0.071 2 in 28 days.* 0.18 5 in 28 days/,
        }),
      ).toBeVisible();
      await expect(
        card.getByText(
          "7 orders before and after are too few to say anything.",
        ),
      ).toBeVisible();
      expect(sent.join("")).toContain("1234567890");
      expect(sent.join("")).not.toMatch(/Secret|Lane|Springfield/);
      await expectGood(page);

      await page.reload();
      await expect(
        card.getByRole("row", { name: /^Orders 0.071/ }),
      ).toBeVisible();
      await card.getByRole("button", { name: /^Delete the note/ }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: "Delete" })
        .click();
      await expect(
        page.getByRole("heading", { name: "No changes yet" }),
      ).toBeVisible();
    });
  });
}
