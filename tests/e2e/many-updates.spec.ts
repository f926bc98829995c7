import type { Page } from "@playwright/test";
import { connectOwnShop, writeReadyListing } from "@/tests/e2e/support/etsy";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  sandbox,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";

// Icons of the sandbox's page.
test.use({ allowedComplaints: failedRequest(404) });

type AtEtsy = {
  listing_id: number;
  shop_id: number;
  fields: { title: string };
};

async function listingsOf(page: Page, shopName: string): Promise<AtEtsy[]> {
  const answer = await page.request.get(`${sandbox}/etsy/state.json`);
  const { shops, listings } = await answer.json();
  const shop = shops.find(
    (one: { shop_name: string }) => one.shop_name === shopName,
  );
  return listings.filter((one: AtEtsy) => one.shop_id === shop.shop_id);
}

/** Listings here that stand for the ones in the shop, with other texts. */
async function linkAll(page: Page, shopName: string) {
  const written: Awaited<ReturnType<typeof writeReadyListing>>[] = [];
  for (const { listing_id } of await listingsOf(page, shopName)) {
    const listing = await writeReadyListing(page);
    const answer = await page.request.post(`/api/listings/${listing.id}/etsy`, {
      data: { address: String(listing_id) },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    written.push(listing);
  }
  return written;
}

/** All that the dialog shows goes, and arrives. */
async function confirm(page: Page, title: string, button: string) {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("article")).toHaveCount(2);
  await expectGood(page);
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog.getByText("2 listings done.")).toBeVisible({
    timeout: 120_000,
  });
  await expectGood(page);
  await dialog
    .getByRole("button", { name: "Close", exact: true })
    .last()
    .click();
}

for (const [device, use, run] of screens("a phone")) {
  test.describe(`many updates on ${device}`, () => {
    test.use(use);

    test(
      "several listings updated on Etsy by one press, then put back as one",
      run,
      async ({ page }) => {
        test.setTimeout(300_000);
        await signInAsNewSeller(page);
        await page.goto("/audit");
        const { name } = await connectOwnShop(page, 2);
        const before = (await listingsOf(page, name)).map(
          ({ fields }) => fields.title,
        );
        const written = await linkAll(page, name);
        const titles = async () =>
          (await listingsOf(page, name)).map(({ fields }) => fields.title);

        await page.goto("/history");
        await page.getByRole("checkbox", { name: "Select all shown" }).check();
        await page
          .getByRole("toolbar", { name: "Selection" })
          .getByRole("button", { name: "On Etsy" })
          .click();
        await page.getByRole("button", { name: "Update them on Etsy" }).click();
        await confirm(page, "Update on Etsy", "Update 2 listings on Etsy");
        expect(await titles()).toEqual(written.map(({ title }) => title));

        await page.goto("/changes");
        await expectStillGood(page);
        await page
          .getByRole("button", { name: /^Put back all 2 changed together/ })
          .first()
          .click();
        await confirm(page, "Put back on Etsy", "Put back 2 listings on Etsy");
        expect(await titles()).toEqual(before);
        await expect(
          page
            .getByRole("list", { name: "Your changes" })
            .getByText("Updated on Etsy"),
        ).toHaveCount(4);
      },
    );
  });
}
