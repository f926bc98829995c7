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
  const { productName } = await writeReadyListing(page, "Oak ring dish");
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
  await sheet.getByRole("button", { name: "See what will be sent" }).click();
  await shootWhole(page, "etsy-sheet-open");
  await sheet.getByRole("textbox", { name: "Price in USD" }).fill("24.50");
  await sheet
    .getByRole("combobox", { name: "Who made it?" })
    .selectOption("i_did");
  await sheet
    .getByRole("combobox", { name: "What is it?" })
    .selectOption("product");
  await sheet
    .getByRole("combobox", { name: "When was it made?" })
    .selectOption("made_to_order");
  await sheet
    .getByRole("combobox", { name: /creativity standards/ })
    .selectOption("made");
  await sheet
    .getByRole("combobox", { name: "Shipping profile" })
    .selectOption({ label: "Small parcels" });
  await sheet
    .getByRole("combobox", { name: "Processing profile" })
    .selectOption({ label: "Made to order, 5-10 days" });
  await sheet.getByRole("checkbox", { name: "Wood" }).check();
  await sheet.getByRole("button", { name: "See what will be sent" }).click();
  await sheet.getByRole("button", { name: "Create draft" }).waitFor();
  await shootWhole(page, "etsy-preview");
  await sheet.getByRole("button", { name: "Create draft" }).click();
  await panel
    .getByText("The draft is in your shop.", { exact: false })
    .waitFor();
  await panel.getByRole("button", { name: "See what is on Etsy" }).click();
  await panel.getByText("It is still a draft.", { exact: false }).waitFor();
  await shoot(page, "etsy-done", { fullPage: false, inView: panel });
  await page.setViewportSize({ width: 1440, height: 900 });
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.ok(),
  );
  await page.getByRole("radio").nth(1).check();
  await saved;
  await panel.getByRole("button", { name: "Update texts on Etsy" }).click();
  await page.getByRole("checkbox", { name: "Title" }).check();
  await shoot(page, "etsy-update", { fullPage: false });
});

const steps = [
  { kind: "draft", number: 0, label: "Create the draft", state: "done" },
  { kind: "photo", number: 1, label: "Photo 1", state: "done" },
  { kind: "photo", number: 2, label: "Photo 2", state: "started" },
  { kind: "attribute", number: 1, label: "Primary color", state: "waiting" },
  { kind: "check", number: 0, label: "Compare with Etsy", state: "waiting" },
];
const editUrl = "https://www.etsy.com/your/shops/me/listing-editor/edit/9";
const base = {
  publicationId: "p1",
  steps,
  isDigital: false,
  etsyListingId: "9",
  editUrl,
  problem: null,
};
const problem = { words: "", field: null, candidates: [], retryAt: null };
const states = {
  running: { ...base, state: "running" },
  waiting: {
    ...base,
    state: "waiting",
    problem: {
      ...problem,
      code: "waiting",
      message:
        "Today's requests to Etsy are used up. This continues by itself.",
      retryAt: "2999-01-01T08:00:00Z",
    },
  },
  refused: {
    ...base,
    state: "failed",
    etsyListingId: null,
    editUrl: null,
    problem: {
      ...problem,
      code: "refused",
      message: "Etsy refused this. Its reason is below.",
      field: "title",
      words: "title: contains invalid characters",
    },
  },
  several: {
    ...base,
    state: "failed",
    etsyListingId: null,
    editUrl: null,
    problem: {
      ...problem,
      code: "several_drafts",
      candidates: ["718013854386", "718013854387"],
      message:
        "Two drafts on Etsy may be this one. Delete the one that you don't need there, then try again.",
    },
  },
  expired: {
    ...base,
    state: "failed",
    problem: {
      ...problem,
      code: "photo_expired",
      field: "photo 2",
      message:
        "Photo 2 is no longer kept here. Please upload it to the listing again; everything else stays.",
    },
  },
};

test("a draft in Etsy on its way, and where it stops", async ({ page }) => {
  await signInAsNewSeller(page);
  const { productName } = await writeReadyListing(page, "Oak ring dish");
  await page.goto("/shop");
  await connectShop(page, "Connect my shop");
  for (const [name, publication] of Object.entries(states)) {
    await page.route("**/api/listings/*/publication", (route) =>
      route.fulfill({ json: { publication } }),
    );
    await page.goto("/history");
    await page.getByRole("button", { name: `View ${productName}` }).click();
    const panel = page.getByRole("region", { name: "Draft in Etsy" });
    await panel.getByText("Steps", { exact: true }).click();
    await shoot(page, `etsy-${name}`, { fullPage: false, inView: panel });
    await page.unroute("**/api/listings/*/publication");
  }
});
