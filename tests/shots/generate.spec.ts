import { randomUUID } from "node:crypto";
import { test } from "@playwright/test";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import { shoot, slowDown } from "@/tests/shots/support";
import { createPhonePhoto } from "@/tests/support/phone-photo";

test("a listing, from the empty form to the result", async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsNewSeller(page);
  await page.goto("/generate", { waitUntil: "networkidle" });
  await shoot(page, "generate-empty");
  await shoot(page, "generate-empty-top", { fullPage: false });
  const photo = { name: "IMG_0007.jpg", mimeType: "image/jpeg", buffer: await createPhonePhoto() };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.locator('form img[src^="blob:"]').waitFor();
  await page.getByLabel("Product name").fill("Blue stoneware mug");
  await page.getByLabel("Materials").first().fill("stoneware, matte glaze");
  await page.getByText("Blue", { exact: true }).click();
  await shoot(page, "generate-filled");
  const product = `Mug ${randomUUID().slice(0, 8)}`;
  await slowDown(page.request, product);
  await page.getByLabel("Product name").fill(product);
  await page.getByRole("button", { name: "Generate Listing" }).click();
  await page.getByRole("region", { name: "Your listing is being written" }).getByRole("listitem").first().waitFor();
  await shoot(page, "generate-working", { fullPage: false });
  await page.getByRole("heading", { name: "Your listing is written" }).waitFor({ timeout: 60_000 });
  await shoot(page, "generate-result");
  await shoot(page, "generate-result-top", { fullPage: false });
});
