import type { Page } from "@playwright/test";
import { query } from "@/tests/e2e/support/database";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  allowedComplaints: failedRequest(422),
});

/** In the seven days of a trial, with so many listings used up this month. */
async function signInAsTrialSeller(page: Page, used = 0) {
  const email = await signInAsNewSeller(page);
  const [user] = await query<{ id: number }>(
    `UPDATE "User" SET "hasUsedTrial" = true, "trialStartedAt" = now(), "trialExpiresAt" = now() + interval '7 days'
     WHERE email = $1 RETURNING id`,
    [email],
  );
  const id = user?.id ?? 0;
  if (used > 0) {
    await query(
      `INSERT INTO "Usage" ("userId", period, used) VALUES ($1, listing_period(), $2)`,
      [id, used],
    );
  }
  return id;
}

async function countUsed(userId: number) {
  const [row] = await query<{ used: number }>(
    `SELECT used FROM "Usage" WHERE "userId" = $1`,
    [userId],
  );
  return row?.used ?? 0;
}

async function countLogos(userId: number) {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int FROM "Logo" WHERE "userId" = $1`,
    [userId],
  );
  return row?.count;
}

async function fillInNames(page: Page) {
  await page.getByLabel("Keywords", { exact: true }).fill("stoneware, mugs");
  await page
    .getByLabel("Shop description")
    .fill("Wheel-thrown mugs in quiet glazes.");
}
/**
 * Checks all texts of a toast in one step, since it disappears after two
 * seconds.
 */
const expectTold = (page: Page, ...texts: string[]) =>
  Promise.all(texts.map((text) => expect(page.getByText(text)).toBeVisible()));
const findNames = (page: Page) =>
  page.getByRole("button", { name: "Generate Shop Names" }).click();
const drawLogos = (page: Page) =>
  page.getByRole("button", { name: "Generate Logos" }).click();

test("a seller on trial generates names, saves one, draws logos, downloads one, and finds them after a reload", async ({
  page,
}) => {
  const userId = await signInAsTrialSeller(page);
  await page.goto("/shop-name-generator");
  await expect(
    page.getByText("30 of 30 listings left this month"),
  ).toBeVisible();

  await findNames(page);
  await expect(page.getByText("Keywords are required")).toBeVisible();
  await expect(page.getByLabel("Keywords", { exact: true })).toBeFocused();
  await fillInNames(page);
  await findNames(page);
  await expect(
    page.getByRole("heading", { name: "12 names for your shop" }),
  ).toBeFocused();
  await expect(
    page.getByText("29 of 30 listings left this month"),
  ).toBeVisible();
  const cards = page
    .getByRole("region", { name: "12 names for your shop" })
    .getByRole("listitem");
  await expect(cards).toHaveCount(12);
  const first = cards.first();
  const spoken = (
    (await first.getByRole("heading").textContent()) ?? ""
  ).trim();
  await expect(first.getByRole("meter")).toHaveAttribute(
    "aria-valuetext",
    /^\d+\/20$/,
  );
  await first.getByRole("button", { name: /^Copy/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^[A-Za-z0-9]{4,20}$/,
  );
  await first.getByRole("button", { name: `Save ${spoken}` }).click();
  await expect(
    page.getByRole("button", { name: `Delete ${spoken}` }),
  ).toBeVisible();

  await first.getByRole("button", { name: `Use ${spoken} for a logo` }).click();
  await expect(page.getByLabel("Business name")).toHaveValue(spoken);
  await expect(page.getByLabel("Logo keywords")).toHaveValue("stoneware, mugs");
  await drawLogos(page);
  const logos = page.getByRole("region", { name: `6 logos for ${spoken}` });
  await expect(logos.getByRole("img")).toHaveCount(6);
  for (const logo of await logos.getByRole("img").all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        logo.evaluate(
          (image: HTMLImageElement) => image.complete && image.naturalWidth,
        ),
      )
      .toBe(1000);
  }
  expect(await countUsed(userId)).toBe(1);
  // Each is on the page once.
  await expect(
    page.getByRole("heading", { name: "Earlier logos" }),
  ).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your brand kit" }).getByRole("img"),
  ).toHaveCount(0);

  await logos.getByRole("button", { name: "Enlarge Logo 1" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: /Shop icon/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/icon\.png$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    logos.getByRole("button", { name: "Enlarge Logo 1" }),
  ).toBeFocused();

  await page.reload();
  const kit = page.getByRole("region", { name: "Your brand kit" });
  await expect(kit.getByText(spoken, { exact: true }).first()).toBeVisible();
  await expect(kit.getByText(/^12 names for stoneware/)).toBeVisible();
  await kit
    .getByRole("button", { name: `Rename ${spoken}`, exact: true })
    .click();
  await kit
    .getByRole("textbox", { name: "Name" })
    .fill("A name that is far too long for a shop");
  await kit.getByRole("button", { name: "Save" }).click();
  await expect(kit.getByText(/four words|20 at most/)).toBeVisible();
  await kit.getByRole("textbox", { name: "Name" }).fill("Quiet Wheelhouse");
  await kit.getByRole("button", { name: "Save" }).click();
  await expect(kit.getByText("QuietWheelhouse, 15/20")).toBeVisible();

  await kit.getByRole("button", { name: `Delete ${spoken}, 1` }).click();
  await kit.getByRole("button", { name: "Undo" }).click();
  await expect(
    kit.getByRole("button", { name: `Delete ${spoken}, 1` }),
  ).toBeVisible();
  await kit.getByRole("button", { name: `Delete ${spoken}, 1` }).click();
  await expect.poll(() => countLogos(userId), { timeout: 15_000 }).toBe(5);
  await expect(kit.getByRole("img")).toHaveCount(5);
});

test(
  "more like this: suggests other names and uses another listing of the quota",
  onlyFull,
  async ({ page }) => {
    const userId = await signInAsTrialSeller(page);
    await page.goto("/shop-name-generator");
    await fillInNames(page);
    await findNames(page);
    const cards = page
      .getByRole("region", { name: "12 names for your shop" })
      .getByRole("listitem");
    const before = await cards.getByRole("heading").allTextContents();
    await cards
      .first()
      .getByRole("button", { name: /^More like/ })
      .click();
    await expect(cards.first().getByRole("heading")).not.toHaveText(
      before[0] ?? "",
    );
    const after = await cards.getByRole("heading").allTextContents();
    expect(after.filter((name) => before.includes(name))).toEqual([]);
    expect(await countUsed(userId)).toBe(2);
  },
);

test.describe("failures", () => {
  test.use({ allowedComplaints: failedRequest(401, 403, 422, 502, 503) });

  test(
    "a visitor signs in, and the entered values are restored",
    onlyFull,
    async ({ page }) => {
      await page.goto("/shop-name-generator");
      await fillInNames(page);
      await page.getByLabel("Business name").fill("Quiet Kiln");
      await findNames(page);
      await expect(page).toHaveURL(
        /\/signin\?callbackUrl=\/shop-name-generator$/,
      );
      await signInAsTrialSeller(page);
      await page.goto("/shop-name-generator");
      await expect(page.getByLabel("Shop description")).toHaveValue(
        "Wheel-thrown mugs in quiet glazes.",
      );
      await expect(page.getByLabel("Business name")).toHaveValue("Quiet Kiln");
    },
  );

  test(
    "a seller on Free gets a link to the plans",
    onlyFull,
    async ({ page }) => {
      await signInAsNewSeller(page);
      await page.goto("/shop-name-generator");
      await expect(page.getByText("Premium Feature")).toBeVisible();
      await expect(page).toHaveURL(/\/pricing$/);
    },
  );

  test(
    "quota used up: both tools show a message with a link to the plans",
    onlyFull,
    async ({ page }) => {
      await signInAsTrialSeller(page, 30);
      for (const [fill, click] of [
        [fillInNames, findNames],
        [fillInLogo, drawLogos],
      ] as const) {
        await page.goto("/shop-name-generator");
        await expect(
          page.getByText("Monthly limit reached. Upgrade to continue."),
        ).toBeVisible();
        await fill(page);
        await click(page);
        await expectTold(
          page,
          "Listing Limit Reached",
          "You've reached your monthly limit. Upgrade your plan to continue.",
        );
        await expect(page).toHaveURL(/\/pricing$/);
      }
    },
  );

  test(
    "a model failure: a catalog message, no quota is used, and entered values stay",
    onlyFull,
    async ({ page }) => {
      const userId = await signInAsTrialSeller(page);
      await page.goto("/shop-name-generator");
      await fillInNames(page);
      await fillInLogo(page);
      await page.route("**/api/generate-*", (route) =>
        route.fulfill({
          status: 502,
          contentType: "application/json",
          body: JSON.stringify({
            code: "upstream_failed",
            message: "The writer had a problem.",
          }),
        }),
      );
      await findNames(page);
      await expectTold(
        page,
        "Generation Failed",
        "Failed to generate shop names. Please try again.",
      );
      await drawLogos(page);
      await expectTold(
        page,
        "Generation Failed",
        "Failed to generate logos. Please try again.",
      );
      await expect(page.getByLabel("Shop description")).toHaveValue(
        "Wheel-thrown mugs in quiet glazes.",
      );
      await page.unroute("**/api/generate-*");

      await page.getByLabel("Business name").fill("שלום");
      await drawLogos(page);
      await expect(page.getByText(/right to left/)).toBeVisible();
      expect(await countUsed(userId)).toBe(0);
    },
  );
});

async function fillInLogo(page: Page) {
  await page.getByLabel("Business name").fill("Quiet Kiln");
  await page.getByLabel("Logo keywords").fill("stoneware");
}

test(
  "the developer page shows the entered values",
  onlyFull,
  async ({ page }) => {
    await page.goto("/brand-builder-debug");
    await page.getByLabel("Business name").fill("Quiet Kiln");
    await page.getByRole("button", { name: "Show" }).click();
    await expectTold(page, "Test Success", "Quiet Kiln");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      "content",
      /noindex/,
    );
  },
);
