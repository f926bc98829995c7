import type { Page } from "@playwright/test";
import { expectGood } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { createPieceIn } from "@/tests/support/photos";

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

/** The names of what is filled as only the next step is. */
const findLeading = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const probe = document.createElement("i");
    probe.style.backgroundColor = "var(--primary)";
    main.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [...main.querySelectorAll("button, label, a")]
      .filter(
        (one) =>
          one.checkVisibility() &&
          getComputedStyle(one).backgroundColor === backgroundColor,
      )
      .map((one) => one.textContent?.trim());
  });

const expectLeading = (page: Page, name: string) =>
  expect.poll(() => findLeading(page)).toEqual([name]);

test("phone: one button leads, whatever is filled in; a photo alone is asked about once", async ({
  page,
}) => {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  const productName = page.getByLabel("Product name");
  await expectLeading(page, "Take a photo");
  await productName.fill("Oak ring dish");
  await expectLeading(page, "Generate Listing");
  await page.getByLabel("Choose photos").setInputFiles({
    name: "IMG_4711.jpg",
    mimeType: "image/jpeg",
    buffer: await createPieceIn("#c02020"),
  });
  await expectLeading(page, "Generate Listing");
  await productName.fill("");
  await expectLeading(page, "Generate Listing");
  await expectGood(page);

  await page
    .getByRole("button", { name: "Generate Listing", exact: true })
    .click();
  const answer = page.getByRole("textbox", { name: "What is it?" });
  await expect(answer).toBeFocused({ timeout: 30_000 });
  await expectLeading(page, "Write the listing");
  await expectGood(page);
  await answer.fill("Ring dish");
  await answer.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Your listing is written" }),
  ).toBeVisible({ timeout: 30_000 });
  // What was seen in the photo is in the text.
  await expect(
    page.getByRole("region", { name: /^Attributes/ }).getByText("Red"),
  ).toBeVisible();
});
