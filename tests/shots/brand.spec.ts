import { expect, type Page, test } from "@playwright/test";
import { shoot, signInAs } from "@/tests/shots/support";

async function seeLogos(page: Page) {
  for (const logo of await page.getByRole("img").all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        logo.evaluate(
          (image) => !(image instanceof HTMLImageElement) || image.complete,
        ),
      )
      .toBe(true);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

test("shop names, logos and the kit", async ({ page }) => {
  test.setTimeout(180_000);
  await signInAs(page, "trial");
  await page.goto("/shop-name-generator", { waitUntil: "networkidle" });
  await shoot(page, "brand-empty");
  await page.getByLabel("Keywords", { exact: true }).fill("stoneware, mugs");
  await page
    .getByLabel("Shop description")
    .fill("Wheel-thrown mugs in quiet glazes.");
  await page.getByRole("button", { name: "Generate Shop Names" }).click();
  const names = page.getByRole("region", { name: "12 names for your shop" });
  await names.waitFor();
  await names
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await page.getByText("Save a name to see it here").waitFor({
    state: "detached",
  });
  await shoot(page, "brand-names");
  await names
    .getByRole("button", { name: /for a logo$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Generate Logos" }).click();
  await page.getByRole("region", { name: /^6 logos for/ }).waitFor();
  await seeLogos(page);
  await shoot(page, "brand-logos");
  await page.getByRole("button", { name: "Enlarge Logo 1" }).click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await shoot(page, "brand-dialog", { fullPage: false });
  await page.goto("/shop-name-generator", { waitUntil: "networkidle" });
  await seeLogos(page);
  await shoot(page, "brand-kit");
});
