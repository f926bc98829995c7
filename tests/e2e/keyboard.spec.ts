import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

test("keyboard: skip link, header and its dropdown", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Skip to content" }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");

  const features = page.locator("summary").filter({ hasText: "Features" });
  await expect(features).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(
    main.getByRole("link", { name: /^Listing Generator/ }),
  ).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(
    main.getByRole("link", { name: /^Listing Generator/ }),
  ).toBeHidden();
  await expect(features).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(main.getByRole("link", { name: "Pricing" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 760 } });

  test("keyboard: the mobile menu opens, contains every link, and closes when one is chosen", async ({
    page,
  }) => {
    await page.goto("/faq");
    const summary = page.locator("summary").filter({ hasText: "Menu" });
    await summary.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveCount(5);
    await expectAccessible(page);
    await menu.getByRole("link", { name: "Pricing" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  });
});

test(
  "keyboard: a title is pasted into a guide's checker, fixed and reset",
  onlyFull,
  async ({ page }) => {
    await page.goto("/etsy-seo-tips");
    const checker = page.getByRole("region", { name: "Try your own title" });
    const field = checker.getByRole("textbox");
    await field.focus();
    await expect(field).toBeEditable();
    await expect(field).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("SOY CANDLE IN GLASS ★");
    await expect(checker.getByRole("status")).toContainText(
      "Etsy would refuse this",
    );
    await expectAccessible(page, { include: "section" });
  },
);

test(
  "keyboard: the dashboard's tooltip opens with the focus, and Escape closes it and leaves the focus",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/dashboard");
    const refresh = page.getByRole("button", { name: "Refresh" });
    await expect(refresh).toBeEnabled();
    await expect(refresh).toHaveAccessibleDescription(
      /updates every 10 seconds/,
    );
    const tooltip = page
      .locator("[data-open]", { hasText: "Updates the page now." })
      .last();
    await page.getByRole("link", { name: "Listwright" }).focus();
    await page.keyboard.press("Tab");
    await expect(refresh).toBeFocused();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
    await expect(refresh).toBeFocused();
  },
);

test.describe("touch", () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

  test(
    "tap on a button with a tooltip: the button works and no tooltip opens",
    onlyFull,
    async ({ page }) => {
      await signInAsNewSeller(page);
      await page.goto("/dashboard");
      const refresh = page.getByRole("button", { name: "Refresh" });
      await expect(refresh).toBeEnabled();
      const answered = page.waitForResponse("**/api/subscription-status");
      await refresh.tap();
      await answered;
      await expect(page.getByText("Updates the page now.").last()).toBeHidden();
    },
  );
});

test("forced colors: elements drawn by color alone get a border, and focus is visible", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await border(".swing-tag")).toBe("1px");
  expect(await border(".ruler")).toBe("1px");
  await page.keyboard.press("Tab");
  const outline = await page
    .locator(":focus")
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe("solid");
});
