import type { Page } from "@playwright/test";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());
const copyAll = (page: Page) => page.getByRole("button", { name: "Copy all" });

async function writeRingDish(
  page: Page,
  details = "9 cm wide, 2 cm tall, oiled by hand",
) {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  await page.getByLabel("Product name").fill("Oak ring dish");
  await page.getByLabel("Materials").fill("oak, linseed oil");
  await page
    .getByLabel(/details/i)
    .last()
    .fill(details);
  await page
    .getByRole("button", { name: "Generate Listing", exact: true })
    .click();
  await expect(page.getByRole("toolbar", { name: "Listing" })).toBeVisible({
    timeout: 30_000,
  });
}

/**
 * Whatever stays in view while the page is scrolled, beside the seller's
 * navigation.
 */
const findStuck = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) =>
        ["sticky", "fixed"].includes(getComputedStyle(element).position),
      )
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.getBoundingClientRect().height > 0,
      )
      .filter((element) => !element.closest('[data-slot="workspace"]'))
      .map((element) => `${element.tagName} ${element.className}`),
  );

test("phone: a new listing comes first, is at most 3,200 px tall, and nothing but the navigation stays over it", async ({
  page,
}) => {
  // A page draws without fonts that are late, so they have to be there from an
  // earlier visit.
  await page.goto("/generate");
  await page.evaluate(() => document.fonts.ready);
  await writeRingDish(page);
  await expect(
    page.getByRole("heading", { name: "Your listing is written" }),
  ).toBeInViewport();
  await expect(copyAll(page)).toBeInViewport();
  await expect(
    page.getByRole("button", { name: "Edit the form" }),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(3_200);
  expect(await findStuck(page)).toEqual([]);
});

test("phone: what is folded opens with a tap", onlyFull, async ({ page }) => {
  await writeRingDish(page);
  const otherTitle = page.getByRole("radio").nth(1);
  await expect(otherTitle).toBeHidden();
  await page.locator("summary", { hasText: "3 title options" }).click();
  await otherTitle.check();
  for (const name of [
    /^Score: \d+ of 100$/,
    /^Etsy's rules: All \d+ pass$/,
    /^Facts: \d+$/,
  ]) {
    const fold = page.getByRole("group").filter({ has: page.getByText(name) });
    await expect(fold).not.toHaveAttribute("open");
    await page.getByText(name).click();
    await expect(fold).toHaveAttribute("open");
  }
  await expect(page.getByText("Saved", { exact: true })).toBeAttached();
});

test(
  "phone: copying with blanks asks once, leads to the blank, and copies when told to",
  onlyFull,
  async ({ page }) => {
    await writeRingDish(page);
    await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
    await copyAll(page).tap();
    const question = page.getByRole("dialog", { name: /^\d blanks left$/ });
    await expect(question).toBeVisible();
    await expect(
      question.getByText("Description: fill in [add care], or remove it."),
    ).toBeVisible();
    expect(await clipboard(page)).toBe("nothing yet");

    await question.getByRole("button", { name: "Show me" }).tap();
    const description = page.getByRole("region", { name: "Description" });
    await expect(question).toBeHidden();
    await expect(description).toBeFocused();
    await expect(description).toBeInViewport();

    await copyAll(page).press("Enter");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(copyAll(page)).toBeFocused();

    await copyAll(page).tap();
    await question.getByRole("button", { name: "Copy anyway" }).tap();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^Title\n.*\n\nAlt text\n.*\n\nDescription\n.*\[add care\]/s);
    await description.getByRole("button", { name: "Copy description" }).tap();
    await expect(question).toBeHidden();
    await expect.poll(() => clipboard(page)).toMatch(/^An oak ring dish/);
  },
);

test(
  "phone: a shorter description is taken as asked, shown beside the former one, and undone",
  onlyFull,
  async ({ page }) => {
    await writeRingDish(page);
    const description = page.getByRole("region", { name: "Description" });
    await description
      .getByRole("button", { name: "Rewrite description" })
      .tap();
    await expect(
      description.getByRole("button", { name: "Write again" }),
    ).toBeFocused();
    await description.getByRole("button", { name: "Shorter" }).tap();
    await expect(description.getByText(/^Rewritten/)).toBeVisible();
    await expect(
      description.getByRole("figure", {
        name: "Compared with the previous text",
      }),
    ).toBeVisible();
    await expect(description.locator("mark")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(
      description.locator("mark", { hasText: "[add care]" }),
    ).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeAttached();
  },
);

test(
  "phone: a claim is confirmed, stays confirmed in the history, and is taken back",
  onlyFull,
  async ({ page }) => {
    await writeRingDish(page, "9 cm wide. Hypoallergenic.");
    const score = page
      .getByRole("toolbar", { name: "Listing" })
      .getByText(/^\d+$/);
    await expect(score).toHaveText("50");
    const confirm = page.getByRole("button", {
      name: "I can prove it: Hypoallergenic",
    });
    await confirm.tap();
    await expect(confirm).toBeHidden();
    await expect(score).not.toHaveText("50");
    await expect(page.getByText("Saved", { exact: true })).toBeAttached();

    await page.goto("/history");
    await page.getByRole("button", { name: "View Oak ring dish" }).tap();
    await page.getByText(/^Your word: \d$/).tap();
    await expect(confirm).toBeHidden();
    await page.getByRole("button", { name: "Take back: Hypoallergenic" }).tap();
    await expect(confirm).toBeVisible();
    await expect(score).toHaveText("50");
    await expect(page.getByText("Saved", { exact: true })).toBeAttached();
  },
);
