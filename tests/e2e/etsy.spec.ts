import type { Page } from "@playwright/test";
import { connectShop, writeReadyListing } from "@/tests/e2e/support/etsy";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  sandbox,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull, shortIf } from "@/tests/e2e/support/full";

// One after the other: one of them withdraws every permission that the sandbox
// gave.
test.describe.configure({ mode: "default" });
// Icons of the sandbox's page, and the call that tells of a withdrawn
// permission.
test.use({ allowedComplaints: failedRequest(404, 409) });

async function fillInDraft(page: Page) {
  const sheet = page.getByRole("dialog", { name: "Draft in Etsy" });
  await expect(
    sheet.getByRole("radio", { name: /^Ring Dishes/ }),
  ).toBeChecked();
  await sheet.getByRole("textbox", { name: "Price in USD" }).fill("24.50");
  await sheet.getByRole("button", { name: "See what will be sent" }).click();
  await expect(sheet.getByText("Choose who made it.")).toBeVisible();
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
  await expectGood(page);
  await sheet.getByRole("button", { name: "See what will be sent" }).click();
  await expect(sheet.getByText("This will be sent, as a draft")).toBeVisible();
  await expectGood(page);
  return sheet;
}

/** Another of the written titles, saved; returns it. */
async function chooseOtherTitle(page: Page) {
  const fold = page.locator("summary", { hasText: "title options" });
  if (await fold.isVisible()) await fold.click();
  const other = page.getByRole("radio").nth(1);
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.ok(),
  );
  await other.check();
  await saved;
  return other.inputValue();
}

for (const [device, width] of [
  ["a phone", 390],
  ["a desktop", 1440],
] as const) {
  test(
    `draft in Etsy on ${device}: from connecting the shop to the link into Etsy's editor`,
    shortIf(width === 390),
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      await signInAsNewSeller(page);
      const { productName, title } = await writeReadyListing(page);
      await page.goto("/history");
      await page.getByRole("button", { name: `View ${productName}` }).click();
      const panel = page.getByRole("region", { name: "Draft in Etsy" });
      await panel.getByRole("link", { name: "connect your shop" }).click();
      await connectShop(page, "Connect my shop");

      await page.goto("/history");
      await page.getByRole("button", { name: `View ${productName}` }).click();
      await panel.getByRole("button", { name: "Create draft in Etsy" }).click();
      const sheet = await fillInDraft(page);
      const drafts = async () => {
        const { listings } = await (
          await page.request.get(`${sandbox}/etsy/state.json`)
        ).json();
        return listings.filter(
          (listing: { fields: { title: string } }) =>
            listing.fields.title === title,
        );
      };
      const before = (await drafts()).length;
      await sheet.getByRole("button", { name: "Create draft" }).click();
      const link = panel.getByRole("link", {
        name: "Open the draft in Etsy's editor",
      });
      await expect(
        panel.getByText("The draft is in your shop.", { exact: false }),
      ).toBeVisible({ timeout: 200_000 });
      const id = /\d+$/.exec((await link.getAttribute("href")) ?? "")?.[0];
      const found = await drafts();
      expect(found.length).toBe(before + 1);
      const made = found.find(
        ({ listing_id }: { listing_id: number }) => String(listing_id) === id,
      );
      expect(made).toMatchObject({ state: "draft", images: [{}, {}, {}] });
      await panel.getByRole("button", { name: "See what is on Etsy" }).click();
      await expect(
        panel.getByText("On Etsy it is as it was sent. It is still a draft."),
      ).toBeVisible();
      const facts = page
        .getByRole("heading", { name: productName })
        .locator("..");
      await expect(facts.getByText("On Etsy", { exact: true })).toBeVisible();
      await expectStillGood(page);

      await page.reload();
      await page.getByRole("button", { name: `View ${productName}` }).click();
      await expect(link).toBeVisible();

      const titleAtEtsy = async () => {
        const { listings } = await (
          await page.request.get(`${sandbox}/etsy/state.json`)
        ).json();
        return listings.find(
          ({ listing_id }: { listing_id: number }) => String(listing_id) === id,
        ).fields.title;
      };
      const newTitle = await chooseOtherTitle(page);
      await panel.getByRole("button", { name: "Update texts on Etsy" }).click();
      const update = page.getByRole("dialog", { name: "Update on Etsy" });
      await update.getByRole("checkbox", { name: "Title" }).check();
      await expectGood(page);
      await update
        .getByRole("button", { name: "Replace 1 field on Etsy" })
        .click();
      await expect(panel.getByText("Etsy has the new texts.")).toBeVisible();
      expect(await titleAtEtsy()).toBe(newTitle);
      await panel
        .getByRole("button", { name: "Restore previous texts" })
        .click();
      await page
        .getByRole("dialog", { name: "Restore on Etsy" })
        .getByRole("button", { name: "Restore 1 field" })
        .click();
      await expect.poll(titleAtEtsy).toBe(title);

      // It is noted once Etsy's answer arrived.
      await expect
        .poll(async () => {
          const answer = await page.request.get("/api/changes");
          return (await answer.text()).match(/"etsy_update"/g)?.length;
        })
        .toBe(2);
      await page.goto("/changes");
      const changes = page.getByRole("list", { name: "Your changes" });
      await expect(changes.getByText("Updated on Etsy")).toHaveCount(2);
      await expect(changes.getByText("Draft created on Etsy")).toHaveCount(1);
      await expectStillGood(page);
    },
  );

  test(
    `shop on Etsy on ${device}: connect and disconnect`,
    onlyFull,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInAsNewSeller(page);
      await page.goto("/shop");
      await expectGood(page);
      await connectShop(page, "Connect my shop");
      await expect(
        page.getByText("English (United States), German"),
      ).toBeVisible();
      await expectGood(page);
      await page.getByRole("button", { name: "Disconnect" }).click();
      await page.getByRole("button", { name: "Keep it connected" }).click();
      await page.getByRole("button", { name: "Disconnect" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: "Disconnect" })
        .click();
      await expect(
        page.getByRole("button", { name: "Connect my shop" }),
      ).toBeVisible();
      await page.reload();
      await expect(
        page.getByRole("button", { name: "Connect my shop" }),
      ).toBeVisible();
    },
  );
}

test(
  "permission withdrawn on Etsy: the page asks to connect again, and it works",
  onlyFull,
  async ({ page, request }) => {
    await signInAsNewSeller(page);
    await page.goto("/shop");
    await connectShop(page, "Connect my shop");
    await request.post(`${sandbox}/etsy/tokens`, {
      data: { action: "revoke", user_id: 51_000_001 },
    });
    expect((await page.request.get("/api/etsy/options")).status()).toBe(409);
    await page.goto("/shop");
    await expect(
      page.getByText("Please connect HarborClayStudio again"),
    ).toBeVisible();
    await expectGood(page);
    await connectShop(page, "Connect again");
    expect((await page.request.get("/api/etsy/options")).status()).toBe(200);
  },
);

test(
  "denied on Etsy: the dashboard says so, and nothing is connected",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/shop");
    await page.getByRole("button", { name: "Connect my shop" }).click();
    await page.getByRole("button", { name: "Deny" }).click();
    await expect(
      page.getByText("You declined on Etsy.", { exact: false }),
    ).toBeVisible();
    await page.goto("/shop");
    await expect(
      page.getByRole("button", { name: "Connect my shop" }),
    ).toBeVisible();
  },
);
