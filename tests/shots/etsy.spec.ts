import type { Page } from "@playwright/test";
import { test } from "@playwright/test";
import { connectShop, writeReadyListing } from "@/tests/e2e/support/etsy";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import { shoot } from "@/tests/shots/support";

/** A dialog scrolls in itself: in a high window it shows all of its content. */
async function shootWhole(page: Page, name: string) {
  await shoot(page, name, { fullPage: false, height: 2_600 });
}

test("a draft in Etsy, from the listing to Etsy's editor", async ({ page }) => {
  await signInAsNewSeller(page);
  const { productName } = await writeReadyListing(page);
  await page.goto("/shop");
  await connectShop(page, "Connect my shop");
  await page.goto("/history");
  await page.getByRole("button", { name: `View ${productName}` }).click();
  const panel = page.getByRole("region", { name: "Draft in Etsy" });
  await panel.getByRole("button", { name: "Create draft in Etsy" }).waitFor();
  await shoot(page, "etsy-start");
  await panel.getByRole("button", { name: "Create draft in Etsy" }).click();
  const sheet = page.getByRole("dialog", { name: "Draft in Etsy" });
  await sheet.getByRole("heading", { name: "Attributes" }).waitFor();
  await shoot(page, "etsy-sheet-top", { fullPage: false });
  await sheet.getByRole("button", { name: "See what is sent" }).click();
  await shootWhole(page, "etsy-sheet-open");
  await sheet.getByRole("textbox", { name: "Price in USD" }).fill("24.50");
  await sheet.getByRole("combobox", { name: "Who made it?" }).selectOption("i_did");
  await sheet.getByRole("combobox", { name: "What is it?" }).selectOption("product");
  await sheet.getByRole("combobox", { name: "When was it made?" }).selectOption("made_to_order");
  await sheet.getByRole("combobox", { name: /creativity standards/ }).selectOption("made");
  await sheet.getByRole("combobox", { name: "Shipping profile" }).selectOption({ label: "Small parcels" });
  await sheet.getByRole("combobox", { name: "Processing profile" }).selectOption({ label: "Made to order, 5-10 days" });
  await sheet.getByRole("checkbox", { name: "Wood" }).check();
  await sheet.getByRole("button", { name: "See what is sent" }).click();
  await sheet.getByRole("button", { name: "Create draft" }).waitFor();
  await shootWhole(page, "etsy-preview");
  await sheet.getByRole("button", { name: "Create draft" }).click();
  await panel.getByText("The draft is in your shop.", { exact: false }).waitFor();
  await shoot(page, "etsy-done");
});
