import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  password,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { createShop, toEtsyFile } from "@/tests/support/shop-file";

const fileOf = (listings: number) => ({
  name: "EtsyListingsDownload.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(toEtsyFile(createShop(listings))),
});
/** Of the listing with the fewest points, which Etsy would refuse. */
const worst = /\$$/;

/** The file is chosen, and all that is requested from then on is collected. */
async function check(page: Page, listings = 500) {
  await page.goto("/audit");
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.getByLabel("Choose the file").setInputFiles(fileOf(listings));
  await expect(page.getByRole("table", { name: "Listings" })).toBeVisible();
  return requests;
}

const isProgram = (request: string) =>
  /^GET (?:\/_next\/|\/api\/auth\/user$)/.test(request);

test(
  "a shop's file on a desktop: filter, keyboard, groups, detail and change list, and nothing is sent",
  onlyFull,
  async ({ page }) => {
    const requests = await check(page);
    const table = page.getByRole("table", { name: "Listings" });
    await expect(table).toHaveAttribute("aria-rowcount", "501");
    await expect(page.getByText("500 listings", { exact: true })).toBeVisible();
    await expectGood(page);

    // Only rows in view are drawn, and the last one is reached by a key.
    expect(await table.getByRole("row").count()).toBeLessThan(60);
    await table.getByRole("button").first().focus();
    await page.keyboard.press("End");
    await expect(
      table.locator('[aria-rowindex="501"] button').first(),
    ).toBeFocused();
    await page.keyboard.press("Home");
    await expect(
      table.locator('[aria-rowindex="2"] button').first(),
    ).toBeFocused();
    // A row that is scrolled away takes its focus along, and the keys still
    // work.
    await page.evaluate(() => window.scrollTo(0, 20_000));
    await expect(table.locator('[aria-rowindex="2"]')).toHaveCount(0);
    await page.keyboard.press("Home");
    await expect(
      table.locator('[aria-rowindex="2"] button').first(),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    const detail = page.getByRole("dialog", { name: worst });
    await expect(
      detail.getByText(/which Etsy does not allow in titles/),
    ).toBeVisible();
    await expectGood(page);
    await page.keyboard.press("Escape");
    await expect(
      table.locator('[aria-rowindex="2"] button').first(),
    ).toBeFocused();

    await page
      .getByRole("button", { name: /^Characters that Etsy refuses/ })
      .click();
    await expect(page.getByText(/ of 500 listings/)).toBeVisible();
    const download = page.waitForEvent("download");
    await page
      .getByRole("button", { name: "Download the change list" })
      .click();
    const lines = readFileSync(await (await download).path(), "utf8")
      .split("\r\n")
      .filter(Boolean);
    expect(lines.length).toBe(1 + 13);
    expect(lines[0]).toMatch(/^\uFEFFrow,sku,title/);

    await page.getByRole("button", { name: /^Groups that compete/ }).click();
    await expect(
      page
        .getByRole("heading", { name: /^2 listings share most of their tags/ })
        .first(),
    ).toBeVisible();
    await expectGood(page);
    expect(requests.filter((request) => !isProgram(request))).toEqual([]);
  },
);

test(
  "back from the editor: the list stands where it was left",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    await check(page);
    await page.getByLabel("Sort").selectOption("title");
    const table = page.getByRole("table", { name: "Listings" });
    await table.getByRole("button").first().focus();
    await page.keyboard.press("End");
    await expect(
      table.locator('[aria-rowindex="501"] button').first(),
    ).toBeFocused();
    await page.keyboard.press("PageUp");
    const left = table.locator('[aria-rowindex="493"]');
    await expect(left.getByRole("button").first()).toBeFocused();
    await left.getByRole("button", { name: /^Fix / }).click();
    await expect(page).toHaveURL(/\/history\?open=\d+$/);
    await page.goBack();
    await expect(left.getByText("Opened in the editor")).toBeInViewport();
    await expect(left.getByRole("button").first()).toBeFocused();
    await expect(page.getByLabel("Sort")).toHaveValue("title");
  },
);

test.describe("a server that refuses", () => {
  test.use({ allowedComplaints: failedRequest(503) });

  test(
    "fix of a listing far below: why it can't be opened is in view",
    onlyFull,
    async ({ page }) => {
      await signInAsNewSeller(page);
      await check(page);
      const message = "Please try again in a moment.";
      await page.route("**/api/listings", (route) =>
        route.fulfill({ status: 503, json: { code: "unavailable", message } }),
      );
      const table = page.getByRole("table", { name: "Listings" });
      await table.getByRole("button").first().focus();
      await page.keyboard.press("End");
      const last = table.locator('[aria-rowindex="501"]');
      await expect(last.getByRole("button").first()).toBeFocused();
      await last.getByRole("button", { name: /^Fix / }).click();
      await expect(page.getByText(message)).toBeInViewport({ ratio: 1 });
    },
  );
});

test(
  "a table with columns of its own: the seller says which holds the titles",
  onlyFull,
  async ({ page }) => {
    await page.goto("/audit");
    const text =
      "Bezeichnung;Langtext\r\nOak Bowl;A bowl of oak.\r\nOak Tray;A tray of oak.";
    await page.getByLabel("Choose the file").setInputFiles({
      name: "own.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await expect(
      page.getByRole("heading", { name: "Which column has the titles?" }),
    ).toBeVisible();
    await expectGood(page);
    await page.getByLabel("Title", { exact: true }).selectOption("Bezeichnung");
    await page.getByRole("button", { name: "Check the listings" }).click();
    await expect(
      page.getByRole("button", { name: "Oak Tray", exact: true }),
    ).toBeVisible();
    // A reload loses neither the file nor the choice.
    await page.reload();
    await expect(
      page.getByRole("button", { name: "Oak Tray", exact: true }),
    ).toBeVisible();
  },
);

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("fix as a visitor: signing in leads to the listing in the editor, and back to the audit", async ({
    page,
  }) => {
    const email = await signInAsNewSeller(page);
    await page.context().clearCookies();
    await check(page, 60);
    await expectGood(page);
    await page.getByLabel("Search titles and SKUs").fill("$");
    const [first] = await page
      .getByRole("table", { name: "Listings" })
      .getByRole("button")
      .all();
    const title = (await first?.textContent()) ?? "";
    expect(title).toMatch(worst);
    await page.getByRole("button", { name: `Fix ${title}` }).tap();

    await expect(page).toHaveURL(/\/signin\?callbackUrl=/);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).tap();
    await expect(page).toHaveURL(/\/history\?open=\d+$/);
    await expect(
      page.getByText("The title contains “$”", { exact: false }).first(),
    ).toBeVisible();
    const listed = await (
      await page.request.get("/api/listings/history")
    ).json();
    expect(
      listed.map(
        ({ results }: { results: { title: string } }) => results.title,
      ),
    ).toEqual([title]);
    const { listingsThisMonth } = await (
      await page.request.get("/api/subscription-status")
    ).json();
    expect(listingsThisMonth).toBe(0);

    // The file waits in this browser until it is removed.
    await page.goto("/audit");
    await expect(page.getByLabel("Search titles and SKUs")).toHaveValue("$");
    await expect(page.getByText("Opened in the editor").first()).toBeVisible();
    await page.getByRole("button", { name: "Remove this file" }).tap();
    const empty = page.getByText("Drop your shop’s file here");
    await expect(empty).toBeVisible();
    await page.reload();
    await expect(empty).toBeVisible();
  });
});
